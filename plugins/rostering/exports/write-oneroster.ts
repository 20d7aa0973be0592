import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { OneRosterVersion } from '../formats/read-oneroster.ts';
import type { ExportContent } from './read-export.ts';
import { csvText } from './write-csv.ts';

/** A file of the bundle: its columns in the order of the specification, and its rows by column. */
interface File {
  readonly name: string;
  readonly columns: string;
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** Files of the specification that are not in the bundle, by version. */
const absent: Readonly<Record<OneRosterVersion, readonly string[]>> = {
  '1.1': ['categories', 'classResources', 'courseResources', 'demographics', 'lineItems', 'resources', 'results'],
  '1.2': [
    ...['categories', 'classResources', 'courseResources', 'demographics', 'lineItemLearningObjectiveIds', 'lineItems'],
    ...['lineItemScoreScales', 'resources', 'resultLearningObjectiveIds', 'results', 'resultScoreScales'],
    ...['scoreScales', 'userProfiles', 'userResources'],
  ],
};

const roleNames: Readonly<Record<string, string>> = { learner: 'student', instructor: 'teacher', guardian: 'guardian' };

/**
 * A complete ("bulk") OneRoster bundle as a ZIP file, without demographics.
 * @param at the date of the files, a fixed one for the same content
 */
export async function oneRosterBundle(
  content: ExportContent,
  institution: InstitutionRef,
  version: OneRosterVersion,
  at: Date,
): Promise<Uint8Array> {
  const files = filesOf(content, institution, version);
  const zip = new ZipFile();
  const manifest = [
    ['manifest.version', '1.0'],
    ['oneroster.version', version],
    ...files.map(({ name }) => [`file.${name}`, 'bulk']),
    ...absent[version].map((name) => [`file.${name}`, 'absent']),
    ['source.systemName', 'EiQ'],
    ['source.systemCode', institution.slug],
  ];
  zip.addBuffer(Buffer.from(csvText(['propertyName', 'value'], manifest)), 'manifest.csv', { mtime: at });
  for (const { name, columns, rows } of files) {
    const names = columns.split(',');
    const text = csvText(
      names,
      rows.map((row) => names.map((column) => row[column] ?? '')),
    );
    zip.addBuffer(Buffer.from(text), `${name}.csv`, { mtime: at });
  }
  zip.end();
  return buffer(zip.outputStream);
}

function filesOf(
  { people, terms, classes, members, ties, sourceIdOf }: ExportContent,
  { id: org, name: orgName }: InstitutionRef,
  version: OneRosterVersion,
): File[] {
  const tied = new Map<string, string[]>();
  const add = (id: string, other: string) => void tied.set(id, [...(tied.get(id) ?? []), sourceIdOf(other)]);
  for (const { guardianId, learnerId } of ties) {
    add(learnerId, guardianId);
    add(guardianId, learnerId);
  }
  const courseNames = [...new Set(classes.map(({ course, name }) => course || name))];
  const courseIds = new Map(courseNames.map((course) => [course, `course:${course}`.slice(0, 200)]));
  const roleOf = new Map(people.map(({ id, role }) => [id, role]));
  const isNew = version === '1.2';
  const basics = 'sourcedId,status,dateLastModified';
  return [
    {
      name: 'orgs',
      columns: `${basics},name,type,identifier,parentSourcedId`,
      rows: [{ sourcedId: org, name: orgName, type: 'school' }],
    },
    {
      name: 'academicSessions',
      columns: `${basics},title,type,startDate,endDate,parentSourcedId,schoolYear`,
      rows: terms.map(({ sourceId, name, startsOn, endsOn }) => ({
        ...{ sourcedId: sourceId, title: name, type: 'term', startDate: startsOn, endDate: endsOn },
        schoolYear: endsOn.slice(0, 4),
      })),
    },
    {
      name: 'courses',
      columns: `${basics},schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes`,
      rows: courseNames.map((title) => ({ sourcedId: courseIds.get(title) ?? '', title, orgSourcedId: org })),
    },
    {
      name: 'classes',
      columns: `${basics},title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods`,
      rows: classes.map(({ sourceId, name, course, termId }) => ({
        ...{ sourcedId: sourceId, title: name, courseSourcedId: courseIds.get(course || name) ?? '' },
        ...{ classType: 'scheduled', schoolSourcedId: org, termSourcedIds: termId ? sourceIdOf(termId) : '' },
      })),
    },
    {
      name: 'users',
      columns: isNew
        ? `${basics},enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns`
        : `${basics},enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password`,
      rows: people.map(({ id, sourceId, username, firstName, lastName, email, role, education }) => ({
        ...{ sourcedId: sourceId, enabledUser: 'true', orgSourcedIds: org, primaryOrgSourcedId: org },
        ...{ role: roleNames[role] ?? '', username, givenName: firstName, familyName: lastName, email: email ?? '' },
        agentSourcedIds: (tied.get(id) ?? []).join(','),
        grades: role === 'learner' ? gradeCode(education?.gradeLevel) : '',
      })),
    },
    ...(isNew
      ? [
          {
            name: 'roles',
            columns: `${basics},userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId`,
            rows: people.map(({ sourceId, role }) => ({
              ...{ sourcedId: `role:${sourceId}`, userSourcedId: sourceId, roleType: 'primary' },
              ...{ role: roleNames[role] ?? '', orgSourcedId: org },
            })),
          },
        ]
      : []),
    {
      name: 'enrollments',
      columns: `${basics},classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate`,
      rows: members
        .filter(({ userId, role }) => roleOf.get(userId) === (role === 'teacher' ? 'instructor' : 'learner'))
        .map(({ classId, userId, role }) => ({
          ...{ sourcedId: `${sourceIdOf(classId)}:${sourceIdOf(userId)}`, classSourcedId: sourceIdOf(classId) },
          ...{ schoolSourcedId: org, userSourcedId: sourceIdOf(userId) },
          role: role === 'teacher' ? 'teacher' : 'student',
        })),
    },
  ];
}

/** CEDS entry grade levels: KG, then 01 to 12. */
function gradeCode(grade: string | null | undefined): string {
  if (!grade) return '';
  return grade === 'K' ? 'KG' : grade.padStart(2, '0');
}
