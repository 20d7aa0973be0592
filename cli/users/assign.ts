import type { Platform } from '../../core/platform.ts';
import { table } from '../../core/plugins/table.ts';
import type { Person } from '../../core/services.ts';
import { byAdministration } from '../../core/services.ts';
import type { Done, Of } from './change.ts';
import { nameOf, personFor } from './change.ts';

/** Those of classes and the like are their plugins'. */
const source = byAdministration;

/** Assigns learners to somebody of the staff, or ends that: all of them, or none when one cannot be. */
export async function assign(
  platform: Platform,
  staffLogin: string,
  learnerLogins: readonly string[],
  isOn: boolean,
  options: Of,
): Promise<Done> {
  const { relations } = platform.identity;
  const { call, person: staff } = await personFor(platform, staffLogin, options);
  const learners: Person[] = [];
  for (const login of learnerLogins) learners.push((await personFor(platform, login, options)).person);
  await platform.database.transaction(async (tx) => {
    for (const { id: learnerId } of learners) {
      await relations[isOn ? 'relate' : 'separate']({ ...call, tx }, { staffId: staff.id, learnerId, source });
    }
  });
  const names = learners.map(nameOf).join(', ');
  const verb = learners.length === 1 ? 'is' : 'are';
  const others = (await relations.ofStaff(call, staff.id)).filter(({ learnerId }) =>
    learners.some(({ id }) => id === learnerId),
  );
  const stay = others.length > 0 ? ` They stay with them by: ${others.map((each) => each.source).join(', ')}.` : '';
  return {
    value: { staff, learners, assigned: isOn },
    text: isOn
      ? `${names} ${verb} assigned to ${nameOf(staff)} now.`
      : `${names} ${verb} no longer assigned to ${nameOf(staff)} here.${stay}`,
  };
}

/** Everybody assigned to a person, and by what. */
export async function listAssigned(platform: Platform, login: string, options: Of): Promise<Done> {
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
            ['LEARNER', 'USER NAME', 'BY'],
            rows.map(({ learner, source: by }) => [`${learner.firstName} ${learner.lastName}`, learner.username, by]),
          ),
  };
}
