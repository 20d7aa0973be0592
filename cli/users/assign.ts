import type { Platform } from '../../core/platform.ts';
import { table } from '../../core/plugins/table.ts';
import type { Person } from '../../core/services.ts';
import { byAdministration } from '../../core/services.ts';
import type { CommandResult } from '../command-result.ts';
import type { InstitutionOption } from './change.ts';
import { nameOf, personFor } from './change.ts';

/** Relations from other sources, such as classes, belong to their plugins. */
const source = byAdministration;

/** Assigns learners to a member of staff, or unassigns them, in one transaction. */
export async function assign(
  platform: Platform,
  staffLogin: string,
  learnerLogins: readonly string[],
  assigned: boolean,
  options: InstitutionOption,
): Promise<CommandResult> {
  const { relations } = platform.identity;
  const { call, person: staff } = await personFor(platform, staffLogin, options);
  const learners: Person[] = [];
  for (const login of learnerLogins) learners.push((await personFor(platform, login, options)).person);
  await platform.database.transaction(async (tx) => {
    for (const { id: learnerId } of learners) {
      await relations[assigned ? 'relate' : 'separate']({ ...call, tx }, { staffId: staff.id, learnerId, source });
    }
  });
  const names = learners.map(nameOf).join(', ');
  const verb = learners.length === 1 ? 'is' : 'are';
  const others = (await relations.ofStaff(call, staff.id)).filter(({ learnerId }) =>
    learners.some(({ id }) => id === learnerId),
  );
  const remaining = others.length > 0 ? ` Still related by: ${others.map((each) => each.source).join(', ')}.` : '';
  return {
    value: { staff, learners, assigned },
    text: assigned
      ? `${names} ${verb} now assigned to ${nameOf(staff)}.`
      : `${names} ${verb} no longer assigned to ${nameOf(staff)}.${remaining}`,
  };
}

/** Learners assigned to a person, with the source of each relation. */
export async function listAssigned(
  platform: Platform,
  login: string,
  options: InstitutionOption,
): Promise<CommandResult> {
  const { people, relations } = platform.identity;
  const { call, person } = await personFor(platform, login, options);
  const found = await relations.ofStaff(call, person.id);
  const named = await people.named(
    call,
    found.map(({ learnerId }) => learnerId),
  );
  const rows = found.flatMap(({ learnerId, source: by }) => {
    const learner = named.get(learnerId);
    return learner ? [{ learner, source: by }] : [];
  });
  return {
    value: rows,
    text:
      rows.length === 0
        ? `No learners are assigned to ${nameOf(person)}.`
        : table(
            ['LEARNER', 'USER NAME', 'SOURCE'],
            rows.map(({ learner, source: by }) => [`${learner.firstName} ${learner.lastName}`, learner.username, by]),
          ),
  };
}
