import { conflict } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import { newId } from '../../core/db/index.ts';
import { itemsSeen, lockSitting, modelsOfLastSitting, questionOf } from './asked.ts';
import { chooseItem } from './choosing.ts';
import type { Section } from './contract.ts';
import { pausesPerSection } from './contract.ts';
import { AdaptiveRow, ResponseRow } from './models.ts';
import { drawOptionOrder } from './option-order.ts';
import type { Parts } from './parts.ts';
import { ladderStart } from './psychometrics/index.ts';
import { chooseReplacement } from './replacement.ts';
import { estimateSitting, reviewOf } from './scoring.ts';
import type { CurrentQuestion, Measurement, Plan, SectionPlan, Within } from './services.ts';
import type { Standing } from './standing.ts';
import { beliefOf, planOf, readStanding, stateOf } from './standing.ts';

type Sittings = Pick<Measurement, 'open' | 'current' | 'progress' | 'estimate' | 'review'>;

const none: ReadonlySet<string> = new Set();

/** Adaptive sittings: what is asked next, and what the answers say. */
export function createSittings(parts: Parts): Sittings {
  const { db, bank, clock } = parts;
  return {
    async open(within, userId, wanted) {
      const pool = wanted.pool === 'practice' ? 'practice' : await parts.poolOf(within, userId);
      const plan: Plan = { ...wanted, pool };
      const sittingId = newId();
      const ladder = { ...ladderStart, currentDifficulty: plan.startingDifficulty ?? ladderStart.currentDifficulty };
      await db.rows(AdaptiveRow, within).insert({
        id: sittingId,
        userId,
        purpose: plan.purpose,
        kind: 'adaptive',
        plan,
        ladder,
        openedAt: clock.now(),
      });
      return { sittingId };
    },
    current: (within, sittingId, section) => current(within, sittingId, section),
    async progress(within, sittingId) {
      const standing = await readStanding(parts, within, sittingId);
      return standing.sitting.plan.sections.map((plan) => stateOf(standing, plan));
    },
    async estimate(within, sittingId) {
      const { sitting, scored } = await readStanding(parts, within, sittingId);
      return estimateSitting(scored, sitting.plan);
    },
    async review(within, sittingId) {
      const { sitting, scored } = await readStanding(parts, within, sittingId);
      return reviewOf(scored, estimateSitting(scored, sitting.plan));
    },
  };

  async function current(within: Within, sittingId: string, section: Section): Promise<CurrentQuestion> {
    const standing = await readStanding(parts, within, sittingId);
    const known = await standingQuestion(standing, section);
    if (known) return known;
    return db.transaction(async (tx) => {
      const inside = { ...within, tx };
      await lockSitting(parts, inside, sittingId);
      const locked = await readStanding(parts, inside, sittingId);
      const askedMeanwhile = await standingQuestion(locked, section, tx);
      if (askedMeanwhile) return askedMeanwhile;
      const isAsked = await ask(inside, locked, planOf(locked, section), tx);
      if (!isAsked) await endEarly(inside, locked, section);
      const asked = await standingQuestion(await readStanding(parts, inside, sittingId), section, tx);
      if (!asked) throw new Error(`Section ${section} neither goes on nor ends`);
      return asked;
    }, within.tx);
  }

  /** The question that stands, or the end of the section; undefined when one has to be chosen. */
  async function standingQuestion(standing: Standing, section: Section, tx?: Tx): Promise<CurrentQuestion | undefined> {
    const plan = planOf(standing, section);
    const earlier = standing.sitting.plan.sections.slice(0, standing.sitting.plan.sections.indexOf(plan));
    if (earlier.some((each) => !stateOf(standing, each).isDone)) {
      throw conflict('The sections before this one are not done yet.');
    }
    const state = stateOf(standing, plan);
    const own = standing.responses.filter((response) => response.section === section);
    const isPaused = standing.sitting.pausedAt !== null;
    const withdrawn = own.filter(({ withdrawnAt }) => withdrawnAt);
    const pauses = { isPaused, pausesLeft: Math.max(0, pausesPerSection - withdrawn.length) };
    const open = own.find(({ answeredAt, withdrawnAt }) => !answeredAt && !withdrawnAt);
    if (open) {
      const item = await bank.item(open.itemId, open.itemVersion, tx);
      return { ...state, ...pauses, question: questionOf(open, item), askedAt: open.askedAt };
    }
    const isOver = isPaused || state.isDone || standing.sitting.closedAt !== null;
    return isOver ? { ...state, ...pauses, question: undefined, askedAt: undefined } : undefined;
  }

  /** A bank with fewer questions than planned: the section ends with what has been answered, and the sitting goes on. */
  async function endEarly(within: Within, { sitting, responses }: Standing, section: Section): Promise<void> {
    const asked = responses.filter((response) => response.section === section && !response.withdrawnAt).length;
    const sections = sitting.plan.sections.map((plan) =>
      plan.section === section ? { ...plan, minimum: Math.min(plan.minimum, asked), maximum: asked } : plan,
    );
    await db
      .rows(AdaptiveRow, within)
      .findById(sitting.id)
      .patch({ plan: { ...sitting.plan, sections } });
  }

  /** False when the bank has no question left. */
  async function ask(within: Within, standing: Standing, plan: SectionPlan, tx: Tx): Promise<boolean> {
    const { sitting, responses } = standing;
    const own = responses.filter((response) => response.section === plan.section);
    const pool = sitting.plan.pool ?? 'assessment';
    const entries = await bank.section(plan.section, pool, tx);
    const asked = own.map((response) => response.itemId);
    const belief = beliefOf(standing, plan.section);
    const seen = await itemsSeen(parts, within, sitting.userId, plan.section);
    // Another variant of the same task is wanted in practice.
    const siblings = pool !== 'practice' && {
      modelsOfLastSitting: seen.size > 0 ? await modelsOfLastSitting(parts, within, sitting, plan.section) : none,
    };
    const last = own.at(-1);
    const replacement = last?.withdrawnAt
      ? chooseReplacement(
          entries,
          last.itemId,
          {
            plan,
            theta: belief.mean,
            asked,
            seen,
            modelsOfLastSitting: siblings ? siblings.modelsOfLastSitting : none,
          },
          parts.random,
        )
      : undefined;
    const difficulty = sitting.ladder.currentDifficulty;
    const chosen =
      replacement ??
      chooseItem(entries, asked, { plan, difficulty, belief, seen, ...(siblings && { siblings }) }, parts.random);
    if (!chosen) return false;
    const item = await bank.item(chosen.itemId, chosen.version, tx);
    await db.rows(ResponseRow, within).insert({
      userId: sitting.userId,
      sittingId: sitting.id,
      position: responses.length,
      section: plan.section,
      itemId: chosen.itemId,
      itemVersion: chosen.version,
      optionOrder: drawOptionOrder(item, parts.random),
      askedAt: clock.now(),
    });
    if (own.length === 0) await bank.exposure.countTaker(tx, plan.section, pool);
    await bank.exposure.countAsked(tx, [chosen.itemId], pool);
    return true;
  }
}
