import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Account } from '../../../core/services.ts';
import type { RosterClass, RosterMember, RosterTerm } from '../../classes/services.ts';
import type { Education } from '../../learner/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { ObjectRow, SourceRow } from '../models.ts';

/** Everything that an export states. Ids are those of the school's own system, or EiQ's where it has none. */
export interface ExportContent {
  readonly people: readonly (Account & { readonly sourceId: string; readonly education: Education | undefined })[];
  readonly terms: readonly (RosterTerm & { readonly sourceId: string })[];
  readonly classes: readonly (RosterClass & { readonly sourceId: string })[];
  /** Of people and classes that the export has. */
  readonly members: readonly RosterMember[];
  readonly ties: readonly { readonly guardianId: string; readonly learnerId: string; readonly relation: string }[];
  readonly sourceIdOf: (id: string) => string;
}

const roles = ['learner', 'instructor', 'guardian'];

export async function readExport(
  { db, people, rosters, record, guardians }: Dependencies,
  call: CallContext<Actor>,
): Promise<ExportContent> {
  const [register, sources, objects, known, ties] = await Promise.all([
    people.nameRegister(call),
    db.rows(SourceRow, call),
    db.rows(ObjectRow, call),
    rosters.read(call),
    guardians.all(call),
  ]);
  const accounts = [...register.accounts.values()].filter(({ isActive, role }) => isActive && roles.includes(role));
  const educations = await record.educations(
    call,
    accounts.map(({ id }) => id),
  );
  const sourceIds = new Map([
    ...sources.map(({ userId, sourceId }) => [userId, sourceId] as const),
    ...objects.map(({ objectId, sourceId }) => [objectId, sourceId] as const),
  ]);
  const sourceIdOf = (id: string) => sourceIds.get(id) ?? id;
  const classes = known.classes.filter(({ isArchived }) => !isArchived);
  const isExported = new Set([...accounts, ...classes].map(({ id }) => id));
  const usedTerms = new Set(classes.map(({ termId }) => termId));
  return {
    people: accounts
      .map((account) => ({ ...account, sourceId: sourceIdOf(account.id), education: educations.get(account.id) }))
      .sort((one, other) => one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName)),
    terms: known.terms
      .filter(({ id }) => usedTerms.has(id))
      .map((term) => ({ ...term, sourceId: sourceIdOf(term.id) })),
    classes: classes.map(({ isArchived: _, ...each }) => ({ ...each, sourceId: sourceIdOf(each.id) })),
    members: known.members.filter(({ classId, userId }) => isExported.has(classId) && isExported.has(userId)),
    ties: ties.filter(({ guardianId, learnerId }) => isExported.has(guardianId) && isExported.has(learnerId)),
    sourceIdOf,
  };
}
