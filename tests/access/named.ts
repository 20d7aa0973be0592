import { existsSync } from 'node:fs';
import path from 'node:path';
import type { InstitutionRef, Route } from '../../core/contract/index.ts';
import { isCallerAccess } from '../../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import type { Input } from './routes.ts';

/** Somebody to whom the thing belongs, in their institution. */
export interface Owner {
  readonly person: TestPerson;
  readonly institution: InstitutionRef & { readonly host?: string };
  /** With everything of the platform on and short placements. */
  readonly at: TestPlatform;
}

/**
 * A route that names a thing by a parameter, or by an id in its query or body. Each such route is in its plugin's
 * `access.testing.ts` under its name, so that it is tried with other people's things.
 */
export interface Named {
  /**
   * `person`: for everyone else of the same role it is as if it were not there. `institution`: its institution's people
   * with the permission reach it, nobody else does. `everyone`: a word of the contract or of the deployment.
   */
  readonly belongsTo: 'person' | 'institution' | 'everyone';
  /** Makes such a thing for its owner and gives the input that names it. */
  make(owner: Owner): Promise<Input> | Input;
  /** What others are answered in place of 404: 200 by a filter that finds nothing, 409 to an answer to what was not asked. */
  readonly othersGet?: 200 | 409;
}

/** The headers with which a program of an institution calls; a signature may cover the body. */
export type Credentials = (
  owner: Pick<Owner, 'institution' | 'at'>,
  body: unknown,
) => Promise<Record<string, string>> | Record<string, string>;

/**
 * What is said about a plugin: its routes that name things, for each of its rooms a key that its owner may enter, and for
 * each of its callers how a program is recognised.
 */
export interface Knowledge {
  readonly credentials: Readonly<Record<string, Credentials>>;
  readonly named: Readonly<Record<string, Named>>;
  readonly rooms: Readonly<Record<string, (owner: Owner) => Promise<string> | string>>;
}

const root = path.join(import.meta.dirname, '../..');
const homes = ['plugins', 'tests/fixtures', 'tests/access'].map((home) => path.join(root, home));

/** What a plugin's `access.testing.ts` says; nothing where it has none. */
export async function knowledgeOf(plugin: string): Promise<Knowledge> {
  const file = homes.map((home) => path.join(home, plugin, 'access.testing.ts')).find((each) => existsSync(each));
  const known = file ? ((await import(file)) as Partial<Knowledge>) : {};
  return { named: {}, rooms: {}, credentials: {}, ...known };
}

/** The headers with which a program calls a route; none for a route of people. */
export async function credentialsFor(
  route: Route,
  owner: Pick<Owner, 'institution' | 'at'>,
  body: unknown,
): Promise<Record<string, string>> {
  if (!isCallerAccess(route.access)) return {};
  const { [route.access.caller]: credentials } = (await knowledgeOf(route.plugin)).credentials;
  if (!credentials) {
    throw new Error(
      `Say in plugins/${route.plugin}/access.testing.ts how the caller ${route.access.caller} is recognised (see tests/fixtures/rosters)`,
    );
  }
  return credentials(owner, body);
}

export const namedOf = async (plugin: string) => (await knowledgeOf(plugin)).named;
