import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { ModelTasks } from './tasks.ts';
import { idea, tasksOf, unit } from './tasks.ts';

export const processTasks: Readonly<Record<string, ModelTasks>> = {
  'loop-chart': tasksOf(
    'flowcharts loops',
    ['systematic'],
    [
      'A loop is repeated as long as its condition holds; it is tested before every round.',
      'Write down the value after each round.',
      'Look closely at the last round: is the condition still true?',
      'A short list of values is all it takes.',
    ],
    [
      -0.6,
      (random) => {
        const [start, take, limit] = [whole(random, 40, 99), whole(random, 6, 13), whole(random, 8, 20)];
        let left = start;
        let rounds = 0;
        while (left > limit) {
          left -= take;
          rounds++;
        }
        if (rounds < 3 || left < 0) return;
        return {
          stem: `A jar holds ${start} beads. A machine repeats this: as long as more than ${limit} beads are in the jar, it takes ${take} out. How many beads are in the jar in the end?`,
          answer: left,
          lures: [
            [left + take, idea('stops-one-round-too-early')],
            [left - take, idea('goes-one-round-too-far')],
            [limit, idea('answers-another-question')],
            [rounds, idea('reads-another-variable')],
            [start - take, idea('goes-round-once-only')],
          ],
          explanation: `After ${rounds} rounds ${left} are left, which is not more than ${limit}.`,
          steps: [`${start} − ${rounds} × ${take} = ${left}`],
        };
      },
    ],
    [
      0.3,
      (random) => {
        const [start, add, limit] = [whole(random, 1, 9), whole(random, 1, 6), whole(random, 60, 300)];
        const values = [start];
        while ((values.at(-1) ?? 0) < limit) values.push(2 * (values.at(-1) ?? 0) + add);
        const rounds = values.length - 1;
        if (rounds < 4) return;
        return {
          stem: `A number starts as ${start}. Again and again it is doubled and ${add} is added, until it is at least ${limit}. How many rounds does that take?`,
          answer: rounds,
          lures: [
            [rounds + 1, idea('goes-one-round-too-far')],
            [rounds - 1, idea('stops-one-round-too-early')],
            [Math.ceil((limit - start) / (start + add)), idea('gives-every-round-the-first-length')],
            [values.at(-1) ?? 0, idea('reads-another-variable')],
          ],
          explanation: `The values are ${values.join(', ')}; after ${rounds} rounds ${limit} is reached.`,
          steps: [`values: ${values.join(', ')}`, `rounds: ${rounds}`],
        };
      },
    ],
  ),
  'robot-on-a-grid': tasksOf(
    'instruction-following spatial-tracking',
    ['systematic', 'intuitive'],
    [
      'Opposite moves cancel; only what is left over counts for the place where one ends.',
      'Add up the moves in each direction on their own.',
      'Sketch the way on squared paper if the directions get mixed up.',
      'Two numbers tell the place: how far across and how far up.',
    ],
    [
      -1.3,
      (random) => {
        const [n, e, s, w] = [whole(random, 2, 9), whole(random, 2, 9), whole(random, 1, 8), whole(random, 1, 8)];
        const far = Math.abs(n - s) + Math.abs(e - w);
        if (n === s || e === w) return;
        return {
          stem: `A ${oneOf(random, ['beetle', 'rover', 'chess piece', 'snail'])} on squared paper moves ${n} squares north, ${e} east, ${s} south and ${w} west. How many moves of one square would have brought it there on the shortest way?`,
          answer: far,
          lures: [
            [n + e + s + w, idea('adds-everything-up')],
            [Math.abs(n - s), idea('keeps-half-of-a-clue')],
            [n + e, idea('leaves-out-the-last-step')],
            [Math.abs(n - e) + Math.abs(s - w), idea('starts-in-the-wrong-direction')],
          ],
          explanation: `North and south leave ${Math.abs(n - s)}, east and west ${Math.abs(e - w)}: together ${far}.`,
          steps: [
            `${n} − ${s}: ${Math.abs(n - s)} squares`,
            `${e} − ${w}: ${Math.abs(e - w)} squares`,
            `together ${far}`,
          ],
        };
      },
    ],
    [
      0.1,
      (random) => {
        const [forward, times] = [whole(random, 2, 9), whole(random, 3, 11)];
        const rest = times % 4;
        const moves = [
          [0, 1],
          [1, 0],
          [0, -1],
          [-1, 0],
        ] as const;
        let [x, y] = [0, 0];
        for (let round = 0; round < times; round++) {
          x += forward * (moves[round % 4]?.[0] ?? 0);
          y += forward * (moves[round % 4]?.[1] ?? 0);
        }
        const text = (across: number, up: number) => {
          const parts = [
            up > 0 ? `${up} north` : up < 0 ? `${-up} south` : '',
            across > 0 ? `${across} east` : across < 0 ? `${-across} west` : '',
          ];
          return parts.filter(Boolean).join(' and ') || 'where it began';
        };
        if (rest === 1 && times < 4) return;
        return {
          stem: `A robot looks north. It repeats ${times} times: go ${forward} squares forward, then turn right by a quarter. Where is it in the end, in squares from where it began?`,
          answer: text(x, y),
          lures: [
            [text(0, forward * times), idea('overlooks-the-turns')],
            [text(-x, y), idea('mixes-up-left-and-right')],
            [text(0, 0), idea('goes-one-round-too-far')],
            [text(forward, 0), idea('stops-one-round-too-early')],
            [text(0, forward), idea('goes-round-once-only')],
            [text(forward, forward), idea('stops-one-round-too-early')],
          ],
          explanation: `Four rounds lead back to the beginning. ${rest} ${rest === 1 ? 'round is' : 'rounds are'} left over, which end at: ${text(x, y)}.`,
          steps: [`${times} = ${Math.floor(times / 4)} × 4 + ${rest}`, `end: ${text(x, y)}`],
        };
      },
    ],
  ),
  'program-trace': tasksOf(
    'code-tracing loops',
    ['systematic', 'analytical'],
    [
      'A program does one line after the other, with the values as they are at that moment.',
      'Make a table with a column for each variable and a row for each round.',
      'Mind which value is used if a line stands after another that changes it.',
      'Be the computer: slow and exact.',
    ],
    [
      -0.4,
      (random) => {
        const values = Array.from({ length: 5 }, () => whole(random, 1, 12));
        const limit = whole(random, 4, 8);
        const kept = values.filter((value) => value > limit);
        const total = kept.reduce((sum, value) => sum + value, 0);
        if (kept.length < 2 || kept.length > 3) return;
        return {
          stem: 'Which number does this program print?',
          stimulus: [
            {
              kind: 'code',
              language: 'python',
              code: `basket = 0\nfor apple in [${values.join(', ')}]:\n    if apple > ${limit}:\n        basket = basket + apple\nprint(basket)`,
            },
          ],
          answer: total,
          lures: [
            [values.reduce((sum, value) => sum + value, 0), idea('overlooks-the-condition-in-the-loop')],
            [kept.length, idea('reads-another-variable')],
            [kept.at(-1) ?? 0, idea('keeps-the-last-round-only')],
            [
              values.filter((value) => value <= limit).reduce((sum, value) => sum + value, 0),
              idea('takes-the-wrong-branch'),
            ],
            [total + limit, idea('goes-one-round-too-far')],
          ],
          explanation: `Only ${kept.join(', ')} are more than ${limit}; their sum is ${total}.`,
          steps: [`counted: ${kept.join(', ')}`, `sum: ${total}`],
        };
      },
    ],
    [
      0.8,
      (random) => {
        const [a, b, rounds] = [whole(random, 1, 6), whole(random, 2, 9), whole(random, 2, 4)];
        let [left, right] = [a, b];
        for (let round = 0; round < rounds; round++) {
          left = left + right;
          right = left - right;
        }
        let [oldLeft, oldRight] = [a, b];
        for (let round = 0; round < rounds; round++)
          [oldLeft, oldRight] = [oldLeft + oldRight, Math.abs(oldLeft - oldRight)];
        return {
          stem: 'The program changes two numbers in turn. Which number does it print?',
          stimulus: [
            {
              kind: 'code',
              language: 'python',
              code: `left = ${a}\nright = ${b}\nfor step in range(${rounds}):\n    left = left + right\n    right = left - right\nprint(left)`,
            },
          ],
          answer: left,
          lures: [
            [oldLeft, idea('uses-old-values')],
            [right, idea('reads-another-variable')],
            [a + b, idea('goes-round-once-only')],
            [left + right, idea('goes-one-round-too-far')],
            [a + rounds * b, idea('leaves-out-a-line-of-the-loop')],
          ],
          explanation: `The second line of the loop already uses the new value of \`left\`. After ${rounds} rounds \`left\` is ${left}.`,
          steps: [`start: ${a} and ${b}`, `after ${rounds} rounds: ${left} and ${right}`],
        };
      },
    ],
  ),
  'waiting-line': tasksOf(
    'queues simulation schedules',
    ['systematic'],
    [
      'A line grows as long as more comes in than can be served in the same time.',
      'Note for each person the arrival, the begin and the end.',
      'The begin is the later of two times: one’s own arrival, and the end of the one before.',
      'After two or three people the rule is plain.',
    ],
    [
      -0.5,
      (random) => {
        const [counters, people, minutes] = [whole(random, 2, 5), whole(random, 10, 40), whole(random, 2, 7)];
        const rounds = Math.ceil(people / counters);
        if (people % counters === 0) return;
        return {
          stem: `${people} people wait when ${counters} counters open at the same time. Each person takes ${minutes} minutes. After how many minutes have all been served?`,
          answer: rounds * minutes,
          lures: [
            [(rounds - 1) * minutes, idea('rounds-down-to-a-loss')],
            [people * minutes, idea('adds-everything-up')],
            [rounds, idea('answers-another-question')],
            [Math.round((people * minutes) / counters), idea('divides-the-total-evenly')],
          ],
          say: unit('minutes'),
          explanation: `${counters} people are served at a time, so it takes ${rounds} rounds of ${minutes} minutes.`,
          steps: [`${people} ÷ ${counters}: ${rounds} rounds`, `${rounds} × ${minutes} = ${rounds * minutes}`],
        };
      },
    ],
    [
      0.6,
      (random) => {
        const [every, service, person] = [whole(random, 3, 8), whole(random, 5, 14), whole(random, 4, 12)];
        if (service <= every) return;
        const wait = (person - 1) * (service - every);
        return {
          stem: `From the opening on, one ${oneOf(random, ['patient', 'customer', 'visitor', 'driver'])} comes every ${every} minutes, the first at the opening itself. Each is served for ${service} minutes, one after the other. How many minutes does number ${person} wait before being served?`,
          answer: wait,
          lures: [
            [(person - 1) * service, idea('ignores-the-arrivals')],
            [service - every, idea('looks-at-the-one-before-only')],
            [person * (service - every), idea('counts-one-too-many')],
            [wait + service, idea('counts-the-service-as-waiting')],
          ],
          explanation: `Number ${person} comes after ${(person - 1) * every} minutes and is served after ${(person - 1) * service}: ${wait} minutes of waiting.`,
          steps: [`comes: ${(person - 1) * every}`, `served from ${(person - 1) * service}`, `wait: ${wait}`],
        };
      },
    ],
  ),
};
