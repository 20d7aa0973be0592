import type { Permission, Role, Route } from '../../core/contract/index.ts';
import { isCallerAccess, isClosedDuringAssessment, roles } from '../../core/contract/index.ts';
import type { Answer, TestPerson, TestPlatform } from '../../core/testing.ts';
import type { NamedObject } from './access-test-data.ts';
import { credentialsFor, namedObjectsOf } from './access-test-data.ts';
import type { Input } from './routes.ts';
import { callRoute } from './routes.ts';
import { sampleInput } from './samples.ts';

/** A call that should succeed. */
export interface Prepared {
  readonly person: TestPerson;
  readonly input: Input;
  readonly named: NamedObject | undefined;
  /** Makes the call, optionally with another body. */
  send(body?: unknown): Promise<Answer>;
  /** The headers that identify the caller: a token, or a program's credentials for this body. */
  headersFor(body: unknown): Promise<Record<string, string>>;
}

/** Prepares calls of routes: a person who may make them, and a valid input. */
export function createCallers(at: TestPlatform) {
  const callers = new Map<Role, Promise<TestPerson>>();

  const callerWith = (role: Role): Promise<TestPerson> => {
    const caller = callers.get(role) ?? at.person(role);
    callers.set(role, caller);
    return caller;
  };

  const roleFor = ({ access }: Route): Role => {
    if (access === 'public' || access === 'signed-in' || isCallerAccess(access)) return 'learner';
    const may = (role: Role) => at.platform.gate.may(at.institution.id, role, access as Permission);
    if (may('administrator')) return 'administrator';
    return roles.find((role) => role !== 'operator' && may(role)) ?? 'operator';
  };

  return {
    callerWith,
    /** @param as the role to call with, if not the default */
    async prepare(route: Route, as: Role = roleFor(route)): Promise<Prepared> {
      const { [route.name]: named } = await namedObjectsOf(route.plugin);
      // Some calls use up a person's object or change an account, and some are refused during an assessment.
      const needsNewPerson =
        named?.belongsTo === 'person' || route.plugin === 'platform' || isClosedDuringAssessment(route);
      const person = needsNewPerson ? await at.person(as) : await callerWith(as);
      const input = named ? await named.make({ person, institution: at.institution, at }) : sampleInput(route);
      const owner = { institution: at.institution, at };
      const headersFor = async (body: unknown) => ({
        authorization: `Bearer ${person.token}`,
        ...(await credentialsFor(route, owner, body)),
      });
      return {
        person,
        input,
        named,
        headersFor,
        send: async (body = input.body) =>
          callRoute(at, route, { ...input, body }, { headers: await headersFor(body) }),
      };
    },
  };
}
