import { existsSync } from 'node:fs';
import path from 'node:path';
import type { InstitutionRef, Route } from '../../core/contract/index.ts';
import { isCallerAccess } from '../../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import type { Input } from './routes.ts';

/** The person to whom an object belongs, and their institution. */
export interface Owner {
  readonly person: TestPerson;
  readonly institution: InstitutionRef & { readonly host?: string };
  /** A platform with every plugin on, and short placements. */
  readonly at: TestPlatform;
}

/**
 * A route that names an object by a parameter, or by an id in its query or body. Its plugin's `access.testing.ts` has an entry
 * under the name of the route, so that tests can call it for other people's objects.
 */
export interface Named {
  /**
   * `person`: for everyone else of the same role it does not exist. `institution`: only people of its institution with the
   * permission reach it. `everyone`: a name from the contract or the deployment, or an id that the caller chooses.
   */
  readonly belongsTo: 'person' | 'institution' | 'everyone';
  /** Creates such an object for its owner and returns the input that names it. */
  make(owner: Owner): Promise<Input> | Input;
  /**
   * The status for others in place of 404: 200 for a filter without results, 400 for a cursor that is not in their list, 409
   * for an answer to a question not asked.
   */
  readonly othersGet?: 200 | 400 | 409;
}

/** The headers of a program of an institution; a signature may cover the body. */
export type Credentials = (
  owner: Pick<Owner, 'institution' | 'at'>,
  body: unknown,
) => Promise<Record<string, string>> | Record<string, string>;

/**
 * What `access.testing.ts` of a plugin exports: its routes that name objects, for each room a key that the owner may enter,
 * and for each caller the headers of a program.
 */
export interface Knowledge {
  readonly credentials: Readonly<Record<string, Credentials>>;
  readonly named: Readonly<Record<string, Named>>;
  readonly rooms: Readonly<Record<string, (owner: Owner) => Promise<string> | string>>;
}

const root = path.join(import.meta.dirname, '../..');
const homes = ['plugins', 'tests/fixtures', 'tests/access'].map((home) => path.join(root, home));

/** The exports of a plugin's `access.testing.ts`; empty without that file. */
export async function knowledgeOf(plugin: string): Promise<Knowledge> {
  const file = homes.map((home) => path.join(home, plugin, 'access.testing.ts')).find((each) => existsSync(each));
  const known = file ? ((await import(file)) as Partial<Knowledge>) : {};
  return { named: {}, rooms: {}, credentials: {}, ...known };
}

/** The headers of a program that calls a route; none for a route of people. */
export async function credentialsFor(
  route: Route,
  owner: Pick<Owner, 'institution' | 'at'>,
  body: unknown,
): Promise<Record<string, string>> {
  if (!isCallerAccess(route.access)) return {};
  const { [route.access.caller]: credentials } = (await knowledgeOf(route.plugin)).credentials;
  if (!credentials) {
    throw new Error(
      `Export the headers of the caller ${route.access.caller} as \`credentials\` in plugins/${route.plugin}/access.testing.ts (see tests/fixtures/rosters)`,
    );
  }
  return credentials(owner, body);
}

export const namedOf = async (plugin: string) => (await knowledgeOf(plugin)).named;
