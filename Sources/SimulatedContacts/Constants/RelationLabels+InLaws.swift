// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple names these constants with the framework's prefix, and apps write them so.

/// The relation label for a parent-in-law.
public let CNLabelContactRelationParentInLaw = "_$!<ParentInLaw>!$_"
/// The relation label for a mother-in-law.
public let CNLabelContactRelationMotherInLaw = "_$!<MotherInLaw>!$_"
/// The relation label for a mother-in-law (wife's mother).
public let CNLabelContactRelationMotherInLawWifesMother = "_$!<MotherInLawWifesMother>!$_"
/// The relation label for a mother-in-law (husband's mother).
public let CNLabelContactRelationMotherInLawHusbandsMother = "_$!<MotherInLawHusbandsMother>!$_"
/// The relation label for a father-in-law.
public let CNLabelContactRelationFatherInLaw = "_$!<FatherInLaw>!$_"
/// The relation label for a father-in-law (wife's father).
public let CNLabelContactRelationFatherInLawWifesFather = "_$!<FatherInLawWifesFather>!$_"
/// The relation label for a father-in-law (husband's father).
public let CNLabelContactRelationFatherInLawHusbandsFather = "_$!<FatherInLawHusbandsFather>!$_"
/// The relation label for a co-parent-in-law.
public let CNLabelContactRelationCoParentInLaw = "_$!<CoParentInLaw>!$_"
/// The relation label for a co-mother-in-law.
public let CNLabelContactRelationCoMotherInLaw = "_$!<CoMotherInLaw>!$_"
/// The relation label for a co-father-in-law.
public let CNLabelContactRelationCoFatherInLaw = "_$!<CoFatherInLaw>!$_"
/// The relation label for a sibling-in-law.
public let CNLabelContactRelationSiblingInLaw = "_$!<SiblingInLaw>!$_"
/// The relation label for a younger sibling-in-law.
public let CNLabelContactRelationYoungerSiblingInLaw = "_$!<YoungerSiblingInLaw>!$_"
/// The relation label for an elder sibling-in-law.
public let CNLabelContactRelationElderSiblingInLaw = "_$!<ElderSiblingInLaw>!$_"
/// The relation label for a sister-in-law.
public let CNLabelContactRelationSisterInLaw = "_$!<SisterInLaw>!$_"
/// The relation label for a younger sister-in-law.
public let CNLabelContactRelationYoungerSisterInLaw = "_$!<YoungerSisterInLaw>!$_"
/// The relation label for an elder sister-in-law.
public let CNLabelContactRelationElderSisterInLaw = "_$!<ElderSisterInLaw>!$_"
/// The relation label for a sister-in-law (spouse's sister).
public let CNLabelContactRelationSisterInLawSpousesSister = "_$!<SisterInLawSpousesSister>!$_"
/// The relation label for a sister-in-law (wife's sister).
public let CNLabelContactRelationSisterInLawWifesSister = "_$!<SisterInLawWifesSister>!$_"
/// The relation label for a sister-in-law (husband's sister).
public let CNLabelContactRelationSisterInLawHusbandsSister = "_$!<SisterInLawHusbandsSister>!$_"
/// The relation label for a sister-in-law (brother's wife).
public let CNLabelContactRelationSisterInLawBrothersWife = "_$!<SisterInLawBrothersWife>!$_"
/// The relation label for a sister-in-law (younger brother's wife).
public let CNLabelContactRelationSisterInLawYoungerBrothersWife =
  "_$!<SisterInLawYoungerBrothersWife>!$_"
/// The relation label for a sister-in-law (elder brother's wife).
public let CNLabelContactRelationSisterInLawElderBrothersWife =
  "_$!<SisterInLawElderBrothersWife>!$_"
/// The relation label for a brother-in-law.
public let CNLabelContactRelationBrotherInLaw = "_$!<BrotherInLaw>!$_"
/// The relation label for a younger brother-in-law.
public let CNLabelContactRelationYoungerBrotherInLaw = "_$!<YoungerBrotherInLaw>!$_"
/// The relation label for an elder brother-in-law.
public let CNLabelContactRelationElderBrotherInLaw = "_$!<ElderBrotherInLaw>!$_"
/// The relation label for a brother-in-law (spouse's brother).
public let CNLabelContactRelationBrotherInLawSpousesBrother = "_$!<BrotherInLawSpousesBrother>!$_"
/// The relation label for a brother-in-law (husband's brother).
public let CNLabelContactRelationBrotherInLawHusbandsBrother = "_$!<BrotherInLawHusbandsBrother>!$_"
/// The relation label for a brother-in-law (wife's brother).
public let CNLabelContactRelationBrotherInLawWifesBrother = "_$!<BrotherInLawWifesBrother>!$_"
/// The relation label for a brother-in-law (sister's husband).
public let CNLabelContactRelationBrotherInLawSistersHusband = "_$!<BrotherInLawSistersHusband>!$_"
/// The relation label for a brother-in-law (younger sister's husband).
public let CNLabelContactRelationBrotherInLawYoungerSistersHusband =
  "_$!<BrotherInLawYoungerSistersHusband>!$_"
/// The relation label for a brother-in-law (elder sister's husband).
public let CNLabelContactRelationBrotherInLawElderSistersHusband =
  "_$!<BrotherInLawElderSistersHusband>!$_"
/// The relation label for a sister-in-law (wife's brother's wife).
public let CNLabelContactRelationSisterInLawWifesBrothersWife =
  "_$!<SisterInLawWifesBrothersWife>!$_"
/// The relation label for a sister-in-law (husband's brother's wife).
public let CNLabelContactRelationSisterInLawHusbandsBrothersWife =
  "_$!<SisterInLawHusbandsBrothersWife>!$_"
/// The relation label for a brother-in-law (wife's sister's husband).
public let CNLabelContactRelationBrotherInLawWifesSistersHusband =
  "_$!<BrotherInLawWifesSistersHusband>!$_"
/// The relation label for a brother-in-law (husband's sister's husband).
public let CNLabelContactRelationBrotherInLawHusbandsSistersHusband =
  "_$!<BrotherInLawHusbandsSistersHusband>!$_"
/// The relation label for a co-sibling-in-law.
public let CNLabelContactRelationCoSiblingInLaw = "_$!<CoSiblingInLaw>!$_"
/// The relation label for a co-sister-in-law.
public let CNLabelContactRelationCoSisterInLaw = "_$!<CoSisterInLaw>!$_"
/// The relation label for a co-brother-in-law.
public let CNLabelContactRelationCoBrotherInLaw = "_$!<CoBrotherInLaw>!$_"
/// The relation label for a child-in-law.
public let CNLabelContactRelationChildInLaw = "_$!<ChildInLaw>!$_"
/// The relation label for a daughter-in-law.
public let CNLabelContactRelationDaughterInLaw = "_$!<DaughterInLaw>!$_"
/// The relation label for a son-in-law.
public let CNLabelContactRelationSonInLaw = "_$!<SonInLaw>!$_"
