// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple names these constants with the framework's prefix, and apps write them so.

/// The relation label for a parent's sibling.
public let CNLabelContactRelationParentsSibling = "_$!<ParentsSibling>!$_"
/// The relation label for a parent's younger sibling.
public let CNLabelContactRelationParentsYoungerSibling = "_$!<ParentsYoungerSibling>!$_"
/// The relation label for a parent's elder sibling.
public let CNLabelContactRelationParentsElderSibling = "_$!<ParentsElderSibling>!$_"
/// The relation label for a parent's sibling (mother's sibling).
public let CNLabelContactRelationParentsSiblingMothersSibling =
  "_$!<ParentsSiblingMothersSibling>!$_"
/// The relation label for a parent's sibling (mother's younger sibling).
public let CNLabelContactRelationParentsSiblingMothersYoungerSibling =
  "_$!<ParentsSiblingMothersYoungerSibling>!$_"
/// The relation label for a parent's sibling (mother's elder sibling).
public let CNLabelContactRelationParentsSiblingMothersElderSibling =
  "_$!<ParentsSiblingMothersElderSibling>!$_"
/// The relation label for a parent's sibling (father's sibling).
public let CNLabelContactRelationParentsSiblingFathersSibling =
  "_$!<ParentsSiblingFathersSibling>!$_"
/// The relation label for a parent's sibling (father's younger sibling).
public let CNLabelContactRelationParentsSiblingFathersYoungerSibling =
  "_$!<ParentsSiblingFathersYoungerSibling>!$_"
/// The relation label for a parent's sibling (father's elder sibling).
public let CNLabelContactRelationParentsSiblingFathersElderSibling =
  "_$!<ParentsSiblingFathersElderSibling>!$_"
/// The relation label for an aunt.
public let CNLabelContactRelationAunt = "_$!<Aunt>!$_"
/// The relation label for an aunt (parent's sister).
public let CNLabelContactRelationAuntParentsSister = "_$!<AuntParentsSister>!$_"
/// The relation label for an aunt (parent's younger sister).
public let CNLabelContactRelationAuntParentsYoungerSister = "_$!<AuntParentsYoungerSister>!$_"
/// The relation label for an aunt (parent's elder sister).
public let CNLabelContactRelationAuntParentsElderSister = "_$!<AuntParentsElderSister>!$_"
/// The relation label for an aunt (father's sister).
public let CNLabelContactRelationAuntFathersSister = "_$!<AuntFathersSister>!$_"
/// The relation label for an aunt (father's younger sister).
public let CNLabelContactRelationAuntFathersYoungerSister = "_$!<AuntFathersYoungerSister>!$_"
/// The relation label for an aunt (father's elder sister).
public let CNLabelContactRelationAuntFathersElderSister = "_$!<AuntFathersElderSister>!$_"
/// The relation label for an aunt (father's brother's wife).
public let CNLabelContactRelationAuntFathersBrothersWife = "_$!<AuntFathersBrothersWife>!$_"
/// The relation label for an aunt (father's younger brother's wife).
public let CNLabelContactRelationAuntFathersYoungerBrothersWife =
  "_$!<AuntFathersYoungerBrothersWife>!$_"
/// The relation label for an aunt (father's elder brother's wife).
public let CNLabelContactRelationAuntFathersElderBrothersWife =
  "_$!<AuntFathersElderBrothersWife>!$_"
/// The relation label for an aunt (mother's sister).
public let CNLabelContactRelationAuntMothersSister = "_$!<AuntMothersSister>!$_"
/// The relation label for an aunt (mother's younger sister).
public let CNLabelContactRelationAuntMothersYoungerSister = "_$!<AuntMothersYoungerSister>!$_"
/// The relation label for an aunt (mother's elder sister).
public let CNLabelContactRelationAuntMothersElderSister = "_$!<AuntMothersElderSister>!$_"
/// The relation label for an aunt (mother's brother's wife).
public let CNLabelContactRelationAuntMothersBrothersWife = "_$!<AuntMothersBrothersWife>!$_"
/// The relation label for a grandaunt.
public let CNLabelContactRelationGrandaunt = "_$!<Grandaunt>!$_"
/// The relation label for an uncle.
public let CNLabelContactRelationUncle = "_$!<Uncle>!$_"
/// The relation label for an uncle (parent's brother).
public let CNLabelContactRelationUncleParentsBrother = "_$!<UncleParentsBrother>!$_"
/// The relation label for an uncle (parent's younger brother).
public let CNLabelContactRelationUncleParentsYoungerBrother = "_$!<UncleParentsYoungerBrother>!$_"
/// The relation label for an uncle (parent's elder brother).
public let CNLabelContactRelationUncleParentsElderBrother = "_$!<UncleParentsElderBrother>!$_"
/// The relation label for an uncle (mother's brother).
public let CNLabelContactRelationUncleMothersBrother = "_$!<UncleMothersBrother>!$_"
/// The relation label for an uncle (mother's younger brother).
public let CNLabelContactRelationUncleMothersYoungerBrother = "_$!<UncleMothersYoungerBrother>!$_"
/// The relation label for an uncle (mother's elder brother).
public let CNLabelContactRelationUncleMothersElderBrother = "_$!<UncleMothersElderBrother>!$_"
/// The relation label for an uncle (mother's sister's husband).
public let CNLabelContactRelationUncleMothersSistersHusband = "_$!<UncleMothersSistersHusband>!$_"
/// The relation label for an uncle (father's brother).
public let CNLabelContactRelationUncleFathersBrother = "_$!<UncleFathersBrother>!$_"
/// The relation label for an uncle (father's younger brother).
public let CNLabelContactRelationUncleFathersYoungerBrother = "_$!<UncleFathersYoungerBrother>!$_"
/// The relation label for an uncle (father's elder brother).
public let CNLabelContactRelationUncleFathersElderBrother = "_$!<UncleFathersElderBrother>!$_"
/// The relation label for an uncle (father's sister's husband).
public let CNLabelContactRelationUncleFathersSistersHusband = "_$!<UncleFathersSistersHusband>!$_"
/// The relation label for an uncle (father's younger sister's husband).
public let CNLabelContactRelationUncleFathersYoungerSistersHusband =
  "_$!<UncleFathersYoungerSistersHusband>!$_"
/// The relation label for an uncle (father's elder sister's husband).
public let CNLabelContactRelationUncleFathersElderSistersHusband =
  "_$!<UncleFathersElderSistersHusband>!$_"
/// The relation label for a granduncle.
public let CNLabelContactRelationGranduncle = "_$!<Granduncle>!$_"
/// The relation label for a sibling's child.
public let CNLabelContactRelationSiblingsChild = "_$!<SiblingsChild>!$_"
/// The relation label for a niece.
public let CNLabelContactRelationNiece = "_$!<Niece>!$_"
/// The relation label for a niece (sister's daughter).
public let CNLabelContactRelationNieceSistersDaughter = "_$!<NieceSistersDaughter>!$_"
/// The relation label for a niece (brother's daughter).
public let CNLabelContactRelationNieceBrothersDaughter = "_$!<NieceBrothersDaughter>!$_"
/// The relation label for a niece (sister's daughter or wife's sibling's daughter).
public let CNLabelContactRelationNieceSistersDaughterOrWifesSiblingsDaughter =
  "_$!<NieceSistersDaughterOrWifesSiblingsDaughter>!$_"
/// The relation label for a niece (brother's daughter or husband's sibling's daughter).
public let CNLabelContactRelationNieceBrothersDaughterOrHusbandsSiblingsDaughter =
  "_$!<NieceBrothersDaughterOrHusbandsSiblingsDaughter>!$_"
/// The relation label for a nephew.
public let CNLabelContactRelationNephew = "_$!<Nephew>!$_"
/// The relation label for a nephew (sister's son).
public let CNLabelContactRelationNephewSistersSon = "_$!<NephewSistersSon>!$_"
/// The relation label for a nephew (brother's son).
public let CNLabelContactRelationNephewBrothersSon = "_$!<NephewBrothersSon>!$_"
/// The relation label for a nephew (brother's son or husband's sibling's son).
public let CNLabelContactRelationNephewBrothersSonOrHusbandsSiblingsSon =
  "_$!<NephewBrothersSonOrHusbandsSiblingsSon>!$_"
/// The relation label for a nephew (sister's son or wife's sibling's son).
public let CNLabelContactRelationNephewSistersSonOrWifesSiblingsSon =
  "_$!<NephewSistersSonOrWifesSiblingsSon>!$_"
/// The relation label for a grandniece.
public let CNLabelContactRelationGrandniece = "_$!<Grandniece>!$_"
/// The relation label for a grandniece (sister's granddaughter).
public let CNLabelContactRelationGrandnieceSistersGranddaughter =
  "_$!<GrandnieceSistersGranddaughter>!$_"
/// The relation label for a grandniece (brother's granddaughter).
public let CNLabelContactRelationGrandnieceBrothersGranddaughter =
  "_$!<GrandnieceBrothersGranddaughter>!$_"
/// The relation label for a grandnephew.
public let CNLabelContactRelationGrandnephew = "_$!<Grandnephew>!$_"
/// The relation label for a grandnephew (sister's grandson).
public let CNLabelContactRelationGrandnephewSistersGrandson = "_$!<GrandnephewSistersGrandson>!$_"
/// The relation label for a grandnephew (brother's grandson).
public let CNLabelContactRelationGrandnephewBrothersGrandson = "_$!<GrandnephewBrothersGrandson>!$_"
/// The relation label for a stepparent.
public let CNLabelContactRelationStepparent = "_$!<Stepparent>!$_"
/// The relation label for a stepmother.
public let CNLabelContactRelationStepmother = "_$!<Stepmother>!$_"
/// The relation label for a stepfather.
public let CNLabelContactRelationStepfather = "_$!<Stepfather>!$_"
/// The relation label for a stepchild.
public let CNLabelContactRelationStepchild = "_$!<Stepchild>!$_"
/// The relation label for a stepdaughter.
public let CNLabelContactRelationStepdaughter = "_$!<Stepdaughter>!$_"
/// The relation label for a stepson.
public let CNLabelContactRelationStepson = "_$!<Stepson>!$_"
/// The relation label for a stepsister.
public let CNLabelContactRelationStepsister = "_$!<Stepsister>!$_"
/// The relation label for a stepbrother.
public let CNLabelContactRelationStepbrother = "_$!<Stepbrother>!$_"
/// The relation label for a mother-in-law or stepmother.
public let CNLabelContactRelationMotherInLawOrStepmother = "_$!<MotherInLawOrStepmother>!$_"
/// The relation label for a father-in-law or stepfather.
public let CNLabelContactRelationFatherInLawOrStepfather = "_$!<FatherInLawOrStepfather>!$_"
/// The relation label for a daughter-in-law or stepdaughter.
public let CNLabelContactRelationDaughterInLawOrStepdaughter = "_$!<DaughterInLawOrStepdaughter>!$_"
/// The relation label for a son-in-law or stepson.
public let CNLabelContactRelationSonInLawOrStepson = "_$!<SonInLawOrStepson>!$_"
/// The relation label for a cousin or sibling's child.
public let CNLabelContactRelationCousinOrSiblingsChild = "_$!<CousinOrSiblingsChild>!$_"
/// The relation label for a niece or cousin.
public let CNLabelContactRelationNieceOrCousin = "_$!<NieceOrCousin>!$_"
/// The relation label for a nephew or cousin.
public let CNLabelContactRelationNephewOrCousin = "_$!<NephewOrCousin>!$_"
/// The relation label for a grandchild or sibling's child.
public let CNLabelContactRelationGrandchildOrSiblingsChild = "_$!<GrandchildOrSiblingsChild>!$_"
/// The relation label for a granddaughter or niece.
public let CNLabelContactRelationGranddaughterOrNiece = "_$!<GranddaughterOrNiece>!$_"
/// The relation label for a grandson or nephew.
public let CNLabelContactRelationGrandsonOrNephew = "_$!<GrandsonOrNephew>!$_"
/// The relation label for a great-grandchild or sibling's grandchild.
public let CNLabelContactRelationGreatGrandchildOrSiblingsGrandchild =
  "_$!<GreatGrandchildOrSiblingsGrandchild>!$_"
/// The relation label for a daughter-in-law or sister-in-law.
public let CNLabelContactRelationDaughterInLawOrSisterInLaw = "_$!<DaughterInLawOrSisterInLaw>!$_"
/// The relation label for a son-in-law or brother-in-law.
public let CNLabelContactRelationSonInLawOrBrotherInLaw = "_$!<SonInLawOrBrotherInLaw>!$_"
