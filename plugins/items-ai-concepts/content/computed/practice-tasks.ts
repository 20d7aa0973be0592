import type { PracticeTask } from '../../../item-bank/items/services.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { idea } from './ideas.ts';

// Practice for models with few settings, whose further texts would be those of the test with other numbers.

const percent = (value: number) => `${value}%`;

export const attentionTasks: readonly PracticeTask[] = [
  [
    -0.9,
    (random) => {
      const parts = [whole(random, 1, 6), whole(random, 1, 6), whole(random, 1, 6)] as const;
      const rest = 10 - parts[0] - parts[1];
      if (rest < 1 || parts[0] === rest || parts[1] === rest) return;
      const word = oneOf(random, ['seal', 'crane', 'bark', 'match', 'bat', 'pitch']);
      return {
        stem: `To understand “${word}” in a sentence, a model attends to three words. Its weights add up to 1. Two of them are 0.${parts[0]} and 0.${parts[1]}. How large is the third?`,
        answer: rest / 10,
        lures: [
          [(parts[0] + parts[1]) / 10, idea.complement],
          [Math.abs(parts[0] - parts[1]) / 10, idea.signTurned],
          [(10 - parts[0]) / 10, idea.onePartOnly],
          [0.33, idea.plainMean],
        ],
        explanation: `All weights add up to 1, so the third is 1 − 0.${parts[0]} − 0.${parts[1]} = 0.${rest}.`,
        steps: [
          `0.${parts[0]} + 0.${parts[1]} = ${(parts[0] + parts[1]) / 10}`,
          `1 − ${(parts[0] + parts[1]) / 10} = 0.${rest}`,
        ],
      };
    },
  ],
  [
    0.8,
    (random) => {
      const [low, gap, tenths] = [whole(random, 1, 8), whole(random, 2, 9), whole(random, 1, 9)];
      const mixed = low + (gap * tenths) / 10;
      if (tenths === 5) return;
      return {
        stem: `A model mixes two words by attention. The value of the first is ${low}, that of the second ${low + gap}, and the two weights add up to 1. The mixture is ${mixed}. What is the weight of the second word?`,
        answer: tenths / 10,
        lures: [
          [(10 - tenths) / 10, idea.otherGroup],
          [0.5, idea.plainMean],
          [Math.round((100 * mixed) / (low + gap)) / 100, idea.wholeAsBase],
          [Math.round((100 * low) / (low + gap)) / 100, idea.turnedRound],
        ],
        explanation: `The mixture lies ${(gap * tenths) / 10} of the ${gap} above the first value: 0.${tenths}.`,
        steps: [`${mixed} − ${low} = ${(gap * tenths) / 10}`, `${(gap * tenths) / 10} ÷ ${gap} = 0.${tenths}`],
      };
    },
  ],
];

export const lineTasks: readonly PracticeTask[] = [
  [
    -0.6,
    (random) => {
      const [slope, start, x, run] = [
        whole(random, 2, 9),
        whole(random, 3, 30),
        whole(random, 2, 9),
        whole(random, 2, 6),
      ];
      const [what, of] = oneOf(random, [
        ['minutes of a repair', 'screws'],
        ['calories of a salad', 'olives'],
        ['seconds of a download', 'pictures'],
      ] as const);
      return {
        stem: `A model predicts the ${what} by a straight line. For ${x} ${of} it predicts ${start + slope * x}, for ${x + run} ${of} it predicts ${start + slope * (x + run)}. By how much does its prediction grow with each of the ${of}?`,
        answer: slope,
        lures: [
          [slope * run, idea.stopsEarly],
          [run, idea.otherGroup],
          [Math.round((start + slope * x) / x), idea.thresholdForgotten],
          [start, idea.slopeForgotten],
        ],
        explanation: `It grows by ${slope * run} for ${run} more: ${slope} each.`,
        steps: [
          `${start + slope * (x + run)} − ${start + slope * x} = ${slope * run}`,
          `${slope * run} ÷ ${run} = ${slope}`,
        ],
      };
    },
  ],
  [
    0.7,
    (random) => {
      const errors = [whole(random, -9, 9), whole(random, -9, 9), whole(random, -9, 9)] as const;
      const sizes = errors.map(Math.abs);
      const mean = sizes.reduce((total, each) => total + each, 0) / 3;
      if (errors.includes(0) || !Number.isInteger(mean) || new Set(errors.map(Math.sign)).size < 2) return;
      const signed = Math.abs(errors[0] + errors[1] + errors[2]);
      const say = (value: number) => `${Math.abs(value)} too ${value > 0 ? 'high' : 'low'}`;
      return {
        stem: `Three predictions of ${oneOf(random, ['a river level', 'a bus delay', 'a grain price'])} were ${say(errors[0])}, ${say(errors[1])} and ${say(errors[2])}. How large is the mean absolute error?`,
        answer: mean,
        lures: [
          [Math.round((10 * signed) / 3) / 10, idea.signTurned],
          [3 * mean, idea.rateForgotten],
          [Math.max(...sizes), idea.onePartOnly],
          [Math.min(...sizes), idea.onePartOnly],
          [signed, idea.signTurned],
        ],
        explanation: `Without their signs the errors are ${sizes.join(', ')}; their mean is ${mean}.`,
        steps: [`${sizes.join(' + ')} = ${3 * mean}`, `${3 * mean} ÷ 3 = ${mean}`],
      };
    },
  ],
];

export const centreTasks: readonly PracticeTask[] = [
  [
    -0.5,
    (random) => {
      const [low, gap, value] = [whole(random, 4, 20), 2 * whole(random, 4, 14), whole(random, 8, 50)];
      const border = low + gap / 2;
      return {
        stem: `Two groups of ${oneOf(random, ['melons by weight', 'songs by length', 'trees by height', 'shops by area'])} have the centres ${low} and ${low + gap}. A new one joins the nearer centre. Where does the border between the two groups lie?`,
        answer: border,
        lures: [
          [gap, idea.otherGroup],
          [gap / 2, idea.stopsEarly],
          [low + gap, idea.onePartOnly],
          [value === border ? value + 1 : value, idea.wrongRow],
        ],
        explanation: `The border is the middle between the centres: (${low} + ${low + gap}) ÷ 2 = ${border}.`,
        steps: [`(${low} + ${low + gap}) ÷ 2 = ${border}`],
      };
    },
  ],
  [
    0.6,
    (random) => {
      const [count, mean, more] = [whole(random, 3, 9), whole(random, 10, 40), whole(random, 1, 6)];
      const added = mean + more * (count + 1);
      return {
        stem: `A group of ${count} ${oneOf(random, ['photos', 'customers', 'sounds', 'stars'])} has its centre at ${mean}. One with the value ${added} joins it, and the centre moves to the mean of all. Where is it then?`,
        answer: mean + more,
        lures: [
          [(mean + added) / 2, idea.plainMean],
          [added, idea.onePartOnly],
          [mean + Math.round((more * (count + 1)) / count), idea.allData],
          [mean, idea.stopsEarly],
        ],
        explanation: `The sum grows from ${count * mean} to ${count * mean + added}; divided by ${count + 1} it is ${mean + more}.`,
        steps: [`${count} · ${mean} + ${added} = ${count * mean + added}`, `÷ ${count + 1} = ${mean + more}`],
      };
    },
  ],
];

export const unitTasks: readonly PracticeTask[] = [
  [
    -0.7,
    (random) => {
      const [a, b, x, y] = [whole(random, 2, 6), whole(random, 2, 6), whole(random, 1, 8), whole(random, 1, 8)];
      const sum = a * x + b * y;
      return {
        stem: `A unit that spots ${oneOf(random, ['edges', 'faces', 'wheels', 'letters'])} adds its inputs, the first times ${a} and the second times ${b}. The first input is ${x}, and the unit gives ${sum}. What is the second input?`,
        answer: y,
        lures: [
          [sum - a * x, idea.rateForgotten],
          [Math.round(sum / b), idea.onePartOnly],
          [x, idea.otherGroup],
          [Math.abs(sum - x), idea.rateForgotten],
          [y + 1, idea.wrongRow],
        ],
        explanation: `The first part is ${a} · ${x} = ${a * x}; ${sum} − ${a * x} = ${b * y}, divided by ${b} is ${y}.`,
        steps: [`${sum} − ${a * x} = ${b * y}`, `${b * y} ÷ ${b} = ${y}`],
      };
    },
  ],
  [
    0.7,
    (random) => {
      const [weight, threshold] = [whole(random, 2, 7), whole(random, 15, 60)];
      const least = Math.floor(threshold / weight) + 1;
      if (threshold % weight === 0) return;
      return {
        stem: `A unit fires if ${weight} times its input, minus ${threshold}, is above 0. Which is the smallest whole ${oneOf(random, ['input', 'signal', 'brightness', 'loudness'])} for which it fires?`,
        answer: least,
        lures: [
          [least - 1, idea.roundsDown],
          [threshold + 1, idea.rateForgotten],
          [threshold - weight, idea.signTurned],
          [least + 1, idea.roundsDown],
        ],
        explanation: `${weight} · ${least} = ${weight * least} is above ${threshold}, and ${weight} · ${least - 1} = ${weight * (least - 1)} is not.`,
        steps: [`${threshold} ÷ ${weight} lies between ${least - 1} and ${least}`],
      };
    },
  ],
];

export const groupTasks: readonly PracticeTask[] = [
  [
    -0.8,
    (random) => {
      const [size, share, wrong] = [
        50 * whole(random, 2, 10),
        oneOf(random, [2, 4, 6, 8, 10, 12]),
        whole(random, 1, 9),
      ];
      const allowed = (size * share) / 100;
      const made = allowed + wrong;
      return {
        stem: `A rule says that at most ${share}% of the honest ${oneOf(random, ['tickets', 'reports', 'visitors', 'orders'])} of a group may be stopped by mistake. Of ${size} in one group, ${made} were stopped. How many too many is that?`,
        answer: wrong,
        lures: [
          [allowed, idea.otherGroup],
          [Math.abs(made - share), idea.addsShares],
          [made, idea.onePartOnly],
          [size - made, idea.complement],
        ],
        explanation: `${share}% of ${size} is ${allowed}; ${made} is ${wrong} more.`,
        steps: [`${share}% of ${size} = ${allowed}`, `${made} − ${allowed} = ${wrong}`],
      };
    },
  ],
  [
    0.9,
    (random) => {
      const [one, other] = [whole(random, 2, 20), whole(random, 2, 20)];
      const [first, second] = [100 * whole(random, 1, 5), 100 * whole(random, 6, 12)];
      const all = (100 * ((first * one) / 100 + (second * other) / 100)) / (first + second);
      if (!Number.isInteger(all) || one === other || all === one || all === other) return;
      return {
        stem: `A program is wrong for ${one}% of ${first} ${oneOf(random, ['left-handed', 'deaf', 'elderly', 'young'])} users and for ${other}% of ${second} others. For what share of all users is it wrong?`,
        answer: all,
        lures: [
          [(one + other) / 2, idea.plainMean],
          [other, idea.onePartOnly],
          [one + other, idea.addsShares],
          [Math.abs(one - other), idea.signTurned],
          [one, idea.onePartOnly],
        ],
        say: percent,
        explanation: `It is wrong for ${(first * one) / 100} + ${(second * other) / 100} of ${first + second} users, ${all}%.`,
        steps: [
          `${(first * one) / 100} + ${(second * other) / 100} = ${(first * one + second * other) / 100}`,
          `÷ ${first + second} = ${all}%`,
        ],
      };
    },
  ],
];

export const sampleTasks: readonly PracticeTask[] = [
  [
    -0.7,
    (random) => {
      const [share, half] = [10 * whole(random, 2, 9), whole(random, 3, 20)];
      const wanted = 10 * half;
      const answer = (wanted * share) / 100;
      if (share === 50) return;
      return {
        stem: `Of the ${oneOf(random, ['cyclists', 'singers', 'farmers', 'gamers'])} in a country, ${share}% are over 30. A sample of ${wanted} should be like the whole. How many in it should be 30 or younger?`,
        answer: wanted - answer,
        lures: [
          [answer, idea.complement],
          [wanted / 2, idea.plainMean],
          [100 - share, idea.addsShares],
          [share, idea.addsShares],
        ],
        explanation: `A sample like the whole has ${100 - share}% of that age: ${wanted - answer} of ${wanted}.`,
        steps: [`100% − ${share}% = ${100 - share}%`, `${100 - share}% of ${wanted} = ${wanted - answer}`],
      };
    },
  ],
  [
    0.9,
    (random) => {
      const [truth, sample] = [10 * whole(random, 2, 8), 10 * whole(random, 1, 9)];
      const weight = truth / sample;
      if (truth === sample || Math.abs(weight * 100 - Math.round(weight * 100)) > 1e-9) return;
      return {
        stem: `${truth}% of the people of a town live in flats, and ${sample}% of those in a survey of ${oneOf(random, ['noise', 'traffic', 'parks', 'shops'])}. By which weight does each answer from a flat have to be multiplied, so that flats count as much as in the town?`,
        answer: weight,
        lures: [
          [Math.round((100 * sample) / truth) / 100, idea.turnedRound],
          [Math.abs(truth - sample) / 100, idea.addsShares],
          [truth / 100, idea.onePartOnly],
          [Math.round((100 * (100 - truth)) / (100 - sample)) / 100, idea.otherGroup],
        ],
        explanation: `The weight is the share in the town divided by the share in the survey, ${truth} ÷ ${sample} = ${weight}.`,
        steps: [`share in the town ÷ share in the survey = ${weight}`],
      };
    },
  ],
];
