import type { TransactionContext } from '../../../../core/db/index.ts';
import { itemUse } from '../../contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Item } from '../../items/item.ts';
import { packIdsFor } from '../../items/packs/pack-sections.ts';
import type { Entry, SectionBank } from '../../items/section-bank.ts';
import { ResponseRow } from '../../models.ts';
import type { Plan, SectionPlan } from '../../services.ts';
import { drawOptionOrder } from '../sittings/option-order.ts';
import type { AdaptiveSitting, OpenSitting } from '../sittings/status.ts';
import { beliefOf, placesIn } from '../sittings/status.ts';
import { keepText } from '../variants/asked-items.ts';
import type { ClaimedText } from '../variants/variant-stock.ts';
import { chooseItem } from './choose-item.ts';
import { choosePretest, isPretestDue } from './choose-pretest.ts';
import { chooseReplacement } from './replacement.ts';
import { createSeenItems } from './seen-items.ts';

/** Simulated choices of a first question, to estimate which items a starting class will be asked. */
const rehearsals = 200;
/** How long that estimate is used (ms). */
const rehearsalMaxAgeMs = 10 * 60_000;

/** Chooses the next question of an adaptive sitting and stores it as asked. */
export function createQuestionAsker(dependencies: Dependencies) {
  const { db, bank, clock, random, stock } = dependencies;
  const seenItems = createSeenItems(dependencies);
  let rehearsedAt = Number.NEGATIVE_INFINITY;
  return { ask, seenItems, expectSittings };

  /** Undefined when the bank has no question left. @param adaptive a sitting locked by this transaction */
  async function ask(
    context: TransactionContext,
    adaptive: AdaptiveSitting,
    plan: SectionPlan,
  ): Promise<ResponseRow | undefined> {
    const { sitting, responses } = adaptive;
    const { tx } = context;
    const pool = sitting.plan.pool ?? 'assessment';
    const chosen = await choose(context, adaptive, plan);
    if (!chosen) return undefined;
    const { item, version, text, isPretest } = chosen;
    const inserting = db
      .rows(ResponseRow, context)
      .insert({
        userId: sitting.userId,
        sittingId: sitting.id,
        position: responses.length,
        section: plan.section,
        itemId: item.id,
        itemVersion: version,
        isPretest,
        variant: text?.drawn.digest ?? null,
        optionOrder: drawOptionOrder(text?.drawn.item ?? item, random),
        askedAt: clock.now(),
      })
      .returning('*');
    const isFirst = responses.every(({ section }) => section !== plan.section);
    // Last, because these rows stay locked until the commit: other sittings with the same item or section wait for them.
    const [, response] = await Promise.all([
      text?.claimed,
      inserting,
      isFirst && bank.exposure.countTaker(tx, plan.section, pool),
      bank.exposure.countAsked(tx, [item.id], pool),
    ]);
    if (text) keepText(bank, response.id, text.drawn.item);
    return response;
  }

  /** Writes texts ahead for the items that sittings of a plan are likely to ask first. */
  async function expectSittings(sitting: OpenSitting): Promise<void> {
    const [plan] = sitting.plan.sections;
    if (!plan || !asksVariants(sitting.plan)) return;
    await dependencies.variantSource.load();
    const now = clock.now().getTime();
    if (Math.abs(now - rehearsedAt) < rehearsalMaxAgeMs) return;
    rehearsedAt = now;
    const entries = await bank.section(plan.section, 'assessment');
    const newLearner = { plan, seen: new Set<string>(), modelsOfLastSitting: new Set<string>(), areFresh: true };
    const chosen = Array.from({ length: rehearsals }, () =>
      chooseEntry(entries, { sitting, responses: [], scored: [] }, newLearner),
    ).filter((entry) => entry !== undefined);
    for (const [{ itemId, version }, times] of counted(chosen)) {
      stock.expect(await bank.item(itemId, version), times);
    }
  }

  /** An item with the variant asked in its place. Where an item has no fresh text left, another item is chosen. */
  async function choose(
    context: TransactionContext,
    adaptive: AdaptiveSitting,
    plan: SectionPlan,
  ): Promise<(Chosen & { text: ClaimedText | undefined }) | undefined> {
    const { tx } = context;
    const { sitting } = adaptive;
    const entries = await bank.section(
      plan.section,
      sitting.plan.pool ?? 'assessment',
      tx,
      packIdsFor(dependencies, context),
    );
    const { items: seen, models: modelsOfLastSitting } = await seenItems(context, sitting, plan);
    const areFresh = asksVariants(sitting.plan);
    if (areFresh) await dependencies.variantSource.load();
    const known = { plan, seen, modelsOfLastSitting, areFresh };
    const isDue = isPretestDue(plan, placesIn(adaptive, plan), random);
    for (;;) {
      const pretest = isDue ? choosePretestEntry(entries, adaptive, known) : undefined;
      const chosen = pretest ?? chooseEntry(entries, adaptive, known);
      if (!chosen) return undefined;
      const { itemId, version } = chosen;
      const item = await bank.item(itemId, version, tx);
      const asked = { item, version, isPretest: pretest !== undefined };
      if (!areFresh || item.format !== 'multiple_choice') return { ...asked, text: undefined };
      if (!stock.hasFresh(chosen)) return { ...asked, text: await stock.takeLeastAsked(tx, item) };
      const text = await stock.take(tx, item);
      if (text) return { ...asked, text };
    }
  }

  function chooseEntry(
    entries: SectionBank,
    adaptive: AdaptiveSitting,
    { plan, seen, modelsOfLastSitting, areFresh }: KnownLearner,
  ): Entry | undefined {
    const { sitting, responses } = adaptive;
    const inSection = responses.filter((response) => response.section === plan.section);
    const idsOf = (some: readonly ResponseRow[]) => some.map((response) => response.itemId);
    const asked = idsOf(inSection.filter(({ isPretest }) => !isPretest));
    const pretested = idsOf(inSection.filter(({ isPretest }) => isPretest));
    const belief = beliefOf(adaptive, plan.section);
    const last = inSection.at(-1);
    const fresh = areFresh ? { hasFresh: stock.hasFresh } : {};
    const known = { plan, theta: belief.mean, asked: idsOf(inSection), seen, modelsOfLastSitting, ...fresh };
    const isReplaced = last?.withdrawnAt && !last.isPretest;
    const replacement = isReplaced ? chooseReplacement(entries, last.itemId, known, random) : undefined;
    const difficulty = sitting.ladder.currentDifficulty;
    // Practice may ask several variants of the same task.
    const siblings = itemUse(sitting.plan) === 'practice' ? {} : { siblings: { modelsOfLastSitting } };
    const state = { plan, difficulty, belief, seen, pretested, ...siblings, ...fresh };
    return replacement ?? chooseItem(entries, asked, state, random);
  }

  function choosePretestEntry(
    entries: SectionBank,
    { sitting, responses }: AdaptiveSitting,
    { plan, seen, modelsOfLastSitting }: KnownLearner,
  ): Entry | undefined {
    const asked = responses.flatMap(({ section, itemId }) => (section === plan.section ? itemId : []));
    const difficulty = sitting.ladder.currentDifficulty;
    return choosePretest(entries, asked, { plan, difficulty, seen, siblings: { modelsOfLastSitting } }, random);
  }
}

/** The item of a question, and whether it is tried out. */
interface Chosen {
  readonly item: Item;
  readonly version: number;
  readonly isPretest: boolean;
}

/** What the choice of a learner's next item in a section depends on, besides the sitting. */
interface KnownLearner {
  readonly plan: SectionPlan;
  readonly seen: ReadonlySet<string>;
  readonly modelsOfLastSitting: ReadonlySet<string>;
  readonly areFresh: boolean;
}

/** Only scored assessments need fresh variants: practice shows keys, and the demo has its own items. */
const asksVariants = ({ freshVariants = false, pool = 'assessment' }: Plan) => freshVariants && pool === 'assessment';

function counted<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
