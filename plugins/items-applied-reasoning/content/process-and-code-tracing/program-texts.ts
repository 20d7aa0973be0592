import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, sum } from '../drafts.ts';

export interface Program {
  code: string;
  result: number;
  /** The most telling one first; it is always offered. */
  wrong: Wrong<number>[];
  /** Values of the variables step by step, for the solution. */
  trace: string[];
  says: string;
}

export function repeatedSaving(random: Random): Program {
  const [start, rounds, add] = [whole(random, 5, 20), whole(random, 4, 6), whole(random, 6, 9)];
  const money = Array.from({ length: rounds + 2 }, (_, i) => start + i * add);
  return {
    code: `set money to ${start}\nrepeat ${rounds} times\n    set money to money + ${add}\nshow money`,
    result: at(money, rounds),
    wrong: [
      [at(money, rounds - 1), 'stops-one-round-too-early'],
      [at(money, rounds + 1), 'goes-one-round-too-far'],
      [rounds * add, 'forgets-the-beginning'],
      [at(money, 1), 'goes-round-once-only'],
    ],
    trace: [`money: ${money.slice(0, rounds + 1).join(' → ')}.`],
    says: `The loop adds ${add} exactly ${rounds} times to the ${start} from the beginning. After the last round the program shows the value.`,
  };
}

export function snail(random: Random): Program {
  const [wall, up, down] = [whole(random, 14, 24), whole(random, 5, 7), whole(random, 2, 3)];
  const run = (limit: number) => {
    const heights = [0];
    let days = 0;
    while (at(heights, heights.length - 1) < limit) {
      heights.push(at(heights, heights.length - 1) + up, at(heights, heights.length - 1) + up - down);
      days++;
    }
    return { days, heights };
  };
  const { days, heights } = run(wall);
  return {
    code: `set height to 0\nset days to 0\nwhile height < ${wall}\n    set height to height + ${up}\n    set height to height - ${down}\n    set days to days + 1\nshow days`,
    result: days,
    wrong: [
      [Math.ceil(wall / up), 'leaves-out-a-line-of-the-loop'],
      [days - 1, 'stops-one-round-too-early'],
      [days + 1, 'goes-one-round-too-far'],
      [at(heights, heights.length - 1), 'reads-another-variable'],
    ],
    trace: [`height after each round: ${heights.filter((_, i) => i % 2 === 0).join(' → ')}.`, `days: ${days}.`],
    says: `Each round raises height by ${up} − ${down} = ${up - down}. After ${days} rounds height has reached ${at(heights, heights.length - 1)}, which is no longer below ${wall}, so the loop ends.`,
  };
}

export function countingSum(random: Random): Program {
  const [from, to, factor] = [whole(random, 1, 3), whole(random, 5, 6), oneOf(random, [2, 3])];
  const values = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const total = factor * sum(values);
  return {
    code: `set total to 0\nfor i from ${from} to ${to}\n    set total to total + ${factor} * i\nshow total`,
    result: total,
    wrong: [
      [total - factor * to, 'stops-one-round-too-early'],
      [total + factor * (to + 1), 'goes-one-round-too-far'],
      [sum(values), 'leaves-out-a-part-of-the-line'],
      [factor * to, 'keeps-the-last-round-only'],
      [total - factor * from, 'starts-one-round-too-late'],
    ],
    trace: values.map((i) => `i = ${i}: total = ${factor * sum(values.filter((v) => v <= i))}.`),
    says: `i takes the values ${values.join(', ')}, and ${factor} times each of them is added. The sum of these is ${total}.`,
  };
}

export function countAbove(random: Random): Program {
  const list = Array.from({ length: 7 }, () => whole(random, 12, 27));
  const limit = oneOf(random, list);
  const above = list.filter((n) => n > limit);
  const equal = list.filter((n) => n === limit).length;
  return {
    code: `set count to 0\nfor each t in [${list.join(', ')}]\n    if t > ${limit}\n        set count to count + 1\nshow count`,
    result: above.length,
    wrong: [
      [above.length + equal, 'counts-the-limit-itself'],
      [7 - above.length, 'answers-with-the-complement'],
      [7, 'overlooks-the-condition-in-the-loop'],
      [above.length - 1, 'stops-the-search-early'],
    ],
    trace: [`Larger than ${limit}: ${above.join(', ') || 'none'}.`, `count = ${above.length}.`],
    says: `The counter goes up only for entries larger than ${limit}; the entry that equals ${limit} does not count. There are ${above.length} of them.`,
  };
}

export function twoVariables(random: Random): Program {
  const [a0, b0, rounds] = [whole(random, 1, 4), whole(random, 5, 9), whole(random, 2, 3)];
  const step = ([a, b]: [number, number]) => [a + b, 2 * (a + b) - b] as [number, number];
  const order = [[a0, b0] as [number, number]];
  for (let round = 0; round < rounds + 1; round++) order.push(step(at(order, round)));
  const [a, b] = at(order, rounds);
  const atOnce = Array.from({ length: rounds }).reduce<[number, number]>(([x, y]) => [x + y, 2 * x - y], [a0, b0]);
  return {
    code: `set a to ${a0}\nset b to ${b0}\nrepeat ${rounds} times\n    set a to a + b\n    set b to 2 * a - b\nshow b`,
    result: atOnce[1] > 0 ? b : -1,
    wrong: [
      [atOnce[1], 'uses-old-values'],
      [a, 'reads-another-variable'],
      [at(at(order, rounds - 1), 1), 'stops-one-round-too-early'],
      [at(at(order, rounds + 1), 1), 'goes-one-round-too-far'],
    ],
    trace: order.slice(1, rounds + 1).map(([x, y], i) => `Round ${i + 1}: a = ${x}, b = ${y}.`),
    says: `In every round a is changed first, and the line for b already uses the new a. After ${rounds} rounds a is ${a} and b is ${b}.`,
  };
}

export function nestedLoops(random: Random): Program {
  const [rows, extra] = [whole(random, 3, 4), whole(random, 1, 2)];
  const perRow = Array.from({ length: rows }, (_, i) => i + 1 + extra);
  const total = sum(perRow);
  return {
    code: `set seats to 0\nfor row from 1 to ${rows}\n    for seat from 1 to row + ${extra}\n        set seats to seats + 1\nshow seats`,
    result: total,
    wrong: [
      [rows * (rows + extra), 'gives-every-round-the-last-length'],
      [rows + extra, 'keeps-the-last-round-only'],
      [total - at(perRow, rows - 1), 'stops-one-round-too-early'],
      [sum(perRow.map((n) => n - extra)), 'leaves-out-a-part-of-the-line'],
      [rows * (1 + extra), 'gives-every-round-the-first-length'],
    ],
    trace: perRow.map((n, i) => `row = ${i + 1}: ${n} more, seats = ${sum(perRow.slice(0, i + 1))}.`),
    says: `For each row the inner line is carried out row + ${extra} times, so ${perRow.join(' + ')} times in all.`,
  };
}

export function remainders(random: Random): Program {
  const common = whole(random, 2, 7);
  const [x, y] = [common * whole(random, 5, 12), common * whole(random, 3, 8)];
  const steps = [[x, y]];
  while (at(at(steps, steps.length - 1), 1) > 0) {
    const [a, b] = at(steps, steps.length - 1) as [number, number];
    steps.push([b, a % b]);
  }
  const result = at(at(steps, steps.length - 1), 0);
  const before = at(steps, Math.max(0, steps.length - 2));
  const third = at(steps, 1);
  return {
    code: `set a to ${x}\nset b to ${y}\nwhile b > 0\n    set r to remainder of a / b\n    set a to b\n    set b to r\nshow a`,
    result: steps.length >= 4 && x !== y ? result : -1,
    wrong: [
      [0, 'reads-another-variable'],
      [at(before, 0), 'stops-one-round-too-early'],
      [at(third, 1), 'goes-round-once-only'],
      [Math.floor(x / y), 'takes-the-quotient-for-the-remainder'],
      [x - y, 'subtracts-instead-of-dividing'],
    ],
    trace: steps.map(([a, b], i) => `${i === 0 ? 'Start' : `Round ${i}`}: a = ${a}, b = ${b}.`),
    says: `In every round a takes the value of b, and b the remainder: ${steps.map(([a, b]) => `(${a}, ${b})`).join(' → ')}. When b is 0 the loop ends, and a is shown.`,
  };
}

export function longestRun(random: Random): Program {
  const list = Array.from({ length: 9 }, () => (random() < 0.62 ? 1 : 0));
  let [run, best] = [0, 0];
  const runs: number[] = [];
  for (const win of list) {
    run = win ? run + 1 : 0;
    best = Math.max(best, run);
    runs.push(run);
  }
  const wins = sum(list);
  const last = at(runs, 8);
  const groups = runs.filter((n, i) => n > 0 && (runs[i + 1] ?? 0) === 0).length;
  return {
    code: `set run to 0\nset best to 0\nfor each win in [${list.join(', ')}]\n    if win = 1\n        set run to run + 1\n    otherwise\n        set run to 0\n    if run > best\n        set best to run\nshow best`,
    result: best > last && best >= 3 ? best : -1,
    wrong: [
      [wins, 'forgets-to-set-back'],
      [last, 'reads-another-variable'],
      [groups, 'answers-another-question'],
      [best - 1, 'stops-one-round-too-early'],
      [best + 1, 'goes-one-round-too-far'],
    ],
    trace: [`run after each entry: ${runs.join(', ')}.`, `The largest value that run reaches is ${best}.`],
    says: `run counts wins that follow one another and goes back to 0 at every other result; best keeps the largest value that run has reached. That is ${best}.`,
  };
}

export function twoEnds(random: Random): Program {
  const list = Array.from({ length: 6 }, () => whole(random, 1, 9));
  const walk = () => {
    let [left, right, total] = [1, 6, 0];
    const rounds: string[] = [];
    while (left < right) {
      if (at(list, left - 1) < at(list, right - 1)) {
        total += at(list, left - 1);
        left++;
      } else {
        total += at(list, right - 1);
        right--;
      }
      rounds.push(`left = ${left}, right = ${right}, total = ${total}.`);
    }
    return { total, rounds, remaining: at(list, left - 1) };
  };
  const { total, rounds, remaining } = walk();
  const pairs = [0, 1, 2].map((i) => Math.min(at(list, i), at(list, 5 - i)));
  return {
    code: `set list to [${list.join(', ')}]\nset left to 1\nset right to 6\nset total to 0\nwhile left < right\n    if entry left of list < entry right of list\n        set total to total + entry left of list\n        set left to left + 1\n    otherwise\n        set total to total + entry right of list\n        set right to right - 1\nshow total`,
    result: new Set(list).size >= 5 ? total : -1,
    wrong: [
      [total + remaining, 'goes-one-round-too-far'],
      [sum(pairs), 'moves-both-ends-at-once'],
      [sum(list), 'overlooks-the-condition-in-the-loop'],
      [sum(list) - total, 'reads-another-variable'],
    ],
    trace: rounds.map((text, i) => `Round ${i + 1}: ${text}`),
    says: `In each round the smaller of the two end entries is added and that end moves inwards. After five rounds left and right meet, one entry is left over, and total is ${total}.`,
  };
}
