/// The parts of invented names in one script; a name is a beginning and an ending.
struct Script: Sendable {
  let given: [String]
  let givenEndings: [String]
  let family: [String]
  let familyEndings: [String]
  /// How given and family beginnings are spoken, in their order; empty where nothing is written.
  let phoneticGiven: [String]
  let phoneticFamily: [String]
  let cities: [String]

  private init(
    given: String, _ givenEndings: String, family: String, _ familyEndings: String, cities: String,
    phoneticGiven: String = "", phoneticFamily: String = ""
  ) {
    self.given = Self.words(given)
    self.givenEndings = Self.words(givenEndings)
    self.family = Self.words(family)
    self.familyEndings = Self.words(familyEndings)
    self.cities = Self.words(cities)
    self.phoneticGiven = Self.words(phoneticGiven)
    self.phoneticFamily = Self.words(phoneticFamily)
  }

  /// Cuts a text at blanks; a lone `-` stands for an empty word.
  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map { $0 == "-" ? "" : String($0) }
  }
}

extension Script {
  static let latin = Script(
    given: """
      Mir Jón Åsa Zoë Chloé René Søren Björn Łuk Mañue Iñig Šár Čen Đor Ülk Öz André Noém Maël \
      Frej Astr Ingr Livi Ottil Cami Benedikt Valér Émil Hél Thér Jür Gün Kár Zsóf Tün Ágn Žof
      """, "a e i o us ine as ette is ko",
    family: """
      Sol Lind Berg Quill Öst Sjö Ñuñ Gonç Fern Müll Böh Grü Świ Woź Dvoř Novo Håk Næs Ødeg Élou \
      Beau Lefè Castañ Ibáñ Peš Hrub Kovác Szabó Țep Ștef Ağ Yıl Đuk Ćos Þór Guð Mac Hol Wint Ash
      """, "berg ström dal feld wick ová ssen sson ez ães ier ska mann ton ley field by stad",
    cities: "Oslo Malmö Århus Kraków Lyon Coruña Győr Brașov İzmir Leeds Perth Boise Cork Ulm")

  static let cyrillic = Script(
    given: "Мир Яр Свет Люб Над Вер Бог Влад Ма Ол Ел Ир Зо Кс Ник Пет Фёд Юл",
    "а ослав лана ан ия ена ина оя ор ей",
    family: "Сол Берёз Лес Озер Гор Реч Снег Волк Лис Щук Ёлк Жук Цвет Чай Шум",
    "ов ова ин ина ский ская енко ук ев ева",
    cities: "Казань Тверь Псков Киров Омск Львов Варна")

  static let han = Script(
    given: "安 明 思 雨 子 文 若 欣 志 嘉 晓 天 佳 梦 雪 建", "宁 远 涵 轩 怡 博 琳 然 晨 瑶 华 平 -",
    family: "林 沈 陆 温 纪 蓝 季 容 宋 梁 韩 方 石 欧阳 司徒 上官", "-",
    cities: "苏州 杭州 昆明 青岛 厦门 台南")

  static let hangul = Script(
    given: "서 지 하 도 은 수 유 민 예 시 연 가", "윤 아 준 빈 호 린 우 율 솔 람 -",
    family: "나 도 마 백 봉 선 설 채 탁 표 함 제갈 남궁", "-",
    cities: "전주 강릉 여수 춘천 경주")

  static let arabic = Script(
    given: "نور سلم ريم هند ليل أمل رشيد زين كريم مها", "- ان ى ة ين",
    family: "النجار الحداد القمر البحر الورد الزيتون الريحان النخيل", "- ي",
    cities: "طنجة حلب صور عكا نزوى")

  static let japanese = Script(
    given: "葵 蓮 凛 湊 結衣 陽菜 悠真 美月 桜 海斗", "-",
    family: "森川 青木 月岡 白石 風間 星野 水谷 雪村 花岡 竹中", "-",
    cities: "金沢 松江 小樽 萩 高山",
    phoneticGiven: "あおい れん りん みなと ゆい ひな ゆうま みつき さくら かいと",
    phoneticFamily: "もりかわ あおき つきおか しらいし かざま ほしの みずたに ゆきむら はなおか たけなか")

  /// One script for each of a hundred contacts.
  private static let shares: [Script] = [
    (latin, 56), (cyrillic, 16), (han, 12), (hangul, 7), (arabic, 5), (japanese, 4),
  ].flatMap { Array(repeating: $0, count: $1) }

  /// A script, as often as it is used among the contacts.
  static func pick(_ numbers: inout SeededNumbers) -> Script { numbers.pick(shares) }
}
