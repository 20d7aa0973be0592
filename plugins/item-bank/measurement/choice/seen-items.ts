import type { CallContext } from '../../../../core/db/index.ts';
import type { ItemSection } from '../../contract.ts';
import { itemUse } from '../../contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { SittingRow } from '../../models.ts';
import type { Plan, SectionPlan } from '../../services.ts';
import { itemsSeen, modelsOfLastSitting } from '../sittings/asked-questions.ts';

/** Items that a person was asked in a section in other sittings. */
interface SeenItems {
  readonly items: ReadonlySet<string>;
  /** Item models of their last scored sitting; empty in practice. */
  readonly models: ReadonlySet<string>;
}

type SittingToAsk = Pick<SittingRow, 'id' | 'userId' | 'openedAt'> & { readonly plan: Pick<Plan, 'pool'> };

/** Sittings in the cache, each with one section. */
const maxCached = 2000;

/**
 * Finds the items a person was asked before. A scored sitting is the person's only one in its sections, so the result for
 * its first question in a section holds for the following ones and is cached. Practice sittings may run in parallel, so
 * they are read each time.
 */
export function createSeenItems(dependencies: Pick<Dependencies, 'db' | 'bank'>) {
  const known = new Map<string, { readonly section: ItemSection; readonly before: SeenItems }>();

  return async (
    context: CallContext,
    sitting: SittingToAsk,
    plan: Pick<SectionPlan, 'section' | 'minimum'>,
  ): Promise<SeenItems> => {
    const { section } = plan;
    const isPractice = itemUse(sitting.plan) === 'practice';
    const kept = isPractice ? undefined : known.get(sitting.id);
    if (kept?.section === section) return kept.before;
    const items = await itemsSeen(dependencies, context, sitting.userId, section, sitting.id);
    // Practice may ask several variants of the same task.
    const isFirst = isPractice || items.size === 0;
    const models = isFirst ? new Set<string>() : await modelsOfLastSitting(dependencies, context, sitting, plan);
    const before = { items, models };
    if (!isPractice) {
      known.delete(sitting.id);
      if (known.size >= maxCached) for (const oldest of known.keys()) if (known.delete(oldest)) break;
      known.set(sitting.id, { section, before });
    }
    return before;
  };
}
