import type { Posterior } from 'psychometrics';
import { notFound } from '../../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../../core/db/index.ts';
import type { ItemSection, Section } from '../../contract.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import type { AdaptiveRow } from '../../models.ts';
import { ResponseRow, SittingRow } from '../../models.ts';
import type { SectionPlan, SectionState } from '../../services.ts';
import { endOf } from '../choice/section-end.ts';
import { itemsForScoring } from '../scoring/items-for-scoring.ts';
import { currentBelief } from '../scoring/section-scores.ts';
import type { Scored } from '../scoring/sitting-estimate.ts';
import { beliefFrom, recentPerformance, scoredOf } from '../scoring/sitting-estimate.ts';

interface BankAccess {
  readonly db: Database;
  readonly bank: ItemBank;
}

/** The stored columns of an adaptive sitting. */
export type OpenSitting = Pick<
  AdaptiveRow,
  'id' | 'userId' | 'purpose' | 'kind' | 'plan' | 'ladder' | 'openedAt' | 'closedAt' | 'pausedAt'
>;

/** An adaptive sitting with its questions and scored answers. */
export interface AdaptiveSitting {
  readonly sitting: OpenSitting;
  /** In the order of asking, including the open question. */
  readonly responses: readonly ResponseRow[];
  /** Without answers to questions that are tried out. */
  readonly scored: readonly Scored[];
}

/** A sitting of either kind with its questions. */
export interface AskedSitting {
  readonly sitting: SittingRow;
  /** In the order they were asked. */
  readonly responses: readonly ResponseRow[];
}

/**
 * Reads a sitting and its questions. `isLocked` locks the sitting until the transaction ends, so that two tabs cannot
 * answer at once.
 * @throws Failure not_found
 */
export async function readSitting(
  { db }: Pick<BankAccess, 'db'>,
  context: CallContext,
  sittingId: string,
  { isLocked = false } = {},
): Promise<AskedSitting> {
  const query = db.rows(SittingRow, context).findById(sittingId);
  // Within a transaction the queries run in this order, so the responses are read after the lock is taken.
  const [sitting, responses] = await Promise.all([
    (isLocked ? query.forUpdate() : query).execute(),
    db.rows(ResponseRow, context).where({ sittingId }).orderBy('position').execute(),
  ]);
  if (!sitting) throw notFound();
  return { sitting, responses };
}

/** @throws Failure not_found, also for a form */
export async function readAdaptiveSitting(
  dependencies: BankAccess,
  context: CallContext,
  sittingId: string,
  options: { isLocked?: boolean } = {},
): Promise<AdaptiveSitting> {
  return adaptiveSittingOf(dependencies, context, await readSitting(dependencies, context, sittingId, options));
}

/** @throws Failure not_found for a form */
export async function adaptiveSittingOf(
  dependencies: BankAccess,
  context: CallContext,
  { sitting, responses }: AskedSitting,
): Promise<AdaptiveSitting> {
  if (sitting.kind !== 'adaptive') throw notFound();
  const answered = responses.filter((response) => response.answeredAt && !response.isPretest);
  const scored = scoredOf(answered, await itemsForScoring(dependencies, context, answered, sitting.plan));
  return { sitting: sitting as AdaptiveRow, responses, scored };
}

export function planOf({ sitting }: AdaptiveSitting, section: ItemSection): SectionPlan {
  const plan = sitting.plan.sections.find((each) => each.section === section);
  if (!plan) throw notFound('This assessment has no such section.');
  return plan;
}

/** The posterior of ability in a section by the plan's scoring, from the answers of this and earlier sections. */
export function beliefOf(adaptive: AdaptiveSitting, section: Section): Posterior {
  return currentBelief(beliefsUpTo(adaptive, section), adaptive.sitting.plan);
}

/** Posteriors of the sections up to this one, each from its own answers alone. */
function beliefsUpTo(adaptive: AdaptiveSitting, section: Section): Posterior[] {
  const { sections } = adaptive.sitting.plan;
  const upTo = sections.slice(0, sections.findIndex((plan) => plan.section === section) + 1);
  return upTo.map((plan) => ownBelief(adaptive, plan.section));
}

/** Caches each section's posterior, because several figures of one call need it. */
const knownBeliefs = new WeakMap<readonly Scored[], Map<Section, Posterior>>();

function ownBelief({ scored, sitting }: AdaptiveSitting, section: Section): Posterior {
  const known = knownBeliefs.get(scored) ?? new Map<Section, Posterior>();
  knownBeliefs.set(scored, known);
  const belief =
    known.get(section) ??
    beliefFrom(
      scored.filter(({ response }) => response.section === section),
      sitting.plan,
    );
  known.set(section, belief);
  return belief;
}

/** The state of each section, in order. */
export const statesOf = (adaptive: AdaptiveSitting): SectionState[] =>
  adaptive.sitting.plan.sections.map((plan) => stateOf(adaptive, plan));

export function stateOf(adaptive: AdaptiveSitting, plan: SectionPlan): SectionState {
  const { sitting, scored } = adaptive;
  const counted = scored.filter(({ response }) => response.section === plan.section).length;
  const at = sitting.plan.sections.indexOf(plan);
  const later = new Set(sitting.plan.sections.slice(at + 1).map(({ section }) => section));
  // A later section starts only after this one is done. It stays done even if the stopping rule has changed since.
  const isPassed = adaptive.responses.some(({ section }) => later.has(section as Section));
  const inSection = adaptive.responses.filter(({ section, withdrawnAt }) => section === plan.section && !withdrawnAt);
  // Regrading must not reopen an ended section, or end one with an open question.
  const hasEnded = inSection.findLast(({ answeredAt }) => answeredAt)?.verdict?.isSectionDone === true;
  const isWaiting = inSection.some(({ answeredAt }) => !answeredAt);
  const isOver = () => isPassed || (!isWaiting && (hasEnded || isAtEnd(adaptive, plan, { at, answered: counted })));
  return {
    section: plan.section,
    answered: counted + pretestIn(adaptive, plan).filter(({ answeredAt }) => answeredAt).length,
    maximum: plan.maximum + (plan.pretest ?? 0),
    isDone: counted >= plan.minimum && isOver(),
    difficulty: sitting.ladder.currentDifficulty,
    recentPerformance: recentPerformance(sitting.ladder.performanceHistory),
  };
}

/** The questions of a section that are tried out and were not withdrawn. */
const pretestIn = ({ responses }: Pick<AdaptiveSitting, 'responses'>, plan: SectionPlan) =>
  responses.filter(({ section, isPretest, withdrawnAt }) => section === plan.section && isPretest && !withdrawnAt);

/** Scored answers of a section, and pretest questions asked in it. */
export const placesIn = (adaptive: AdaptiveSitting, plan: SectionPlan) => ({
  counted: adaptive.scored.filter(({ response }) => response.section === plan.section).length,
  pretested: pretestIn(adaptive, plan).length,
});

/** Caches the result, because it is needed several times in one call and is expensive. */
const knownEnds = new WeakMap<readonly Scored[], Map<SectionPlan, boolean>>();

function isAtEnd(
  adaptive: AdaptiveSitting,
  plan: SectionPlan,
  { at, answered }: { at: number; answered: number },
): boolean {
  const { scored, sitting } = adaptive;
  const known = knownEnds.get(scored) ?? new Map<SectionPlan, boolean>();
  knownEnds.set(scored, known);
  const beliefs = () => beliefsUpTo(adaptive, plan.section);
  const isEnd = known.get(plan) ?? endOf({ plan: sitting.plan, at, answered, beliefs: beliefs() }) !== undefined;
  known.set(plan, isEnd);
  return isEnd;
}
