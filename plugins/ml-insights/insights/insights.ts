import type { DatasetAnswer } from '../dataset/contract.ts';
import type { Cards } from '../models/contract.ts';
import { steps } from '../models/contract.ts';
import { featureColumns } from '../models/features.ts';
import type { Trainings } from '../models/trainings.ts';
import type { InsightsAnswer, ModelCardAnswer, Training } from './contract.ts';

type InstitutionId = { readonly id: string };

export interface InsightDependencies {
  readonly trainings: Trainings;
  datasetStatus(institution: InstitutionId): Promise<DatasetAnswer>;
}

/** Factors that are listed. */
const listed = 5;

/** What the dashboard shows, from the cards of the serving models. */
export function createInsights({ trainings, datasetStatus }: InsightDependencies) {
  const stepsDone = async (institution: InstitutionId, id: string) =>
    Object.keys(await trainings.cards(institution, id)).filter((name) => (steps as readonly string[]).includes(name))
      .length;

  const training = async (institution: InstitutionId): Promise<Training | null> => {
    const { training } = await trainings.latest(institution);
    if (!training) return null;
    const done = training.state === 'done' ? steps.length : await stepsDone(institution, training.id);
    return { ...training, done, total: steps.length };
  };

  return {
    training,

    async insights(institution: InstitutionId): Promise<InsightsAnswer> {
      const [{ serving }, dataset, latest] = await Promise.all([
        trainings.latest(institution),
        datasetStatus(institution),
        training(institution),
      ]);
      const cards = serving ? ((await trainings.cards(institution, serving.id)) as Cards) : undefined;
      return {
        isSynthetic: true,
        training: latest,
        version: serving?.version ?? null,
        datasetMetrics: {
          totalRecords: dataset.stored,
          trainingAccuracy: cards?.trees.trainingAccuracy ?? null,
          validationAccuracy: cards?.trees.validationAccuracy ?? null,
          testAccuracy: cards?.trees.accuracy.value ?? null,
        },
        userSegmentation: Object.fromEntries(cards?.segments.segments.map((each) => [each.name, each]) ?? []),
        predictiveModels: cards ? modelsOf(cards) : null,
        learningPathOptimization: Object.fromEntries(cards?.trends.pathways.map((each) => [each.pathway, each]) ?? []),
        globalTrends: cards
          ? { topPerformingCountries: cards.trends.countries, industryDemand: cards.trends.industries }
          : null,
      };
    },

    async modelCard(institution: InstitutionId): Promise<ModelCardAnswer | null> {
      const { serving } = await trainings.latest(institution);
      if (!serving?.finishedAt) return null;
      const [cards, data] = await Promise.all([
        trainings.cards(institution, serving.id) as Promise<Cards>,
        trainings.dataset(institution, serving),
      ]);
      return {
        isSynthetic: true,
        version: serving.version,
        trainedAt: serving.finishedAt,
        dataset: data,
        split: { train: 0.7, validation: 0.15, test: 0.15, by: 'learner' },
        features: featureColumns.map(({ name, description }) => ({ name, description })),
        outcome: { ...cards.trees, shuffledAuc: cards.shuffled.auc },
        logistic: cards.logistic,
        imported: cards.imported ?? null,
        salary: cards.salary,
        daysToHire: cards.days_to_hire,
        segments: cards.segments,
        drift: cards.trends.drift,
        limits,
      };
    },
  };
}

const modelsOf = ({ trees, salary }: Cards): InsightsAnswer['predictiveModels'] => ({
  careerSuccessPrediction: { accuracy: trees.accuracy.value, keyFactors: weightsOf(trees.importance) },
  salaryPrediction: {
    accuracy: salary.accuracy,
    averageError: salary.averageError,
    topPredictors: weightsOf(salary.importance),
  },
});

const weightsOf = (importance: readonly { feature: string; weight: number }[]) =>
  importance.slice(0, listed).map(({ feature, weight }) => ({ factor: feature, weight: 100 * weight }));

const limits = [
  'The learners are synthetic. The figures show how well the models find what was planted in the data, and nothing about people.',
  'The models must not be used to decide about a person. They use a group attribute so that the planted gap can be measured.',
  'The practice of learners shifts half-way in time; predictions after the shift rely on figures that were rare before.',
  'Salaries and times to hire are known only for learners who were hired, and predicted under the condition that one is.',
];
