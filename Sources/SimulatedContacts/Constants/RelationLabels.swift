// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple names these constants with the framework's prefix, and apps write them so.

/// The relation label for an assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The relation label for a manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// The relation label for a colleague.
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
/// The relation label for a teacher.
public let CNLabelContactRelationTeacher = "_$!<Teacher>!$_"
/// The relation label for a sibling.
public let CNLabelContactRelationSibling = "_$!<Sibling>!$_"
/// The relation label for a younger sibling.
public let CNLabelContactRelationYoungerSibling = "_$!<YoungerSibling>!$_"
/// The relation label for an elder sibling.
public let CNLabelContactRelationElderSibling = "_$!<ElderSibling>!$_"
/// The relation label for a sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The relation label for a younger sister.
public let CNLabelContactRelationYoungerSister = "_$!<YoungerSister>!$_"
/// The relation label for a youngest sister.
public let CNLabelContactRelationYoungestSister = "_$!<YoungestSister>!$_"
/// The relation label for an elder sister.
public let CNLabelContactRelationElderSister = "_$!<ElderSister>!$_"
/// The relation label for an eldest sister.
public let CNLabelContactRelationEldestSister = "_$!<EldestSister>!$_"
/// The relation label for a brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The relation label for a younger brother.
public let CNLabelContactRelationYoungerBrother = "_$!<YoungerBrother>!$_"
/// The relation label for a youngest brother.
public let CNLabelContactRelationYoungestBrother = "_$!<YoungestBrother>!$_"
/// The relation label for an elder brother.
public let CNLabelContactRelationElderBrother = "_$!<ElderBrother>!$_"
/// The relation label for an eldest brother.
public let CNLabelContactRelationEldestBrother = "_$!<EldestBrother>!$_"
/// The relation label for a friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The relation label for a male friend.
public let CNLabelContactRelationMaleFriend = "_$!<MaleFriend>!$_"
/// The relation label for a female friend.
public let CNLabelContactRelationFemaleFriend = "_$!<FemaleFriend>!$_"
/// The relation label for a spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The relation label for a wife.
public let CNLabelContactRelationWife = "_$!<Wife>!$_"
/// The relation label for a husband.
public let CNLabelContactRelationHusband = "_$!<Husband>!$_"
/// The relation label for a partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The relation label for a male partner.
public let CNLabelContactRelationMalePartner = "_$!<MalePartner>!$_"
/// The relation label for a female partner.
public let CNLabelContactRelationFemalePartner = "_$!<FemalePartner>!$_"
/// The relation label for a girlfriend or boyfriend.
public let CNLabelContactRelationGirlfriendOrBoyfriend = "_$!<GirlfriendOrBoyfriend>!$_"
/// The relation label for a girlfriend.
public let CNLabelContactRelationGirlfriend = "_$!<Girlfriend>!$_"
/// The relation label for a boyfriend.
public let CNLabelContactRelationBoyfriend = "_$!<Boyfriend>!$_"
/// The relation label for a parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The relation label for a mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The relation label for a father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The relation label for a child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The relation label for a daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The relation label for a son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The relation label for a grandparent.
public let CNLabelContactRelationGrandparent = "_$!<Grandparent>!$_"
/// The relation label for a grandmother.
public let CNLabelContactRelationGrandmother = "_$!<Grandmother>!$_"
/// The relation label for a grandmother (mother's mother).
public let CNLabelContactRelationGrandmotherMothersMother = "_$!<GrandmotherMothersMother>!$_"
/// The relation label for a grandmother (father's mother).
public let CNLabelContactRelationGrandmotherFathersMother = "_$!<GrandmotherFathersMother>!$_"
/// The relation label for a grandfather.
public let CNLabelContactRelationGrandfather = "_$!<Grandfather>!$_"
/// The relation label for a grandfather (mother's father).
public let CNLabelContactRelationGrandfatherMothersFather = "_$!<GrandfatherMothersFather>!$_"
/// The relation label for a grandfather (father's father).
public let CNLabelContactRelationGrandfatherFathersFather = "_$!<GrandfatherFathersFather>!$_"
/// The relation label for a great-grandparent.
public let CNLabelContactRelationGreatGrandparent = "_$!<GreatGrandparent>!$_"
/// The relation label for a great-grandmother.
public let CNLabelContactRelationGreatGrandmother = "_$!<GreatGrandmother>!$_"
/// The relation label for a great-grandfather.
public let CNLabelContactRelationGreatGrandfather = "_$!<GreatGrandfather>!$_"
/// The relation label for a grandchild.
public let CNLabelContactRelationGrandchild = "_$!<Grandchild>!$_"
/// The relation label for a granddaughter.
public let CNLabelContactRelationGranddaughter = "_$!<Granddaughter>!$_"
/// The relation label for a granddaughter (daughter's daughter).
public let CNLabelContactRelationGranddaughterDaughtersDaughter =
  "_$!<GranddaughterDaughtersDaughter>!$_"
/// The relation label for a granddaughter (son's daughter).
public let CNLabelContactRelationGranddaughterSonsDaughter = "_$!<GranddaughterSonsDaughter>!$_"
/// The relation label for a grandson.
public let CNLabelContactRelationGrandson = "_$!<Grandson>!$_"
/// The relation label for a grandson (daughter's son).
public let CNLabelContactRelationGrandsonDaughtersSon = "_$!<GrandsonDaughtersSon>!$_"
/// The relation label for a grandson (son's son).
public let CNLabelContactRelationGrandsonSonsSon = "_$!<GrandsonSonsSon>!$_"
/// The relation label for a great-grandchild.
public let CNLabelContactRelationGreatGrandchild = "_$!<GreatGrandchild>!$_"
/// The relation label for a great-granddaughter.
public let CNLabelContactRelationGreatGranddaughter = "_$!<GreatGranddaughter>!$_"
/// The relation label for a great-grandson.
public let CNLabelContactRelationGreatGrandson = "_$!<GreatGrandson>!$_"
