import type { Difficulty, Posterior } from 'psychometrics';
import { areasBehind, barOverexposed, nextItem, rungCandidates } from 'psychometrics';
import type { Random } from '../../../../core/random.ts';
import type { Entry, SectionBank } from '../../items/section-bank.ts';
import type { SectionPlan } from '../../services.ts';
import { freshFirst } from './fresh-first.ts';

/**
 * A random choice among the most informative of all content areas together, each area having its share of them: among
 * so many for the first question, when all learners are alike, among fewer for those that follow (McBride and Martin
 * 1983), and so on with the last; and the share of takers an item may be shown to.
 */
export const exposureControl = { amongBest: [20, 16, 12, 8, 4], maximumRate: 0.25 } as const;

/** What is known when the next item is chosen. */
export interface Choosing {
  readonly plan: SectionPlan;
  readonly difficulty: Difficulty;
  readonly belief: Posterior;
  /** Items this person was asked in other sittings: they come only when there is nothing else. */
  readonly seen?: ReadonlySet<string>;
  /**
   * Two variants of one item model do not meet. With it, models of the person's last sitting stay away as well. Absent for
   * practice, where another variant of the same task is wanted.
   */
  readonly siblings?: { readonly modelsOfLastSitting: ReadonlySet<string> };
  /** Where given, items that have a text nobody was asked come first. */
  readonly hasFresh?: (entry: Entry) => boolean;
}

/**
 * The item to ask next: of the difficulty's rung (or the nearest that has any which may still be shown), of the content
 * areas furthest behind, among the most informative over what is believed of the ability. Undefined when everything has
 * been asked.
 */
export function chooseItem(
  { bank, entries, areas, areaOf, exposure }: SectionBank,
  asked: readonly string[],
  { plan, difficulty, belief, seen, siblings, hasFresh }: Choosing,
  random: Random,
): Entry | undefined {
  const isAsked = new Set(asked);
  const administered = new Uint8Array(entries.length);
  const modelsAsked = new Set<string>();
  let openSoFar = 0;
  entries.forEach(({ itemId, format, itemModel }, index) => {
    if (!isAsked.has(itemId)) return;
    administered[index] = 1;
    if (itemModel !== undefined) modelsAsked.add(itemModel);
    if (format === 'open_ended') openSoFar += 1;
  });
  const isInPlan = areas.map((area) => plan.contentAreas?.includes(area) ?? true);
  const barredModels = siblings ? [new Set([...modelsAsked, ...siblings.modelsOfLastSitting]), modelsAsked] : [];
  const available = availableOf(
    entries,
    { isOpen: isOpenDue(plan, asked.length, openSoFar), seen, barredModels },
    (index) => {
      return administered[index] === 0 && isInPlan[areaOf[index] ?? 0] === true;
    },
  );
  if (!available) return undefined;
  // Before the rung: a rung with few items, as of open questions, would else show them to everybody who stands on it.
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

function amongBestAt(asked: number): number {
  const { amongBest } = exposureControl;
  return amongBest[Math.min(asked, amongBest.length - 1)] ?? 1;
}

/**
 * The items that come first of those there are: not asked of this person before, of no barred model, of the kind that is
 * due. Where there are none, first the kind gives way, then one set of barred models after the other, and last what was
 * asked in other sittings: a small bank serves on.
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

/** Open questions come in the second half of the shortest section, evenly spread: late enough to be warm, early enough to be asked. */
function isOpenDue({ minimum, openEnded }: SectionPlan, askedSoFar: number, openSoFar: number): boolean {
  if (openSoFar >= openEnded) return false;
  const first = Math.floor(minimum / 2);
  return askedSoFar >= first + Math.floor((openSoFar * (minimum - first)) / openEnded);
}
