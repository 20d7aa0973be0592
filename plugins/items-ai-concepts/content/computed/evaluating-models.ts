import type { Random } from '../../../../core/random.ts';
import type { ItemModel } from '../../../item-bank/items/services.ts';
import { figure } from '../drafts.ts';
import { about, asPercent, choices, computedModel, isWhole, levels, oneOf, stepped } from './computed-model.ts';

const detectors = [
  { tool: 'A mail program marks messages', bad: 'unwanted messages', good: 'wanted messages' },
  { tool: 'A camera in a factory marks parts', bad: 'cracked parts', good: 'sound parts' },
  { tool: 'A bank’s program marks payments', bad: 'stolen-card payments', good: 'honest payments' },
  { tool: 'An app marks photos of moles', bad: 'dangerous moles', good: 'harmless moles' },
  { tool: 'A river station marks hours', bad: 'hours before a flood', good: 'quiet hours' },
  { tool: 'A listening device marks sounds', bad: 'bat calls', good: 'other sounds' },
  { tool: 'A school’s program marks essays', bad: 'copied essays', good: 'essays of one’s own' },
  { tool: 'A farm’s drone marks plants', bad: 'sick plants', good: 'healthy plants' },
];

/** Counts of a test in which shares are whole percentages. */
function test(random: Random) {
  const real = stepped(random, 40, 200, 20);
  const found = Math.round((real * stepped(random, 40, 95, 5)) / 100);
  const alarms = stepped(random, 4, 60, 1);
  const harmless = alarms + stepped(random, 100, 600, 10);
  return { ...oneOf(random, detectors), real, found, missed: real - found, alarms, harmless };
}

type Test = ReturnType<typeof test>;

const table = ({ bad, good, found, missed, alarms, harmless }: Test) => [
  {
    kind: 'table' as const,
    header: ['In truth', 'Marked', 'Not marked'],
    rows: [
      [bad, figure(found), figure(missed)],
      [good, figure(alarms), figure(harmless - alarms)],
    ],
  },
];

const detectorCounts = computedModel({
  id: 'detector-counts',
  contentArea: 'evaluating-models',
  title: 'What a test of a detector says',
  discrimination: 1.3,
  concepts: ['precision', 'recall'],
  reasoning: ['analytical'],
  hints: {
    conceptual: 'Each measure is a share. What makes them differ is the group that is taken as the whole.',
    procedural: 'Say which cases are the whole, add them up, and divide the part by that sum.',
    strategic: 'Ask first whether the question starts from what was marked or from what is true.',
    encouragement: 'Two numbers of the test are all you need for one share.',
  },
  designs: [
    {
      features: { steps: 1, abstraction: 1, closeness: 1, load: 1 },
      write(random) {
        const it = test(random);
        const options = choices(
          (100 * it.found) / it.real,
          [
            [(100 * it.missed) / it.real, 'complement'],
            [Math.round((100 * it.found) / (it.found + it.alarms)), 'turnedRound'],
            [Math.round((100 * it.found) / (it.real + it.harmless)), 'wholeAsBase'],
            [Math.round((100 * it.alarms) / it.harmless), 'otherGroup'],
          ],
          asPercent,
        );
        return (
          options && {
            stem: `${it.tool}. The table shows how it did in a test. What share of the ${it.bad} did it mark?`,
            stimulus: table(it),
            ...options,
            explanation: `Of ${it.real} ${it.bad} it marked ${it.found}: ${options.answer}.`,
            steps: [`${it.found} + ${it.missed} = ${it.real}.`, `${it.found} ÷ ${it.real} = ${options.answer}.`],
          }
        );
      },
    },
    {
      features: { steps: 2, abstraction: 1, closeness: 2, load: 1 },
      write(random) {
        const it = test(random);
        const marked = it.found + it.alarms;
        const options = choices(
          (100 * it.found) / marked,
          [
            [(100 * it.found) / it.real, 'turnedRound'],
            [(100 * it.alarms) / marked, 'complement'],
            [Math.round((100 * marked) / (it.real + it.harmless)), 'wholeAsBase'],
          ],
          asPercent,
        );
        if (!options || !isWhole((100 * it.found) / marked)) return undefined;
        return {
          stem: `${it.tool}. The table shows how it did in a test. A case was marked. How likely is it to be one of the ${it.bad}?`,
          stimulus: table(it),
          ...options,
          explanation: `It marked ${marked} cases; ${it.found} of them were ${it.bad}: ${options.answer}.`,
          steps: [`${it.found} + ${it.alarms} = ${marked}.`, `${it.found} ÷ ${marked} = ${options.answer}.`],
        };
      },
    },
    {
      features: { steps: 3, abstraction: 2, closeness: 2, load: 1 },
      write(random) {
        const it = test(random);
        const marked = it.found + it.alarms;
        const options = choices(
          (100 * it.found) / marked,
          [
            [(100 * it.found) / it.real, 'turnedRound'],
            [(100 * it.alarms) / marked, 'complement'],
            [Math.round((100 * it.alarms) / it.harmless), 'otherGroup'],
            [Math.round((100 * it.found) / (it.real + it.harmless)), 'wholeAsBase'],
          ],
          asPercent,
        );
        if (!options || !isWhole((100 * it.found) / marked)) return undefined;
        return {
          stem: `${it.tool}. In a test with ${it.real} ${it.bad} and ${it.harmless} ${it.good}, it marked ${it.found} of the first and ${it.alarms} of the second. What is its precision?`,
          ...options,
          explanation: `Precision starts from what was marked: ${it.found} of ${marked} cases, which is ${options.answer}.`,
          steps: [`${it.found} + ${it.alarms} = ${marked}.`, `${it.found} ÷ ${marked} = ${options.answer}.`],
        };
      },
    },
    {
      features: { steps: 4, abstraction: 3, closeness: 2, load: 2 },
      write(random) {
        const it = test(random);
        const both = 2 * it.found + it.alarms + it.missed;
        const precision = (100 * it.found) / (it.found + it.alarms);
        const recall = (100 * it.found) / it.real;
        if (!isWhole(precision) || !isWhole((200 * it.found) / both)) return undefined;
        const options = choices(
          (200 * it.found) / both,
          [
            [(precision + recall) / 2, 'plainMean'],
            [precision, 'onePartOnly'],
            [recall, 'turnedRound'],
          ],
          asPercent,
        );
        return (
          options && {
            stem: `${it.tool}. In a test it found ${it.found} of ${it.real} ${it.bad}, and marked ${it.alarms} ${it.good} as well. What is its F1, which is 2·P·R ÷ (P + R) with the precision P and the recall R?`,
            ...options,
            explanation: `Precision is ${asPercent(precision)} and recall ${asPercent(recall)}; the formula gives ${options.answer}.`,
            steps: [
              `P = ${it.found} ÷ ${it.found + it.alarms} = ${asPercent(precision)}.`,
              `R = ${it.found} ÷ ${it.real} = ${asPercent(recall)}.`,
              `2 · ${it.found} ÷ (2 · ${it.found} + ${it.alarms} + ${it.missed}) = ${options.answer}.`,
            ],
          }
        );
      },
    },
  ],
});

/** What an alarm means, from how common the real cases are. */
function alarm(random: Random) {
  const all = oneOf(random, [1000, 2000, 4000, 10_000]);
  const rate = oneOf(random, [1, 2, 4, 5, 10]);
  const hit = oneOf(random, [75, 80, 90, 95]);
  const wrongly = oneOf(random, [1, 2, 4, 5, 10]);
  const real = (all * rate) / 100;
  const found = (real * hit) / 100;
  const alarms = ((all - real) * wrongly) / 100;
  return { ...oneOf(random, detectors), all, rate, hit, wrongly, real, found, alarms };
}

const meaningOfAnAlarm = computedModel({
  id: 'meaning-of-an-alarm',
  contentArea: 'evaluating-models',
  title: 'How often an alarm is right',
  discrimination: 1.4,
  concepts: ['base-rates', 'conditional-proportion'],
  reasoning: ['analytical', 'systematic'],
  hints: {
    conceptual: 'Where real cases are rare, even few false alarms can outnumber the true ones.',
    procedural:
      'Count in cases: real ones that are marked, harmless ones that are marked, then one share of both together.',
    strategic: 'Take a round number of cases and split them step by step, like branches of a tree.',
    encouragement: 'Counting cases makes this a matter of adding and dividing once.',
  },
  designs: levels(
    [
      { steps: 2, abstraction: 2, closeness: 2, load: 1 },
      { steps: 4, abstraction: 2, closeness: 3, load: 2 },
      { steps: 5, abstraction: 3, closeness: 3, load: 2 },
    ],
    (random, design) => {
      const it = alarm(random);
      const share = (100 * it.found) / (it.found + it.alarms);
      if (!isWhole(it.found) || !isWhole(it.alarms)) return undefined;
      const answer = Math.round(design === 2 ? 100 - share : share);
      const options = choices(
        answer,
        [
          [design === 2 ? it.wrongly : it.hit, 'baseRateIgnored'],
          [design === 2 ? Math.round(share) : 100 - it.wrongly, design === 2 ? 'complement' : 'turnedRound'],
          [design === 2 ? 100 - it.hit : it.rate, 'otherGroup'],
          [Math.round((100 * (it.found + it.alarms)) / it.all), 'wholeAsBase'],
        ],
        about,
      );
      const stems = [
        `${it.tool}. Among ${figure(it.all)} cases it marked ${figure(it.found)} of the ${figure(it.real)} ${it.bad} and, by mistake, ${figure(it.alarms)} of the ${it.good}. What share of the marked cases are ${it.bad}?`,
        `${it.tool}. ${it.rate}% of all cases are ${it.bad}. It marks ${it.hit}% of those, and ${it.wrongly}% of the ${it.good}. A case is marked. How likely is it to be one of the ${it.bad}?`,
        `${it.tool}. It marks ${it.hit}% of the ${it.bad}, which are ${it.rate}% of all cases, and ${it.wrongly}% of the ${it.good}. What share of its alarms are false?`,
      ];
      return (
        options && {
          stem: stems[design] ?? '',
          ...options,
          explanation: `Of ${figure(it.all)} cases ${figure(it.found)} are marked rightly and ${figure(it.alarms)} wrongly, so that the share is ${options.answer}.`,
          steps: [
            `Marked rightly: ${figure(it.found)}; wrongly: ${figure(it.alarms)}.`,
            `${figure(it.found)} ÷ ${figure(it.found + it.alarms)} is ${about(share)}.`,
          ],
        }
      );
    },
  ),
});

const errorCosts = computedModel({
  id: 'cost-of-errors',
  contentArea: 'evaluating-models',
  title: 'What the errors of a model cost',
  discrimination: 1.2,
  concepts: ['error-costs', 'thresholds'],
  reasoning: ['systematic'],
  hints: {
    conceptual: 'The two kinds of error need not cost the same, so their numbers cannot simply be added.',
    procedural: 'Multiply the number of each kind of error by what one of them costs, then add.',
    strategic: 'Work the settings out one after the other and write the sums side by side.',
    encouragement: 'Each line is two multiplications and one sum.',
  },
  designs: [
    {
      features: { steps: 2, abstraction: 0, closeness: 1, load: 0 },
      write(random) {
        const it = costs(random);
        const options = choices(
          it.missed * it.perMiss + it.alarms * it.perAlarm,
          [
            [(it.missed + it.alarms) * it.perMiss, 'sizesIgnored'],
            [it.missed * it.perAlarm + it.alarms * it.perMiss, 'otherError'],
            [it.missed * it.perMiss, 'onePartOnly'],
          ],
          euros,
        );
        return (
          options && {
            stem: `${it.tool}. In a month it overlooked ${it.missed} ${it.bad} and marked ${it.alarms} ${it.good} by mistake. One that is overlooked costs €${it.perMiss}, a false alarm €${it.perAlarm}. What did its errors cost?`,
            ...options,
            explanation: `Those overlooked cost ${euros(it.missed * it.perMiss)}, the false alarms ${euros(it.alarms * it.perAlarm)}; together ${options.answer}.`,
            steps: [`${it.missed} · ${it.perMiss} + ${it.alarms} · ${it.perAlarm} gives ${options.answer}.`],
          }
        );
      },
    },
    {
      features: { steps: 4, abstraction: 1, closeness: 2, load: 1 },
      write(random) {
        const it = costs(random);
        const strict = {
          missed: it.missed + stepped(random, 2, 12, 1),
          alarms: stepped(random, 1, Math.max(2, it.alarms - 5), 1),
        };
        const loose = it.missed * it.perMiss + it.alarms * it.perAlarm;
        const tight = strict.missed * it.perMiss + strict.alarms * it.perAlarm;
        const options = choices(
          Math.abs(loose - tight),
          [
            [Math.abs(it.missed + it.alarms - strict.missed - strict.alarms) * it.perMiss, 'sizesIgnored'],
            [Math.abs(it.missed - strict.missed) * it.perMiss, 'onePartOnly'],
            [
              Math.abs((it.missed - strict.missed) * it.perAlarm + (it.alarms - strict.alarms) * it.perMiss),
              'otherError',
            ],
            [Math.abs(it.alarms - strict.alarms) * it.perAlarm, 'onePartOnly'],
          ],
          euros,
        );
        return (
          options && {
            stem: `${it.tool}. It can be set to mark more or to mark less. The table shows a month with either setting. One of the ${it.bad} that is overlooked costs €${it.perMiss}, a false alarm €${it.perAlarm}. By how much do the costs of the two settings differ?`,
            stimulus: [
              {
                kind: 'table' as const,
                header: ['Setting', 'Overlooked', 'False alarms'],
                rows: [
                  ['mark more', String(it.missed), String(it.alarms)],
                  ['mark less', String(strict.missed), String(strict.alarms)],
                ],
              },
            ],
            ...options,
            explanation: `Marking more costs ${euros(loose)}, marking less ${euros(tight)}; they differ by ${options.answer}.`,
            steps: [`Mark more: ${euros(loose)}. Mark less: ${euros(tight)}.`, `The difference is ${options.answer}.`],
          }
        );
      },
    },
  ],
});

function costs(random: Random) {
  return {
    ...oneOf(random, detectors),
    missed: stepped(random, 2, 15, 1),
    alarms: stepped(random, 10, 60, 1),
    perMiss: stepped(random, 30, 200, 10),
    perAlarm: stepped(random, 2, 12, 1),
  };
}

const euros = (value: number) => `€${figure(value)}`;

export const computedEvaluating: ItemModel[] = [detectorCounts, meaningOfAnAlarm, errorCosts];
