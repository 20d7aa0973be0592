import type { CallContext } from '../../../../core/db/index.ts';
import type { ItemSection } from '../../contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { SittingRow } from '../../models.ts';
import type { Plan, SectionPlan } from '../../services.ts';
import { itemsSeen, modelsOfLastSitting } from '../sittings/asked-questions.ts';

/** What a person was asked in a section in other sittings. */
interface AskedBefore {
  readonly items: ReadonlySet<string>;
  /** Of their last sitting that counted; empty in practice. */
  readonly models: ReadonlySet<string>;
}

type Asking = Pick<SittingRow, 'id' | 'userId' | 'openedAt'> & { readonly plan: Pick<Plan, 'pool'> };

/** Sittings that are kept in memory, each with one section. */
const most = 2000;

/**
 * Tells what a person was asked before. A sitting that counts is the only one of its person in its sections while it goes
 * on, so that what was found for its first question in a section holds for those that follow. In practice other sittings
 * go on beside it, and it is read each time.
 */
export function createAskedBefore(dependencies: Pick<Dependencies, 'db' | 'bank'>) {
  const known = new Map<string, { readonly section: ItemSection; readonly before: AskedBefore }>();

  return async (
    context: CallContext,
    sitting: Asking,
    plan: Pick<SectionPlan, 'section' | 'minimum'>,
  ): Promise<AskedBefore> => {
    const { section } = plan;
    const isPractice = sitting.plan.pool === 'practice';
    const kept = isPractice ? undefined : known.get(sitting.id);
    if (kept?.section === section) return kept.before;
    const items = await itemsSeen(dependencies, context, sitting.userId, section, sitting.id);
    // Another variant of the same task is wanted in practice.
    const isFirst = isPractice || items.size === 0;
    const models = isFirst ? new Set<string>() : await modelsOfLastSitting(dependencies, context, sitting, plan);
    const before = { items, models };
    if (!isPractice) {
      known.delete(sitting.id);
      if (known.size >= most) for (const oldest of known.keys()) if (known.delete(oldest)) break;
      known.set(sitting.id, { section, before });
    }
    return before;
  };
}
