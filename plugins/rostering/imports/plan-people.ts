import { newId } from '../../../core/db/index.ts';
import type { Account, ListedPerson, NameRegister } from '../../../core/services.ts';
import type { EducationChange } from '../../learner/services.ts';
import type { ImportMode } from '../contract.ts';
import type { Findings, ReadPerson, Roster } from '../formats/roster.ts';
import { faultAt } from '../formats/roster.ts';

type Education = Omit<EducationChange, 'userId'>;

export interface PeoplePlan {
  readonly created: readonly (ListedPerson & { readonly id: string })[];
  readonly changed: readonly (ListedPerson & { readonly id: string })[];
  /** Ids of the school's system that are new here, with their accounts. */
  readonly sources: readonly { readonly sourceId: string; readonly userId: string }[];
  /** Of `sources`, those of accounts that existed. */
  readonly linked: number;
  readonly unchanged: number;
  readonly reactivated: readonly string[];
  readonly deactivated: readonly Account[];
  readonly educations: readonly EducationChange[];
  /** Accounts by the ids of the school's system, with their role after the import. */
  readonly accounts: ReadonlyMap<string, PlannedAccount>;
  /** Active accounts that imports have met before. */
  readonly active: number;
}

export interface PlannedAccount {
  readonly id: string;
  readonly role: Account['role'];
}

export interface KnownPeople {
  readonly register: NameRegister;
  /** Accounts by the ids of the school's system. */
  readonly sources: ReadonlyMap<string, string>;
  readonly educations: ReadonlyMap<string, Education>;
}

const isStaffOfEiQ = ({ role }: Account) => role === 'administrator' || role === 'operator';

/** What an import does with accounts. Faults are added to the findings. */
export function planPeople(roster: Roster, mode: ImportMode, known: KnownPeople, findings: Findings): PeoplePlan {
  const { register, sources, educations } = known;
  const { faults, notes } = findings;
  const staying = withoutRepeats(roster.people, findings);
  const matched = matchAccounts(staying, known, findings);
  for (const account of matched.values()) if (!isStaffOfEiQ(account)) register.release(account.id);

  const listed = new Map<ReadPerson, ListedPerson & { readonly id: string }>();
  const list = (person: ReadPerson) => {
    const account = matched.get(person);
    const id = account?.id ?? newId();
    if (account && isStaffOfEiQ(account)) {
      notes.push(faultAt(person, `${account.username} is an administrator here and stays unchanged`));
      listed.set(person, { ...account });
      return;
    }
    const { firstName, lastName, role } = person;
    const username = person.username ?? account?.username ?? register.freeUsername(firstName, lastName);
    const email = person.email === undefined ? (account?.email ?? null) : person.email;
    const fault = register.claim(id, { username, email, firstName, lastName });
    if (fault) faults.push(faultAt(person, `${fieldTitles[fault.field]}: ${fault.message}`));
    listed.set(person, { id, username, email, firstName, lastName, role });
  };
  // User names that are given come first, so that a generated one does not take them.
  for (const person of staying) if (person.username ?? matched.get(person)?.username) list(person);
  for (const person of staying) if (!listed.has(person)) list(person);

  const isInFile = new Set(roster.people.filter(({ isLeaving }) => !isLeaving).map(({ sourceId }) => sourceId));
  const linkedBefore = [...sources].flatMap(([sourceId, id]) => {
    const account = register.accounts.get(id);
    return account?.isActive && !isStaffOfEiQ(account) ? [{ sourceId, account }] : [];
  });
  const isMarked = new Set(roster.people.filter(({ isLeaving }) => isLeaving).map(({ sourceId }) => sourceId));
  const kept = new Set([...listed.values()].map(({ id }) => id));
  const deactivated = linkedBefore
    .filter(({ sourceId }) => isMarked.has(sourceId) || (mode === 'bulk' && !isInFile.has(sourceId)))
    .map(({ account }) => account)
    .filter(({ id }) => !kept.has(id));

  const people = staying.flatMap((person) => {
    const entry = listed.get(person);
    return entry ? [{ person, entry, account: matched.get(person) }] : [];
  });
  const changed = people
    .filter(({ entry, account }) => account && hasChanged(account, entry))
    .map(({ entry }) => entry);
  const changedEducations = people.flatMap(({ person, entry }): EducationChange[] => {
    if (entry.role !== 'learner') return [];
    const before = educations.get(entry.id);
    const { grade, ageBand } = person;
    const newGrade = grade !== undefined && grade !== before?.gradeLevel ? grade : undefined;
    const newBand = ageBand !== undefined && ageBand !== before?.ageBand ? ageBand : undefined;
    if (newGrade === undefined && newBand === undefined) return [];
    const education = newGrade === undefined ? {} : { gradeLevel: newGrade, educationalLevel: 'k-12' as const };
    return [{ userId: entry.id, ...education, ...(newBand && { ageBand: newBand }) }];
  });
  const newSources = people
    .filter(({ person, entry }) => sources.get(person.sourceId) !== entry.id)
    .map(({ person, entry, account }) => ({ sourceId: person.sourceId, userId: entry.id, isLinked: Boolean(account) }));
  const touched = new Set([...changed.map(({ id }) => id), ...changedEducations.map(({ userId }) => userId)]);
  const accounts = new Map<string, PlannedAccount>(
    [...sources].flatMap(([sourceId, id]) => {
      const account = register.accounts.get(id);
      return account ? [[sourceId, { id, role: account.role }] as const] : [];
    }),
  );
  for (const { person, entry } of people) accounts.set(person.sourceId, { id: entry.id, role: entry.role });
  return {
    created: people.filter(({ account }) => !account).map(({ entry }) => entry),
    changed,
    sources: newSources,
    linked: newSources.filter(({ isLinked }) => isLinked).length,
    unchanged: people.filter(({ account, entry }) => account?.isActive && !touched.has(entry.id)).length,
    reactivated: people.flatMap(({ account }) => (account && !account.isActive ? [account.id] : [])),
    deactivated,
    educations: changedEducations,
    accounts,
    active: linkedBefore.length,
  };
}

/** The accounts of people: by the id of the school’s system, otherwise by user name or email address. */
function matchAccounts(
  people: readonly ReadPerson[],
  { register, sources }: KnownPeople,
  { faults }: Findings,
): Map<ReadPerson, Account> {
  const sourceOf = new Map([...sources].map(([sourceId, id]) => [id, sourceId]));
  const matched = new Map<ReadPerson, Account>();
  const owners = new Map<string, ReadPerson>();
  for (const person of people) {
    // An export names people by the ids of their accounts where the school's system has none.
    const own = register.accounts.get(sources.get(person.sourceId) ?? '') ?? register.accounts.get(person.sourceId);
    const account =
      own ??
      (person.username !== undefined ? register.named(person.username) : undefined) ??
      (person.email ? register.named(person.email) : undefined);
    if (!account) continue;
    const other = sourceOf.get(account.id);
    const owner = owners.get(account.id);
    if (owner)
      faults.push(faultAt(person, `The row is about the same account as line ${owner.line} (${account.username})`));
    else if (!own && other !== undefined) {
      faults.push(faultAt(person, `The account ${account.username} belongs to the id ${other} already`));
    } else if (!own && account.role !== person.role && !isStaffOfEiQ(account)) {
      const message = `The account ${account.username} has the role ${account.role} here, and ${person.role} in the file`;
      faults.push(faultAt(person, message));
    }
    owners.set(account.id, person);
    matched.set(person, account);
  }
  return matched;
}

/** The people who stay, without rows that repeat an id. */
function withoutRepeats(people: readonly ReadPerson[], { faults }: Findings): ReadPerson[] {
  const lines = new Map<string, number>();
  return people.filter((person) => {
    const first = lines.get(person.sourceId);
    if (first !== undefined) {
      faults.push(faultAt(person, `The id ${person.sourceId} occurs in line ${first} already`));
      return false;
    }
    lines.set(person.sourceId, person.line);
    return !person.isLeaving;
  });
}

const fieldTitles: Readonly<Record<keyof ListedPerson, string>> = {
  username: 'User name',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  role: 'Role',
};

const hasChanged = (before: ListedPerson, after: ListedPerson): boolean =>
  (['username', 'email', 'firstName', 'lastName', 'role'] as const).some((field) => before[field] !== after[field]);
