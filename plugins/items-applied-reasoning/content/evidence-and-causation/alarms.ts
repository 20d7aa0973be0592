import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, shuffled } from '../../../item-bank/items/services.ts';
import type { Situation, Wrong } from '../drafts.ts';
import { grouped, modelsOf, numberChoices, wordChoices, writeSituation } from '../drafts.ts';

const model = modelsOf('evidence-and-causation');

export const alarmModels: ItemModel[] = [model('what-an-alarm-means', 'What an alarm means', 7, writeAlarm)];

function writeAlarm(variant: number, random: Random): Draft {
  return writeSituation(situations, variant, random);
}

// Features: counts given in a table (0.2), counts to be worked out from a number of cases (+0.5), percentages only (+0.8),
// how the base changes the answer (+1.1), two tests in a row (+1.6).
const situations: Situation[] = [
  { b: 0.1, write: spamTable },
  { b: 0.6, write: (random) => screening(random, 'faulty parts') },
  { b: 0.9, write: (random) => screening(random, 'disease') },
  { b: 1.1, write: (random) => screening(random, 'copied essays') },
  { b: 1.3, write: silence },
  { b: 1.5, write: twoTowns },
  { b: 1.9, write: secondTest },
];

const percent = (n: number) => `${Math.round(n * 10) / 10}%`;

function spamTable(random: Random) {
  const [caught, missed] = oneOf(random, [
    [90, 10],
    [80, 20],
    [45, 5],
    [60, 15],
  ] as const);
  const wrongly = oneOf(random, [10, 20, 30, 40, 15]);
  const passed = oneOf(random, [360, 470, 180, 280]);
  const marked = caught + wrongly;
  const share = (100 * wrongly) / marked;
  const choices = Number.isInteger(share)
    ? numberChoices(
        share,
        shuffled<Wrong<number>>(
          [
            [Math.round((100 * wrongly) / (wrongly + passed)), 'turns-the-condition-round'],
            [Math.round((100 * missed) / (caught + missed)), 'answers-another-question'],
            [100 - share, 'answers-with-the-complement'],
            [Math.round((100 * wrongly) / (marked + missed + passed)), 'uses-the-whole-as-the-base'],
          ],
          random,
        ),
        percent,
      )
    : undefined;
  return (
    choices && {
      stem: 'A mail program marks messages as unwanted. The table shows how it did in a test. What share of the messages that it marked were in fact wanted?',
      stimulus: [
        {
          kind: 'table',
          header: ['Message', 'Marked', 'Not marked'],
          rows: [
            ['Unwanted', String(caught), String(missed)],
            ['Wanted', String(wrongly), String(passed)],
          ],
        },
      ] as BlockDraft[],
      ...choices,
      explanation: `The question is about the marked messages: ${caught} + ${wrongly} = ${marked}. Of these ${wrongly} were wanted.`,
      steps: [
        `Marked: ${caught} + ${wrongly} = ${marked}.`,
        `Wanted among them: ${wrongly}.`,
        `${wrongly} ÷ ${marked} = ${share / 100}`,
      ],
      hints: {
        conceptual:
          'The share of the marked messages that are wanted is not the share of the wanted messages that are marked.',
        procedural: 'Find the column that the question is about and add it up; that is the base.',
        strategic:
          'Put it into words: “so many of the … messages were …”, and check that the base comes second in the question’s sentence.',
        encouragement: 'Only one column of the table is needed.',
      },
      concepts: ['conditional-proportion', 'false-alarms'],
      reasoning: ['analytical'] as Draft['reasoning'],
      discrimination: 1.3,
    }
  );
}

const topics = {
  'faulty parts': {
    stem: (all: number, rate: number, hit: number, alarm: number) =>
      `Of ${grouped(all)} parts from a machine, ${rate} in every 1,000 are faulty. A camera sounds an alarm for ${hit}% of the faulty parts, and by mistake for ${alarm}% of the good ones. Of the parts that set off an alarm, about what share are faulty?`,
    bad: 'faulty parts',
    good: 'good parts',
  },
  disease: {
    stem: (all: number, rate: number, hit: number, alarm: number) =>
      `Of ${grouped(all)} people ${rate} in every 1,000 have a disease. A test is positive for ${hit}% of those who have it, and for ${alarm}% of those who do not. Of the people with a positive test, about what share have the disease?`,
    bad: 'people with the disease',
    good: 'people without it',
  },
  'copied essays': {
    stem: (all: number, rate: number, hit: number, alarm: number) =>
      `Of the ${grouped(all)} essays that a university receives in a year, ${rate / 10}% are copied. A program reports ${hit}% of the copied essays, but ${alarm}% of the honest ones as well. An essay has been reported. How likely is it to be copied?`,
    bad: 'copied essays',
    good: 'honest essays',
  },
} as const;

function screening(random: Random, topic: keyof typeof topics) {
  const all = oneOf(random, [1000, 2000, 10000]);
  const rate = oneOf(random, [10, 20, 40, 50, 100]);
  const hit = oneOf(random, [80, 90, 95]);
  const alarm = oneOf(random, [2, 4, 5, 8, 10, 20]);
  const bad = (all * rate) / 1000;
  const found = (bad * hit) / 100;
  const falseAlarms = ((all - bad) * alarm) / 100;
  const share = Math.round((100 * found) / (found + falseAlarms));
  if (!Number.isInteger(found) || !Number.isInteger(falseAlarms) || share > 70 || share < 8) return undefined;
  const { stem, bad: badName, good: goodName } = topics[topic];
  const choices = numberChoices(
    share,
    shuffled<Wrong<number>>(
      [
        [hit, 'takes-the-hit-rate-for-the-answer'],
        [100 - alarm, 'takes-the-share-of-correct-passes'],
        [hit - alarm, 'subtracts-percentages-of-different-things'],
        [rate / 10, 'answers-with-the-base-rate'],
        [Math.round((100 * found) / all), 'uses-the-whole-as-the-base'],
      ],
      random,
    ),
    (n) => `about ${n}%`,
  );
  return (
    choices && {
      stem: stem(all, rate, hit, alarm),
      ...choices,
      explanation: `Of ${grouped(all)}, ${grouped(bad)} are ${badName} and ${grouped(found)} of them give an alarm. Of the ${grouped(all - bad)} ${goodName}, ${grouped(falseAlarms)} give one as well. So ${grouped(found)} of ${grouped(found + falseAlarms)} alarms are right.`,
      steps: [
        `${badName}: ${grouped(bad)}; with an alarm: ${hit}% of them, ${grouped(found)}.`,
        `${goodName}: ${grouped(all - bad)}; with an alarm: ${alarm}% of them, ${grouped(falseAlarms)}.`,
        `${grouped(found)} ÷ (${grouped(found)} + ${grouped(falseAlarms)}) ≈ ${(found / (found + falseAlarms)).toFixed(2)}`,
      ],
      hints: {
        conceptual:
          'When something is rare, even a small share of mistakes among the many others produces many false alarms.',
        procedural: `Split all ${grouped(all)} into ${badName} and ${goodName}, and work out how many alarms come from each part.`,
        strategic: 'Set the right alarms against all alarms; those without an alarm no longer matter.',
        encouragement: 'With whole numbers in place of percentages it becomes a matter of counting.',
      },
      concepts: ['base-rate', 'false-alarms', 'conditional-probability'],
      reasoning: ['analytical'] as Draft['reasoning'],
      discrimination: 1.5,
    }
  );
}

function silence(random: Random) {
  const all = 1000;
  const rate = oneOf(random, [100, 200, 300]);
  const hit = oneOf(random, [70, 80, 90]);
  const alarm = oneOf(random, [10, 20]);
  const missed = (rate * (100 - hit)) / 100;
  const quiet = ((all - rate) * (100 - alarm)) / 100;
  const share = (100 * missed) / (missed + quiet);
  if (Math.abs(share - Math.round(share * 10) / 10) > 0.04 || share < 1) return undefined;
  const shown = Math.round(share);
  const choices = numberChoices(
    shown,
    shuffled<Wrong<number>>(
      [
        [100 - hit, 'turns-the-condition-round'],
        [rate / 10, 'answers-with-the-base-rate'],
        [Math.round(missed / 10), 'uses-the-whole-as-the-base'],
        [100 - alarm, 'answers-another-question'],
      ],
      random,
    ),
    (n) => `about ${n}%`,
  );
  return (
    choices && {
      stem: `Of 1,000 houses in a region ${rate} have damp walls. A quick test shows damp for ${hit}% of the damp houses, and by mistake for ${alarm}% of the dry ones. For one house the test shows nothing. How likely is the house to be damp all the same?`,
      ...choices,
      explanation: `The test shows nothing for ${missed} damp houses and for ${quiet} dry ones. So ${missed} of ${missed + quiet} houses without a sign are damp.`,
      steps: [
        `Damp: ${rate}; without a sign: ${100 - hit}% of them, ${missed}.`,
        `Dry: ${all - rate}; without a sign: ${100 - alarm}% of them, ${quiet}.`,
        `${missed} ÷ ${missed + quiet} ≈ ${(missed / (missed + quiet)).toFixed(2)}`,
      ],
      hints: {
        conceptual: 'A test that shows nothing is evidence too, and must be weighed in the same way as an alarm.',
        procedural: 'Count all houses for which the test shows nothing, the damp ones and the dry ones.',
        strategic: 'Set the damp ones among them against all of them; houses with a sign no longer matter.',
        encouragement: 'The 1,000 houses split into four groups, and you need only two of them.',
      },
      concepts: ['base-rate', 'conditional-probability'],
      reasoning: ['analytical'] as Draft['reasoning'],
      discrimination: 1.5,
    }
  );
}

function twoTowns(random: Random) {
  const [low, high] = [oneOf(random, [10, 20]), oneOf(random, [100, 200])];
  const [hit, alarm] = [90, 10];
  const share = (rate: number) => Math.round((100 * rate * hit) / (rate * hit + (1000 - rate) * alarm));
  const [rare, common] = [share(low), share(high)];
  const choices = wordChoices(`Yes: about ${common}% in Alm, about ${rare}% in Bree`, [
    [`No: it is ${hit}% in both towns`, 'takes-the-hit-rate-for-the-answer'],
    [`Yes: about ${rare}% in Alm, about ${common}% in Bree`, 'reverses-the-comparison'],
    [`Yes: it is ${high / 10}% in Alm and ${low / 10}% in Bree`, 'answers-with-the-base-rate'],
  ]);
  return (
    choices && {
      stem: `The same test for an infection is used in two towns. It is positive for ${hit}% of the infected and for ${alarm}% of the others. In Alm ${high} of 1,000 people are infected, in Bree ${low} of 1,000. Does a positive test make an infection differently likely in the two towns?`,
      ...choices,
      explanation: `In Alm ${(high * hit) / 100} right alarms stand against ${((1000 - high) * alarm) / 100} false ones, in Bree only ${(low * hit) / 100} against ${((1000 - low) * alarm) / 100}. The rarer the infection, the more of the positive tests are false.`,
      steps: [
        `Alm: ${(high * hit) / 100} infected and ${((1000 - high) * alarm) / 100} others positive; ${common}% of the positives are infected.`,
        `Bree: ${(low * hit) / 100} infected and ${((1000 - low) * alarm) / 100} others positive; ${rare}% of the positives are infected.`,
      ],
      hints: {
        conceptual: 'What a positive test means depends on the test and on how common the infection is.',
        procedural:
          'For each town imagine 1,000 people and count the positive tests among the infected and among the others.',
        strategic: 'Before you calculate, say in which town more of the positive tests must be false, and why.',
        encouragement: 'The calculation is the same for both towns; only one number changes.',
      },
      concepts: ['base-rate', 'conditional-probability'],
      reasoning: ['analytical', 'intuitive'] as Draft['reasoning'],
      discrimination: 1.5,
    }
  );
}

function secondTest(random: Random) {
  const all = 10000;
  const bad = oneOf(random, [100, 200, 500]);
  const hit = oneOf(random, [80, 90]);
  const alarm = oneOf(random, [10, 20]);
  const once = [(bad * hit) / 100, ((all - bad) * alarm) / 100] as const;
  const twice = [(once[0] * hit) / 100, (once[1] * alarm) / 100] as const;
  const share = Math.round((100 * twice[0]) / (twice[0] + twice[1]));
  const first = Math.round((100 * once[0]) / (once[0] + once[1]));
  const choices = numberChoices(
    share,
    shuffled<Wrong<number>>(
      [
        [first, 'counts-one-test-only'],
        [hit, 'takes-the-hit-rate-for-the-answer'],
        [Math.round(100 - ((100 - hit) * (100 - hit)) / 100), 'takes-the-hit-rate-for-the-answer'],
        [Math.min(99, 2 * first), 'doubles-the-first-result'],
      ],
      random,
    ),
    (n) => `about ${n}%`,
  );
  return (
    choices && {
      stem: `Of 10,000 banknotes ${bad} are forged. A device gives a warning for ${hit}% of the forged notes and for ${alarm}% of the genuine ones. A note that gave a warning is tested with a second device of the same quality, whose mistakes have nothing to do with those of the first, and gives a warning again. How likely is it to be forged?`,
      ...choices,
      explanation: `After the first device ${grouped(once[0])} forged and ${grouped(once[1])} genuine notes have given a warning. The second one warns of ${grouped(twice[0])} and ${grouped(twice[1])} of these, so the share of forged notes rises to ${grouped(twice[0])} out of ${grouped(twice[0] + twice[1])}.`,
      steps: [
        `First warning: ${grouped(once[0])} forged, ${grouped(once[1])} genuine.`,
        `Second warning: ${hit}% of ${grouped(once[0])} = ${grouped(twice[0])}; ${alarm}% of ${grouped(once[1])} = ${grouped(twice[1])}.`,
        `${grouped(twice[0])} ÷ (${grouped(twice[0])} + ${grouped(twice[1])}) ≈ ${(twice[0] / (twice[0] + twice[1])).toFixed(2)}`,
      ],
      hints: {
        conceptual:
          'A second test works on those that the first one has left, a group with a different share of forgeries.',
        procedural:
          'Follow the forged and the genuine notes through the first device, and those that remain through the second.',
        strategic: 'Keep two numbers all the way, forged and genuine, and compare them only at the end.',
        encouragement: 'The second step repeats the first one with smaller numbers.',
      },
      concepts: ['base-rate', 'conditional-probability', 'combining-evidence'],
      reasoning: ['analytical', 'systematic'] as Draft['reasoning'],
      discrimination: 1.6,
    }
  );
}
