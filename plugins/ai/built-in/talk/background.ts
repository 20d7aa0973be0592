/**
 * Words of other school subjects and of daily life that also occur in lessons. Next to a lesson's name they indicate
 * another subject.
 */
export const background: ReadonlySet<string> = new Set(
  (
    'animal blood body bone brain breath cell disease diet dna enzyme flower gene healthy heart leaf leave lung muscle nerve organ plant root seed skin species tooth tree virus ' +
    'acid atom burning chemical compound electron gas ion metal molecule oxygen salt solution current electric energy force gravity light magnet planet pressure sound sun star ' +
    'army battle church congress empire king law minister parliament party pope president prince queen revolution senate soldier treaty war ' +
    'adjective character conditional essay grammar haiku letter noun novel paragraph poem poet sentence shakespeare spelling tense telephone verb vowel ' +
    'band guitar jazz music note opera orchestra paint painter photography piano singer song ' +
    'ball bike boxing football game goal gym marathon player race skate swim tennis ' +
    'bake bread cake cook egg flour kitchen meal recipe rice soup sugar ' +
    'android browser computer css html java javascript laptop phone python website wifi ' +
    'cat dog hair house holiday girl boyfriend girlfriend shirt shoe wedding weather rain river ocean mountain country city volcano climate'
  ).split(' '),
);
