import type { ExportContent } from './read-export.ts';
import { csvText } from './write-csv.ts';

const columns = [
  ...['id', 'username', 'first name', 'last name', 'email', 'role', 'grade', 'birth date', 'classes', 'guardians'],
] as const;

/** For spreadsheets, which otherwise take UTF-8 for Windows-1252. */
const byteOrderMark = '\uFEFF';

/** People as a plain CSV file that can be imported again. Birth dates are not kept and therefore empty. */
export function peopleCsv({ people, classes, members, ties, sourceIdOf }: ExportContent): string {
  const names = new Map(classes.map(({ id, name }) => [id, name]));
  const classesOf = Map.groupBy(members, ({ userId }) => userId);
  const guardiansOf = Map.groupBy(ties, ({ learnerId }) => learnerId);
  const rows = people.map(({ id, sourceId, username, email, firstName, lastName, role, education }) => [
    ...[sourceId, username, firstName, lastName, email ?? '', role],
    role === 'learner' ? (education?.gradeLevel ?? '') : '',
    '',
    (classesOf.get(id) ?? []).map(({ classId }) => names.get(classId) ?? '').join('|'),
    (guardiansOf.get(id) ?? []).map(({ guardianId }) => sourceIdOf(guardianId)).join('|'),
  ]);
  return byteOrderMark + csvText(columns, rows);
}

/** A file to fill in, with an example of each role. */
export const templateCsv = (): string =>
  byteOrderMark +
  csvText(columns, [
    ['1001', '', 'Ada', 'Okafor', '', 'learner', '7', '2014-05-17', '7b|Data club', '2001'],
    ['2001', '', 'Ngozi', 'Okafor', 'ngozi.okafor@example.org', 'mother', '', '', '', ''],
    ['3001', 'm.tan', 'Mei-Ling', 'Tan', 'm.tan@example.org', 'teacher', '', '', '7b', ''],
  ]);
