import type { Draft, ItemModel } from '../../../items/item-model.ts';
import { difficulty } from '../difficulty.ts';
import { aboutPercent, caseOf, distinct, figure, wrong } from '../writing.ts';
import { idea } from './misconceptions.ts';

/** What an alarm (or its absence) means when the thing looked for is rare: from counts, from rates, and turned round. */
export const baseRates: ItemModel = {
  id: 'ai_conceptual.base-rates',
  section: 'ai_conceptual',
  contentArea: 'evaluating-models',
  title: 'What an alarm means when the case is rare',
  variants: 11,
  write(variant) {
    const screening = caseOf(cases, variant);
    return {
      ...asked[screening.ask](screening),
      // Above average: neglect of base rates separates learners sharply.
      discrimination: 1.5,
      concepts: ['base-rates', 'conditional-probability', 'precision'],
    };
  },
};

type Ask = 'table' | 'counts' | 'rates' | 'cleared' | 'twice' | 'elsewhere' | 'limit';

interface Screening {
  ask: Ask;
  story: string;
  question: string;
  /** Real cases and how many of them are reported; harmless cases and how many of them are reported. */
  counts: [real: number, hits: number, harmless: number, falseAlarms: number];
  /** "infected sheep" and "healthy sheep". */
  real: string;
  harmless: string;
  /** What a report is called: "alarm". */
  report: string;
}

type Answered = Omit<Draft, 'discrimination' | 'concepts'>;

/** The counts with their sums, and the rates (per cent) that a story states instead of counts. */
function reckoned({ counts: [real, hits, harmless, falseAlarms] }: Screening) {
  return {
    real,
    hits,
    harmless,
    falseAlarms,
    misses: real - hits,
    cleared: harmless - falseAlarms,
    of: real + harmless,
    rate: Math.round((100 * real) / (real + harmless)),
    found: Math.round((100 * hits) / real),
    disturbed: (100 * falseAlarms) / harmless,
  };
}

/** Imagining a round number of cases and counting; the same for every question that starts from a report. */
function counting(screening: Screening): string[] {
  const { real, harmless, hits, falseAlarms, of } = reckoned(screening);
  return [
    `${screening.ask === 'counts' || screening.ask === 'table' ? 'There are' : 'Imagine'} ${figure(of)} cases: ${figure(real)} ${screening.real} and ${figure(harmless)} ${screening.harmless}.`,
    `Reported: ${figure(hits)} of the first and ${figure(falseAlarms)} of the second kind, ${figure(hits + falseAlarms)} in all.`,
    `Real among the reported: ${figure(hits)} ÷ ${figure(hits + falseAlarms)}, which is ${aboutPercent(hits, hits + falseAlarms).replace((100 * hits) % (hits + falseAlarms) === 0 ? 'about ' : '', '')}.`,
  ];
}

function afterReport(screening: Screening, exact: boolean): Answered {
  const { real, hits, falseAlarms, of, rate, found, disturbed } = reckoned(screening);
  const say = (share: number) => (exact ? `${figure(share)}%` : `about ${figure(share)}%`);
  const share = Math.round((100 * hits) / (hits + falseAlarms));
  const answer = say(share);
  const shownTable = screening.ask === 'table';
  return {
    stem: `${screening.story} ${screening.question}`,
    ...(shownTable ? { stimulus: [table(screening)] } : {}),
    answer,
    distractors: distinct(answer, [
      wrong(say(found), idea.baseRateNeglected),
      wrong(say(Math.round(100 - disturbed)), idea.falseAlarmRateTurnedRound),
      wrong(say(rate), idea.evidenceIgnored),
      wrong(say(Math.round((100 * hits) / of)), idea.wholeTableAsBase),
      wrong(say(100 - share), idea.complementTaken),
    ]),
    explanation: `Of ${figure(hits + falseAlarms)} reported cases, ${figure(hits)} are real: there are so many ${screening.harmless} that even a modest rate of false reports adds up. The rate of ${found}% is about the ${figure(real)} real cases, not about the reported ones.`,
    steps: counting(screening),
    hints: hints(screening),
    difficulty:
      screening.ask === 'table'
        ? // Reading and one division, against the pull of the hit rate.
          difficulty({ steps: 2, abstraction: 1, closeness: 3, load: 1 })
        : screening.ask === 'counts'
          ? difficulty({ steps: 3, abstraction: 1, closeness: 3, load: 0 })
          : // From rates one has to build the counts first.
            difficulty({ steps: 4, abstraction: 2, closeness: 2, load: rate < 5 ? 2 : 1 }),
    reasoning: shownTable ? ['analytical', 'intuitive'] : ['analytical'],
  };
}

const asked: Record<Ask, (screening: Screening) => Answered> = {
  table: (screening) => afterReport(screening, true),
  counts: (screening) => afterReport(screening, true),
  rates: (screening) => afterReport(screening, true),
  cleared: (screening) => {
    const { misses, cleared, of, rate, found } = reckoned(screening);
    const answer = `${figure((100 * misses) / (misses + cleared))}%`;
    return {
      stem: `${screening.story} ${screening.question}`,
      answer,
      distractors: distinct(answer, [
        wrong(`${100 - found}%`, idea.baseRateNeglected),
        wrong(`${figure((100 * misses) / of)}%`, idea.wholeTableAsBase),
        wrong(`${rate}%`, idea.evidenceIgnored),
      ]),
      explanation: `Among the cases without a report, ${figure(misses)} of ${figure(misses + cleared)} are real. The miss rate of ${100 - found}% is about the real cases, not about the unreported ones.`,
      steps: [
        `Imagine ${figure(of)} cases: ${figure((of * rate) / 100)} ${screening.real}, of which ${figure(misses)} are missed.`,
        `Of the ${screening.harmless}, ${figure(cleared)} are rightly not reported.`,
        `Unreported in all: ${figure(misses + cleared)}; real among them: ${figure(misses)}, that is ${answer}.`,
      ],
      hints: hints(screening),
      // Rates to counts, and then the less familiar half of the table.
      difficulty: difficulty({ steps: 4, abstraction: 2, closeness: 3, load: 1 }),
      reasoning: ['analytical'],
    };
  },
  twice: (screening) => {
    const { rate, found, disturbed } = reckoned(screening);
    const hits = rate * found * found;
    const falseAlarms = (100 - rate) * disturbed * disturbed;
    const single = rate * found;
    const answer = aboutPercent(hits, hits + falseAlarms);
    return {
      stem: `${screening.story} ${screening.question}`,
      answer,
      distractors: distinct(answer, [
        wrong(aboutPercent(found * found, 10_000), idea.productOfHitRates),
        wrong(aboutPercent(single, single + (100 - rate) * disturbed), idea.secondTestIgnored),
        wrong(aboutPercent(10_000 - disturbed * disturbed, 10_000), idea.falseAlarmRateTurnedRound),
      ]),
      explanation: `Both reports happen for ${found}% of ${found}% of the real cases and for ${disturbed}% of ${disturbed}% of the others. Counted out, the real ones make up ${answer} of those reported twice.`,
      steps: [
        `Imagine 10,000 cases: ${figure(rate * 100)} ${screening.real}, ${figure((100 - rate) * 100)} ${screening.harmless}.`,
        `Reported twice: ${figure(hits / 100)} of the first and ${figure(falseAlarms / 100)} of the second kind.`,
        `${figure(hits / 100)} ÷ ${figure((hits + falseAlarms) / 100)} is ${answer}.`,
      ],
      hints: hints(screening),
      difficulty: difficulty({ steps: 5, abstraction: 3, closeness: 2 }),
      reasoning: ['analytical', 'systematic'],
    };
  },
  elsewhere: (screening) => {
    const { hits, falseAlarms, rate, found, disturbed } = reckoned(screening);
    const answer = aboutPercent(hits, hits + falseAlarms);
    return {
      stem: `${screening.story} ${screening.question}`,
      answer,
      distractors: distinct(answer, [
        wrong(aboutPercent(found, found + disturbed), idea.precisionIsFixed),
        wrong(aboutPercent(100 - disturbed, 100), idea.falseAlarmRateTurnedRound),
        wrong(aboutPercent(rate, 100), idea.evidenceIgnored),
        wrong('about 50%', idea.fiftyFifty),
      ]),
      explanation: `How the model treats a real and a harmless case stays the same, but there are now far more harmless cases to give false reports. Of ${figure(hits + falseAlarms)} reports only ${figure(hits)} are true.`,
      steps: counting(screening),
      hints: hints(screening),
      // The learner must see that one measure travels and the other does not.
      difficulty: difficulty({ steps: 5, abstraction: 3, closeness: 3 }),
      reasoning: ['analytical', 'creative'],
    };
  },
  limit: (screening) => {
    const { rate, found, of } = reckoned(screening);
    const limit = (rate * found) / (100 - rate);
    const answer = `${figure(limit)}%`;
    return {
      stem: `${screening.story} ${screening.question}`,
      answer,
      distractors: distinct(answer, [
        wrong('50%', idea.fiftyFifty),
        wrong(`${100 - found}%`, idea.missesForFalseAlarms),
        wrong(`${found}%`, idea.baseRateNeglected),
        wrong(`${figure(limit * 10)}%`, idea.decimalShift),
      ]),
      explanation: `At the limit, false reports are as many as true ones. With ${figure((of * rate) / 100)} ${screening.real} in ${figure(of)}, that leaves room for false reports in only ${answer} of the rest.`,
      steps: [
        `Imagine ${figure(of)} cases with ${figure((of * rate) / 100)} ${screening.real}; ${figure((of * rate * found) / 10_000)} of them are reported.`,
        `For half of the reports to be true, there may be no more than ${figure((of * rate * found) / 10_000)} false ones.`,
        `${figure((of * rate * found) / 10_000)} of ${figure((of * (100 - rate)) / 100)} ${screening.harmless} is ${answer}.`,
      ],
      hints: hints(screening),
      difficulty: difficulty({ steps: 5, abstraction: 3, closeness: 2, load: 1 }),
      reasoning: ['analytical', 'creative'],
    };
  },
};

function hints(screening: Screening) {
  return {
    conceptual: `How far a report can be trusted depends on how common ${screening.real} are, as well as on how good the model is.`,
    procedural: `Imagine a round number of cases and split them into ${screening.real} and ${screening.harmless} before you apply any rate.`,
    strategic:
      'Ask of every percentage what it is a percentage of. The question has a different whole from the rates in the text.',
    encouragement: `Counting imagined cases makes this much easier than formulas; draw two boxes and fill them in.`,
  };
}

function table(screening: Screening) {
  const { real, harmless, hits, misses, falseAlarms, cleared } = reckoned(screening);
  const report = screening.report.replace(/^./, (first) => first.toUpperCase());
  const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());
  return {
    kind: 'table' as const,
    header: ['', report, `No ${screening.report}`, 'Total'],
    rows: [
      [capital(screening.real), figure(hits), figure(misses), figure(real)],
      [capital(screening.harmless), figure(falseAlarms), figure(cleared), figure(harmless)],
    ],
  };
}

const cases: Screening[] = [
  {
    ask: 'table',
    story: 'A scanner at a concert hall looks for forbidden items in bags. The table shows 1,000 bags.',
    question: 'The scanner gives an alarm for a bag. How likely is it that the bag really holds a forbidden item?',
    counts: [20, 18, 980, 82],
    real: 'bags with an item',
    harmless: 'bags without',
    report: 'alarm',
  },
  {
    ask: 'table',
    story: 'A model warns of lameness in sheep from the way they walk. The table shows a flock of 500.',
    question: 'The model gives a warning for one of the sheep. How likely is it that this sheep is lame?',
    counts: [25, 20, 475, 30],
    real: 'lame sheep',
    harmless: 'sound sheep',
    report: 'warning',
  },
  {
    ask: 'counts',
    story:
      'Of 1,000 visitors to a clinic, 10 have a rare illness. A model reports 9 of these 10, and it also reports 81 of the 990 others.',
    question: 'How likely is it that a reported visitor has the illness?',
    counts: [10, 9, 990, 81],
    real: 'visitors with the illness',
    harmless: 'other visitors',
    report: 'report',
  },
  {
    ask: 'counts',
    story:
      'Of 2,000 parcels, 40 contain a battery. A model reports 36 of these 40, and it also reports 204 of the 1,960 others.',
    question: 'How likely is it that a reported parcel contains a battery?',
    counts: [40, 36, 1960, 204],
    real: 'parcels with a battery',
    harmless: 'other parcels',
    report: 'report',
  },
  {
    ask: 'rates',
    story:
      'One tenth of the trees in a plantation have a fungus. A model reports 90% of the trees with the fungus, and it also reports 10% of the healthy ones.',
    question: 'How likely is it that a reported tree has the fungus?',
    counts: [100, 90, 900, 90],
    real: 'trees with the fungus',
    harmless: 'healthy trees',
    report: 'report',
  },
  {
    ask: 'rates',
    story:
      '4% of the bottles on a line have a hairline crack. A model reports 75% of the cracked bottles, and it also reports 12.5% of the sound ones.',
    question: 'How likely is it that a reported bottle is cracked?',
    counts: [40, 30, 960, 120],
    real: 'cracked bottles',
    harmless: 'sound bottles',
    report: 'report',
  },
  {
    ask: 'rates',
    story:
      'A fifth of the reviews on a travel site are fake. A model reports 90% of the fake ones, and it also reports 7.5% of the genuine ones.',
    question: 'How likely is it that a reported review is fake?',
    counts: [200, 180, 800, 60],
    real: 'fake reviews',
    harmless: 'genuine reviews',
    report: 'report',
  },
  {
    ask: 'cleared',
    story:
      '40% of the wells in a region are polluted. A model reports 85% of the polluted wells, and it also reports 10% of the clean ones.',
    question: 'A well is not reported. How likely is it that it is polluted all the same?',
    counts: [400, 340, 600, 60],
    real: 'polluted wells',
    harmless: 'clean wells',
    report: 'report',
  },
  {
    ask: 'twice',
    story:
      '10% of old paintings sent to a workshop are forgeries. Two models each report 90% of the forgeries and 10% of the genuine paintings, and their errors have nothing to do with each other.',
    question: 'Both models report a painting. How likely is it to be a forgery?',
    counts: [100, 90, 900, 90],
    real: 'forgeries',
    harmless: 'genuine paintings',
    report: 'report',
  },
  {
    ask: 'elsewhere',
    story:
      'In a specialist clinic, where half of the patients have a certain illness, 9 out of 10 of a model’s reports are true: it reports 90% of the ill and 10% of the healthy. The same model is now used on the whole population, of whom 1% are ill.',
    question: 'What share of its reports will be true there?',
    counts: [10, 9, 990, 99],
    real: 'ill people',
    harmless: 'healthy people',
    report: 'report',
  },
  {
    ask: 'limit',
    story:
      '5% of the messages on a school platform are insults. A model is to report 76% of the insults, and at least half of its reports should be true.',
    question: 'What share of the other messages may it report at most?',
    counts: [500, 380, 9500, 380],
    real: 'insults',
    harmless: 'other messages',
    report: 'report',
  },
];
