import { dayIn } from '../../../core/calendar.ts';
import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { ImportFault, ImportMode, ImportReport, Mapping } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ImportFile } from '../formats/read-file.ts';
import type { Findings, Roster } from '../formats/roster.ts';
import { ObjectRow, SourceRow } from '../models.ts';
import type { ClassesPlan } from './plan-classes.ts';
import { planClasses } from './plan-classes.ts';
import type { PeoplePlan } from './plan-people.ts';
import { planPeople } from './plan-people.ts';
import type { TiesPlan } from './plan-ties.ts';
import { planTies } from './plan-ties.ts';

/** What is imported, and how. */
export interface ImportChoice {
  readonly file: ImportFile;
  readonly mapping: Mapping;
  readonly mode: ImportMode;
}

export interface ImportPlan {
  readonly people: PeoplePlan;
  readonly classes: ClassesPlan;
  readonly ties: TiesPlan;
}

/** The first of these are listed in a report. All are counted. */
const limits = { faults: 200, notes: 50, leaving: 50 };

/** Compares a file with what is stored. Changes nothing; with faults there is no plan. */
export async function planImport(
  dependencies: Dependencies,
  call: CallContext<Actor>,
  { file, mapping, mode }: ImportChoice,
): Promise<{ plan: ImportPlan | undefined; report: ImportReport; roster: Roster | undefined }> {
  const { db, clock, people, guardians, rosters, record } = dependencies;
  const findings: Findings = { faults: [...file.findings.faults], notes: [...file.findings.notes] };
  const today = dayIn('UTC', clock.now());
  const { readsDemographics } = await dependencies.settings(call.who.institution, call.tx);
  const roster = file.read({ mapping, today, readsDemographics }, findings);
  if (!roster) return { plan: undefined, report: reportOf(findings, 0), roster };
  if (roster.people.length === 0 && findings.faults.length === 0) {
    findings.faults.push({ file: file.table?.file ?? 'users.csv', line: null, message: 'There are no people in it' });
  }
  const register = await people.nameRegister(call);
  const sources = new Map((await db.rows(SourceRow, call)).map(({ sourceId, userId }) => [sourceId, userId]));
  const educations = await record.educations(call, [...register.accounts.keys()]);
  const peoplePlan = planPeople(roster, mode, { register, sources, educations }, findings);
  const objects = await db.rows(ObjectRow, call);
  const sourcesOf = (kind: ObjectRow['kind']) =>
    new Map(objects.filter((each) => each.kind === kind).map(({ sourceId, objectId }) => [sourceId, objectId]));
  const { accounts } = peoplePlan;
  const known = {
    ...(await rosters.read(call)),
    ...{ termSources: sourcesOf('term'), classSources: sourcesOf('class') },
  };
  const classes = planClasses({ roster, mode, today, known, accounts, findings });
  const ties = planTies(roster, mode, { known: await guardians.all(call), accounts }, findings);
  const plan = { people: peoplePlan, classes, ties };
  const report = reportOf(findings, roster.people.length, plan);
  return { plan: report.faultCount === 0 ? plan : undefined, report, roster };
}

function reportOf({ faults, notes }: Findings, inFile: number, plan?: ImportPlan): ImportReport {
  const { people, classes, ties } = plan ?? {};
  const countOf = (list: readonly unknown[] | undefined) => list?.length ?? 0;
  const counts = {
    people: {
      inFile,
      created: countOf(people?.created),
      linked: people?.linked ?? 0,
      changed: new Set([
        ...(people?.changed ?? []).map(({ id }) => id),
        ...(people?.educations ?? []).map(({ userId }) => userId),
      ]).size,
      unchanged: people?.unchanged ?? 0,
      reactivated: countOf(people?.reactivated),
      deactivated: countOf(people?.deactivated),
    },
    terms: { created: classes?.newTerms ?? 0, changed: countOf(classes?.terms) - (classes?.newTerms ?? 0) },
    classes: {
      created: classes?.newClasses ?? 0,
      changed: countOf(classes?.classes) - (classes?.newClasses ?? 0),
      archived: countOf(classes?.archived),
    },
    members: { added: countOf(classes?.added), removed: countOf(classes?.removed) },
    guardians: { linked: countOf(ties?.linked), unlinked: countOf(ties?.unlinked) },
  };
  const isNew = new Set(people?.created.map(({ id }) => id));
  counts.people.changed -= (people?.educations ?? []).filter(({ userId }) => isNew.has(userId)).length;
  const { inFile: _, unchanged: __, ...changes } = counts.people;
  const others = [counts.terms, counts.classes, counts.members, counts.guardians];
  const hasChanges = [changes, ...others].some((part) => Object.values(part).some((value) => value > 0));
  const byName = [...(people?.deactivated ?? [])].sort(
    (one, other) => one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName),
  );
  return {
    hasChanges: hasChanges || countOf(classes?.sources) > 0,
    ...counts,
    leaving: {
      count: byName.length,
      of: people?.active ?? 0,
      names: byName.slice(0, limits.leaving).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    },
    faults: [...faults].sort(byPlace).slice(0, limits.faults),
    faultCount: faults.length,
    notes: [...notes].sort(byPlace).slice(0, limits.notes),
    noteCount: notes.length,
  };
}

const byPlace = (one: ImportFault, other: ImportFault) =>
  one.file === other.file ? (one.line ?? 0) - (other.line ?? 0) : one.file < other.file ? -1 : 1;
