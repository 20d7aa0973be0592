import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { seededRandom } from '../../../core/random.ts';
import type { FormEstimate, FormQuestion, FormReviewed } from '../../item-bank/services.ts';
import { Level } from '../../learner/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { SessionRow } from '../models.ts';
import { reportOf } from '../results/record-result.ts';
import { resultOf } from '../results/result.ts';
import { cutsOf, inRounds, planOf } from '../rules.ts';

/** A made-up session of a demo learner. */
interface History {
  readonly username: string;
  readonly daysAgo: number;
  readonly minutes: number;
  readonly theta: number;
  readonly standardError: number;
  /** Probabilities of the four levels. */
  readonly masses: readonly number[];
  /** Deviations of kinds of task from the ability, in logits. */
  readonly leaning: Readonly<Record<string, number | undefined>>;
}

const histories: readonly History[] = [
  {
    username: 'aroha.parata',
    daysAgo: 9,
    minutes: 51,
    theta: 0.94,
    standardError: 0.29,
    masses: [0, 0.26, 0.71, 0.03],
    leaning: { 'spatial-rotation': 1.6, deduction: 0.8, 'working-memory': -1.8, 'quantitative-comparison': -0.7 },
  },
];

const dayMs = 86_400_000;

/** Creates a completed session for demo learners once. Learners with sessions of their own are left unchanged. */
export async function seedSessions(dependencies: Dependencies, institution: InstitutionRef): Promise<void> {
  const who = unprivilegedActor(institution);
  for (const history of histories) {
    const person = await dependencies.people.byLogin({ who }, history.username);
    if (!person) continue;
    await dependencies.db.transaction(async (tx) => {
      const context = { who, tx };
      const before = await dependencies.db.rows(SessionRow, context).findOne({ userId: person.id }).select('id');
      if (!before) await seed(dependencies, context, person.id, history);
    });
  }
}

async function seed(
  dependencies: Dependencies,
  context: TransactionContext,
  userId: string,
  history: History,
): Promise<void> {
  const { db, measurement, record, clock, configuration } = dependencies;
  const cuts = cutsOf(record.shippedCuts);
  const { sittingId } = await measurement.openForm(context, userId, planOf(configuration, cuts));
  const form = await measurement.form(context, sittingId);
  await measurement.close(context, sittingId);
  const asked = inRounds(form, ({ question }) => question.contentArea, configuration.rounds);
  const order = asked.map(({ question }) => question.id);
  const startedAt = new Date(clock.now().getTime() - history.daysAgo * dayMs);
  const endedAt = new Date(startedAt.getTime() + history.minutes * 60_000);
  const { timeLimitSeconds: usualSeconds, minimumAnswers } = configuration;
  const ended = { limitSeconds: usualSeconds, usualSeconds, startedAt, endedAt, endedBy: 'learner' as const };
  const estimate = madeUp(form, history);
  const session = await db.rows(SessionRow, context).insertAndFetch({
    userId,
    sittingId,
    questionIds: order,
    state: 'completed',
    deadline: new Date(startedAt.getTime() + 1000 * usualSeconds),
    cuts,
    outcome: 'recorded',
    result: resultOf({ estimate, order, cuts, minimumAnswers, ...ended }),
    ...ended,
  });
  await record.addResult(context, {
    userId,
    source: 'idfs',
    sourceId: session.id,
    title: 'IDFS',
    at: endedAt,
    theta: estimate.theta,
    standardError: estimate.standardError,
    level: Level.options[estimate.level] ?? 'foundation',
    confidence: estimate.confidence,
    domains: [],
    measures: 'cognitive',
    answered: estimate.answered,
    report: reportOf(session.id),
    version: estimate.version,
  });
}

/** Plausible answers at this ability. */
function madeUp(form: readonly FormQuestion[], history: History): FormEstimate {
  const { username, theta, standardError, masses, leaning } = history;
  const random = seededRandom(username);
  const review = form.map(({ question, difficulty }): FormReviewed => {
    const { contentArea } = question;
    const solvedAt = (ability: number) => 1 / (1 + Math.exp(-(ability - (difficulty - 3))));
    const isCorrect = random() < solvedAt(theta + (leaning[contentArea] ?? 0));
    return {
      questionId: question.id,
      contentArea,
      subcategory: question.subcategory,
      cognitiveLoad: question.cognitiveLoad,
      difficulty,
      isAnswered: true,
      isCorrect,
      credit: isCorrect ? 1 : 0,
      expected: solvedAt(theta),
      milliseconds: Math.round(1000 * (20 + 12 * difficulty + 30 * random())),
    };
  });
  const confidence = Math.max(...masses);
  const level = masses.indexOf(confidence);
  return {
    theta,
    standardError,
    answered: form.length,
    questions: form.length,
    level,
    confidence,
    masses,
    version: 'demo',
    isDemo: true,
    review,
  };
}
