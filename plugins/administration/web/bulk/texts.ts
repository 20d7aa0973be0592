import type { CallResult } from '../../../../core/contract/index.ts';
import type { administration, BulkAction } from '../../contract.ts';

export type ActionKind = BulkAction['kind'] | 'export';

export type PeopleGroup = CallResult<typeof administration.routes.peopleGroups>[number];

/** What a group is called, where there is only one kind of them. */
const nounOf = (groups: readonly PeopleGroup[]) => {
  const nouns = new Set(groups.map(({ noun }) => noun));
  return nouns.size === 1 ? (groups[0]?.noun ?? 'group') : 'group';
};

export const actionTitles = (groups: readonly PeopleGroup[]): Record<ActionKind, string> => ({
  role: 'Change role',
  add: `Add to a ${nounOf(groups)}`,
  remove: `Remove from a ${nounOf(groups)}`,
  'send-links': 'Send password links',
  deactivate: 'Deactivate accounts',
  reactivate: 'Reactivate accounts',
  export: 'Export as CSV',
});

/** What follows from an action. */
export const consequences: Record<BulkAction['kind'], string> = {
  role: 'They are signed out on all devices and sign in again with their new role.',
  add: 'Teachers of the class see its new learners.',
  remove: 'Teachers of the class no longer see them, unless they share another class.',
  'send-links': 'Each receives an email with a link to set a password. Existing passwords work until then.',
  deactivate: 'They are signed out on all devices and can no longer sign in. Their data is kept.',
  reactivate: 'They can sign in again with their existing passwords.',
};

export const doneTitles: Record<BulkAction['kind'], string> = {
  role: 'Role changed',
  add: 'Added',
  remove: 'Removed',
  'send-links': 'Links sent',
  deactivate: 'Accounts deactivated',
  reactivate: 'Accounts reactivated',
};
