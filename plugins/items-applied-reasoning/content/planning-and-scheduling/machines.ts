import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, counted, drawUntil, listed, modelsOf, numberChoices, sum } from '../drafts.ts';

const model = modelsOf('planning-and-scheduling');

export const machineModels: ItemModel[] = [model('shared-machines', 'Sharing work between machines', 6, writeMachines)];

interface Workshop {
  machines: number;
  jobs: string[];
  stem: string;
  /** What a row of the table is called. */
  job: string;
  /** Singular of what does the work. */
  machine: string;
  unit: 'minute' | 'hour';
  step: number;
  lowest: number;
  highest: number;
  /** Time a machine needs between two jobs. */
  pause: number;
  b: number;
}

// Features: number of jobs and machines (size of the search), and a pause between jobs, which makes the number of jobs matter (+0.4).
const workshops: Workshop[] = [
  {
    machines: 2,
    jobs: ['bread', 'pie', 'cake', 'rolls'],
    stem: 'A bakery course has two ovens. Four things must be baked, each in one go and each filling an oven.',
    machine: 'oven',
    job: 'Baked',
    unit: 'minute',
    step: 5,
    lowest: 20,
    highest: 60,
    pause: 0,
    b: 0,
  },
  {
    machines: 2,
    jobs: ['cup', 'gear', 'stand', 'case', 'hook'],
    stem: 'A school has two 3D printers. Five objects must be printed, each in one go on one printer; a printer makes one object at a time.',
    machine: 'printer',
    job: 'Object',
    unit: 'hour',
    step: 1,
    lowest: 2,
    highest: 9,
    pause: 0,
    b: 0.7,
  },
  {
    machines: 2,
    jobs: ['Ayo', 'Bao', 'Cleo', 'Dara', 'Eva'],
    stem: 'Two dentists treat five patients this morning. Each patient is treated by one dentist, without a break.',
    machine: 'dentist',
    job: 'Patient',
    unit: 'minute',
    step: 5,
    lowest: 15,
    highest: 60,
    pause: 0,
    b: 0.9,
  },
  {
    machines: 2,
    jobs: ['soil', 'water', 'leaf', 'seed', 'bark'],
    stem: 'A laboratory has two devices to analyse five samples. Each sample is analysed in one go on one device. Between two samples a device must be cleaned for 10 minutes.',
    machine: 'device',
    job: 'Sample',
    unit: 'minute',
    step: 5,
    lowest: 15,
    highest: 50,
    pause: 10,
    b: 1.3,
  },
  {
    machines: 3,
    jobs: ['Flat 1', 'Flat 2', 'Flat 3', 'Flat 4', 'Flat 5', 'Flat 6'],
    stem: 'Three painters paint six flats. Each flat is painted by one painter, without a break.',
    machine: 'painter',
    job: 'Flat',
    unit: 'hour',
    step: 1,
    lowest: 3,
    highest: 10,
    pause: 0,
    b: 1.5,
  },
  {
    machines: 2,
    jobs: ['Trial 1', 'Trial 2', 'Trial 3', 'Trial 4', 'Trial 5', 'Trial 6'],
    stem: 'Two computers run six simulations. Each simulation runs in one go on one computer. Between two simulations a computer needs 1 hour to save results.',
    machine: 'computer',
    job: 'Simulation',
    unit: 'hour',
    step: 1,
    lowest: 2,
    highest: 9,
    pause: 1,
    b: 1.9,
  },
];

function writeMachines(variant: number, random: Random): Draft {
  const shop = caseOf(workshops, variant);
  return drawUntil(() => {
    const times = shop.jobs.map(() => shop.step * whole(random, shop.lowest / shop.step, shop.highest / shop.step));
    if (new Set(times).size < times.length - 1) return undefined;
    const best = bestShare(times, shop);
    const answer = finishOf(best, times, shop.pause);
    const longestFirst = times.map((_, job) => job).sort((one, other) => at(times, other) - at(times, one));
    const even = sum(times) / shop.machines;
    const naive = finishOf(inTurn(times, shop), times, shop.pause);
    const choices = numberChoices(
      answer,
      shuffled<Wrong<number | undefined>>(
        [
          [Number.isInteger(even / shop.step) ? even : undefined, 'divides-the-total-evenly'],
          [finishOf(nextFree(longestFirst, times, shop), times, shop.pause), 'takes-the-longest-first'],
          [
            shop.pause ? finishOf(bestShare(times, { ...shop, pause: 0 }), times, 0) : undefined,
            'overlooks-a-condition',
          ],
          [
            finishOf(
              nextFree(
                times.map((_, job) => job),
                times,
                shop,
              ),
              times,
              shop.pause,
            ),
            'takes-jobs-as-listed',
          ],
          [naive, 'deals-jobs-out-in-turn'],
        ],
        random,
      ),
      (n) => counted(n, shop.unit),
    );
    if (!choices || (Number.isInteger(even / shop.step) && even === answer)) return undefined;
    const groups = best.map((jobs) => listed(jobs.map((job) => at(shop.jobs, job))));
    const loads = best.map((jobs) => load(jobs, times, shop.pause));
    return {
      stem: `${shop.stem} What is the shortest possible time from the first start to the last finish?`,
      stimulus: [
        {
          kind: 'table',
          header: [shop.job, `Time in ${shop.unit}s`],
          rows: shop.jobs.map((job, index) => [job, String(times[index])]),
        },
      ],
      ...choices,
      explanation: `One best way is ${groups.join(' | ')}, which ends after ${listed(loads.map(String))} ${shop.unit}s, so ${counted(answer, shop.unit)} are needed. No other way of sharing the jobs keeps every ${shop.machine} at or below a smaller time.`,
      steps: [
        `All jobs together: ${times.join(' + ')} = ${sum(times)} ${shop.unit}s, so ${shop.machines} ${shop.machine}s need at least ${shareText(sum(times), shop)} each${shop.pause ? ', without the pauses' : ''}.`,
        `No way of sharing the jobs gets below ${counted(answer, shop.unit)}.`,
        ...best.map(
          (jobs, index) =>
            `${groups[index]}: ${jobs.map((job) => times[job]).join(' + ')}${shop.pause ? ` + ${counted(jobs.length - 1, 'pause')}` : ''} = ${loads[index]}.`,
        ),
      ],
      hints: {
        conceptual: `The work is finished when the ${shop.machine} with the most to do is finished, so the loads should be as equal as the jobs allow.`,
        procedural: `Add up all the times and divide by ${shop.machines}: that is a goal which the sharing can reach at best.`,
        strategic: shop.pause
          ? `Count the pauses as well: a ${shop.machine} with three jobs pauses twice.`
          : `Try to build a group of jobs that comes as close to that goal as possible, and leave the rest to the others.`,
        encouragement: `With only ${times.length} jobs a little trying of groups gets you there.`,
      },
      difficulty: shop.b,
      discrimination: 1.3,
      concepts: ['scheduling', 'optimisation', 'lower-bounds'],
      reasoning: ['creative', 'systematic'],
    };
  });
}

/** Which jobs each machine does. */
type Share = number[][];

/** Tries every way of giving the jobs to the machines. */
function bestShare(times: number[], shop: Workshop): Share {
  let best: Share | undefined;
  const ways = shop.machines ** times.length;
  for (let way = 0; way < ways; way++) {
    const share: Share = Array.from({ length: shop.machines }, () => []);
    times.forEach((_, job) => {
      at(share, Math.floor(way / shop.machines ** job) % shop.machines).push(job);
    });
    if (!best || finishOf(share, times, shop.pause) < finishOf(best, times, shop.pause)) best = share;
  }
  return best ?? [];
}

/** Each job goes to the machine that is free first. */
function nextFree(order: number[], times: number[], shop: Workshop): Share {
  const share: Share = Array.from({ length: shop.machines }, () => []);
  for (const job of order) {
    const free = [...share].sort((one, other) => load(one, times, shop.pause) - load(other, times, shop.pause));
    at(free, 0).push(job);
  }
  return share;
}

/** The jobs go to the machines in turn: one, two, one, two. */
function inTurn(times: number[], shop: Workshop): Share {
  return Array.from({ length: shop.machines }, (_, machine) =>
    times.map((_, job) => job).filter((job) => job % shop.machines === machine),
  );
}

function load(jobs: number[], times: number[], pause: number): number {
  return sum(jobs.map((job) => at(times, job))) + pause * Math.max(0, jobs.length - 1);
}

function finishOf(share: Share, times: number[], pause: number): number {
  return Math.max(...share.map((jobs) => load(jobs, times, pause)));
}

function shareText(total: number, { machines, unit }: Workshop): string {
  const each = total / machines;
  return `${Number.isInteger(each) ? each : `about ${Math.floor(each)}`} ${unit}s`;
}
