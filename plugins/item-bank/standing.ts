import { notFound } from '../../core/contract/index.ts';
import type { Database } from '../../core/db/index.ts';
import type { ItemBank } from './bank.ts';
import type { ItemSection, Section } from './contract.ts';
import { endOf } from './ending.ts';
import { AdaptiveRow, ResponseRow } from './models.ts';
import type { Posterior } from './psychometrics/index.ts';
import type { Scored } from './scoring.ts';
import { beliefFrom, recentPerformance, scoredOf } from './scoring.ts';
import { currentBelief } from './section-scores.ts';
import type { SectionPlan, SectionState, Within } from './services.ts';

interface Finding {
  readonly db: Database;
  readonly bank: ItemBank;
}

/** An adaptive sitting with everything asked in it. */
export interface Standing {
  readonly sitting: AdaptiveRow;
  /** In the order they were asked, the one that waits for its answer included. */
  readonly responses: readonly ResponseRow[];
  readonly scored: readonly Scored[];
}

/** @throws Failure not_found, also for a form */
export async function readStanding({ db, bank }: Finding, within: Within, sittingId: string): Promise<Standing> {
  const sitting = await db.rows(AdaptiveRow, within).findOne({ id: sittingId, kind: 'adaptive' });
  if (!sitting) throw notFound();
  const responses = await db.rows(ResponseRow, within).where({ sittingId }).orderBy('position');
  const answered = responses.filter((response) => response.answeredAt);
  return { sitting, responses, scored: scoredOf(answered, await bank.items(answered, within.tx)) };
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
function beliefsUpTo({ scored, sitting }: Standing, section: Section): Posterior[] {
  const { sections } = sitting.plan;
  const upTo = sections.slice(0, sections.findIndex((plan) => plan.section === section) + 1);
  return upTo.map((plan) =>
    beliefFrom(
      scored.filter(({ response }) => response.section === plan.section),
      sitting.plan,
    ),
  );
}

export function stateOf(standing: Standing, plan: SectionPlan): SectionState {
  const { sitting, scored } = standing;
  const answered = scored.filter(({ response }) => response.section === plan.section).length;
  const at = sitting.plan.sections.indexOf(plan);
  const later = new Set(sitting.plan.sections.slice(at + 1).map(({ section }) => section));
  // A later section begins only once this one is done: it stays done, whatever rule ends sections by now.
  const isPassed = standing.responses.some(({ section }) => later.has(section as Section));
  const isOver = () =>
    isPassed || endOf({ plan: sitting.plan, at, answered, beliefs: beliefsUpTo(standing, plan.section) }) !== undefined;
  return {
    section: plan.section,
    answered,
    maximum: plan.maximum,
    isDone: answered >= plan.minimum && isOver(),
    difficulty: sitting.ladder.currentDifficulty,
    recentPerformance: recentPerformance(sitting.ladder.performanceHistory),
  };
}
