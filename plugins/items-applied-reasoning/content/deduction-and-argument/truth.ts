import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, counted, drawUntil, modelsOf, wordChoices } from '../drafts.ts';

const model = modelsOf('deduction-and-argument');

export const truthModels: ItemModel[] = [
  model('true-and-false-labels', 'Statements of which only some are true', 5, writeTruth),
];

interface Scene {
  /** Places or people, one of which is the right one. */
  names: string[];
  opening: string;
  /** Title of the column that says whose statement it is. */
  title: string;
  /** How many of the statements are true. */
  trueCount: number;
  question: string;
  isThe(name: string): string;
  isNot(name: string): string;
  /** Whether those who speak are the names themselves; nobody then speaks of themselves by name. */
  peopleSpeak?: boolean;
  b: number;
}

// Features: 3 or 4 statements (+0.3), one true (0) or one false (+0.2), two true (+0.5), statements joined by “or” (+0.3).
const scenes: Scene[] = [
  {
    names: ['the red box', 'the blue box', 'the green box'],
    opening: 'A key lies in one of three boxes, and each box carries a label.',
    title: 'Label on',
    trueCount: 1,
    question: 'Where is the key?',
    isThe: (name) => `The key is in ${name}.`,
    isNot: (name) => `The key is not in ${name}.`,
    b: 0.9,
  },
  {
    names: ['Ada', 'Bilal', 'Chloe', 'Danilo'],
    opening: 'One of four pupils has left a present for the teacher, and each of the four says something about it.',
    title: 'Pupil',
    trueCount: 1,
    question: 'Who left the present?',
    isThe: (name) => `It was ${name}.`,
    isNot: (name) => `It was not ${name}.`,
    peopleSpeak: true,
    b: 1.3,
  },
  {
    names: ['pump A', 'pump B', 'pump C', 'pump D'],
    opening: 'One of four pumps is faulty. Each pump sends a message, but the messages are not reliable.',
    title: 'Message from',
    trueCount: 3,
    question: 'Which pump is faulty?',
    isThe: (name) => `The fault is in ${name}.`,
    isNot: (name) => `The fault is not in ${name}.`,
    b: 1.5,
  },
  {
    names: ['Room 1', 'Room 2', 'Room 3', 'Room 4'],
    opening: 'A meeting takes place in one of four rooms, and there is a notice on each door.',
    title: 'Door of',
    trueCount: 2,
    question: 'Where is the meeting?',
    isThe: (name) => `The meeting is in ${name}.`,
    isNot: (name) => `The meeting is not in ${name}.`,
    b: 1.8,
  },
  {
    names: ['Kaito', 'Lucia', 'Moses', 'Nina', 'Oskar'],
    opening: 'One of five runners won the race, and each of the five makes a statement.',
    title: 'Runner',
    trueCount: 2,
    question: 'Who won the race?',
    isThe: (name) => `The winner is ${name}.`,
    isNot: (name) => `The winner is not ${name}.`,
    peopleSpeak: true,
    b: 2.1,
  },
];

interface Statement {
  text: string;
  /** The names that would make the statement true. */
  trueFor: string[];
}

function writeTruth(variant: number, random: Random): Draft {
  const scene = caseOf(scenes, variant);
  const { names, trueCount } = scene;
  return drawUntil(() => {
    const statements = names.map((speaker) => drawStatement(scene, speaker, random));
    const truths = (name: string, first = names.length) =>
      statements.slice(0, first).filter(({ trueFor }) => trueFor.includes(name)).length;
    const fitting = names.filter((name) => truths(name) === trueCount);
    const [answer] = fitting;
    if (fitting.length !== 1 || !answer || new Set(statements.map(({ text }) => text)).size < names.length)
      return undefined;
    const wrong: Wrong<string>[] = [
      ...names
        .filter((name) => truths(name) === names.length - trueCount)
        .map((name): Wrong<string> => [name, 'mixes-up-true-and-false']),
      ...names
        .filter((name) => truths(name) === Math.max(...names.map((each) => truths(each))))
        .map((name): Wrong<string> => [name, 'believes-most-statements']),
      ...names
        .filter((name) => at(statements, 0).trueFor.includes(name))
        .map((name): Wrong<string> => [name, 'believes-the-first-statement']),
      ...names
        .filter((name) => truths(name, names.length - 1) === trueCount)
        .map((name): Wrong<string> => [name, 'stops-before-checking-all-statements']),
      ...names
        .filter((name) => truths(name, names.length - 2) === trueCount)
        .map((name): Wrong<string> => [name, 'stops-before-checking-all-statements']),
    ];
    const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
    const choices = wordChoices(
      capital(answer),
      wrong.map(([name, idea]) => [capital(name), idea] as const),
      Math.min(names.length - 1, 3),
    );
    const how =
      trueCount === names.length - 1
        ? 'exactly one of the statements is false'
        : `exactly ${trueCount === 1 ? 'one' : 'two'} of the statements ${trueCount === 1 ? 'is' : 'are'} true`;
    return (
      choices && {
        stem: `${scene.opening} It is known that ${how}. ${scene.question}`,
        stimulus: [
          {
            kind: 'table',
            header: [scene.title, 'Statement'],
            rows: names.map((name, i) => [capital(name), at(statements, i).text]),
          },
        ],
        ...choices,
        order: names
          .map(capital)
          .filter((name) => [choices.answer, ...choices.distractors.map((d) => d.text)].includes(name)),
        explanation: `Suppose each possibility in turn and count the true statements. Only with ${answer} does the number of true statements come out as given.`,
        steps: names.map(
          (name) =>
            `${capital(name)}: ${truths(name) === 0 ? 'no statement' : counted(truths(name), 'statement')} true.`,
        ),
        hints: {
          conceptual: `What is known is the number of true statements, not which of them to believe.`,
          procedural: `Suppose that one of the ${names.length} is the right one, mark every statement as true or false, and count.`,
          strategic: `Do this for all ${names.length} possibilities; keep the one where the count comes out as given.`,
          encouragement: 'A small table with a tick or a cross for each statement brings order into it.',
        },
        difficulty: scene.b,
        discrimination: 1.5,
        concepts: ['deduction', 'case-distinction'],
        reasoning: ['systematic', 'analytical'],
      }
    );
  });
}

function drawStatement({ names, isThe, isNot, peopleSpeak }: Scene, speaker: string, random: Random): Statement {
  const spokenOf = peopleSpeak ? names.filter((name) => name !== speaker) : names;
  const name = oneOf(random, spokenOf);
  const other = oneOf(
    random,
    spokenOf.filter((n) => n !== name),
  );
  const kind = whole(random, 0, names.length > 3 ? 2 : 1);
  if (kind === 0) return { text: isThe(name), trueFor: [name] };
  if (kind === 1) return { text: isNot(name), trueFor: names.filter((n) => n !== name) };
  const [first, second] = shuffled([name, other], random) as [string, string];
  return { text: isThe(`${first} or ${second}`), trueFor: [first, second] };
}
