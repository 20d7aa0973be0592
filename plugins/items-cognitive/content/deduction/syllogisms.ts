import type { Random } from '../../../../core/random.ts';
import type { Misconception } from '../../../item-bank/items/services.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Body, Task, Wrong } from '../drafts.ts';
import { choices, modelOf } from '../drafts.ts';
import { idea } from './ideas.ts';
import type { Claim } from './logic.ts';
import { everyClaim, follows, opposite, says } from './logic.ts';

const all = (subject: number, object: number): Claim => ({ form: 'all', subject, object });
const no = (subject: number, object: number): Claim => ({ form: 'no', subject, object });
const some = (subject: number, object: number): Claim => ({ form: 'some', subject, object });
const someNot = (subject: number, object: number): Claim => ({ form: 'some-not', subject, object });

interface Form {
  premises: readonly Claim[];
  /** Undefined where none of the options follows. */
  conclusion: Claim | undefined;
  b: number;
  load: Task['load'];
}

// Difficulty after what is known of syllogisms (Khemlani & Johnson-Laird 2012, for the order): one statement turned
// round −2; two “all” in line −1.3; “no” +0.6; “some” +1.1; “some … not” +1.8; a third statement +1.5; nothing follows +2.3.
const forms: Form[] = [
  { premises: [no(0, 1)], conclusion: no(1, 0), b: -1.9, load: 1 },
  { premises: [some(0, 1)], conclusion: some(1, 0), b: -2, load: 1 },
  { premises: [all(0, 1), all(1, 2)], conclusion: all(0, 2), b: -1.3, load: 2 },
  { premises: [all(0, 1), no(1, 2)], conclusion: no(0, 2), b: -0.7, load: 2 },
  { premises: [some(0, 1), all(1, 2)], conclusion: some(0, 2), b: -0.2, load: 3 },
  { premises: [some(0, 1), no(1, 2)], conclusion: someNot(0, 2), b: 0.5, load: 3 },
  { premises: [all(0, 1), someNot(2, 1)], conclusion: someNot(2, 0), b: 0.8, load: 3 },
  { premises: [all(0, 1), all(1, 2), no(2, 3)], conclusion: no(3, 0), b: 1, load: 4 },
  { premises: [all(0, 1), all(2, 1)], conclusion: undefined, b: 1.1, load: 4 },
  { premises: [some(0, 1), some(1, 2)], conclusion: undefined, b: 0.9, load: 4 },
  { premises: [some(0, 1), all(1, 2), no(2, 3)], conclusion: someNot(0, 3), b: 1.6, load: 5 },
  { premises: [no(0, 1), all(2, 1), some(3, 2)], conclusion: someNot(3, 0), b: 1.9, load: 5 },
];

const none = 'None of these must be true';
// Made up: nobody knows anything about them.
const kindsOfThings = [
  'blorks',
  'tavins',
  'mirvels',
  'gorps',
  'fendles',
  'zarps',
  'lumeks',
  'pontras',
  'wubbins',
  'krels',
  'snaddles',
  'oxtims',
];

export const syllogismModels = [
  modelOf({
    area: 'deduction',
    subcategory: 'syllogisms',
    slug: 'made-up-kinds',
    title: 'What follows about made-up kinds',
    concepts: ['deduction', 'quantifiers'],
    reasoning: ['analytical', 'systematic'],
    rounds: 2,
    tasks: forms.map(({ b, load, ...form }) => ({ b, load, hints: hints(), write: (random) => ask(form, random) })),
  }),
];

function ask({ premises, conclusion }: Pick<Form, 'premises' | 'conclusion'>, random: Random): Body | undefined {
  const kinds = 1 + Math.max(...premises.flatMap(({ subject, object }) => [subject, object]));
  const words = shuffled(kindsOfThings, random).slice(0, kinds);
  // What a reader may take for granted: that there are things of every kind. Wrong options do not follow even then.
  const isWrong = (claim: Claim) => !follows(claim, premises, { kinds, isPopulated: true });
  const ends = (claim: Claim) => premises.some((premise) => linksSame(premise, claim));
  const wrongClaims = shuffled(everyClaim(kinds), random)
    .filter(isWrong)
    .sort((one, other) => Number(premises.length > 1 && ends(one)) - Number(premises.length > 1 && ends(other)));
  const wrong: Wrong<string>[] = wrongClaims.map(
    (claim) => [says(claim, words), ideaOf(claim, premises, kinds)] as const,
  );
  const found = conclusion
    ? choices(says(conclusion, words), [...wrong.slice(0, 3), [none, idea('sees-no-conclusion')]])
    : choices(none, wrong);
  if (!found) return undefined;
  const statements = shuffled(premises, random).map((premise) => says(premise, words));
  const offered = [found.answer, ...found.distractors.map(({ text }) => text)].filter((text) => text !== none);
  const told = conclusion ? says(conclusion, words) : '';
  return {
    ...found,
    order: [...shuffled(offered, random), none],
    fixed: [none],
    stem: `${statements.length === 1 ? 'This statement is' : 'These statements are'} true. Which of the others must be true as well?`,
    stimulus: [{ kind: 'text', text: statements.join('\n') }],
    explanation: conclusion
      ? `In every case in which the statements hold, this holds as well: ${told} For each of the other sentences a case can be found that fits the statements and not the sentence.`
      : 'For each of the sentences a case can be found in which the statements hold and the sentence does not. So none of them must be true.',
    steps: conclusion
      ? [...statements, `Together: ${told}`]
      : [
          ...statements,
          'The kind that the statements share need not bring the other two together, and need not keep them apart.',
        ],
  };
}

function linksSame(one: Claim, other: Claim): boolean {
  return [one.subject, one.object].sort().join() === [other.subject, other.object].sort().join();
}

function ideaOf(claim: Claim, premises: readonly Claim[], kinds: number): Misconception {
  const same = premises.find((premise) => linksSame(premise, claim));
  if (follows(opposite(claim), premises, { kinds, isPopulated: false })) return idea('contradicts-a-statement');
  const turned: Claim = { form: claim.form, subject: claim.object, object: claim.subject };
  if (follows(turned, premises, { kinds, isPopulated: true })) return idea('turns-the-rule-round');
  if (same?.form === 'some' && claim.form === 'some-not') return idea('takes-some-for-not-all');
  if (claim.form === 'all' && premises.some(({ form }) => form === 'some')) return idea('turns-some-into-all');
  return idea('takes-possible-for-certain');
}

function hints(): Task['hints'] {
  return [
    'A conclusion must hold in every case in which the statements hold, not only in one that comes to mind.',
    'Draw a ring for each kind and let the rings overlap only where the statements leave you no choice.',
    'For each option, try to draw the rings so that the statements hold and the option does not.',
    'The words mean nothing, which is a help: only the form of the statements counts.',
  ];
}
