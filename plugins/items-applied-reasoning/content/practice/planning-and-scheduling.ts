import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { ModelTasks } from './tasks.ts';
import { clock, idea, names, tasksOf, unit } from './tasks.ts';

export const planningTasks: Readonly<Record<string, ModelTasks>> = {
  'timetable-connection': tasksOf(
    'timetables time-calculation',
    ['systematic'],
    [
      'A connection works only if one is there before it leaves.',
      'Go through the way in order, or backwards from the time that must be kept.',
      'Write the time after each stretch; then look for the service that fits.',
      'Every stretch is one small addition or subtraction.',
    ],
    [
      -1.4,
      (random) => {
        const [first, every, walk] = [
          360 + whole(random, 0, 29),
          oneOf(random, [12, 15, 18, 20, 25]),
          whole(random, 6, 16),
        ];
        const arrive = first + every * whole(random, 3, 6) + whole(random, 1, every - 1) - walk;
        const ready = arrive + walk;
        const next = first + every * Math.ceil((ready - first) / every);
        if (next - ready < 2 || next - every < arrive + 1) return;
        const [name] = names(random, 1);
        return {
          stem: `From ${clock(first)} on, a ${oneOf(random, ['tram', 'shuttle', 'metro', 'gondola'])} leaves every ${every} minutes. ${name} gets off a train at ${clock(arrive)} and walks ${walk} minutes to the stop. When does the first one leave that ${name} can take?`,
          answer: clock(next),
          lures: [
            [clock(next - every), idea('takes-a-service-already-gone')],
            [clock(ready), idea('answers-another-question')],
            [clock(next + every), idea('plays-it-too-safe')],
          ],
          explanation: `${name} is at the stop at ${clock(ready)}; the next departure after that is at ${clock(next)}.`,
          steps: [`at the stop: ${clock(ready)}`, `departures: … ${clock(next - every)}, ${clock(next)} …`],
        };
      },
    ],
    [
      -0.4,
      (random) => {
        const [minute, crossing, path, home] = [
          5 * whole(random, 1, 11),
          whole(random, 18, 40),
          whole(random, 5, 14),
          whole(random, 7, 16),
        ];
        const goal = 60 * whole(random, 10, 17) + 5 * whole(random, 0, 11);
        let leaves = minute;
        while (leaves + 60 + crossing + path <= goal) leaves += 60;
        const answer = leaves - home;
        if (goal - path - crossing - leaves < 4) return;
        return {
          stem: `A ferry leaves at ${minute} minutes past each hour and takes ${crossing} minutes. ${names(random, 1)[0]} has to be at a meeting at ${clock(goal)}, ${path} minutes on foot from the other pier, and lives ${home} minutes from this pier. When is it time to leave home at the latest?`,
          answer: clock(answer),
          lures: [
            [clock(leaves), idea('answers-another-question')],
            [clock(answer + 60), idea('overlooks-a-condition')],
            [clock(answer - 60), idea('plays-it-too-safe')],
            [clock(goal - path - crossing - home), idea('takes-a-service-already-gone')],
          ],
          explanation: `The ferry must leave by ${clock(goal - path - crossing)}, so it is the one at ${clock(leaves)}, and ${home} minutes earlier is ${clock(answer)}.`,
          steps: [
            `${clock(goal)} − ${path} − ${crossing} minutes = ${clock(goal - path - crossing)}`,
            `ferry at ${clock(leaves)}`,
            `${home} minutes before: ${clock(answer)}`,
          ],
        };
      },
    ],
  ),
  'common-slot': tasksOf(
    'constraints schedules',
    ['systematic', 'intuitive'],
    [
      'A time suits everybody from the latest beginning to the earliest end.',
      'Bring all times to one clock, and find the latest beginning first.',
      'Draw a line of hours and a bar for each.',
      'Two numbers decide: the latest start and the earliest end.',
    ],
    [
      -1.3,
      (random) => {
        const rows = ['Library', 'Pool', 'Museum'].map((name) => ({
          name,
          from: 30 * whole(random, 14, 23),
          to: 30 * whole(random, 28, 40),
        }));
        const from = Math.max(...rows.map((row) => row.from));
        const to = Math.min(...rows.map((row) => row.to));
        if (new Set(rows.map((row) => row.from)).size < 3 || new Set(rows.map((row) => row.to)).size < 3) return;
        const span = (one: number, other: number) => (other - one) / 60;
        return {
          stem: `The table shows when three places are open on ${oneOf(random, ['Mondays', 'Tuesdays', 'Thursdays', 'Saturdays'])}. For how many hours are all three open at the same time?`,
          stimulus: [
            {
              kind: 'table',
              header: ['Place', 'Opens', 'Closes'],
              rows: rows.map((row) => [row.name, clock(row.from), clock(row.to)]),
            },
          ],
          answer: span(from, to),
          lures: [
            [
              span(Math.min(...rows.map((row) => row.from)), Math.max(...rows.map((row) => row.to))),
              idea('answers-another-question'),
            ],
            [Math.min(...rows.map((row) => span(row.from, row.to))), idea('overlooks-one-row')],
            [span(from, Math.max(...rows.map((row) => row.to))), idea('overlooks-a-condition')],
            [span(Math.min(...rows.map((row) => row.from)), to), idea('overlooks-a-condition')],
          ],
          say: unit('hours'),
          explanation: `The last one opens at ${clock(from)}, the first one closes at ${clock(to)}: ${span(from, to)} hours.`,
          steps: [
            `latest opening: ${clock(from)}`,
            `earliest closing: ${clock(to)}`,
            `${span(from, to)} hours between`,
          ],
        };
      },
    ],
    [
      0.1,
      (random) => {
        const ahead = whole(random, 2, 6);
        const [from, to] = [whole(random, 7, 9), whole(random, 16, 18)];
        const [other, end] = [whole(random, 8, 10), whole(random, 17, 19)];
        const overlap = Math.min(to, end - ahead) - Math.max(from, other - ahead);
        const [one, two] = names(random, 2);
        if (overlap < 1) return;
        return {
          stem: `${one} works from ${from}:00 to ${to}:00. ${two} lives where clocks are ${ahead} hours ahead and works there from ${other}:00 to ${end}:00. For how many hours a day do both work at the same time?`,
          answer: overlap,
          lures: [
            [Math.min(to, end) - Math.max(from, other), idea('overlooks-a-condition')],
            [Math.min(to, end + ahead) - Math.max(from, other + ahead), idea('adds-instead-of-subtracting')],
            [overlap + 1, idea('adds-one-too-many')],
            [ahead, idea('answers-another-question')],
          ],
          explanation: `On the clock of ${one}, ${two} works from ${other - ahead}:00 to ${end - ahead}:00. Both work from ${Math.max(from, other - ahead)}:00 to ${Math.min(to, end - ahead)}:00.`,
          steps: [`${two}: ${other - ahead}:00 to ${end - ahead}:00`, `both: ${overlap} hours`],
        };
      },
    ],
  ),
  'critical-path': tasksOf(
    'critical-path scheduling',
    ['systematic', 'analytical'],
    [
      'What happens side by side does not add up; the longest chain sets the end.',
      'Write down each chain of steps that wait for one another, with its sum.',
      'Where two chains meet, the later one counts.',
      'There are two or three chains only.',
    ],
    [
      -0.7,
      (random) => {
        const [mix, rise, fill, bake] = [
          whole(random, 8, 20),
          whole(random, 20, 60),
          whole(random, 20, 90),
          whole(random, 15, 40),
        ];
        const end = Math.max(mix + rise, fill) + bake;
        if (mix + rise === fill) return;
        const dish = oneOf(random, ['pie', 'pizza', 'strudel', 'tart']);
        return {
          stem: `For a ${dish}, the dough is kneaded for ${mix} minutes and then rests for ${rise} minutes. A second cook makes the filling at the same time, which takes ${fill} minutes. When both are ready, the ${dish} bakes for ${bake} minutes. After how many minutes is it done at the earliest?`,
          answer: end,
          lures: [
            [mix + rise + fill + bake, idea('adds-everything-up')],
            [Math.min(mix + rise, fill) + bake, idea('takes-the-shortest-path')],
            [end - bake, idea('leaves-out-the-last-task')],
            [Math.max(mix, rise, fill) + bake, idea('compares-single-tasks')],
          ],
          explanation: `The dough is ready after ${mix + rise} minutes, the filling after ${fill}. The later one counts, and then ${bake} minutes follow.`,
          steps: [
            `dough: ${mix} + ${rise} = ${mix + rise}`,
            `later one: ${Math.max(mix + rise, fill)}`,
            `+ ${bake} = ${end}`,
          ],
        };
      },
    ],
    [
      0.6,
      (random) => {
        const [a, b, c, d] = [whole(random, 2, 9), whole(random, 2, 9), whole(random, 2, 9), whole(random, 2, 9)];
        const end = Math.max(Math.max(a, b) + c, b + d);
        if (b <= a && d <= c) return;
        const who = oneOf(random, ['film crew', 'choir', 'publisher', 'robot club']);
        return {
          stem: `A ${who} plans four tasks; any number can run at the same time. Task A takes ${a} days and B ${b}. C takes ${c} days and waits for both A and B. D takes ${d} days and waits for B only. After how many days is everything done at the earliest?`,
          answer: end,
          lures: [
            [a + b + c + d, idea('adds-everything-up')],
            [Math.max(a, b) + Math.max(c, d), idea('adds-the-longest-of-each-stage')],
            [Math.min(Math.max(a, b) + c, b + d), idea('stops-at-a-shorter-path')],
            [Math.max(a, b, c, d), idea('compares-single-tasks')],
            [a + c, idea('stops-at-a-shorter-path')],
          ],
          explanation: `C ends after ${Math.max(a, b)} + ${c} = ${Math.max(a, b) + c} days, D after ${b} + ${d} = ${b + d}. The later one is the end.`,
          steps: [`C: ${Math.max(a, b) + c}`, `D: ${b + d}`, `end: ${end}`],
        };
      },
    ],
  ),
  'shared-machines': tasksOf(
    'scheduling optimisation lower-bounds',
    ['creative', 'systematic'],
    [
      'No plan is quicker than the work divided by the places to do it; often a clever plan reaches that.',
      'Work out the least time that is possible at all, and look for a plan that needs no more.',
      'Avoid empty places: exchange what is on the machine halfway through.',
      'A small drawing with a row for each machine shows the plan.',
    ],
    [
      0.3,
      (random) => {
        const [slices, places, minutes] = [whole(random, 3, 11), whole(random, 2, 4), whole(random, 1, 4)];
        const answer = Math.ceil((2 * slices) / places) * minutes;
        const naive = Math.ceil(slices / places) * 2 * minutes;
        if (slices <= places || answer === naive) return;
        return {
          stem: `A pan holds ${places} ${oneOf(random, ['slices of bread', 'fish cakes', 'cutlets', 'flat breads'])}, and each side of each takes ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. What is the shortest time in which ${slices} can be fried on both sides? (Turning and changing take no time.)`,
          answer,
          lures: [
            [naive, idea('takes-jobs-as-listed')],
            [2 * slices * minutes, idea('adds-everything-up')],
            [Math.ceil(slices / places) * minutes, idea('counts-one-way-only')],
            [answer + 2 * minutes, idea('plays-it-too-safe')],
          ],
          say: unit(answer === 1 ? 'minute' : 'minutes'),
          explanation: `There are ${2 * slices} sides, and ${places} fit at a time, so at least ${Math.ceil((2 * slices) / places)} rounds are needed; if slices are exchanged after one side, that is enough.`,
          steps: [
            `${2 * slices} sides ÷ ${places} places: ${Math.ceil((2 * slices) / places)} rounds`,
            `${Math.ceil((2 * slices) / places)} × ${minutes} = ${answer}`,
          ],
        };
      },
    ],
    [
      1.1,
      (random) => {
        const [w1, d1, w2, d2] = [
          whole(random, 2, 12),
          whole(random, 2, 12),
          whole(random, 2, 12),
          whole(random, 2, 12),
        ];
        const run = (a: number, b: number, c: number, d: number) => Math.max(a + b, a + c) + d;
        const [one, other] = [run(w1, d1, w2, d2), run(w2, d2, w1, d1)];
        if (one === other) return;
        const [x, y] = oneOf(random, [
          ['curtain', 'carpet'],
          ['tent', 'sail'],
          ['coat', 'blanket'],
        ] as const);
        return {
          stem: `A ${x} is washed for ${w1} minutes and then dried for ${d1}, a ${y} is washed for ${w2} and then dried for ${d2}. There is one washing machine and one dryer, each for one thing at a time. In how many minutes can both be washed and dried at best?`,
          answer: Math.min(one, other),
          lures: [
            [Math.max(one, other), idea('takes-jobs-as-listed')],
            [w1 + d1 + w2 + d2, idea('adds-everything-up')],
            [Math.max(w1 + d1, w2 + d2), idea('overlooks-a-condition')],
            [Math.ceil((w1 + d1 + w2 + d2) / 2), idea('divides-the-total-evenly')],
          ],
          explanation: `With the ${x} first it takes ${one} minutes, with the ${y} first ${other}.`,
          steps: [`${x} first: ${one}`, `${y} first: ${other}`, `better: ${Math.min(one, other)}`],
        };
      },
    ],
  ),
};
