import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, clock, counted, drawUntil, modelsOf, numberChoices, sum } from '../drafts.ts';

const model = modelsOf('process-and-code-tracing');

export const queueModels: ItemModel[] = [model('waiting-line', 'A waiting line', 6, writeQueue)];

interface Counter {
  opening: string;
  names: string[];
  counters: 1 | 2;
  asks: 'finish' | 'wait' | 'idle';
  takes: [low: number, high: number];
  /** Gaps between arrivals, in minutes. */
  gaps: [low: number, high: number];
  noun: string;
  start: number;
  b: number;
}

// Features: one counter (-0.6), number of people (+0.15 each beyond 4), a wait instead of a time (+0.2), idle time (+0.4), two counters (+0.9).
const counters: Counter[] = [
  {
    opening: 'At a post office counter customers are served one after another, in the order in which they arrive.',
    names: ['Asha', 'Bram', 'Cleo', 'Dov'],
    counters: 1,
    asks: 'finish',
    takes: [4, 9],
    gaps: [1, 6],
    noun: 'customer',
    start: 540,
    b: -0.7,
  },
  {
    opening: 'At a garage cars are checked one after another, in the order in which they arrive.',
    names: ['car 1', 'car 2', 'car 3', 'car 4'],
    counters: 1,
    asks: 'wait',
    takes: [10, 25],
    gaps: [5, 20],
    noun: 'car',
    start: 600,
    b: -0.3,
  },
  {
    opening: 'A ferry ramp loads lorries one after another, in the order in which they arrive.',
    names: ['lorry 1', 'lorry 2', 'lorry 3', 'lorry 4', 'lorry 5'],
    counters: 1,
    asks: 'idle',
    takes: [5, 12],
    gaps: [4, 14],
    noun: 'lorry',
    start: 780,
    b: 0.3,
  },
  {
    opening:
      'At a clinic two nurses vaccinate. Whoever arrives first is served first, by the nurse who is free or becomes free first.',
    names: ['Emir', 'Fay', 'Gus', 'Hoa', 'Ike'],
    counters: 2,
    asks: 'finish',
    takes: [6, 15],
    gaps: [1, 5],
    noun: 'patient',
    start: 480,
    b: 0.6,
  },
  {
    opening:
      'A print shop has two printers. Jobs are printed in the order in which they come in, on the printer that is free or becomes free first.',
    names: ['job 1', 'job 2', 'job 3', 'job 4', 'job 5'],
    counters: 2,
    asks: 'wait',
    takes: [8, 20],
    gaps: [1, 6],
    noun: 'job',
    start: 720,
    b: 0.9,
  },
  {
    opening:
      'At a border two officers check passports. Whoever arrives first is served first, by the officer who is free or becomes free first.',
    names: ['Ana', 'Ben', 'Cai', 'Dee', 'Eli', 'Fen'],
    counters: 2,
    asks: 'finish',
    takes: [5, 14],
    gaps: [1, 5],
    noun: 'traveller',
    start: 660,
    b: 1.1,
  },
];

interface Visit {
  arrives: number;
  takes: number;
  begins: number;
  ends: number;
}

function writeQueue(variant: number, random: Random): Draft {
  const counter = caseOf(counters, variant);
  const { names, counters: count, asks, start } = counter;
  return drawUntil(() => {
    let time = start;
    const arrivals = names.map((_, i) => {
      time += i === 0 ? 0 : whole(random, ...counter.gaps);
      return { arrives: time, takes: whole(random, ...counter.takes) };
    });
    const visits = serve(arrivals, count);
    const waits = visits.map(({ arrives, begins }) => begins - arrives);
    const last = at(visits, visits.length - 1);
    const lastWait = at(waits, waits.length - 1);
    const idle = last.ends - start - sum(visits.map(({ takes }) => takes));
    const finish = Math.max(...visits.map(({ ends }) => ends));
    if (lastWait < 2 || new Set(waits).size < names.length - 1) return undefined;
    // at a single counter there must be a pause, or the durations could simply be added up
    if (count === 1 && idle < (asks === 'idle' ? 3 : 2)) return undefined;
    const work = sum(visits.map(({ takes }) => takes));
    const name = at(names, names.length - 1);
    const oneCounter = serve(arrivals, 1);
    const inTurn = serveInTurn(arrivals, count);
    const lastInTurn = at(inTurn, inTurn.length - 1);
    const asked = {
      finish: {
        answer: last.ends,
        question: `When is ${name} finished?`,
        say: clock,
        wrong: [
          [start + work, 'ignores-the-arrivals'],
          [last.arrives + last.takes, 'ignores-the-waiting'],
          [last.begins, 'answers-another-question'],
          [count === 2 ? lastInTurn.ends : undefined, 'deals-jobs-out-in-turn'],
          [count === 2 ? at(oneCounter, oneCounter.length - 1).ends : undefined, 'overlooks-a-condition'],
          [count === 2 ? start + Math.ceil(work / 2) : undefined, 'divides-the-total-evenly'],
          [count === 2 && finish !== last.ends ? finish : undefined, 'answers-another-question'],
        ] satisfies Wrong<number | undefined>[],
      },
      wait: {
        answer: lastWait,
        question: `How long does ${name} wait before it is its turn?`,
        say: (n: number) => counted(n, 'minute'),
        wrong: [
          [last.ends - last.arrives, 'counts-the-service-as-waiting'],
          [sum(visits.slice(0, -1).map(({ takes }) => takes)) - (last.arrives - start), 'ignores-the-arrivals'],
          [at(visits, visits.length - 2).takes, 'looks-at-the-one-before-only'],
          [count === 2 ? lastInTurn.begins - last.arrives : undefined, 'deals-jobs-out-in-turn'],
          [Math.max(...waits), 'answers-another-question'],
        ] satisfies Wrong<number | undefined>[],
      },
      idle: {
        answer: idle,
        question: `For how many minutes is the ramp idle between the first arrival and the end of the last loading?`,
        say: (n: number) => counted(n, 'minute'),
        wrong: [
          [sum(waits), 'answers-another-question'],
          [last.arrives - start - sum(visits.slice(0, -1).map(({ takes }) => takes)), 'ignores-the-waiting'],
          [last.ends - start, 'answers-another-question'],
          [idle + lastWait, 'adds-instead-of-subtracting'],
        ] satisfies Wrong<number | undefined>[],
      },
    }[asks];
    const choices = numberChoices(asked.answer, shuffled<Wrong<number | undefined>>(asked.wrong, random), asked.say);
    const shown = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
    return (
      choices && {
        stem: `${counter.opening} ${asked.question}`,
        stimulus: [
          {
            kind: 'table',
            header: [shown(counter.noun), 'Arrives', 'Takes (minutes)'],
            rows: names.map((n, i) => [shown(n), clock(at(visits, i).arrives), String(at(visits, i).takes)]),
          },
        ],
        ...choices,
        explanation: `${shown(name)} arrives at ${clock(last.arrives)} and begins at ${clock(last.begins)}, when a place becomes free. ${
          asks === 'idle'
            ? `The ramp works for ${work} of the ${last.ends - start} minutes from the first arrival to the end.`
            : `Nobody can begin before arriving, nor before a place is free.`
        }`,
        steps: visits.map(
          ({ arrives, begins, ends }, i) =>
            `${shown(at(names, i))}: arrives ${clock(arrives)}, ${begins > arrives ? `waits ${begins - arrives} min` : 'no wait'}, ${clock(begins)} to ${clock(ends)}.`,
        ),
        hints: {
          conceptual: `A ${counter.noun} begins at the later of two moments: the arrival, and the moment when a place becomes free.`,
          procedural: 'Go through the table from the top and write beside each row when it begins and when it ends.',
          strategic:
            count === 2
              ? 'Keep a note for each of the two places of when it becomes free; the earlier one takes the next.'
              : 'Compare each arrival with the end of the row above: is there a wait, or a gap?',
          encouragement: 'Each row needs only one comparison and one addition.',
        },
        difficulty: counter.b,
        discrimination: 1.3,
        concepts: ['queues', 'simulation', 'schedules'],
        reasoning: ['systematic'],
      }
    );
  });
}

/** First come, first served; each goes to the place that becomes free first. */
function serve(arrivals: { arrives: number; takes: number }[], count: number): Visit[] {
  const free = Array.from({ length: count }, () => 0);
  return arrivals.map(({ arrives, takes }) => {
    const place = free.indexOf(Math.min(...free));
    const begins = Math.max(arrives, at(free, place));
    free[place] = begins + takes;
    return { arrives, takes, begins, ends: begins + takes };
  });
}

/** Each place in turn, whether it is free or not. */
function serveInTurn(arrivals: { arrives: number; takes: number }[], count: number): Visit[] {
  const free = Array.from({ length: count }, () => 0);
  return arrivals.map(({ arrives, takes }, i) => {
    const begins = Math.max(arrives, at(free, i % count));
    free[i % count] = begins + takes;
    return { arrives, takes, begins, ends: begins + takes };
  });
}
