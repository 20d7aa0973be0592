import { bankInformation } from 'psychometrics';
import type { Random } from '../../../../core/random.ts';
import type { Entry, SectionBank } from '../../items/section-bank.ts';
import type { SectionPlan } from '../../services.ts';
import { exposureControl } from './choose-item.ts';

/** What is known when a withdrawn question is replaced. */
export interface ReplacementContext {
  readonly plan: SectionPlan;
  /** Ability as it is believed to be (logits). */
  readonly theta: number;
  /** Items of this section that were asked in this sitting, the withdrawn ones included. */
  readonly asked: readonly string[];
  /** Item models of the person's last sitting: no variant of theirs is asked, nor of those of this one. */
  readonly modelsOfLastSitting: ReadonlySet<string>;
  /** Items this person was asked in any sitting. */
  readonly seen: ReadonlySet<string>;
  /** As in `Choosing`. */
  readonly hasFresh?: (entry: Entry) => boolean;
}

/**
 * The item that stands in for a withdrawn one: of the same rung and format, never a variant of the same item model, and
 * among those whose information at the believed ability is nearest. Undefined where no such item is left.
 */
export function chooseReplacement(
  { bank, entries, exposure }: SectionBank,
  itemId: string,
  { plan, theta, asked, modelsOfLastSitting, seen, hasFresh = () => true }: ReplacementContext,
  random: Random,
): Entry | undefined {
  const index = entries.findIndex((entry) => entry.itemId === itemId);
  const replaced = entries[index];
  // Retired since it was asked: there is nothing to compare with.
  if (!replaced) return undefined;
  const isAsked = new Set(asked);
  const modelsAsked = new Set(entries.flatMap((entry) => (isAsked.has(entry.itemId) ? (entry.itemModel ?? []) : [])));
  const isSibling = ({ itemModel }: Entry) =>
    itemModel !== undefined && (modelsAsked.has(itemModel) || modelsOfLastSitting.has(itemModel));
  const wanted = bankInformation(bank, index, theta);
  const mostAsked = exposureControl.maximumRate * exposure.takers;
  const candidates = entries.flatMap((entry, at) => {
    const fits =
      entry.rung === replaced.rung &&
      entry.format === replaced.format &&
      (plan.contentAreas?.includes(entry.contentArea) ?? true) &&
      !isAsked.has(entry.itemId) &&
      !isSibling(entry);
    if (!fits) return [];
    const isWorn = seen.has(entry.itemId) || (exposure.counts[at] ?? 0) > mostAsked || !hasFresh(entry);
    return [{ entry, isWorn, gap: Math.abs(bankInformation(bank, at, theta) - wanted) }];
  });
  const fresh = candidates.filter(({ isWorn }) => !isWorn);
  const nearest = (fresh.length > 0 ? fresh : candidates)
    .sort((one, other) => one.gap - other.gap)
    .slice(0, amongNearest);
  return nearest[Math.floor(random() * nearest.length)]?.entry;
}

/** Chance among a few, so that what follows a withdrawn item cannot be foretold. */
const amongNearest = 4;
