import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { difficulty } from '../difficulty.ts';
import { aboutPercent, caseOf, distinct, figure, wrong } from '../drafts.ts';
import type { Ask, Screening } from './base-rates-cases.ts';
import { cases } from './base-rates-cases.ts';
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
