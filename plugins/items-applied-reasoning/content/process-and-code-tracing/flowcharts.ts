import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, counted, drawUntil, modelsOf, numberChoices, wordChoices } from '../drafts.ts';
import { arrow, box, lettering, line } from '../figures/shapes.ts';
import type { MisconceptionId } from '../misconceptions.ts';

const model = modelsOf('process-and-code-tracing');

export const flowchartModels: ItemModel[] = [
  model('decision-chart', 'Following a decision chart', 5, writeDecision),
  model('loop-chart', 'Round and round a chart', 4, writeLoop),
];

interface Decision {
  about: string;
  /** The first question, the one after yes, the one after no. */
  questions: [string, string, string];
  /** Results for yes-yes, yes-no, no-yes, no-no. */
  results: [string, string, string, string];
  facts: string;
  /** The right answers to the three questions for these facts. */
  answers: [boolean, boolean, boolean];
  /** Which question has facts that lie exactly on its limit: it is read wrongly by taking “over” for “at least”. */
  onLimit?: 0 | 1 | 2;
  closing: string;
  b: number;
}

// Features: two decisions (-2.2), facts that belong to the other branch (+0.2), a value exactly on a limit (+0.6), a negative fact (+0.2).
const decisions: Decision[] = [
  {
    about: 'A post office sorts parcels by the chart.',
    questions: ['Over 10 kg?', 'Fragile?', 'Urgent?'],
    results: ['Courier', 'Truck', 'Airmail', 'Bicycle'],
    facts: 'A parcel weighs 8 kg, is fragile and is not urgent.',
    answers: [false, true, false],
    closing: 'Where does it go?',
    b: -2.2,
  },
  {
    about: 'A help desk works by the chart.',
    questions: ['Screen is on?', 'Sound is heard?', 'Plug is in?'],
    results: ['Ask Mia', 'Turn it up', 'New cable', 'Plug it in'],
    facts: 'Ayo’s screen is on, no sound is heard, and the plug is in.',
    answers: [true, false, true],
    closing: 'What is Ayo told to do?',
    b: -2,
  },
  {
    about: 'A youth hostel gives out rooms by the chart.',
    questions: ['Over 4 guests?', 'With children?', 'Staying a week?'],
    results: ['House', 'Dormitory', 'Flat', 'Room'],
    facts: 'Four guests with children arrive for two nights.',
    answers: [false, true, false],
    onLimit: 0,
    closing: 'What do they get?',
    b: -1.5,
  },
  {
    about: 'A clinic answers calls by the chart.',
    questions: ['Over 39 °C?', 'Under 3 years?', 'Ill over 5 days?'],
    results: ['Come now', 'Come today', 'Visit soon', 'Rest'],
    facts: 'A child of 2 years has had a temperature of exactly 39 °C for exactly 5 days.',
    answers: [false, true, false],
    onLimit: 2,
    closing: 'What is the child’s father told?',
    b: -1,
  },
  {
    about: 'A recycling yard sorts what comes in by the chart.',
    questions: ['Is it metal?', 'Magnet holds it?', 'Lets light through?'],
    results: ['Steel', 'Metals', 'Glass', 'Plastic'],
    facts: 'A pot is metal, lets no light through and is not held by a magnet.',
    answers: [true, false, false],
    closing: 'Where does it go?',
    b: -1.7,
  },
];

function writeDecision(variant: number, random: Random): Draft {
  const { about, questions, results, facts, answers, onLimit, closing, b } = caseOf(decisions, variant);
  const resultFor = ([first, afterYes, afterNo]: boolean[]) =>
    at(results, (first ? 0 : 2) + ((first ? afterYes : afterNo) ? 0 : 1));
  const answer = resultFor(answers);
  const flip = (...indexes: number[]) => answers.map((value, i) => (indexes.includes(i) ? !value : value));
  const second = answers[0] ? 1 : 2;
  const ideaAt = (index: number): MisconceptionId =>
    index === onLimit ? 'counts-the-limit-itself' : 'takes-the-wrong-branch';
  const wrong: Wrong<string>[] = [
    [resultFor(flip(second)), ideaAt(second)],
    [resultFor(flip(0)), ideaAt(0)],
    [resultFor(flip(0, answers[0] ? 2 : 1)), 'takes-the-wrong-branch'],
  ];
  const choices = wordChoices(answer, shuffled(wrong, random));
  if (!choices) throw new Error(`${about}: too few wrong answers`);
  const [first, next] = [at(questions, 0), at(questions, second)];
  const yesNo = (value: boolean | undefined) => (value ? 'yes' : 'no');
  return {
    stem: `${about} ${facts} ${closing}`,
    stimulus: [treeFigure(questions, results)],
    ...choices,
    explanation: `“${first}” is answered with ${yesNo(answers[0])}, and then “${next}” with ${yesNo(answers[second])}; that leads to “${answer}”.${onLimit === undefined ? ' The other question is never reached.' : ' A value exactly on a limit is not over it.'}`,
    steps: [`“${first}” – ${yesNo(answers[0])}.`, `“${next}” – ${yesNo(answers[second])}.`, `Result: ${answer}.`],
    hints: {
      conceptual: 'In a decision chart each answer opens one way and closes the other.',
      procedural: `Begin with “${first}”, look up the fact that answers it, and follow that arrow only.`,
      strategic:
        onLimit === undefined
          ? 'One of the facts belongs to a question that you never reach; leave it aside.'
          : 'Read “over” exactly: is a value that equals the limit over it?',
      encouragement: 'Two answers and you have arrived.',
    },
    difficulty: b,
    discrimination: 1,
    concepts: ['flowcharts', 'decision-rules'],
    reasoning: ['systematic'],
  };
}

function treeFigure(questions: [string, string, string], results: [string, string, string, string]): BlockDraft {
  const shapes: ShapeDraft[] = [
    ...box([104, 6], 136, 32, questions[0], { size: 14 }),
    arrow([120, 38], [82, 76]),
    arrow([224, 38], [262, 76]),
    lettering(86, 54, 'yes', { size: 13 }),
    lettering(258, 54, 'no', { size: 13 }),
    ...box([12, 78], 140, 32, questions[1], { size: 14 }),
    ...box([192, 78], 140, 32, questions[2], { size: 14 }),
  ];
  [0, 1, 2, 3].forEach((i) => {
    const x = 2 + i * 85.5;
    const from = i < 2 ? 82 : 262;
    shapes.push(
      arrow([from + (i % 2 ? 26 : -26), 110], [x + 41, 146]),
      lettering(x + (i % 2 ? 62 : 16), 127, i % 2 ? 'no' : 'yes', { size: 13 }),
    );
    shapes.push(...box([x, 148], 83, 34, at(results, i), { ground: 'none', size: 13 }));
  });
  return {
    kind: 'figure',
    alt: `Decision chart. “${questions[0]}” If yes, “${questions[1]}”: yes leads to ${results[0]}, no to ${results[1]}. If no, “${questions[2]}”: yes leads to ${results[2]}, no to ${results[3]}.`,
    width: 344,
    height: 188,
    shapes,
  };
}

interface Loop {
  stem(start: number): string;
  start: [low: number, high: number];
  /** The step that is repeated, the question that ends it, and what comes after. */
  step: { text: string; apply(n: number): number };
  until: { text: string; ends(n: number): boolean };
  /** Read with “at least” for “over”, or the other way round. */
  slip(n: number): boolean;
  last?: { text: string; apply(n: number): number };
  counts: boolean;
  b: number;
}

// Features: growth until a limit (-0.8), a last step (+0.2), counting rounds (+0.4), a step that depends on the number (+0.7).
const loops: Loop[] = [
  {
    stem: (n) => `The chart is started with the number ${n}. Which number comes out at the end?`,
    start: [3, 7],
    step: { text: 'double it', apply: (n) => 2 * n },
    until: { text: 'over 50?', ends: (n) => n > 50 },
    slip: (n) => n >= 25,
    counts: false,
    b: -1,
  },
  {
    stem: (n) => `The chart is started with the number ${n}. Which number comes out at the end?`,
    start: [4, 12],
    step: { text: 'add 9', apply: (n) => n + 9 },
    until: { text: 'over 40?', ends: (n) => n > 40 },
    slip: (n) => n >= 31,
    last: { text: 'subtract 20', apply: (n) => n - 20 },
    counts: false,
    b: -0.6,
  },
  {
    stem: (n) => `A tank holds ${n} litres. Water is taken out by the chart. How often is water taken out?`,
    start: [38, 60],
    step: { text: 'take out 7 l', apply: (n) => n - 7 },
    until: { text: 'under 10 l left?', ends: (n) => n < 10 },
    slip: (n) => n < 17,
    counts: true,
    b: -0.2,
  },
  {
    stem: (n) => `The chart is started with the number ${n}. How often is the number changed before the chart ends?`,
    start: [5, 14],
    step: { text: 'even: halve it / odd: add 3', apply: (n) => (n % 2 ? n + 3 : n / 2) },
    until: { text: 'is it 2?', ends: (n) => n === 2 },
    slip: (n) => n === 4,
    counts: true,
    b: 0.4,
  },
];

function writeLoop(variant: number, random: Random): Draft {
  const loop = caseOf(loops, variant);
  const { step, until, last, counts } = loop;
  return drawUntil(() => {
    const start = whole(random, ...loop.start);
    const run = (ends: (n: number) => boolean) => {
      const seen = [start];
      while (seen.length < 40) {
        seen.push(step.apply(at(seen, seen.length - 1)));
        if (ends(at(seen, seen.length - 1))) break;
      }
      return seen;
    };
    const seen = run(until.ends);
    const early = run(loop.slip);
    if (seen.length < 4 || seen.length > 11 || until.ends(start)) return undefined;
    const finish = (list: number[]) => {
      const end = at(list, list.length - 1);
      return counts ? list.length - 1 : last ? last.apply(end) : end;
    };
    const answer = finish(seen);
    const end = at(seen, seen.length - 1);
    const wrong: Wrong<number | undefined>[] = [
      [early.length < seen.length ? finish(early) : undefined, 'stops-one-round-too-early'],
      [counts ? seen.length - 2 : finish(seen.slice(0, -1)), 'stops-one-round-too-early'],
      [counts ? seen.length : finish([...seen, step.apply(end)]), 'goes-one-round-too-far'],
      [last && !counts ? end : undefined, 'leaves-out-the-last-step'],
      [counts ? end : step.apply(start), counts ? 'answers-another-question' : 'goes-round-once-only'],
      [counts ? 1 : undefined, 'goes-round-once-only'],
    ];
    const say = (n: number) => (counts ? counted(n, 'time') : String(n));
    const choices = numberChoices(answer, shuffled(wrong, random), say);
    return (
      choices && {
        stem: loop.stem(start),
        stimulus: [loopFigure(loop)],
        ...choices,
        explanation: `Going round the chart gives ${seen.join(' → ')}; only then is “${until.text}” answered with yes.${last && !counts ? ` The last box then makes ${answer} of it.` : counts ? ` That makes ${seen.length - 1} rounds.` : ''}`,
        steps: [
          `Start: ${start}.`,
          ...seen
            .slice(1)
            .map(
              (n) =>
                `${step.text.includes('/') ? 'Next' : step.text}: ${n}; ${until.text} ${until.ends(n) ? 'yes' : 'no'}.`,
            ),
          ...(last && !counts ? [`${last.text}: ${answer}.`] : counts ? [`Rounds: ${seen.length - 1}.`] : []),
        ],
        hints: {
          conceptual: 'A chart with a way back repeats its step until the question lets it out.',
          procedural: 'Write down the number after each round, and ask the question after each round anew.',
          strategic: counts
            ? 'Put a mark for every round at the moment when the step is carried out, not before.'
            : 'Watch the moment when the answer changes to yes; that round still counts.',
          encouragement: 'A short column of numbers is all it takes.',
        },
        difficulty: loop.b,
        discrimination: 1.1,
        concepts: ['flowcharts', 'loops'],
        reasoning: ['systematic'],
      }
    );
  });
}

function loopFigure({ step, until, last, counts }: Loop): BlockDraft {
  const lines = step.text.split(' / ');
  const end = last && !counts ? last.text : 'end';
  const shapes: ShapeDraft[] = [
    ...box([122, 4], 96, 26, 'start', { ground: 'none' }),
    arrow([170, 30], [170, 46]),
    ...box([104, 48], 132, lines.length > 1 ? 44 : 34, lines),
    arrow([170, lines.length > 1 ? 92 : 82], [170, 108]),
    ...box([96, 110], 148, 34, until.text),
    arrow([170, 144], [170, 168]),
    lettering(190, 155, 'yes', { size: 13 }),
    ...box([110, 170], 120, 28, end, { ground: 'none' }),
    line([244, 127], [290, 127]),
    line([290, 127], [290, 65]),
    arrow([290, 65], [238, 65]),
    lettering(264, 116, 'no', { size: 13 }),
  ];
  return {
    kind: 'figure',
    alt: `Flow chart: start; then “${step.text}”; then the question “${until.text}”. No leads back to “${step.text}”, yes leads to “${end}”.`,
    width: 344,
    height: 204,
    shapes,
  };
}
