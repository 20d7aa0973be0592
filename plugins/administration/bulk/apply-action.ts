import type { Actor, Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { Database, TransactionContext } from '../../../core/db/index.ts';
import type { Audit, People } from '../../../core/services.ts';
import type { BulkAction, Selection } from './contract.ts';
import { ownerOf } from './groups.ts';
import type { ActionPlan, Sources } from './plan-action.ts';
import { planAction } from './plan-action.ts';

export interface ApplyDependencies extends Sources {
  readonly db: Database;
  readonly people: People;
  readonly audit: Pick<Audit, 'recordAll'>;
}

export interface Order {
  readonly selection: Selection;
  readonly action: BulkAction;
  /** The number of people it concerns, as the plan stated it. */
  readonly changing: number;
}

/**
 * Applies an action to everyone or no one.
 * @param sendLinks what sends the links in the transaction or after it
 * @throws Failure conflict where it would now concern another number of people
 */
export const applyAction = <T>(
  dependencies: ApplyDependencies,
  { who }: { who: Who | Actor },
  { selection, action, changing }: Order,
  sendLinks: (call: TransactionContext<Actor>, ids: string[]) => Promise<T>,
): Promise<{ changed: number; sending: T | undefined }> =>
  dependencies.db.transaction(async (tx) => {
    const call = { who, tx };
    const plan = await planAction(dependencies, call, { selection, action });
    if (plan.changing !== changing) {
      throw conflict(`This now concerns ${plan.changing} people instead of ${changing}. Check again.`);
    }
    const ids = plan.people.map(({ id }) => id);
    if (action.kind !== 'send-links') {
      await change(dependencies, call, action, plan);
      return { changed: ids.length, sending: undefined };
    }
    await dependencies.audit.recordAll(
      call,
      ids.map((subject) => ({ action: 'password.link-ordered', subject })),
    );
    return { changed: ids.length, sending: await sendLinks(call, ids) };
  });

async function change(
  { people, groups }: ApplyDependencies,
  call: TransactionContext<Actor>,
  action: Exclude<BulkAction, { kind: 'send-links' }>,
  plan: ActionPlan,
): Promise<void> {
  const ids = plan.people.map(({ id }) => id);
  switch (action.kind) {
    case 'role':
      return people.setRoleAll(call, ids, action.role);
    case 'deactivate':
    case 'reactivate':
      return people.setActiveAll(call, ids, action.kind === 'reactivate');
    case 'add':
    case 'remove': {
      const { service, id } = ownerOf(groups, call, action.group);
      return service.change(call, id, plan.people, action.kind);
    }
  }
}
