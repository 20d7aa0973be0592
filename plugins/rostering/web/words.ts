import { counted } from '../../../web/ui/index.ts';
import type { ColumnField, Import, ImportReport } from '../contract.ts';

export const fieldTitles: Readonly<Record<ColumnField, string>> = {
  id: 'Id in your system',
  username: 'User name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  role: 'Role',
  grade: 'Grade',
  birthDate: 'Date of birth',
  classes: 'Classes',
  guardians: 'Ids of guardians',
};

export const stateTitles: Readonly<Record<Import['state'], string>> = {
  open: 'Not started',
  waiting: 'Waiting to start',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
};

export const formatTitles: Readonly<Record<Import['format'], string>> = {
  csv: 'CSV',
  'oneroster-1.1': 'OneRoster 1.1',
  'oneroster-1.2': 'OneRoster 1.2',
};

export const isUnderWay = ({ state }: Import): boolean => state === 'waiting' || state === 'running';

const peopleCount = (count: number) => counted(count, 'person', 'people');

/** What an import changes, a line for each kind; empty where it changes nothing. */
export function changesText({ people, terms, classes, members, guardians }: ImportReport): string[] {
  const lines: [number, string][] = [
    [people.created, `${peopleCount(people.created)} created`],
    [people.linked, `${counted(people.linked, 'existing account')} recognized`],
    [people.changed, `${peopleCount(people.changed)} changed`],
    [people.reactivated, `${peopleCount(people.reactivated)} reactivated`],
    [people.deactivated, `${peopleCount(people.deactivated)} deactivated`],
    [terms.created + terms.changed, `${counted(terms.created + terms.changed, 'term')} created or changed`],
    [classes.created, `${counted(classes.created, 'class', 'classes')} created`],
    [classes.changed, `${counted(classes.changed, 'class', 'classes')} changed`],
    [classes.archived, `${counted(classes.archived, 'class', 'classes')} archived`],
    [members.added, `${counted(members.added, 'enrolment')} added`],
    [members.removed, `${counted(members.removed, 'enrolment')} removed`],
    [guardians.linked, `${counted(guardians.linked, 'guardian')} linked`],
    [guardians.unlinked, `${counted(guardians.unlinked, 'guardian')} unlinked`],
  ];
  return lines.filter(([count]) => count > 0).map(([, text]) => text);
}
