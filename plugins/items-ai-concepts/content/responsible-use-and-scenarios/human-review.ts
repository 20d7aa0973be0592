import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { distinct, figure, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** How sure the model was (in words), cases a day, errors among them if nobody looks. */
type Band = [sure: string, cases: number, errors: number];

function table(bands: readonly Band[]): BlockDraft {
  return {
    kind: 'table',
    header: ['Model is sure to', 'Cases a day', 'Errors among them'],
    rows: bands.map(([sure, cases, errors]) => [sure, figure(cases), figure(errors)]),
  };
}

const hints = {
  conceptual: 'People’s time is short, so their checks belong where a model is unsure or an error is dear.',
  procedural: 'Decide first which cases go to a person and which stay with the model; then count in each part.',
  strategic: 'Keep three numbers apart: cases, errors, and minutes of work.',
  encouragement: 'The table does most of the work. Mark the rows that matter.',
};

function remainingQuestion(story: string, bands: Band[], limit: number): Question {
  const kept = bands.slice(0, limit);
  const reviewed = bands.slice(limit);
  const sum = (list: readonly Band[], at: 1 | 2) => list.reduce((total, band) => total + band[at], 0);
  const answer = sum(kept, 2);
  return {
    stem: `${story} Cases in which it is less sure than ${kept.at(-1)?.[0].split('–')[0]}% go to a person, who makes no errors. How many errors a day remain?`,
    stimulus: [table(bands)],
    answer: figure(answer),
    distractors: distinct(figure(answer), [
      wrong(figure(sum(reviewed, 2)), idea.mendedForRemaining),
      wrong(figure(sum(bands, 2)), idea.reviewForgotten),
      wrong('0', idea.sureMeansRight),
      wrong(figure(sum(kept, 1)), idea.casesForErrors),
    ]),
    explanation: `Only the cases that the model decides alone can go wrong: ${kept.length > 1 ? `${kept.map((band) => band[2]).join(' + ')} = ` : ''}${answer} a day. Being sure makes errors rarer, it does not rule them out.`,
    steps: [
      `Decided by the model: ${kept.map((band) => `${band[0]} (${band[2]} errors)`).join(', ')}.`,
      `To a person: ${reviewed.map((band) => band[0]).join(', ')}, no errors left there.`,
      `Remaining: ${answer}.`,
    ],
    hints,
    features: { steps: 2, abstraction: 0, closeness: 1, load: 1 },
  };
}

function workQuestion(story: string, bands: Band[], limit: number, minutes: number): Question {
  const reviewed = bands.slice(limit);
  const cases = reviewed.reduce((sum, band) => sum + band[1], 0);
  const all = bands.reduce((sum, band) => sum + band[1], 0);
  const answer = `${figure((cases * minutes) / 60)} hours`;
  return {
    stem: `${story} Cases in which it is less sure than ${bands[limit - 1]?.[0].split('–')[0]}% go to a person, who needs ${minutes} minutes for each. How much work is that a day?`,
    stimulus: [table(bands)],
    answer,
    distractors: distinct(answer, [
      wrong(`${figure((all * minutes) / 60)} hours`, idea.everythingReviewed),
      wrong(`${figure(((all - cases) * minutes) / 60)} hours`, idea.wrongPartReviewed),
      wrong(
        `${figure((reviewed.reduce((sum, band) => sum + band[2], 0) * minutes) / 60)} hours`,
        idea.onlyErrorsReviewed,
      ),
    ]),
    explanation: `${reviewed.map((band) => band[1]).join(' + ')} = ${cases} cases go to a person, at ${minutes} minutes each: ${figure(cases * minutes)} minutes. Nobody knows beforehand which of them are errors.`,
    steps: [`Cases for a person: ${cases}.`, `${cases} × ${minutes} = ${figure(cases * minutes)} minutes = ${answer}.`],
    hints,
    features: { steps: 3, abstraction: 0, closeness: 2, load: 1 },
  };
}

const claims: Band[] = [
  ['95–100%', 600, 6],
  ['85–95%', 250, 15],
  ['70–85%', 100, 20],
  ['below 70%', 50, 24],
];
const letters: Band[] = [
  ['90–100%', 420, 4],
  ['75–90%', 120, 14],
  ['below 75%', 60, 22],
];

/** Sharing work between a model and people: what remains, what it costs, where checks do most. */
export const humanReview = questionList({
  id: 'human-review',
  contentArea: 'responsible-use-and-scenarios',
  title: 'Sharing work between model and people',
  discrimination: 1.2,
  concepts: ['human-oversight', 'confidence'],
  reasoning: ['analytical'],
  questions: [
    remainingQuestion('A model sorts a city’s letters.', letters, 1),
    remainingQuestion('A model decides on small insurance claims.', claims, 2),
    workQuestion('A model sorts a city’s letters.', letters, 1, 4),
    workQuestion('A model decides on small insurance claims.', claims, 2, 6),
    {
      stem: 'A model decides on insurance claims, and a person has time to check 100 cases a day. Which checks correct most errors?',
      stimulus: [table(claims)],
      answer: '50 of “below 70%” and 50 of “70–85%”',
      distractors: [
        wrong('100 of “70–85%” and none of the others', idea.oneBandOnly),
        wrong('50 of “70–85%” and 50 of “85–95%”', idea.middleForChecks),
        wrong('50 of “85–95%” and 50 of “95–100%”', idea.manyCasesManyErrors),
      ],
      explanation:
        'Errors per case are 48% below 70%, 20% in 70–85%, 6% in 85–95% and 1% above. All 50 of the least sure cases (24 errors) and 50 of the next (about 10) give about 34, while 100 of “70–85%” give 20.',
      steps: [
        'Errors per case: 24 of 50 = 48%, 20 of 100 = 20%, 15 of 250 = 6%, 6 of 600 = 1%.',
        'Begin with the band with most errors per case: 50 cases, 24 errors.',
        'The other 50 checks in the next band: about 10 errors. Together about 34; the other plans bring 20, about 13 and about 4.',
      ],
      hints: {
        ...hints,
        procedural:
          'For each band, work out how many errors there are per case, and spend the checks where that is highest.',
      },
      features: { steps: 4, abstraction: 1, closeness: 2, load: 1 },
    },
    {
      stem: 'Each day a model flags 400 of 2,000 applications for a check; 40 of the flagged ones contain an error. Staff have two minutes for each. A study finds that they have come to wave through nearly all of them. What is the most promising change?',
      answer: 'Fewer flags, with more time for each of them',
      distractors: [
        wrong('More flags, so that no error can slip by', idea.moreFlagsMoreSafety),
        wrong('A second signature under each and every flag', idea.signatureIsOversight),
        wrong('A louder warning with each of the flags', idea.pressureMendsAttention),
      ],
      explanation:
        'Nine of ten flags are for nothing, and two minutes are too short to find the tenth. People attend when alarms are rare, and when there is time to look.',
      steps: [
        'Of 400 flags 360 are needless: 90%.',
        '400 × 2 minutes are over 13 hours of hurried work.',
        'Fewer, better flags let people look properly; signatures and noise do not.',
      ],
      hints: {
        ...hints,
        conceptual: 'Attention wears out when nearly every alarm is needless.',
        procedural: 'Work out what share of the flags is for nothing, and ask what that does to those who check.',
      },
      concepts: ['human-oversight', 'alarm-fatigue'],
      reasoning: ['creative', 'analytical'],
      features: { steps: 3, abstraction: 1, closeness: 2 },
    },
    {
      stem: 'A model is wrong in 10% of cases, and a person who judges independently is wrong in 20%. They decide together when they agree; otherwise a committee, which is always right, decides. Each case has two possible answers. In what share of cases is the result wrong?',
      answer: '2%',
      distractors: [
        wrong('15%', idea.errorsAveraged),
        wrong('30%', idea.errorsAdded),
        wrong('10%', idea.betterOneDecides),
      ],
      explanation:
        'The result is wrong only if both are wrong, and then they agree because there are two answers only: 10% × 20% = 2%. That holds only as long as their errors are independent.',
      steps: [
        'Agreement on a wrong answer: both wrong, 0.1 × 0.2 = 0.02.',
        'If they disagree, the committee gets it right.',
        'So 2% of results are wrong.',
      ],
      hints: {
        ...hints,
        conceptual: 'Two independent judgements err together far more rarely than each alone.',
        procedural: 'List the four combinations of right and wrong, and see which of them lead to a wrong result.',
      },
      concepts: ['human-oversight', 'independence'],
      features: { steps: 4, abstraction: 2, closeness: 2 },
    },
    {
      stem: 'As in many offices, a person sees the model’s answer before judging. The model is wrong in 10% of cases; when it is wrong, the person notices it in 40% of those cases; when it is right, the person wrongly overrules it in 5%. In what share of cases is the result wrong?',
      answer: '10.5%',
      distractors: [
        wrong('6%', idea.overrulingForgotten),
        wrong('5%', idea.onlyOverrulingCounted),
        wrong('4%', idea.noticedForMissed),
      ],
      explanation:
        'Errors that go unnoticed: 60% of 10% = 6%. Right answers overruled: 5% of 90% = 4.5%. Together 10.5%, a little more than the model alone, so this check does not help.',
      steps: [
        'Model wrong and not noticed: 0.10 × 0.60 = 0.06.',
        'Model right and overruled: 0.90 × 0.05 = 0.045.',
        'Together 0.105.',
      ],
      hints: {
        ...hints,
        conceptual: 'A check can mend errors and can also make new ones.',
        procedural: 'Imagine 1,000 cases, split them by whether the model is right, and follow both parts.',
        strategic: 'At the end compare with the model alone: has the check helped?',
      },
      concepts: ['human-oversight', 'automation-bias'],
      features: { steps: 5, abstraction: 2, closeness: 3 },
    },
  ],
});
