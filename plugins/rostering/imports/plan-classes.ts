import { Line } from '../../../core/contract/index.ts';
import { newId } from '../../../core/db/index.ts';
import { maxLearners, maxTeachers } from '../../classes/contract.ts';
import type { ClassRosters, RosterClass, RosterMember, RosterTerm } from '../../classes/services.ts';
import type { ImportMode } from '../contract.ts';
import type { Findings, ReadClass, Roster } from '../formats/roster.ts';
import { faultAt } from '../formats/roster.ts';
import type { PlannedAccount } from './plan-people.ts';

export interface KnownClasses extends Awaited<ReturnType<ClassRosters['read']>> {
  /** Terms and classes by the ids of the school's system. */
  readonly termSources: ReadonlyMap<string, string>;
  readonly classSources: ReadonlyMap<string, string>;
}

export interface ClassesPlan {
  readonly terms: readonly RosterTerm[];
  readonly newTerms: number;
  readonly classes: readonly RosterClass[];
  readonly newClasses: number;
  readonly archived: readonly string[];
  readonly added: readonly RosterMember[];
  readonly removed: readonly RosterMember[];
  /** Ids of the school's system that are new here. */
  readonly sources: readonly {
    readonly kind: 'term' | 'class';
    readonly sourceId: string;
    readonly objectId: string;
  }[];
}

interface Given {
  readonly roster: Roster;
  readonly mode: ImportMode;
  readonly today: string;
  readonly known: KnownClasses;
  readonly accounts: ReadonlyMap<string, PlannedAccount>;
  readonly findings: Findings;
}

const ClassName = Line.max(80, 'At most 80 characters');

/** What an import does with terms, classes and their members. Faults are added to the findings. */
export function planClasses(given: Given): ClassesPlan {
  const { roster, mode, known } = given;
  const terms = planTerms(given);
  const classes = planOfClasses(given, terms.ids, terms.all);
  const members = planMembers(given, classes);
  const inFile = new Set(roster.classes.map(({ sourceId }) => sourceId));
  const isKnown = new Set([...known.terms, ...known.classes].map(({ id }) => id));
  const isActive = new Set(known.classes.filter(({ isArchived }) => !isArchived).map(({ id }) => id));
  const gone = [...known.classSources].flatMap(([sourceId, id]) =>
    mode === 'bulk' && roster.hasClasses && !inFile.has(sourceId) && isActive.has(id) ? [id] : [],
  );
  const marked = roster.classes.flatMap(({ sourceId, isLeaving }) => {
    const id = known.classSources.get(sourceId);
    return isLeaving && id !== undefined && isActive.has(id) ? [id] : [];
  });
  return {
    terms: terms.changed,
    newTerms: terms.changed.filter(({ id }) => !isKnown.has(id)).length,
    classes: classes.changed,
    newClasses: classes.changed.filter(({ id }) => !isKnown.has(id)).length,
    archived: [...gone, ...marked],
    ...members,
    sources: [...terms.sources, ...classes.sources],
  };
}

function planTerms({ roster, known, findings }: Given) {
  const byId = new Map(known.terms.map((term) => [term.id, term]));
  const byName = new Map(known.terms.map((term) => [term.name.toLowerCase(), term]));
  const ids = new Map<string, string>();
  const all = new Map(byId);
  const changed: RosterTerm[] = [];
  const sources: ClassesPlan['sources'][number][] = [];
  const names = new Map<string, string>();
  for (const read of roster.terms) {
    const { sourceId, startsOn, endsOn } = read;
    const { data: name, error } = ClassName.safeParse(read.name);
    if (error) {
      findings.faults.push(faultAt(read, `The name of the term: ${error.issues[0]?.message ?? 'invalid'}`));
      continue;
    }
    const before =
      byId.get(known.termSources.get(sourceId) ?? '') ?? byId.get(sourceId) ?? byName.get(name.toLowerCase());
    const id = before?.id ?? newId();
    const other = names.get(name.toLowerCase()) ?? byName.get(name.toLowerCase())?.id;
    if (other !== undefined && other !== id) {
      findings.faults.push(faultAt(read, `There is another term with the name ${name}`));
      continue;
    }
    names.set(name.toLowerCase(), id);
    ids.set(sourceId, id);
    const term = { id, name, startsOn, endsOn };
    all.set(id, term);
    if (known.termSources.get(sourceId) !== id) sources.push({ kind: 'term', sourceId, objectId: id });
    if (!before || before.name !== name || before.startsOn !== startsOn || before.endsOn !== endsOn) changed.push(term);
  }
  return { ids, all, changed, sources };
}

function planOfClasses(
  { roster, known, today, findings }: Given,
  termIds: ReadonlyMap<string, string>,
  terms: ReadonlyMap<string, RosterTerm>,
) {
  const byId = new Map(known.classes.map((each) => [each.id, each]));
  const isLinked = new Set(known.classSources.values());
  const byName = Map.groupBy(
    known.classes.filter(({ id, isArchived }) => !isArchived && !isLinked.has(id)),
    ({ name }) => name.toLowerCase(),
  );
  /** Classes in use after the import. */
  const ids = new Map<string, string>();
  const read = new Map<string, ReadClass>();
  const changed: RosterClass[] = [];
  const sources: ClassesPlan['sources'][number][] = [];
  for (const each of roster.classes) {
    if (each.isLeaving) continue;
    const { sourceId } = each;
    const { data: name, error } = ClassName.safeParse(each.name);
    const course = each.course === undefined || each.course === '' ? '' : ClassName.safeParse(each.course).data;
    if (error || course === undefined) {
      findings.faults.push(
        faultAt(each, `The name of the class or its course: ${error?.issues[0]?.message ?? 'too long'}`),
      );
      continue;
    }
    const sameName = each.course === undefined ? (byName.get(name.toLowerCase()) ?? []) : [];
    const before =
      byId.get(known.classSources.get(sourceId) ?? '') ??
      byId.get(sourceId) ??
      (sameName.length === 1 ? sameName[0] : undefined);
    const id = before?.id ?? newId();
    const termId =
      each.termSourceId === undefined
        ? (before?.termId ?? null)
        : each.termSourceId === null
          ? null
          : (termIds.get(each.termSourceId) ?? null);
    const planned = { id, name, course: each.course === undefined ? (before?.course ?? '') : course, termId };
    const endsOn = terms.get(termId ?? '')?.endsOn;
    // Classes of a term that has ended are archived by their plugin, and stay so.
    if (before?.isArchived && endsOn !== undefined && endsOn < today) continue;
    ids.set(sourceId, id);
    read.set(id, each);
    if (known.classSources.get(sourceId) !== id) sources.push({ kind: 'class', sourceId, objectId: id });
    const isSame =
      before &&
      !before.isArchived &&
      before.name === planned.name &&
      before.course === planned.course &&
      before.termId === termId;
    if (!isSame) changed.push(planned);
  }
  return { ids, read, changed, sources };
}

function planMembers(
  { roster, mode, known, accounts, findings }: Given,
  { ids, read }: Pick<ReturnType<typeof planOfClasses>, 'ids' | 'read'>,
): Pick<ClassesPlan, 'added' | 'removed'> {
  const { faults, notes } = findings;
  const keyOf = ({ classId, userId }: Pick<RosterMember, 'classId' | 'userId'>) => `${classId} ${userId}`;
  const present = new Map(known.members.map((member) => [keyOf(member), member]));
  const isClass = new Set(roster.classes.map(({ sourceId }) => sourceId));
  const isPerson = new Set(roster.people.map(({ sourceId }) => sourceId));
  const wanted = new Map<string, RosterMember>();
  const leaving = new Map<string, RosterMember>();
  for (const member of roster.members) {
    const { classSourceId, personSourceId, role } = member;
    const classId = ids.get(classSourceId) ?? known.classSources.get(classSourceId);
    const account = accounts.get(personSourceId);
    if (member.isLeaving) {
      const found = account && classId && present.get(keyOf({ classId, userId: account.id }));
      if (found) leaving.set(keyOf(found), found);
      continue;
    }
    if (!classId && !isClass.has(classSourceId))
      faults.push(faultAt(member, `There is no class with the id ${classSourceId}`));
    if (!account && !isPerson.has(personSourceId)) {
      faults.push(faultAt(member, `There is no person with the id ${personSourceId}`));
    }
    if (!classId || !account || !ids.has(classSourceId)) continue;
    if (account.role !== (role === 'teacher' ? 'instructor' : 'learner')) {
      const what = role === 'teacher' ? 'teach a class' : 'be a learner of a class';
      notes.push(
        faultAt(member, `${personSourceId} is ${account.role} and cannot ${what}; the enrolment was left out`),
      );
      continue;
    }
    const planned = { classId, userId: account.id, role };
    wanted.set(keyOf(planned), planned);
  }
  const isImported = new Set([...accounts.values()].map(({ id }) => id));
  const filed = new Set(ids.values());
  const gone = known.members.filter(
    (member) =>
      leaving.has(keyOf(member)) ||
      (mode === 'bulk' &&
        roster.hasClasses &&
        filed.has(member.classId) &&
        isImported.has(member.userId) &&
        !wanted.has(keyOf(member))),
  );
  const isGone = new Set(gone.map(keyOf));
  const after = Map.groupBy(
    [...new Map([...present].filter(([key]) => !isGone.has(key)).concat([...wanted])).values()],
    ({ classId }) => classId,
  );
  for (const [classId, place] of read) {
    const members = after.get(classId) ?? [];
    const teachers = members.filter(({ role }) => role === 'teacher').length;
    const learners = members.length - teachers;
    if (learners > maxLearners)
      faults.push(
        faultAt(place, `The class ${place.name} has ${learners} learners; at most ${maxLearners} are possible`),
      );
    if (teachers > maxTeachers)
      faults.push(
        faultAt(place, `The class ${place.name} has ${teachers} teachers; at most ${maxTeachers} are possible`),
      );
    if (teachers === 0 && learners > 0) notes.push(faultAt(place, `The class ${place.name} has no teacher`));
  }
  return {
    added: [...wanted].filter(([key, { role }]) => present.get(key)?.role !== role).map(([, member]) => member),
    removed: gone,
  };
}
