import type { Posterior } from 'psychometrics';
import { notFound } from '../../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../../core/db/index.ts';
import type { ItemSection, Section } from '../../contract.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import type { AdaptiveRow } from '../../models.ts';
import { ResponseRow, SittingRow } from '../../models.ts';
import type { SectionPlan, SectionState } from '../../services.ts';
import { endOf } from '../choice/section-end.ts';
import { currentBelief } from '../scoring/section-scores.ts';
import type { Scored } from '../scoring/sitting-estimate.ts';
import { beliefFrom, recentPerformance, scoredOf } from '../scoring/sitting-estimate.ts';

interface Finding {
  readonly db: Database;
  readonly bank: ItemBank;
}

/** What is stored of an adaptive sitting. */
export type OpenSitting = Pick<
  AdaptiveRow,
  'id' | 'userId' | 'purpose' | 'kind' | 'plan' | 'ladder' | 'openedAt' | 'closedAt' | 'pausedAt'
>;

/** An adaptive sitting with everything asked in it. */
export interface Standing {
  readonly sitting: OpenSitting;
  /** In the order they were asked, the one that waits for its answer included. */
  readonly responses: readonly ResponseRow[];
  readonly scored: readonly Scored[];
}

/** A sitting of either kind with everything asked in it. */
export interface AskedSitting {
  readonly sitting: SittingRow;
  /** In the order they were asked. */
  readonly responses: readonly ResponseRow[];
}

/**
 * A sitting and its questions. With `isLocked` everything that changes a sitting waits its turn here, and what is read
 * stays as it is until the transaction ends: two tabs cannot answer at once.
 * @throws Failure not_found
 */
export async function readSitting(
  { db }: Pick<Finding, 'db'>,
  context: CallContext,
  sittingId: string,
  { isLocked = false } = {},
): Promise<AskedSitting> {
  const query = db.rows(SittingRow, context).findById(sittingId);
  // In a transaction they are handled in this order: what is asked of the responses waits for the lock.
  const [sitting, responses] = await Promise.all([
    (isLocked ? query.forUpdate() : query).execute(),
    db.rows(ResponseRow, context).where({ sittingId }).orderBy('position').execute(),
  ]);
  if (!sitting) throw notFound();
  return { sitting, responses };
}

/** @throws Failure not_found, also for a form */
export async function readStanding(
  dependencies: Finding,
  context: CallContext,
  sittingId: string,
  options: { isLocked?: boolean } = {},
): Promise<Standing> {
  return standingOf(dependencies, context, await readSitting(dependencies, context, sittingId, options));
}

/** @throws Failure not_found for a form */
export async function standingOf(
  { bank }: Pick<Finding, 'bank'>,
  context: CallContext,
  { sitting, responses }: AskedSitting,
): Promise<Standing> {
  if (sitting.kind !== 'adaptive') throw notFound();
  const answered = responses.filter((response) => response.answeredAt);
  const scored = scoredOf(answered, await bank.items(answered, context.tx));
  return { sitting: sitting as AdaptiveRow, responses, scored };
}

export function planOf({ sitting }: Standing, section: ItemSection): SectionPlan {
  const plan = sitting.plan.sections.find((each) => each.section === section);
  if (!plan) throw notFound('This assessment has no such section.');
  return plan;
}

/** What is believed of the ability in a section, by the plan's way of scoring, from this section's answers and those before. */
export function beliefOf(standing: Standing, section: Section): Posterior {
  return currentBelief(beliefsUpTo(standing, section), standing.sitting.plan);
}

/** Of each section up to this one, from its own answers alone. */
function beliefsUpTo(standing: Standing, section: Section): Posterior[] {
  const { sections } = standing.sitting.plan;
  const upTo = sections.slice(0, sections.findIndex((plan) => plan.section === section) + 1);
  return upTo.map((plan) => ownBelief(standing, plan.section));
}

/** Several figures of one call rest on the same answers: each section's posterior is computed once for them. */
const knownBeliefs = new WeakMap<readonly Scored[], Map<Section, Posterior>>();

function ownBelief({ scored, sitting }: Standing, section: Section): Posterior {
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

/** Where every section of a sitting stands, in order. */
export const statesOf = (standing: Standing): SectionState[] =>
  standing.sitting.plan.sections.map((plan) => stateOf(standing, plan));

export function stateOf(standing: Standing, plan: SectionPlan): SectionState {
  const { sitting, scored } = standing;
  const answered = scored.filter(({ response }) => response.section === plan.section).length;
  const at = sitting.plan.sections.indexOf(plan);
  const later = new Set(sitting.plan.sections.slice(at + 1).map(({ section }) => section));
  // A later section begins only once this one is done: it stays done, whatever rule ends sections by now.
  const isPassed = standing.responses.some(({ section }) => later.has(section as Section));
  const own = standing.responses.filter(({ section, withdrawnAt }) => section === plan.section && !withdrawnAt);
  // Staff may grade an answer anew meanwhile: a section that has ended stays ended, and one with an open question goes on.
  const hasEnded = own.findLast(({ answeredAt }) => answeredAt)?.verdict?.isSectionDone === true;
  const isWaiting = own.some(({ answeredAt }) => !answeredAt);
  const isOver = () => isPassed || (!isWaiting && (hasEnded || isAtEnd(standing, plan, { at, answered })));
  return {
    section: plan.section,
    answered,
    maximum: plan.maximum,
    isDone: answered >= plan.minimum && isOver(),
    difficulty: sitting.ladder.currentDifficulty,
    recentPerformance: recentPerformance(sitting.ladder.performanceHistory),
  };
}

/** As with beliefs: asked several times in one call, and looking ahead takes its time. */
const knownEnds = new WeakMap<readonly Scored[], Map<SectionPlan, boolean>>();

function isAtEnd(standing: Standing, plan: SectionPlan, { at, answered }: { at: number; answered: number }): boolean {
  const { scored, sitting } = standing;
  const known = knownEnds.get(scored) ?? new Map<SectionPlan, boolean>();
  knownEnds.set(scored, known);
  const beliefs = () => beliefsUpTo(standing, plan.section);
  const isEnd = known.get(plan) ?? endOf({ plan: sitting.plan, at, answered, beliefs: beliefs() }) !== undefined;
  known.set(plan, isEnd);
  return isEnd;
}
