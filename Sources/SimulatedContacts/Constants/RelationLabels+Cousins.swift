// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple names these constants with the framework's prefix, and apps write them so.

/// The relation label for a cousin.
public let CNLabelContactRelationCousin = "_$!<Cousin>!$_"
/// The relation label for a younger cousin.
public let CNLabelContactRelationYoungerCousin = "_$!<YoungerCousin>!$_"
/// The relation label for an elder cousin.
public let CNLabelContactRelationElderCousin = "_$!<ElderCousin>!$_"
/// The relation label for a male cousin.
public let CNLabelContactRelationMaleCousin = "_$!<MaleCousin>!$_"
/// The relation label for a female cousin.
public let CNLabelContactRelationFemaleCousin = "_$!<FemaleCousin>!$_"
/// The relation label for a cousin (parent's sibling's child).
public let CNLabelContactRelationCousinParentsSiblingsChild = "_$!<CousinParentsSiblingsChild>!$_"
/// The relation label for a cousin (parent's sibling's son).
public let CNLabelContactRelationCousinParentsSiblingsSon = "_$!<CousinParentsSiblingsSon>!$_"
/// The relation label for a younger cousin (parent's sibling's son).
public let CNLabelContactRelationYoungerCousinParentsSiblingsSon =
  "_$!<YoungerCousinParentsSiblingsSon>!$_"
/// The relation label for an elder cousin (parent's sibling's son).
public let CNLabelContactRelationElderCousinParentsSiblingsSon =
  "_$!<ElderCousinParentsSiblingsSon>!$_"
/// The relation label for a cousin (parent's sibling's daughter).
public let CNLabelContactRelationCousinParentsSiblingsDaughter =
  "_$!<CousinParentsSiblingsDaughter>!$_"
/// The relation label for a younger cousin (parent's sibling's daughter).
public let CNLabelContactRelationYoungerCousinParentsSiblingsDaughter =
  "_$!<YoungerCousinParentsSiblingsDaughter>!$_"
/// The relation label for an elder cousin (parent's sibling's daughter).
public let CNLabelContactRelationElderCousinParentsSiblingsDaughter =
  "_$!<ElderCousinParentsSiblingsDaughter>!$_"
/// The relation label for a cousin (mother's sister's daughter).
public let CNLabelContactRelationCousinMothersSistersDaughter =
  "_$!<CousinMothersSistersDaughter>!$_"
/// The relation label for a younger cousin (mother's sister's daughter).
public let CNLabelContactRelationYoungerCousinMothersSistersDaughter =
  "_$!<YoungerCousinMothersSistersDaughter>!$_"
/// The relation label for an elder cousin (mother's sister's daughter).
public let CNLabelContactRelationElderCousinMothersSistersDaughter =
  "_$!<ElderCousinMothersSistersDaughter>!$_"
/// The relation label for a cousin (mother's sister's son).
public let CNLabelContactRelationCousinMothersSistersSon = "_$!<CousinMothersSistersSon>!$_"
/// The relation label for a younger cousin (mother's sister's son).
public let CNLabelContactRelationYoungerCousinMothersSistersSon =
  "_$!<YoungerCousinMothersSistersSon>!$_"
/// The relation label for an elder cousin (mother's sister's son).
public let CNLabelContactRelationElderCousinMothersSistersSon =
  "_$!<ElderCousinMothersSistersSon>!$_"
/// The relation label for a cousin (mother's brother's daughter).
public let CNLabelContactRelationCousinMothersBrothersDaughter =
  "_$!<CousinMothersBrothersDaughter>!$_"
/// The relation label for a younger cousin (mother's brother's daughter).
public let CNLabelContactRelationYoungerCousinMothersBrothersDaughter =
  "_$!<YoungerCousinMothersBrothersDaughter>!$_"
/// The relation label for an elder cousin (mother's brother's daughter).
public let CNLabelContactRelationElderCousinMothersBrothersDaughter =
  "_$!<ElderCousinMothersBrothersDaughter>!$_"
/// The relation label for a cousin (mother's brother's son).
public let CNLabelContactRelationCousinMothersBrothersSon = "_$!<CousinMothersBrothersSon>!$_"
/// The relation label for a younger cousin (mother's brother's son).
public let CNLabelContactRelationYoungerCousinMothersBrothersSon =
  "_$!<YoungerCousinMothersBrothersSon>!$_"
/// The relation label for an elder cousin (mother's brother's son).
public let CNLabelContactRelationElderCousinMothersBrothersSon =
  "_$!<ElderCousinMothersBrothersSon>!$_"
/// The relation label for a cousin (father's sister's daughter).
public let CNLabelContactRelationCousinFathersSistersDaughter =
  "_$!<CousinFathersSistersDaughter>!$_"
/// The relation label for a younger cousin (father's sister's daughter).
public let CNLabelContactRelationYoungerCousinFathersSistersDaughter =
  "_$!<YoungerCousinFathersSistersDaughter>!$_"
/// The relation label for an elder cousin (father's sister's daughter).
public let CNLabelContactRelationElderCousinFathersSistersDaughter =
  "_$!<ElderCousinFathersSistersDaughter>!$_"
/// The relation label for a cousin (father's sister's son).
public let CNLabelContactRelationCousinFathersSistersSon = "_$!<CousinFathersSistersSon>!$_"
/// The relation label for a younger cousin (father's sister's son).
public let CNLabelContactRelationYoungerCousinFathersSistersSon =
  "_$!<YoungerCousinFathersSistersSon>!$_"
/// The relation label for an elder cousin (father's sister's son).
public let CNLabelContactRelationElderCousinFathersSistersSon =
  "_$!<ElderCousinFathersSistersSon>!$_"
/// The relation label for a cousin (father's brother's daughter).
public let CNLabelContactRelationCousinFathersBrothersDaughter =
  "_$!<CousinFathersBrothersDaughter>!$_"
/// The relation label for a younger cousin (father's brother's daughter).
public let CNLabelContactRelationYoungerCousinFathersBrothersDaughter =
  "_$!<YoungerCousinFathersBrothersDaughter>!$_"
/// The relation label for an elder cousin (father's brother's daughter).
public let CNLabelContactRelationElderCousinFathersBrothersDaughter =
  "_$!<ElderCousinFathersBrothersDaughter>!$_"
/// The relation label for a cousin (father's brother's son).
public let CNLabelContactRelationCousinFathersBrothersSon = "_$!<CousinFathersBrothersSon>!$_"
/// The relation label for a younger cousin (father's brother's son).
public let CNLabelContactRelationYoungerCousinFathersBrothersSon =
  "_$!<YoungerCousinFathersBrothersSon>!$_"
/// The relation label for an elder cousin (father's brother's son).
public let CNLabelContactRelationElderCousinFathersBrothersSon =
  "_$!<ElderCousinFathersBrothersSon>!$_"
/// The relation label for a cousin (grandparent's sibling's child).
public let CNLabelContactRelationCousinGrandparentsSiblingsChild =
  "_$!<CousinGrandparentsSiblingsChild>!$_"
/// The relation label for a cousin (grandparent's sibling's daughter).
public let CNLabelContactRelationCousinGrandparentsSiblingsDaughter =
  "_$!<CousinGrandparentsSiblingsDaughter>!$_"
/// The relation label for a cousin (grandparent's sibling's son).
public let CNLabelContactRelationCousinGrandparentsSiblingsSon =
  "_$!<CousinGrandparentsSiblingsSon>!$_"
/// The relation label for a younger cousin (mother's sibling's son or father's sister's son).
public let CNLabelContactRelationYoungerCousinMothersSiblingsSonOrFathersSistersSon =
  "_$!<YoungerCousinMothersSiblingsSonOrFathersSistersSon>!$_"
/// The relation label for an elder cousin (mother's sibling's son or father's sister's son).
public let CNLabelContactRelationElderCousinMothersSiblingsSonOrFathersSistersSon =
  "_$!<ElderCousinMothersSiblingsSonOrFathersSistersSon>!$_"
/// The label for a younger cousin (mother's sibling's daughter or father's sister's daughter).
public let CNLabelContactRelationYoungerCousinMothersSiblingsDaughterOrFathersSistersDaughter =
  "_$!<YoungerCousinMothersSiblingsDaughterOrFathersSistersDaughter>!$_"
/// The label for an elder cousin (mother's sibling's daughter or father's sister's daughter).
public let CNLabelContactRelationElderCousinMothersSiblingsDaughterOrFathersSistersDaughter =
  "_$!<ElderCousinMothersSiblingsDaughterOrFathersSistersDaughter>!$_"
