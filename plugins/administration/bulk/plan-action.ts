import type { Actor } from '../../../core/contract/index.ts';
import { invalid } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { People, Person } from '../../../core/services.ts';
import type { BulkAction, BulkPlan, PeopleSelector, Selection } from './contract.ts';
import { maxPeople } from './contract.ts';
import type { GatheredGroups } from './groups.ts';
import { membersOf, ownerOf } from './groups.ts';

export interface Sources {
  readonly people: Pick<People, 'list'>;
  readonly groups: GatheredGroups;
}

/** Names that a plan has. */
const maxNames = 10;

/** What an action would do, and with whom. */
export interface ActionPlan extends BulkPlan {
  readonly people: readonly Person[];
}

/** The filter of the core for a selector. @throws Failure not_found for a group that does not exist */
export async function filterOf({ groups }: Sources, call: CallContext<Actor>, selector: PeopleSelector) {
  const { group, active, ...rest } = selector;
  const ids = group === undefined ? undefined : await membersOf(groups, call, group);
  return { ...rest, ids, active: active ?? ('any' as const), demo: false };
}

/** The selected people of the institution, by name. @throws Failure invalid for too many */
export async function selectedPeople(
  sources: Sources,
  call: CallContext<Actor>,
  selection: Selection,
): Promise<Person[]> {
  const filter =
    'ids' in selection
      ? { ids: selection.ids, active: 'any' as const, demo: false }
      : await filterOf(sources, call, selection.filter);
  const { items, total } = await sources.people.list(call, { ...filter, limit: maxPeople, offset: 0 });
  if (total > maxPeople) throw invalid(`These are ${total} people; at most ${maxPeople} at once. Narrow the filter.`);
  return items;
}

/** Plans an action: whom it changes, and whom it leaves out with the reason. @throws Failure invalid, not_found */
export async function planAction(
  sources: Sources,
  call: CallContext<Actor>,
  { selection, action }: { selection: Selection; action: BulkAction },
): Promise<ActionPlan> {
  if (action.kind === 'role' && isAdministrative(action.role)) {
    throw invalid('Check what you entered', [
      { path: 'body.action.role', message: 'Administrators are appointed one at a time' },
    ]);
  }
  const selected = await selectedPeople(sources, call, selection);
  const unsuitable = await unsuitableFor(sources, call, action, selected);
  const reasonFor = (person: Person) => reasonAgainst(action, person) ?? unsuitable.get(person.id);
  const people = selected.filter((person) => reasonFor(person) === undefined);
  const reasons = Map.groupBy(
    selected.flatMap((person) => reasonFor(person) ?? []),
    (reason) => reason,
  );
  return {
    people,
    selected: selected.length,
    changing: people.length,
    names: people.slice(0, maxNames).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    leftOut: [...reasons]
      .map(([reason, all]) => ({ people: all.length, reason }))
      .sort((one, other) => other.people - one.people),
  };
}

const isAdministrative = (role: Person['role']) => role === 'administrator' || role === 'operator';

/** What is true of a person whom an action leaves out; undefined for one whom it concerns. */
function reasonAgainst(action: BulkAction, { role, deactivatedAt, email }: Person): string | undefined {
  const isActive = deactivatedAt === null;
  if (isAdministrative(role)) return 'are administrators, who are changed one at a time';
  if (action.kind === 'role') return role === action.role ? 'have this role already' : undefined;
  if (action.kind === 'deactivate') return isActive ? undefined : 'are deactivated already';
  if (action.kind === 'reactivate') return isActive ? 'are active already' : undefined;
  if (action.kind === 'send-links') {
    if (!isActive) return 'are deactivated';
    return email ? undefined : 'have no email address; give them a password on paper';
  }
  return undefined;
}

/** Those whom the plugin of a group leaves out, with the reason. */
async function unsuitableFor(
  { groups }: Sources,
  call: CallContext<Actor>,
  action: BulkAction,
  people: readonly Person[],
): Promise<ReadonlyMap<string, string>> {
  if (action.kind !== 'add' && action.kind !== 'remove') return new Map();
  const { service, id } = ownerOf(groups, call, action.group);
  return service.unsuitable(call, id, people, action.kind);
}
