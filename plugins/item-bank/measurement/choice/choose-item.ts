import type { Difficulty, Posterior } from 'psychometrics';
import { areasBehind, barOverexposed, nextItem, rungCandidates } from 'psychometrics';
import type { Random } from '../../../../core/random.ts';
import { exposureLimit } from '../../contract.ts';
import type { Entry, SectionBank } from '../../items/section-bank.ts';
import { isScored } from '../../items/section-bank.ts';
import type { SectionPlan } from '../../services.ts';
import { freshFirst } from './fresh-first.ts';

/**
 * Exposure control. `amongBest`: an item is drawn at random among this many of the most informative, all content areas
 * together; many for the first question, when all learners look alike, then fewer (McBride and Martin 1983); the last
 * number applies to all later questions. `maximumRate`: the share of takers that an item may be shown to.
 */
export const exposureControl = { amongBest: [20, 16, 12, 8, 4], maximumRate: exposureLimit } as const;

/** The state that the choice of the next item depends on. */
export interface ChoiceContext {
  readonly plan: SectionPlan;
  readonly difficulty: Difficulty;
  readonly belief: Posterior;
  /** Items this person was asked in other sittings; used only when no other item is left. */
  readonly seen?: ReadonlySet<string>;
  /** Items tried out in this sitting: never asked again, and without effect on content areas and lengths. */
  readonly pretested?: readonly string[];
  /**
   * Excludes a second variant of an item model, also of models from the person's last sitting. Absent in practice, where
   * several variants of the same task are wanted.
   */
  readonly siblings?: { readonly modelsOfLastSitting: ReadonlySet<string> };
  /** If given, items with a text that has not been asked yet come first. */
  readonly hasFresh?: (entry: Entry) => boolean;
}

/**
 * The item to ask next: from the difficulty's rung (or the nearest with items that may still be shown), from the content
 * areas furthest below target, drawn among the most informative given the posterior of ability. Undefined when all items
 * have been asked.
 */
export function chooseItem(
  { bank, entries, areas, areaOf, exposure }: SectionBank,
  asked: readonly string[],
  { plan, difficulty, belief, seen, pretested = [], siblings, hasFresh }: ChoiceContext,
  random: Random,
): Entry | undefined {
  const isAsked = new Set(asked);
  const isPretested = new Set(pretested);
  const administered = new Uint8Array(entries.length);
  const isBarred = new Uint8Array(entries.length);
  const modelsAsked = new Set<string>();
  let openSoFar = 0;
  entries.forEach(({ itemId, format, itemModel }, index) => {
    if (!isAsked.has(itemId) && !isPretested.has(itemId)) return;
    isBarred[index] = 1;
    if (itemModel !== undefined) modelsAsked.add(itemModel);
    if (!isAsked.has(itemId)) return;
    administered[index] = 1;
    if (format === 'open_ended') openSoFar += 1;
  });
  const scoredAreas = new Set(entries.flatMap((entry, index) => (isScored(entry) ? (areaOf[index] ?? 0) : [])));
  const isInPlan = areas.map((area, at) => scoredAreas.has(at) && (plan.contentAreas?.includes(area) ?? true));
  const barredModels = siblings ? [new Set([...modelsAsked, ...siblings.modelsOfLastSitting]), modelsAsked] : [];
  const available = availableOf(
    entries,
    { isOpen: isOpenDue(plan, asked.length, openSoFar), seen, barredModels },
    (index) => {
      return isBarred[index] === 0 && isInPlan[areaOf[index] ?? 0] === true && isScoredAt(entries, index);
    },
  );
  if (!available) return undefined;
  // As soon as each area could have had a question: later, the section might end without one.
  if (asked.length >= isInPlan.filter(Boolean).length) keepUncovered(available, administered, areaOf);
  // Before the rung is chosen: otherwise a rung with few items, such as open questions, would show them to everyone on it.
  const barred = available.map((mark) => 1 - mark);
  barOverexposed(barred, { ...exposure, maximumRate: exposureControl.maximumRate });
  const onRung = hasFresh
    ? freshFirst(entries, areaOf, available, { difficulty, hasFresh, overexposed: barred })
    : rungCandidates(
        entries.map(({ rung }) => rung),
        difficulty,
        barred.map((mark) => 1 - mark),
      );
  const areasNext = areasBehind(
    onRung.map((mark) => 1 - mark),
    administered,
    { areas: areaOf, targets: isInPlan.map(Number) },
  );
  const index = nextItem(
    bank,
    { theta: belief.mean, se: belief.sd, posterior: belief, administered },
    {
      rule: 'MPWI',
      candidates: onRung.map((mark, item) => (areasNext.has(areaOf[item] ?? 0) ? mark : 0)),
      randomesque: Math.ceil((amongBestAt(asked.length) * areasNext.size) / isInPlan.filter(Boolean).length),
    },
    random,
  );
  return index === undefined ? undefined : entries[index];
}

function isScoredAt(entries: readonly Entry[], index: number): boolean {
  const entry = entries[index];
  return entry !== undefined && isScored(entry);
}

/** Leaves only items of areas that had no question yet, unless that leaves none. */
function keepUncovered(available: Uint8Array, administered: Uint8Array, areaOf: Uint8Array): void {
  const covered = new Set(areaOf.filter((_, index) => administered[index] === 1));
  if (!available.some((mark, index) => mark === 1 && !covered.has(areaOf[index] ?? 0))) return;
  for (const [index, area] of areaOf.entries()) if (covered.has(area)) available[index] = 0;
}

function amongBestAt(asked: number): number {
  const { amongBest } = exposureControl;
  return amongBest[Math.min(asked, amongBest.length - 1)] ?? 1;
}

/**
 * The preferred items: not seen by this person, of no barred model, of the format that is due. If there are none, the
 * conditions are relaxed in turn: the format, then each set of barred models, then items seen in other sittings. A small
 * bank therefore keeps working.
 */
function availableOf(
  entries: readonly Entry[],
  {
    isOpen,
    seen,
    barredModels,
  }: { isOpen: boolean; seen: ReadonlySet<string> | undefined; barredModels: readonly ReadonlySet<string>[] },
  isAskable: (index: number) => boolean,
): Uint8Array | undefined {
  const none = new Set<string>();
  const stages = [
    ...[...barredModels, none].map((barred) => ({ barred, mayBeSeen: false })),
    ...[...barredModels.slice(-1), none].map((barred) => ({ barred, mayBeSeen: true })),
  ];
  for (const { barred, mayBeSeen } of stages) {
    for (const kind of [isOpen, !isOpen]) {
      const marks = new Uint8Array(entries.length);
      let count = 0;
      entries.forEach(({ itemId, format, itemModel }, index) => {
        if ((format === 'open_ended') !== kind || !isAskable(index)) return;
        if (!mayBeSeen && seen?.has(itemId)) return;
        if (itemModel !== undefined && barred.has(itemModel)) return;
        marks[index] = 1;
        count += 1;
      });
      if (count > 0) return marks;
    }
  }
  return undefined;
}

/** Open questions are spread evenly over the second half of the minimum length: after a warm-up, but before any section can end. */
function isOpenDue({ minimum, openEnded }: SectionPlan, askedSoFar: number, openSoFar: number): boolean {
  if (openSoFar >= openEnded) return false;
  const first = Math.floor(minimum / 2);
  return askedSoFar >= first + Math.floor((openSoFar * (minimum - first)) / openEnded);
}
