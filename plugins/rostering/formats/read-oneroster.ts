import { ageBandOf } from '../../learner/contract.ts';
import type { ImportMode } from '../contract.ts';
import { decodeText } from './decode-text.ts';
import type { ReadTable } from './read-table.ts';
import { readTable } from './read-table.ts';
import type {
  Findings,
  Place,
  ReadClass,
  ReadMember,
  ReadPerson,
  ReadTerm,
  ReadTie,
  Roster,
  RosterRole,
} from './roster.ts';
import { dayOf, faultAt, gradeOf, yearsBetween } from './roster.ts';

// OneRoster 1.1 (IMS Final Release 2.0.1) and 1.2 CSV bundles, as 1EdTech publishes them.

export type OneRosterVersion = '1.1' | '1.2';

export interface Bundle {
  readonly version: OneRosterVersion;
  readonly mode: ImportMode;
}

type Files = ReadonlyMap<string, Uint8Array>;

/** Roles of OneRoster that have an account here. The others are left out and noted. */
const roles: Readonly<Record<string, RosterRole>> = {
  ...{ student: 'learner', teacher: 'instructor', aide: 'instructor', counselor: 'instructor' },
  ...{ guardian: 'guardian', parent: 'guardian', relative: 'guardian' },
};

/**
 * What the manifest says of the bundle.
 * @returns undefined with faults, for a newer version, or without a manifest or files
 */
export function readManifest(files: Files, findings: Findings): Bundle | undefined {
  const fault = (message: string, line: number | null = null) =>
    void findings.faults.push({ file: 'manifest.csv', line, message });
  const manifest = files.get('manifest.csv');
  if (!manifest) return fault('The bundle has no manifest.csv, which names its version and files');
  const { columns, rows } = readTable('manifest.csv', decodeText('manifest.csv', manifest).text, findings.faults);
  const [name, value] = [columns.indexOf('propertyName'), columns.indexOf('value')];
  if (name < 0 || value < 0) return fault('The header lacks the columns propertyName and value', 1);
  const properties = new Map(rows.map(({ cells }) => [cells[name] ?? '', cells[value] ?? '']));
  const given = properties.get('oneroster.version') ?? '';
  const version = /^(1\.[12])(\.0)?$/.exec(given)?.[1] as OneRosterVersion | undefined;
  if (!version) {
    return fault(
      given
        ? `The bundle is of OneRoster ${given}. Versions 1.1 and 1.2 can be imported`
        : 'The manifest does not name the version (oneroster.version)',
    );
  }
  const needed = ['orgs', 'users', ...(version === '1.2' ? ['roles'] : [])];
  const wanted = ['academicSessions', 'courses', 'classes', 'enrollments', 'demographics'];
  for (const file of [...needed, ...wanted]) {
    const stated = properties.get(`file.${file}`) ?? 'absent';
    if (!files.has(`${file}.csv`.toLowerCase()) && (needed.includes(file) || stated !== 'absent')) {
      fault(`${file}.csv is missing from the bundle`);
    }
  }
  if (findings.faults.length > 0) return undefined;
  return { version, mode: properties.get('file.users') === 'bulk' ? 'bulk' : 'delta' };
}

interface Line extends Place {
  value(column: string): string;
  readonly isLeaving: boolean;
}

/** @param readsDemographics whether birth dates are read, from which the age band follows */
export function readOneRoster(
  files: Files,
  { version }: Bundle,
  { today, readsDemographics }: { today: string; readsDemographics: boolean },
  findings: Findings,
): Roster {
  const { faults, notes } = findings;
  const read = (name: string, columns: readonly string[]): Line[] => {
    const bytes = files.get(`${name}.csv`.toLowerCase());
    if (!bytes) return [];
    const file = `${name}.csv`;
    return linesOf(readTable(file, decodeText(file, bytes).text, faults), ['sourcedId', ...columns], findings);
  };
  read('orgs', ['name', 'type']);
  const courses = new Map(read('courses', ['title']).map((line) => [line.value('sourcedId'), line.value('title')]));
  const birthDays = readsDemographics ? birthDaysIn(read('demographics', ['birthDate']), today, findings) : new Map();
  if (!readsDemographics && files.has('demographics.csv')) {
    const message = 'Not read. Administrators allow it in the settings of this plugin; then birth dates give age bands';
    notes.push({ file: 'demographics.csv', line: null, message });
  }
  const roleOf = version === '1.2' ? rolesIn(read('roles', ['userSourcedId', 'role']), today) : undefined;
  const relations = new Map<string, string>();
  const leftOut = new Set<string>();
  const people: ReadPerson[] = [];
  const ties: ReadTie[] = [];
  const users = read('users', ['givenName', 'familyName', ...(version === '1.1' ? ['role'] : [])]);
  for (const line of users) {
    const sourceId = line.value('sourcedId');
    const roleName = roleOf ? roleOf.get(sourceId) : line.value('role');
    const role = roles[roleName ?? ''];
    if (!role) {
      leftOut.add(sourceId);
      const what = roleName ? `The role ${roleName} is not imported` : 'The person has no role';
      if (!line.isLeaving) notes.push(faultAt(line, `${what}; the person was left out`));
      continue;
    }
    // “Guardian” says nothing about the relation: a known one stays.
    relations.set(sourceId, roleName === 'guardian' ? '' : (roleName ?? ''));
    const birth = birthDays.get(sourceId);
    const grade =
      line
        .value('grades')
        .split(',')
        .map(gradeOf)
        .find((each) => each !== null) ?? undefined;
    people.push({
      ...{ file: line.file, line: line.line, sourceId, role },
      firstName: line.value('preferredGivenName') || line.value('givenName'),
      lastName: line.value('preferredFamilyName') || line.value('familyName'),
      username: line.value('username') || undefined,
      email: line.value('email') || null,
      grade: role === 'learner' ? grade : undefined,
      ageBand: birth && role === 'learner' ? ageBandOf(yearsBetween(birth, today)) : undefined,
      isLeaving: line.isLeaving || line.value('enabledUser').toLowerCase() === 'false',
    });
  }
  const roleOfPerson = new Map(people.map(({ sourceId, role }) => [sourceId, role]));
  for (const line of users) {
    const own = roleOfPerson.get(line.value('sourcedId'));
    for (const agent of line.value('agentSourcedIds').split(',')) {
      const other = agent.trim();
      if (!own || !other || line.isLeaving || leftOut.has(other)) continue;
      // Both sides may name the other.
      const isLearner = own === 'learner';
      if (!isLearner && own !== 'guardian') continue;
      const [guardian, learner] = isLearner ? [other, line.value('sourcedId')] : [line.value('sourcedId'), other];
      const place = { file: line.file, line: line.line };
      const relation = relations.get(guardian) ?? '';
      ties.push({ ...place, guardianSourceId: guardian, learnerSourceId: learner, relation });
    }
  }
  const terms = termsIn(read('academicSessions', ['title', 'type', 'startDate', 'endDate']), findings);
  const classes = classesIn(read('classes', ['title', 'courseSourcedId', 'termSourcedIds']), terms, courses, findings);
  const used = new Set(classes.map(({ termSourceId }) => termSourceId));
  return {
    people,
    terms: terms.filter(({ sourceId }) => used.has(sourceId)),
    classes,
    members: membersIn(read('enrollments', ['classSourcedId', 'userSourcedId', 'role']), leftOut, today),
    ties,
    hasClasses: files.has('classes.csv') && files.has('enrollments.csv'),
    hasTies: true,
  };
}

/** Rows with the columns that the specification requires. Other columns are read where they exist. */
function linesOf(table: ReadTable, required: readonly string[], { faults }: Findings): Line[] {
  const { file, columns } = table;
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const message = `The header lacks the ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}`;
    faults.push({ file, line: 1, message });
    return [];
  }
  const positions = new Map(columns.map((column, at) => [column, at]));
  const seen = new Map<string, number>();
  return table.rows.flatMap(({ line, cells }) => {
    const value = (column: string) => cells[positions.get(column) ?? -1] ?? '';
    const id = value('sourcedId');
    const first = seen.get(id);
    if (id === '' || id.length > 200) {
      faults.push({ file, line, message: id === '' ? 'The sourcedId is empty' : 'The sourcedId is too long' });
      return [];
    }
    if (first !== undefined) {
      faults.push({ file, line, message: `The sourcedId ${id} occurs in line ${first} already` });
      return [];
    }
    seen.set(id, line);
    return { file, line, value, isLeaving: /^(tobedeleted|inactive)$/i.test(value('status')) };
  });
}

function birthDaysIn(lines: readonly Line[], today: string, { faults }: Findings): Map<string, string> {
  const days = new Map<string, string>();
  for (const line of lines) {
    const text = line.value('birthDate');
    const day = dayOf(text);
    if (day && day <= today) days.set(line.value('sourcedId'), day);
    else if (text) faults.push(faultAt(line, `“${text}” is no date of birth. Use YYYY-MM-DD`));
  }
  return days;
}

/** The role of each person: the primary one that is in force, otherwise the first. */
function rolesIn(lines: readonly Line[], today: string): Map<string, string> {
  const found = new Map<string, { role: string; isPrimary: boolean }>();
  for (const line of lines) {
    if (line.isLeaving || isOutside(line, today)) continue;
    const id = line.value('userSourcedId');
    const isPrimary = line.value('roleType').toLowerCase() === 'primary';
    const before = found.get(id);
    if (!before || (isPrimary && !before.isPrimary)) found.set(id, { role: line.value('role'), isPrimary });
  }
  return new Map([...found].map(([id, { role }]) => [id, role]));
}

/** Whether something with a beginning and an end has ended. What begins later is set up in advance. */
const isOutside = (line: Line, today: string) => {
  const end = dayOf(line.value('endDate'));
  return end !== undefined && end < today;
};

function termsIn(lines: readonly Line[], { faults }: Findings): ReadTerm[] {
  return lines.flatMap((line) => {
    const [startsOn, endsOn] = [dayOf(line.value('startDate')), dayOf(line.value('endDate'))];
    if (line.isLeaving) return [];
    if (!startsOn || !endsOn || endsOn < startsOn) {
      faults.push(faultAt(line, 'The term has no valid startDate and endDate (YYYY-MM-DD)'));
      return [];
    }
    const year = line.value('schoolYear');
    const title = line.value('title');
    const name = year && !title.includes(year) ? `${title} ${year}` : title;
    return { file: line.file, line: line.line, sourceId: line.value('sourcedId'), name, startsOn, endsOn };
  });
}

function classesIn(
  lines: readonly Line[],
  terms: readonly ReadTerm[],
  courses: ReadonlyMap<string, string>,
  { faults }: Findings,
): ReadClass[] {
  const known = new Map(terms.map((term) => [term.sourceId, term]));
  return lines.map((line) => {
    const ids = line
      .value('termSourcedIds')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean);
    const unknown = ids.filter((id) => !known.has(id));
    if (!line.isLeaving && unknown.length > 0) {
      faults.push(faultAt(line, `No row of academicSessions.csv has the sourcedId ${unknown.join(', ')}`));
    }
    // A class of several terms ends with the last of them.
    const last = ids
      .flatMap((id) => known.get(id) ?? [])
      .reduce<ReadTerm | undefined>(
        (latest, each) => (!latest || each.endsOn > latest.endsOn ? each : latest),
        undefined,
      );
    return {
      ...{ file: line.file, line: line.line, sourceId: line.value('sourcedId'), name: line.value('title') },
      course: courses.get(line.value('courseSourcedId')) ?? '',
      termSourceId: last?.sourceId ?? null,
      isLeaving: line.isLeaving,
    };
  });
}

function membersIn(lines: readonly Line[], leftOut: ReadonlySet<string>, today: string): ReadMember[] {
  return lines.flatMap((line) => {
    const role = line.value('role').toLowerCase();
    const personSourceId = line.value('userSourcedId');
    if (leftOut.has(personSourceId) || (role !== 'student' && role !== 'teacher' && role !== 'aide')) return [];
    return {
      ...{ file: line.file, line: line.line, personSourceId, classSourceId: line.value('classSourcedId') },
      role: role === 'student' ? ('learner' as const) : ('teacher' as const),
      isLeaving: line.isLeaving || isOutside(line, today),
    };
  });
}
