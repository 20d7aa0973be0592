import type { Random } from '../../../../core/random.ts';
import type { Misconception } from '../../../item-bank/items/services.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Form } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { idea, misconceptions } from '../misconceptions.ts';

/** “All S are P”, “No S are P”, “Some S are P”, “Some S are not P”. */
type Kind = 'all' | 'no' | 'some' | 'some not';
/** About two of the three groups, 0, 1 and 2. */
type Statement = readonly [kind: Kind, subject: number, predicate: number];

const middleNotCovered = idea(
  'shared-group-does-not-connect',
  'Two groups may each overlap a third one without meeting each other.',
);
const tooStrong = idea(
  'concludes-all-from-some',
  'A part of the group is known to be so; that does not settle it for the whole group.',
);
const contradicts = idea(
  'contradicts-the-facts',
  'Draw the circles: this cannot be, or need not be, if the two sentences are true.',
);
const nothingFollows = idea(
  'overlooks-valid-conclusion',
  'Something does follow: place the circles step by step and see what cannot be avoided.',
);

const none = 'None of these three statements has to be true';

/**
 * Rung 3. Harder: “no” and “some” combined, premises from which nothing follows. Every group has members, so that
 * “all” implies “some”.
 */
export const quantifiers = coreMathModel('logic-and-sets', {
  id: 'core_math.quantifiers',
  title: 'All, some and none',
  concepts: ['quantifiers', 'deduction'],
  reasoning: ['analytical'],
  // Statements that sound right but need not hold attract all who do not test them.
  discrimination: 1.3,
  forms: [
    conclusion(
      ['swimmers', 'singers', 'climbers'],
      [
        ['all', 0, 1],
        ['all', 1, 2],
      ],
      ['all', 0, 2],
      [
        [['all', 2, 0], misconceptions.assumesConverse],
        [['some not', 0, 2], contradicts],
      ],
      -0.4,
    ),
    conclusion(
      ['cyclists', 'dancers', 'painters'],
      [
        ['all', 0, 1],
        ['no', 1, 2],
      ],
      ['no', 0, 2],
      [
        [['some', 0, 2], contradicts],
        [['all', 1, 0], misconceptions.assumesConverse],
      ],
      -0.2,
    ),
    conclusion(
      ['teachers', 'gardeners', 'runners'],
      [
        ['some', 0, 1],
        ['all', 1, 2],
      ],
      ['some', 0, 2],
      [
        [['all', 0, 2], tooStrong],
        [['all', 2, 1], misconceptions.assumesConverse],
      ],
      0.0,
    ),
    conclusion(
      ['sailors', 'chess players', 'cooks'],
      [
        ['all', 0, 1],
        ['some', 1, 2],
      ],
      undefined,
      [
        [['some', 0, 2], middleNotCovered],
        [['all', 0, 2], tooStrong],
        [['no', 0, 2], contradicts],
      ],
      0.35,
    ),
    conclusion(
      ['drivers', 'musicians', 'nurses'],
      [
        ['some', 0, 1],
        ['no', 1, 2],
      ],
      ['some not', 0, 2],
      [
        [['no', 0, 2], tooStrong],
        [['some', 0, 2], middleNotCovered],
      ],
      0.3,
    ),
    conclusion(
      ['poets', 'travellers', 'bakers'],
      [
        ['some', 0, 1],
        ['some', 1, 2],
      ],
      undefined,
      [
        [['some', 0, 2], middleNotCovered],
        [['some not', 0, 2], contradicts],
        [['all', 1, 0], tooStrong],
      ],
      0.2,
    ),
  ],
});

function conclusion(
  groups: [string, string, string],
  premises: [Statement, Statement],
  /** What follows; nothing does when left out. */
  follows: Statement | undefined,
  temptations: [Statement, Misconception][],
  difficulty: number,
): Form {
  for (const [statement] of temptations) {
    if (mustHold(premises, statement)) throw new Error(`quantifiers: a distractor follows: ${says(statement, groups)}`);
  }
  if (follows && !mustHold(premises, follows)) throw new Error(`quantifiers: ${says(follows, groups)} does not follow`);
  return (random: Random) => {
    const answer = follows ? says(follows, groups) : none;
    const distractors = [
      ...temptations.map(([statement, because]) => wrong(says(statement, groups), because)),
      ...(follows ? [wrong(none, nothingFollows)] : []),
    ];
    const statements = shuffled(
      [answer, ...distractors.map(({ text }) => text)].filter((text) => text !== none),
      random,
    );
    const [first, second] = premises.map((premise) => says(premise, groups));
    const [a, b, c] = groups;
    return {
      stem: `In a club there are ${a}, ${b} and ${c}; every group has members. Two facts are known. ${first}. ${second}. Which statement must be true?`,
      answer,
      distractors,
      order: [...statements, none],
      fixed: [none],
      explanation: follows
        ? `${reason(premises, groups)} Therefore: ${lower(answer)}. The other statements can be false although both sentences are true.`
        : `${reason(premises, groups)} So each of the three statements can be false although both sentences are true.`,
      steps: follows
        ? [`${first}`, `${second}`, `so: ${lower(answer)}`]
        : [`${first}`, `${second}`, 'for each statement there is an arrangement in which it fails'],
      hints: ladder(
        `Picture ${a}, ${b} and ${c} as three circles that may lie inside, apart from or across one another.`,
        `Draw the circle for the ${b} first, since both sentences speak of it, and then place the ${a}.`,
        'A statement must be true only if you cannot draw the circles in any way that makes it false.',
        'Try to break each statement with a drawing; the one that resists is the one you want.',
      ),
      difficulty,
    };
  };
}

function says([kind, subject, predicate]: Statement, groups: readonly string[]): string {
  const [s, p] = [groups[subject], groups[predicate]];
  if (kind === 'all') return `All ${s} are ${p}`;
  if (kind === 'no') return `No ${s} are ${p}`;
  return kind === 'some' ? `Some ${s} are ${p}` : `Some ${s} are not ${p}`;
}

function reason([[firstKind], [secondKind]]: [Statement, Statement], [a, b, c]: [string, string, string]): string {
  if (firstKind === 'all' && secondKind === 'all') return `The ${a} lie inside the ${b}, and these inside the ${c}.`;
  if (firstKind === 'all' && secondKind === 'no')
    return `The ${a} lie inside the ${b}, and the ${b} are apart from the ${c}.`;
  if (firstKind === 'some' && secondKind === 'all')
    return `There are ${a} among the ${b}, and all ${b} lie inside the ${c}.`;
  if (firstKind === 'some' && secondKind === 'no')
    return `There are ${a} among the ${b}, and no ${b} are ${c}; those ${a} are outside the ${c}.`;
  return `The ${c} who are ${b} may or may not be the same people as the ${a} who are ${b}.`;
}

function lower(text: string): string {
  return text.replace(/^./, (letter) => letter.toLowerCase());
}

/** By trying every choice of which of the eight kinds of person exist, as long as all groups have members. */
function mustHold(premises: readonly Statement[], statement: Statement): boolean {
  for (let kinds = 1; kinds < 256; kinds++) {
    const people = Array.from({ length: 8 }, (_, person) => person).filter((person) => (kinds >> person) & 1);
    const isIn = (person: number, group: number) => ((person >> group) & 1) === 1;
    const holds = ([kind, s, p]: Statement) => {
      const subjects = people.filter((person) => isIn(person, s));
      if (kind === 'all') return subjects.every((person) => isIn(person, p));
      if (kind === 'no') return !subjects.some((person) => isIn(person, p));
      return subjects.some((person) => isIn(person, p) === (kind === 'some'));
    };
    const peopled = [0, 1, 2].every((group) => people.some((person) => isIn(person, group)));
    if (peopled && premises.every(holds) && !holds(statement)) return false;
  }
  return true;
}
