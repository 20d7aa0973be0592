import { ageBandOf } from '../../learner/contract.ts';
import type { ColumnField, Mapping } from '../contract.ts';
import { columnFields } from '../contract.ts';
import type { ReadTable } from './read-table.ts';
import type { Findings, Place, ReadClass, ReadMember, ReadPerson, ReadTie, Roster, RosterRole } from './roster.ts';
import { dayOf, faultAt, gradeOf, yearsBetween } from './roster.ts';

/** Headers by which a column is recognised, in lower case without spaces and punctuation. */
const headers: Readonly<Record<ColumnField, readonly string[]>> = {
  id: ['id', 'sourcedid', 'sourceid', 'schoolid', 'studentid', 'pupilid', 'personid', 'number'],
  username: ['username', 'login', 'user', 'loginname'],
  firstName: ['firstname', 'givenname', 'forename', 'vorname'],
  lastName: ['lastname', 'familyname', 'surname', 'nachname', 'name'],
  email: ['email', 'emailaddress', 'mail'],
  role: ['role', 'type', 'rolle'],
  grade: ['grade', 'grades', 'gradelevel', 'year', 'yeargroup', 'stufe'],
  birthDate: ['birthdate', 'dateofbirth', 'dob', 'birthday', 'geburtsdatum'],
  classes: ['classes', 'class', 'klasse', 'klassen'],
  guardians: ['guardians', 'guardianids', 'parents', 'parentids', 'agentsourcedids'],
};

/** The mapping that the names of the columns suggest. */
export function suggestedMapping(columns: readonly string[]): Mapping {
  const plain = columns.map((name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const taken = new Set<number>();
  const mapping: Record<string, number> = {};
  for (const field of columnFields) {
    const at = headers[field].map((name) => plain.indexOf(name)).find((index) => index >= 0 && !taken.has(index));
    if (at === undefined) continue;
    mapping[field] = at;
    taken.add(at);
  }
  return mapping;
}

const roleNames: Readonly<Record<string, RosterRole>> = {
  ...{ learner: 'learner', student: 'learner', pupil: 'learner', schüler: 'learner' },
  ...{ instructor: 'instructor', teacher: 'instructor', lehrer: 'instructor', staff: 'instructor' },
  ...{ guardian: 'guardian', parent: 'guardian', mother: 'guardian', father: 'guardian', carer: 'guardian' },
};

/** Ids and names in one cell: separated by a semicolon, a vertical bar or a line break. */
const listIn = (cell: string) =>
  cell
    .split(/[;|\r\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Reads people from a table. Without a column for ids, people are known by their user name or email address.
 * @param today the current day in the institution's time zone, for ages
 */
export function readPeople(table: ReadTable, mapping: Mapping, today: string, findings: Findings): Roster {
  const { faults } = findings;
  const { file } = table;
  const missing = (['firstName', 'lastName', 'role'] as const).filter((field) => mapping[field] === undefined);
  if (missing.length > 0) {
    const names = { firstName: 'the first name', lastName: 'the last name', role: 'the role' };
    const message = `Choose the column with ${missing.map((field) => names[field]).join(', ')}`;
    faults.push({ file, line: 1, message });
    return empty;
  }
  const has = (field: ColumnField) => mapping[field] !== undefined;
  const people: ReadPerson[] = [];
  const classes = new Map<string, ReadClass>();
  const members: ReadMember[] = [];
  const ties: (ReadTie & { readonly guardianKey: string })[] = [];
  const relations = new Map<string, string>();
  for (const { line, cells } of table.rows) {
    const place: Place = { file, line };
    const cell = (field: ColumnField) => cells[mapping[field] ?? -1] ?? '';
    const fault = (message: string) => void faults.push(faultAt(place, message));
    const roleText = cell('role').toLowerCase();
    const role = roleNames[roleText];
    const sourceId = cell('id') || cell('username') || cell('email');
    if (roleText === 'administrator' || roleText === 'admin') {
      fault('Administrators are not imported. Invite them under People');
    } else if (!role) {
      fault(`“${cell('role')}” is no role. Use learner, instructor or guardian`);
    }
    if (!sourceId) fault('The row has no id, user name or email address by which the person is known');
    if (sourceId.length > 200) fault('The id has more than 200 characters');
    if (!role || !sourceId) continue;
    const birth = dayOf(cell('birthDate'));
    if (cell('birthDate') && (!birth || birth > today)) {
      fault(`“${cell('birthDate')}” is no date of birth. Use YYYY-MM-DD`);
    }
    const grade = cell('grade') ? gradeOf(cell('grade')) : null;
    if (cell('grade') && grade === null && role === 'learner') {
      findings.notes.push(faultAt(place, `The grade “${cell('grade')}” is not one of K and 1 to 12 and was left out`));
    }
    people.push({
      ...place,
      ...{ sourceId, role, firstName: cell('firstName'), lastName: cell('lastName') },
      username: cell('username') || undefined,
      email: has('email') ? cell('email') || null : undefined,
      grade: role === 'learner' ? (grade ?? undefined) : undefined,
      ageBand: birth && role === 'learner' ? ageBandOf(yearsBetween(birth, today)) : undefined,
      isLeaving: false,
    });
    // “Guardian” says nothing about the relation: a known one stays.
    relations.set(sourceId, roleText === 'guardian' ? '' : roleText);
    for (const name of role === 'guardian' ? [] : listIn(cell('classes'))) {
      if (name.length > 80) fault(`The class name “${name.slice(0, 30)}…” has more than 80 characters`);
      const id = classSourceId(name);
      if (!classes.has(id)) {
        classes.set(id, { ...place, sourceId: id, name, course: undefined, termSourceId: undefined, isLeaving: false });
      }
      const memberRole = role === 'instructor' ? 'teacher' : 'learner';
      members.push({ ...place, classSourceId: id, personSourceId: sourceId, role: memberRole, isLeaving: false });
    }
    if (role !== 'learner') continue;
    for (const guardianKey of listIn(cell('guardians'))) {
      ties.push({ ...place, guardianKey, guardianSourceId: guardianKey, learnerSourceId: sourceId, relation: '' });
    }
  }
  return {
    people,
    terms: [],
    classes: [...classes.values()],
    members,
    ties: ties.map(({ guardianKey, ...tie }) => ({ ...tie, relation: relations.get(guardianKey) ?? '' })),
    hasClasses: has('classes'),
    hasTies: has('guardians'),
  };
}

/** Classes of a plain file are known by their name, whatever its case. */
const classSourceId = (name: string) => `name:${name.toLowerCase()}`;

const empty: Roster = {
  ...{ people: [], terms: [], classes: [], members: [], ties: [] },
  ...{ hasClasses: false, hasTies: false },
};
