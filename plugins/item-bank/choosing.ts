import type { Random } from '../../core/random.ts';
import type { Entry, SectionBank } from './bank.ts';
import type { Difficulty, Posterior } from './psychometrics/index.ts';
import { nextItem, rungCandidates } from './psychometrics/index.ts';
import type { SectionPlan } from './services.ts';

/** Random choice among so many of the most informative, and the share of takers an item may be shown to. */
export const exposureControl = { amongBest: 20, maximumRate: 0.25 } as const;

/** What is known when the next item is chosen. */
export interface Choosing {
  readonly plan: SectionPlan;
  readonly difficulty: Difficulty;
  readonly belief: Posterior;
  /** Items this person was asked in other sittings: they come only when there is nothing else. */
  readonly seen?: ReadonlySet<string>;
}

/**
 * The item to ask next: of the difficulty's rung (or the nearest that has any), of the content area furthest behind,
 * among the most informative at the ability believed in. Undefined when everything has been asked.
 */
export function chooseItem(
  { bank, entries, areas, areaOf, exposure }: SectionBank,
  asked: readonly string[],
  { plan, difficulty, belief, seen }: Choosing,
  random: Random,
): Entry | undefined {
  const isAsked = new Set(asked);
  const wantsOpen = isOpenDue(
    plan,
    asked.length,
    entries.filter(({ itemId, format }) => format === 'open_ended' && isAsked.has(itemId)).length,
  );
  const administered = Uint8Array.from(entries, ({ itemId }) => (isAsked.has(itemId) ? 1 : 0));
  const isOfPlan = ({ itemId, contentArea }: Entry) =>
    !isAsked.has(itemId) && (plan.contentAreas?.includes(contentArea) ?? true);
  const ofKind = (open: boolean, isFresh: boolean) =>
    Uint8Array.from(entries, (entry) =>
      isOfPlan(entry) && (entry.format === 'open_ended') === open && !(isFresh && seen?.has(entry.itemId)) ? 1 : 0,
    );
  const available =
    [ofKind(wantsOpen, true), ofKind(!wantsOpen, true), ofKind(wantsOpen, false)].find((mask) => mask.includes(1)) ??
    ofKind(!wantsOpen, false);
  if (!available.includes(1)) return undefined;
  const candidates = rungCandidates(
    entries.map(({ rung }) => rung),
    difficulty,
    available,
  );
  const index = nextItem(
    bank,
    { theta: belief.mean, se: belief.sd, administered },
    {
      rule: 'MFI',
      candidates,
      content: { areas: areaOf, targets: areas.map((area) => ((plan.contentAreas?.includes(area) ?? true) ? 1 : 0)) },
      randomesque: exposureControl.amongBest,
      exposure: { counts: exposure.counts, takers: exposure.takers, maximumRate: exposureControl.maximumRate },
    },
    random,
  );
  return index === undefined ? undefined : entries[index];
}

/** Open questions come in the second half of the shortest section, evenly spread: late enough to be warm, early enough to be asked. */
function isOpenDue({ minimum, openEnded }: SectionPlan, askedSoFar: number, openSoFar: number): boolean {
  if (openSoFar >= openEnded) return false;
  const first = Math.floor(minimum / 2);
  return askedSoFar >= first + Math.floor((openSoFar * (minimum - first)) / openEnded);
}
