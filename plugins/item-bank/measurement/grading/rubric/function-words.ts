/** Function words, which sentences contain and lists lack. */
const articles = 'a an the this that these those each every all some any no both either neither another such';
const prepositions =
  'of in on at by for with without from to into onto over under above below between among before after during until till since about against through than as per like off up down out again';
const pronouns =
  'i you he she it we they me him her us them my your his its our their mine who whom whose which what there here one ones somebody someone anybody anyone nobody everybody everyone nothing something anything everything himself herself itself themselves';
const conjunctions =
  'and or but nor so because if then when while whereas although though unless whether therefore thus hence however instead also only just even still too very not never how why where else rather yet always more most less least much many few';
const auxiliaries =
  'am is are was were be been being isnt arent wasnt werent has have had hasnt havent do does did doesnt dont didnt can cannot cant could couldnt will wont would wouldnt shall should shouldnt must may might its thats theres hes shes theyre youre im ive id';

const listed = (words: string) => words.split(' ');

export const functionWords: ReadonlySet<string> = new Set(
  [articles, prepositions, pronouns, conjunctions, auxiliaries].flatMap(listed),
);

export const determiners: ReadonlySet<string> = new Set(listed('an the every my your our their'));

/** Words that cannot follow a determiner. */
export const neverAfterDeterminer: ReadonlySet<string> = new Set([
  ...listed('the an of at by for with from to into is are was were be has have does do and or but because if than'),
]);

/** Prepositions that a noun phrase follows. */
export const linking: ReadonlySet<string> = new Set(listed('of with from for to in'));
export const neverAfterLink: ReadonlySet<string> = new Set(listed('so then because is are was has and or but of than'));

const verbs =
  'add affect agree allow answer appear apply approve ask assume avoid bake balance base become begin believe belong blame bring build buy calculate call can carry catch cause change charge check choose classify circle claim close come compare conclude confirm confuse connect consider contain contradict control copy cost count cover create cut deal decide decrease depend describe detect determine die differ distinguish distort divide double draw drop earn end equal examine exceed exclude exist expect explain factor fail fall feel fill find fit fix flip follow forbid forget form gain get give go grow guess halve happen harm have hear help hold ignore improve include increase inspect invent judge jump keep kill know lack last lay lead learn leave let lie like listen live look lose lower make match matter measure memorise memorize mention miss mislead mix multiply need notice obey occur offer order own pass pay pick place pick play point predict prefer prevent produce propose protect prove pull punish put raise read react recognise recognize reduce refer refuse reject rely remain remember remove repeat replace report represent require rest result return reveal rise run save say search see seem sell send separate set share show sign sink sit solve sort sound speak split stand start stay stop store study suffer sum support suppose swim switch take talk teach tell tend test think throw train travel trick treat trust try turn understand use verify vote wait walk want warn waste watch weigh win wish work worry write';
const irregular =
  'began begun became brought built bought caught chose chosen came cut dealt drew drawn fell fallen felt found forgot forgotten got gotten gave given went gone grew grown heard held kept knew known laid led mean means meant learnt left let lost made met paid put ran rose risen said saw seen sold sent set shown shot sat spoke spoken stood taken took taught told thought threw thrown understood won wrote written lay lain got comes goes does dies lies dying lying tries tried multiplied relied';

const verbStems: ReadonlySet<string> = new Set(listed(verbs));
const verbForms: ReadonlySet<string> = new Set([
  ...listed(irregular),
  ...listed(auxiliaries).filter((word) => !['being', 'been'].includes(word)),
  // As learners write equations.
  ...listed('= < > ≈ ≤ ≥ equals gives makes'),
]);

/** Whether a word is the verb of a statement, or the sign of an equation. */
export function isVerb(word: string): boolean {
  const last = word.slice(word.lastIndexOf('-') + 1);
  return verbForms.has(word) || stemsOf(last).some((stem) => verbStems.has(stem));
}

function stemsOf(word: string): string[] {
  const without = (ending: string) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : []);
  return [
    word,
    ...without('s'),
    ...without('es'),
    ...without('d'),
    ...without('ed'),
    ...without('ied').map((stem) => `${stem}y`),
    ...without('ies').map((stem) => `${stem}y`),
    ...without('ed').map((stem) => stem.slice(0, -1)),
  ];
}
