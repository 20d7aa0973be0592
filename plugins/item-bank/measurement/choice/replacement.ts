import { bankInformation } from 'psychometrics';
import type { Random } from '../../../../core/random.ts';
import type { Entry, SectionBank } from '../../items/section-bank.ts';
import { isScored } from '../../items/section-bank.ts';
import type { SectionPlan } from '../../services.ts';
import { exposureControl } from './choose-item.ts';

/** The state that the replacement of a withdrawn question depends on. */
export interface ReplacementContext {
  readonly plan: SectionPlan;
  /** Estimated ability (logits). */
  readonly theta: number;
  /** Items of this section asked in this sitting, including withdrawn ones. */
  readonly asked: readonly string[];
  /** Item models of the person's last sitting. Variants of these, and of models in this sitting, are excluded. */
  readonly modelsOfLastSitting: ReadonlySet<string>;
  /** Items this person was asked in any sitting. */
  readonly seen: ReadonlySet<string>;
  /** As in `ChoiceContext`. */
  readonly hasFresh?: (entry: Entry) => boolean;
}

/**
 * The item that replaces a withdrawn one: the same rung and format, another item model, and similar information at the
 * estimated ability. Undefined where no such item is left.
 */
export function chooseReplacement(
  { bank, entries, exposure }: SectionBank,
  itemId: string,
  { plan, theta, asked, modelsOfLastSitting, seen, hasFresh = () => true }: ReplacementContext,
  random: Random,
): Entry | undefined {
  const index = entries.findIndex((entry) => entry.itemId === itemId);
  const replaced = entries[index];
  if (!replaced) return undefined;
  const isAsked = new Set(asked);
  const modelsAsked = new Set(entries.flatMap((entry) => (isAsked.has(entry.itemId) ? (entry.itemModel ?? []) : [])));
  const isSibling = ({ itemModel }: Entry) =>
    itemModel !== undefined && (modelsAsked.has(itemModel) || modelsOfLastSitting.has(itemModel));
  const wanted = bankInformation(bank, index, theta);
  const maxAsked = exposureControl.maximumRate * exposure.takers;
  const candidates = entries.flatMap((entry, at) => {
    const fits =
      isScored(entry) &&
      entry.rung === replaced.rung &&
      entry.format === replaced.format &&
      (plan.contentAreas?.includes(entry.contentArea) ?? true) &&
      !isAsked.has(entry.itemId) &&
      !isSibling(entry);
    if (!fits) return [];
    const isLessPreferred = seen.has(entry.itemId) || (exposure.counts[at] ?? 0) > maxAsked || !hasFresh(entry);
    return [{ entry, isLessPreferred, gap: Math.abs(bankInformation(bank, at, theta) - wanted) }];
  });
  const fresh = candidates.filter(({ isLessPreferred }) => !isLessPreferred);
  const nearest = (fresh.length > 0 ? fresh : candidates)
    .sort((one, other) => one.gap - other.gap)
    .slice(0, amongNearest);
  return nearest[Math.floor(random() * nearest.length)]?.entry;
}

/** Drawn among this many, so that the replacement cannot be predicted. */
const amongNearest = 4;
