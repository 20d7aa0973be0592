import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { ModelTasks } from './tasks.ts';
import { idea, tasksOf } from './tasks.ts';

export const evidenceTasks: Readonly<Record<string, ModelTasks>> = {
  'fair-test': tasksOf(
    'controlling-variables experiments',
    ['systematic', 'analytical'],
    [
      'A comparison tells about the one thing in which the trials differ, and only about that.',
      'Compare the trials entry by entry and mark what differs.',
      'If two things differ, nobody knows which of them made the difference.',
      'Line by line, the difference is soon found.',
    ],
    [
      -0.9,
      (random) => {
        const factors = [
          { name: 'Soil', values: ['sand', 'clay'] },
          { name: 'Light', values: ['sun', 'shade'] },
          { name: 'Water', values: ['daily', 'weekly'] },
          { name: 'Pot', values: ['small', 'large'] },
        ];
        const base = factors.map(() => whole(random, 0, 1));
        const at = whole(random, 0, 3);
        const trial = factors.map(({ values }, index) => values[base[index] ?? 0] ?? '');
        const other = factors.map(
          ({ values }, index) => values[index === at ? 1 - (base[index] ?? 0) : (base[index] ?? 0)] ?? '',
        );
        const plant = oneOf(random, ['cress', 'bean', 'basil', 'sunflower']);
        return {
          stem: `A class grows ${plant} plants in two ways, as the table shows. About which factor do the results tell something?`,
          stimulus: [
            {
              kind: 'table',
              header: ['', 'First way', 'Second way'],
              rows: factors.map(({ name }, index) => [name, trial[index] ?? '', other[index] ?? '']),
            },
          ],
          answer: factors[at]?.name ?? '',
          lures: factors.flatMap(({ name }, index) =>
            index === at ? [] : [[name, idea('varies-the-wrong-thing')] as const],
          ),
          explanation: `Only the entry “${factors[at]?.name}” differs between the two ways.`,
          steps: factors.map(({ name }, index) => `${name}: ${index === at ? 'differs' : 'the same'}`),
        };
      },
    ],
    [
      0.0,
      (random) => {
        const factors = whole(random, 3, 9);
        const thing = oneOf(random, ['paper plane', 'catapult', 'soap bubble', 'toy boat']);
        return {
          stem: `A ${thing} has ${factors} properties, each of which can be set in two ways. A class wants to compare, for each property, two trials that differ in nothing else. How many different trials are needed at least?`,
          answer: factors + 1,
          lures: [
            [2 * factors, idea('checks-more-than-needed')],
            [2 ** factors, idea('counts-things-instead-of-arrangements')],
            [factors, idea('leaves-out-the-comparison-group')],
            [2, idea('lets-two-things-differ-at-once')],
          ],
          explanation: `One trial serves as the basis. For each property one more trial changes only that: ${factors} + 1.`,
          steps: ['1 trial as the basis', `${factors} trials that change one property each`],
        };
      },
    ],
  ),
  'before-and-after': tasksOf(
    'comparison-group causal-effect',
    ['analytical'],
    [
      'What would have happened anyway shows in a group without the change.',
      'Work out how the other group changed, and expect the same for the first.',
      'Compare what came with what was to be expected, not with the beginning.',
      'Four numbers and two differences tell the effect.',
    ],
    [
      0.1,
      (random) => {
        const [before, other, change] = [whole(random, 40, 120), whole(random, 40, 120), whole(random, 5, 30)];
        const effect = whole(random, 4, 30);
        if (before === other || effect === change) return;
        const expected = before - change;
        return {
          stem: `Last year ${before} accidents happened on Lake Road and ${other} on Mill Road. Then only Lake Road got a roundabout. This year there were ${expected - effect} on Lake Road and ${other - change} on Mill Road. How many would have been expected on Lake Road without the roundabout, if both roads had changed by the same number?`,
          answer: expected,
          lures: [
            [before, idea('ignores-the-comparison-group')],
            [expected - effect, idea('compares-the-end-only')],
            [other - change, idea('takes-those-admitted-for-all')],
            [before + change, idea('mixes-up-rise-and-fall')],
          ],
          explanation: `On Mill Road there were ${change} fewer. Without the roundabout, ${before} − ${change} = ${expected} would have been expected.`,
          steps: [`${other} − ${other - change} = ${change}`, `${before} − ${change} = ${expected}`],
        };
      },
    ],
    [
      0.8,
      (random) => {
        const [start, factor, other] = [
          10 * whole(random, 4, 20),
          oneOf(random, [1.1, 1.2, 1.25, 1.5]),
          10 * whole(random, 4, 20),
        ];
        const expected = start * factor;
        const more = whole(random, 5, 40);
        if (!Number.isInteger(expected) || !Number.isInteger(other * factor) || start === other) return;
        return {
          stem: `A shop with a new sign sold ${start} lamps in May and ${expected + more} in June. A shop of the same chain without a new sign sold ${other} in May and ${other * factor} in June. Suppose that without the sign both would have grown by the same percentage. How many lamps more did the sign bring?`,
          answer: more,
          lures: [
            [expected + more - start, idea('ignores-the-comparison-group')],
            [Math.abs(expected + more - start - (other * factor - other)), idea('compares-counts-not-rates')],
            [expected, idea('answers-another-question')],
            [Math.abs(expected + more - other * factor), idea('compares-the-end-only')],
          ],
          explanation: `The other shop grew to ${other * factor} ÷ ${other} = ${factor} times. Without the sign, ${start} × ${factor} = ${expected} lamps were to be expected.`,
          steps: [`${start} × ${factor} = ${expected}`, `${expected + more} − ${expected} = ${more}`],
        };
      },
    ],
  ),
  'two-causes': tasksOf(
    'interaction experiments controlling-variables',
    ['analytical', 'systematic'],
    [
      'Two causes may simply add up, or help or hinder one another.',
      'Find the effect of each alone, compared with neither.',
      'Add both effects to the basis, and compare that with what both together gave.',
      'Three differences are all that is needed.',
    ],
    [
      0.1,
      (random) => {
        const [base, a, b] = [whole(random, 10, 40), whole(random, 4, 20), whole(random, 4, 20)];
        if (a === b) return;
        const [x, y] = oneOf(random, [
          ['salt', 'warmth'],
          ['light', 'music'],
          ['shade', 'rain'],
        ] as const);
        return {
          stem: `Without anything, ${base} snails come to a trap; with ${x} alone ${base + a}; with ${y} alone ${base + b}. How many are to be expected with both, if the two effects simply add up?`,
          answer: base + a + b,
          lures: [
            [2 * base + a + b, idea('adds-everything-up')],
            [a + b, idea('forgets-the-beginning')],
            [Math.max(base + a, base + b), idea('looks-at-one-comparison-only')],
            [base + Math.round((a + b) / 2), idea('averages-the-averages')],
          ],
          explanation: `${x} adds ${a} and ${y} adds ${b} to the ${base} that come anyway: ${base + a + b}.`,
          steps: [`${x}: + ${a}`, `${y}: + ${b}`, `${base} + ${a} + ${b} = ${base + a + b}`],
        };
      },
    ],
    [
      0.6,
      (random) => {
        const [base, a, b, extra] = [
          whole(random, 10, 40),
          whole(random, 4, 15),
          whole(random, 4, 15),
          whole(random, 3, 18),
        ];
        if (a === b) return;
        const crop = oneOf(random, ['wheat', 'maize', 'barley', 'rye']);
        return {
          stem: `The table shows the harvest of ${crop} on fields with and without watering and fertiliser. By how much does the harvest with both exceed what the two effects would give if they simply added up?`,
          stimulus: [
            {
              kind: 'table',
              header: ['', 'Not watered', 'Watered'],
              rows: [
                ['No fertiliser', `${base}`, `${base + a}`],
                ['Fertiliser', `${base + b}`, `${base + a + b + extra}`],
              ],
            },
          ],
          answer: extra,
          lures: [
            [a + b + extra, idea('ignores-the-comparison-group')],
            [b + extra, idea('looks-at-one-comparison-only')],
            [a + extra, idea('looks-at-one-comparison-only')],
            [a + b, idea('answers-another-question')],
          ],
          explanation: `Watering adds ${a} and fertiliser ${b}, so ${base + a + b} were to be expected; it was ${base + a + b + extra}.`,
          steps: [`${base} + ${a} + ${b} = ${base + a + b}`, `${base + a + b + extra} − ${base + a + b} = ${extra}`],
        };
      },
    ],
  ),
  'what-an-alarm-means': tasksOf(
    'base-rate false-alarms conditional-probability',
    ['analytical'],
    [
      'Alarms come from real cases and from harmless ones; which are more numerous depends on how rare the real ones are.',
      'Count real alarms and false alarms on their own.',
      'Take 1,000 or 10,000 cases and split them.',
      'Two products, and one comparison.',
    ],
    [
      0.7,
      (random) => {
        const [rate, hit, wrong] = [whole(random, 1, 5) * 10, oneOf(random, [80, 90, 100]), whole(random, 2, 20)];
        const real = (rate * hit) / 100;
        const falseAlarms = ((1000 - rate) * wrong) / 100;
        const ratio = falseAlarms / real;
        if (!Number.isInteger(ratio) || ratio < 2) return;
        return {
          stem: `Of 1,000 suitcases, ${rate} hold something forbidden. A scanner gives an alarm for ${hit}% of those and for ${wrong}% of the others. How many false alarms are there for each real one?`,
          answer: ratio,
          lures: [
            [falseAlarms, idea('answers-another-question')],
            [Math.round((1000 - rate) / rate), idea('answers-with-the-base-rate')],
            [Math.round(hit / wrong), idea('takes-the-error-rate-for-the-answer')],
            [ratio + 1, idea('compares-part-with-part')],
          ],
          explanation: `There are ${real} real alarms and ${falseAlarms} false ones, ${ratio} for each real one.`,
          steps: [
            `real: ${hit}% of ${rate} = ${real}`,
            `false: ${wrong}% of ${1000 - rate} = ${falseAlarms}`,
            `${falseAlarms} ÷ ${real} = ${ratio}`,
          ],
        };
      },
    ],
    [
      1.4,
      (random) => {
        const [rate, hit] = [10 * whole(random, 4, 25), oneOf(random, [70, 75, 80, 90, 95])];
        const real = (rate * hit) / 100;
        const limit = (100 * real) / (1000 - rate);
        const tidy = Math.round(limit);
        if (Math.abs(tidy - limit) > 0.2 || tidy === Math.round(rate / 10)) return;
        return {
          stem: `Of 1,000 ${oneOf(random, ['coins', 'e-mails', 'apples', 'tickets'])}, ${rate} are bad, and a sensor reports ${hit}% of the bad ones. Up to about which share of good ones reported by mistake are at least half of its reports right?`,
          answer: `about ${tidy}%`,
          lures: [
            [`about ${100 - hit}%`, idea('takes-the-hit-rate-for-the-answer')],
            ['about 50%', idea('takes-fifty-fifty')],
            [`about ${Math.round(rate / 10)}%`, idea('answers-with-the-base-rate')],
            [`about ${Math.round(hit / 2)}%`, idea('doubles-the-first-result')],
          ],
          explanation: `${real} bad ones are reported. As many of the ${1000 - rate} good ones may be reported: ${real} of ${1000 - rate}, about ${tidy}%.`,
          steps: [`real reports: ${real}`, `${real} ÷ ${1000 - rate} is about ${tidy}%`],
        };
      },
    ],
  ),
};
