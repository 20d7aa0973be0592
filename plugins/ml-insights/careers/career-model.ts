import type { Clock } from '../../../core/clock.ts';
import { unknownAge } from '../../learner/contract.ts';
import type { LearnerRecord, Requester } from '../../learner/services.ts';
import type { CareerModel } from '../../ml-analytics/services.ts';
import type { PracticeHistory } from '../../practice/services.ts';
import type { Predictor } from '../insights/predictor.ts';
import type { Cards } from '../models/contract.ts';
import type { Trainings } from '../models/trainings.ts';
import { firstYearOf, knownScores, scoresOf, sectionCount, weeksOfPractice } from './known-figures.ts';
import { projectionsFrom } from './projection-texts.ts';

export interface CareerDependencies {
  readonly trainings: Trainings;
  readonly predictor: Pick<Predictor, 'project'>;
  readonly clock: Clock;
  /** Undefined where the learner record is off. */
  record(who: Requester): LearnerRecord | undefined;
  /** Undefined where practice is off. */
  practice(who: Requester): PracticeHistory | undefined;
}

type Answer = Awaited<ReturnType<CareerModel['project']>>;
type Missing = Answer['missing'][number];

/** Synthetic learners are hardly ever younger: the models know nothing about children. */
const youngest = 18;

/** Projects careers from a learner's own record. Nothing of it is stored. */
export function createCareerModel({ trainings, predictor, clock, record, practice }: CareerDependencies): CareerModel {
  return {
    remedy: 'An administrator generates data and trains models in the ML Intelligence Dashboard.',

    async model({ who: { institution } }) {
      const { serving } = await trainings.latest(institution);
      if (!serving?.finishedAt) return undefined;
      const [cards, dataset] = await Promise.all([
        trainings.cards(institution, serving.id) as Promise<Cards>,
        trainings.dataset(institution, serving),
      ]);
      const { accuracy, ceiling } = cards.trees;
      return {
        name: 'Boosted trees of the ML Intelligence Dashboard',
        version: String(serving.version),
        trainedAt: serving.finishedAt.toISOString(),
        trainedOn: `${dataset.rows.toLocaleString('en-US')} synthetic learners, none of whom is a person`,
        accuracy: `Of synthetic learners it had not seen, it predicts ${percent(accuracy.value)} correctly if all their figures are known (${percent(accuracy.low)} to ${percent(accuracy.high)}); with the true probabilities it would be ${percent(ceiling)}.`,
      };
    },

    async project(context, userId): Promise<Answer> {
      const { who } = context;
      const ofLearner = record(who);
      if (!ofLearner) return none();
      const [{ ageBand }, eiq, history] = await Promise.all([
        ofLearner.minority(context, { id: userId, role: 'learner' }),
        ofLearner.eiq(context, userId),
        practice(who)?.answers(context, userId),
      ]);
      if (ageBand === 'unknown') return none([missingAge]);
      if (ageBand !== 'adult') {
        return { ...none(), absence: { reason: tooYoung, remedy: 'Your results and your practice stay as they are.' } };
      }
      const scores = knownScores(eiq);
      const year = firstYearOf(history ?? [], clock.now());
      const missing = [...missingScores(scores.length), ...(history ? missingYear(year.weeks) : [])];
      const measured = scoresOf(scores);
      if (!measured) return none(missing);
      const known = { ...measured, ...(year.practice && { practice: year.practice }) };
      const projected = await predictor.project(who.institution, known);
      return {
        ...projectionsFrom(projected, { scores, practice: year.practice }),
        missing,
        absence: null,
      };
    },
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

const none = (missing: Missing[] = []): Answer => ({ projections: [], known: [], missing, absence: null });

const tooYoung = `The synthetic learners that the model was trained on are ${youngest} or older. It says nothing about younger ones.`;

const missingAge: Missing = {
  ...{ purpose: 'Your age', have: 0, need: 1, to: unknownAge.path, action: unknownAge.action },
  text: `Careers are projected only for learners of ${youngest} or older, and EiQ does not know your age.`,
};

const missingScores = (have: number): Missing[] =>
  have === sectionCount
    ? []
    : [
        {
          ...{ purpose: 'Scores in all sections', have, need: sectionCount },
          ...{ to: '/placement', action: 'Take the placement' },
          text: 'The model needs a score in Core Math, Applied Reasoning and AI Concepts.',
        },
      ];

const missingYear = (have: number): Missing[] =>
  have === weeksOfPractice
    ? []
    : [
        {
          ...{ purpose: 'A year of practice', have, need: weeksOfPractice, to: '/assessment', action: 'Practise' },
          text: 'The model counts the practice of a whole first year. Until yours is over, practice is left open.',
        },
      ];
