import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, modelsOf, wordChoices } from '../drafts.ts';
import type { MisconceptionId } from '../misconceptions.ts';

const model = modelsOf('deduction-and-argument');

export const syllogismModels: ItemModel[] = [model('all-some-none', 'All, some and none', 9, writeSyllogism)];

type Term = 0 | 1 | 2;
interface Claim {
  form: 'all' | 'no' | 'some' | 'some-not';
  subject: Term;
  object: Term;
}

/** A group named as a plural, and what is said of its members: "trains with a dining car", "have a dining car". */
interface Group {
  plural: string;
  are: string;
  areNot: string;
}

interface Groups {
  terms: [Group, Group, Group];
  premises: [Claim, Claim];
  /** Conclusions to choose from; which is right, if any, is worked out. */
  offered: [Claim, MisconceptionId][];
  b: number;
}

const all = (subject: Term, object: Term): Claim => ({ form: 'all', subject, object });
const no = (subject: Term, object: Term): Claim => ({ form: 'no', subject, object });
const some = (subject: Term, object: Term): Claim => ({ form: 'some', subject, object });
const someNot = (subject: Term, object: Term): Claim => ({ form: 'some-not', subject, object });

// Features: two “all” in a row (-1.4), one “some” (+0.8), one “no” (+1.1), “some … not” (+1.8), nothing certain (+2), two of “some” (+2.2).
const groups: Groups[] = [
  {
    terms: [
      group('members of the rowing club', 'be members of the rowing club'),
      group('good swimmers', 'be good swimmers'),
      group('people with a swimming badge', 'have a swimming badge'),
    ],
    premises: [all(0, 1), all(1, 2)],
    offered: [
      [all(0, 2), 'misses-a-step-of-the-chain'],
      [all(2, 0), 'turns-the-rule-round'],
      [all(1, 0), 'turns-the-rule-round'],
      [someNot(0, 2), 'misreads-the-fact'],
    ],
    b: -1.4,
  },
  {
    terms: [
      group('night trains', 'be night trains'),
      group('trains with a dining car', 'have a dining car'),
      group('trains from Oslo', 'come from Oslo'),
    ],
    premises: [all(0, 1), some(2, 0)],
    offered: [
      [some(2, 1), 'overlooks-the-way-back'],
      [all(2, 1), 'turns-some-into-all'],
      [all(1, 0), 'turns-the-rule-round'],
      [someNot(2, 1), 'takes-some-for-not-all'],
    ],
    b: -0.6,
  },
  {
    terms: [
      group('first-year students', 'be first-year students'),
      group('library assistants', 'work as library assistants'),
      group('residents of House 4', 'live in House 4'),
    ],
    premises: [no(0, 1), all(2, 0)],
    offered: [
      [no(2, 1), 'overlooks-the-way-back'],
      [all(0, 2), 'turns-the-rule-round'],
      [some(2, 1), 'adds-what-is-not-said'],
      [no(0, 2), 'misreads-the-fact'],
    ],
    b: -0.3,
  },
  {
    terms: [
      group('spiders on the island', 'be spiders on the island'),
      group('animals that spin webs', 'spin webs'),
      group('animals that hunt at night', 'hunt at night'),
    ],
    premises: [all(0, 1), no(2, 1)],
    offered: [
      [no(0, 2), 'overlooks-the-way-back'],
      [all(1, 0), 'turns-the-rule-round'],
      [some(0, 2), 'adds-what-is-not-said'],
      [someNot(0, 1), 'misreads-the-fact'],
    ],
    b: 0.2,
  },
  {
    terms: [
      group('nurses on the ward', 'be nurses on the ward'),
      group('people who speak Arabic', 'speak Arabic'),
      group('people on the early shift', 'work on the early shift'),
    ],
    premises: [some(0, 1), no(1, 2)],
    offered: [
      [someNot(0, 2), 'overlooks-the-way-back'],
      [no(0, 2), 'turns-some-into-all'],
      [some(0, 2), 'adds-what-is-not-said'],
      [all(1, 0), 'turns-some-into-all'],
    ],
    b: 0.5,
  },
  {
    terms: [
      group('winners of the prize', 'have won the prize'),
      group('people who have written a novel', 'have written a novel'),
      group('members of the jury', 'be members of the jury'),
    ],
    premises: [all(0, 1), someNot(2, 1)],
    offered: [
      [someNot(2, 0), 'overlooks-the-way-back'],
      [some(2, 0), 'takes-some-for-not-all'],
      [no(2, 0), 'turns-some-into-all'],
      [all(1, 0), 'turns-the-rule-round'],
    ],
    b: 0.8,
  },
  {
    terms: [
      group('electric buses', 'be electric'),
      group('buses that stop at the hospital', 'stop at the hospital'),
      group('buses built in Lima', 'be built in Lima'),
    ],
    premises: [all(0, 1), all(2, 1)],
    offered: [
      [all(0, 2), 'links-two-groups-through-a-third'],
      [some(0, 2), 'links-two-groups-through-a-third'],
      [no(0, 2), 'adds-what-is-not-said'],
    ],
    b: 0.6,
  },
  {
    terms: [
      group('volunteers', 'be volunteers'),
      group('drivers', 'be drivers'),
      group('people who work at weekends', 'work at weekends'),
    ],
    premises: [some(0, 1), some(1, 2)],
    offered: [
      [some(0, 2), 'links-two-groups-through-a-third'],
      [no(0, 2), 'adds-what-is-not-said'],
      [someNot(1, 2), 'takes-some-for-not-all'],
    ],
    b: 0.9,
  },
  {
    terms: [
      group('protected plants', 'be protected'),
      group('plants of the valley', 'grow in the valley'),
      group('plants used as medicine', 'be used as medicine'),
    ],
    premises: [no(0, 1), some(2, 1)],
    offered: [
      [someNot(2, 0), 'overlooks-the-way-back'],
      [someNot(0, 2), 'turns-the-rule-round'],
      [no(0, 2), 'turns-some-into-all'],
      [some(0, 2), 'adds-what-is-not-said'],
    ],
    b: 1.3,
  },
];

const nothing = 'None of the other three must be true.';

function writeSyllogism(variant: number, random: Random): Draft {
  const { terms, premises, offered, b } = caseOf(groups, variant);
  const say = (claim: Claim) => sentence(claim, terms);
  const certain = offered.filter(([claim]) => follows(premises, claim));
  if (certain.length > 1 || (offered.length === 3) === (certain.length === 1))
    throw new Error(`${terms[0].plural}: not one answer`);
  const answer = certain[0] ? say(certain[0][0]) : nothing;
  const wrong = offered.flatMap(([claim, idea]): Wrong<string>[] =>
    say(claim) === answer ? [] : [[say(claim), idea]],
  );
  const choices = wordChoices(answer, wrong);
  if (!choices) throw new Error(`${terms[0].plural}: too few wrong answers`);
  const [one, two] = premises.map(say);
  const options = shuffled([answer, ...wrong.map(([text]) => text)], random);
  return {
    stem: `${one} ${two} Suppose both statements are true. Which of these must be true as well?`,
    ...choices,
    // “none of the other three” stands last, where one looks for it
    ...(certain.length ? {} : { order: [...options.filter((text) => text !== nothing), nothing], fixed: [nothing] }),
    explanation: certain.length
      ? `Whatever the groups look like in detail, as long as both statements hold, so does this one. For each of the others there are groups that fit both statements and break it.`
      : `For each of the three statements there are groups that fit the text and break it. Being linked with the same third group does not tie two groups to one another.`,
    steps: [
      ...offered.map(
        ([claim]) =>
          `${say(claim)} ${follows(premises, claim) ? 'No way of drawing the groups breaks it.' : 'The groups can be drawn so that it fails.'}`,
      ),
    ],
    hints: {
      conceptual: 'A conclusion is certain only when no arrangement of the groups that fits the text can break it.',
      procedural: `Draw an oval for each of the three groups and place them as the two statements demand.`,
      strategic: 'For each answer try to draw the ovals so that it fails; the one you cannot make fail is certain.',
      encouragement: premises.some(({ form }) => form.startsWith('some'))
        ? 'Remember that “some” means at least one; with that in mind the drawing is quickly done.'
        : 'With statements about all or none, the drawing leaves little freedom.',
    },
    difficulty: b,
    discrimination: 1.3,
    concepts: ['quantifiers', 'deduction'],
    reasoning: ['analytical', ...(certain.length ? [] : (['creative'] as const))],
  };
}

/** Whether a claim holds in every world in which the premises hold and none of the three groups is empty. */
function follows(premises: readonly Claim[], claim: Claim): boolean {
  for (let inhabited = 0; inhabited < 256; inhabited++) {
    // bit r tells whether someone lives in region r; bit t of r tells whether the region lies inside group t
    const regions = [0, 1, 2, 3, 4, 5, 6, 7].filter((region) => (inhabited >> region) & 1);
    const nonEmpty = ([0, 1, 2] as const).every((term) => regions.some((region) => isIn(region, term)));
    if (nonEmpty && premises.every((premise) => holds(premise, regions)) && !holds(claim, regions)) return false;
  }
  return true;
}

function holds({ form, subject, object }: Claim, regions: number[]): boolean {
  const inside = regions.filter((region) => isIn(region, subject));
  if (form === 'all') return inside.every((region) => isIn(region, object));
  if (form === 'no') return !inside.some((region) => isIn(region, object));
  if (form === 'some') return inside.some((region) => isIn(region, object));
  return inside.some((region) => !isIn(region, object));
}

function isIn(region: number, term: Term): boolean {
  return ((region >> term) & 1) === 1;
}

function sentence({ form, subject, object }: Claim, terms: Groups['terms']): string {
  const [{ plural }, { are, areNot }] = [at(terms, subject), at(terms, object)];
  if (form === 'all') return `All ${plural} ${are}.`;
  if (form === 'no') return `No ${plural} ${are}.`;
  return `Some ${plural} ${form === 'some-not' ? areNot : are}.`;
}

/** `says` is in the infinitive: "be built in Lima", "have a dining car". */
function group(plural: string, says: string): Group {
  const [verb, ...rest] = says.split(' ');
  const tail = rest.join(' ');
  if (verb === 'be') return { plural, are: `are ${tail}`, areNot: `are not ${tail}` };
  if (says.startsWith('have won') || says.startsWith('have written'))
    return { plural, are: says, areNot: `have not ${tail}` };
  return { plural, are: says, areNot: `do not ${says}` };
}
