import { randomUUID } from 'node:crypto';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Random } from '../../../core/random.ts';
import { seededRandom } from '../../../core/random.ts';
import type { Knowledge, Reviewed, SittingEstimate } from '../../item-bank/services.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import { eiqScale, probabilityFrom, thetaAt } from '../../learner/contract.ts';
import type { LearnerProfile } from '../../learner/services.ts';
import { reasoningStyles, stages } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { PlacementRow } from '../models.ts';
import { resultOf } from '../results/result.ts';
import type { Cuts } from '../rules.ts';
import { cutsOf, planOf } from '../rules.ts';

type SeedDependencies = Pick<Dependencies, 'db' | 'measurement' | 'record' | 'people' | 'configuration'> & {
  readonly knowledge: Pick<Knowledge, 'concepts'>;
};
type Concepts = Awaited<ReturnType<Knowledge['concepts']>>;
type RecordedResult = EiqRecord['history'][number];
type Seen = Pick<LearnerProfile, 'strugglingConcepts' | 'masteredConcepts'>;

/** Questions of a demo placement where the record has no number. */
const defaultQuestions = 42;

/**
 * Creates a report for every made-up placement in the records of the demo learners, once. Learners with a placement of
 * their own are left unchanged.
 */
export async function seedPlacements(dependencies: SeedDependencies, institution: InstitutionRef): Promise<void> {
  const who = unprivilegedActor(institution);
  const { items: learners } = await dependencies.people.list({ who }, { role: 'learner', limit: 100, offset: 0 });
  for (const { id: userId } of learners) {
    const { history } = await dependencies.record.eiq({ who }, userId);
    const madeUp = history.filter(({ source, version }) => source === 'immersion' && version === 'demo');
    if (madeUp.length === 0) continue;
    const seen = await dependencies.record.profile({ who }, userId);
    const concepts = await dependencies.knowledge.concepts({ who });
    await dependencies.db.transaction(async (tx) => {
      const context = { who, tx };
      const cuts = cutsOf(dependencies.record.shippedCuts);
      if (await dependencies.db.rows(PlacementRow, context).findOne({ userId }).select('id')) return;
      for (const recorded of madeUp) {
        const { sittingId } = await dependencies.measurement.open(
          context,
          userId,
          planOf(dependencies.configuration, cuts, false),
        );
        await dependencies.measurement.close(context, sittingId);
        const id = new URLSearchParams(recorded.report?.split('?')[1]).get('sessionId') ?? randomUUID();
        const placement = { id, userId, sittingId, state: 'completed' as const, cuts, hintsCount: false };
        await dependencies.db
          .rows(PlacementRow, context)
          .insert({ ...placement, ...taken(recorded, seen, concepts, cuts) });
      }
    });
  }
}

/** The placement behind a result in the record. */
function taken(recorded: RecordedResult, seen: Seen, concepts: Concepts, cuts: Cuts) {
  const random = seededRandom(recorded.at);
  const answered = recorded.answered ?? defaultQuestions;
  const reviewed = stages.flatMap((section, index) =>
    answersIn(
      concepts.filter((concept) => concept.section === section),
      Math.floor((answered + index) / stages.length),
      thetaAt(recorded.domains.find(({ domain }) => domain === section)?.eiqScore ?? recorded.eiqScore),
      seen,
      random,
    ),
  );
  const endedAt = new Date(recorded.at);
  const pauses = 5 * 60_000;
  const startedAt = new Date(endedAt.getTime() - pauses - sum(reviewed.map(({ milliseconds }) => milliseconds)));
  const estimate = estimateIn(recorded, reviewed, cuts);
  const result = resultOf({ estimate, reviewed, cuts, hintsCounted: false, startedAt, completedAt: endedAt });
  return { startedAt, endedAt, answered: reviewed.length, result };
}

/** Plausible answers at this ability: worse on concepts the learner struggles with, better on mastered ones. */
function answersIn(
  concepts: Concepts,
  questions: number,
  theta: number,
  { strugglingConcepts, masteredConcepts }: Seen,
  random: Random,
): Reviewed[] {
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)];
  const met = concepts.filter(({ id }) => strugglingConcepts.includes(id) || masteredConcepts.includes(id));
  return Array.from({ length: questions }, (_, index) => met[index] ?? pick(concepts)).flatMap((concept) => {
    if (!concept) return [];
    const { id, section, contentArea, misconceptions } = concept;
    const difficulty = Math.min(5, Math.max(1, Math.round(3 + theta + 2 * random() - 1)));
    const solvedAt = (ability: number) => 0.2 + 0.8 / (1 + Math.exp(-1.2 * (ability - (difficulty - 3))));
    const leaning = strugglingConcepts.includes(id) ? -2 : masteredConcepts.includes(id) ? 2 : 0;
    const isCorrect = random() < solvedAt(theta + leaning);
    return {
      questionId: `demo ${section} ${id}`,
      section,
      contentArea,
      concepts: [id],
      reasoning: [pick(reasoningStyles) ?? 'analytical'],
      difficulty,
      isCorrect,
      credit: isCorrect ? 1 : 0,
      expected: solvedAt(theta),
      hintsUsed: random() < 0.1 ? 1 : 0,
      milliseconds: Math.round(1000 * (15 + 10 * difficulty + 30 * random())),
      misconception: isCorrect ? undefined : pick(misconceptions),
    };
  });
}

/** The figures of the record as an estimate of a sitting. */
function estimateIn(recorded: RecordedResult, reviewed: readonly Reviewed[], cuts: Cuts): SittingEstimate {
  const fromImmersion = probabilityFrom(recorded, cuts.immersion);
  const fromMastery = probabilityFrom(recorded, cuts.mastery);
  const masses = [1 - fromImmersion, fromImmersion - fromMastery, fromMastery];
  const sections = recorded.domains.map(({ domain: section, eiqScore, standardError }) => {
    const own = reviewed.filter((each) => each.section === section);
    const solved = own.filter(({ isCorrect }) => isCorrect).length;
    return {
      section,
      theta: thetaAt(eiqScore),
      standardError: standardError / eiqScale.unit,
      answered: own.length,
      percentage: Math.round((100 * solved) / Math.max(1, own.length)),
    };
  });
  return {
    theta: thetaAt(recorded.eiqScore),
    standardError: recorded.standardError / eiqScale.unit,
    sections,
    prior: { sd: 1.4, correlation: 0.7 },
    level: masses.indexOf(Math.max(...masses)),
    confidence: recorded.confidence,
    masses,
    version: recorded.version,
    isProvisional: true,
    isDemo: true,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
