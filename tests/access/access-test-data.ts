import { existsSync } from 'node:fs';
import path from 'node:path';
import type { InstitutionRef, Route } from '../../core/contract/index.ts';
import { isCallerAccess } from '../../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import type { Input } from './routes.ts';

/** The owner of an object, and their institution. */
export interface Owner {
  readonly person: TestPerson;
  readonly institution: InstitutionRef & { readonly host?: string };
  /** A platform with every plugin on, and short placements. */
  readonly at: TestPlatform;
}

/** The object that a route names by a parameter, or by an id in its query or body. Tests call the route for other people's. */
export interface NamedObject {
  /**
   * `person`: others of the same role receive 404. `institution`: people of the institution with the permission reach it.
   * `everyone`: a name from the contract or the deployment, or an id that the caller chooses.
   */
  readonly belongsTo: 'person' | 'institution' | 'everyone';
  /** Creates such an object for its owner and returns the input that names it. */
  make(owner: Owner): Promise<Input> | Input;
  /** Learners are refused before anything is looked up while their age is unknown: those who try are adults. */
  readonly areOthersAdults?: true;
  /**
   * The status that others receive instead of 404: 200 for a filter without results, 204 for ending what is not there, 400 for a cursor that is not in their
   * list, 409 for an answer to a question that they were not asked.
   */
  readonly othersGet?: 200 | 204 | 400 | 409;
}

/** The headers of a program of an institution; a signature may cover the body. */
export type Credentials = (
  owner: Pick<Owner, 'institution' | 'at'>,
  body: unknown,
) => Promise<Record<string, string>> | Record<string, string>;

/** The exports of a plugin's `access.testing.ts`. */
export interface AccessTestData {
  /** The headers of a program, by caller. */
  readonly credentials: Readonly<Record<string, Credentials>>;
  /** The objects that routes name, by route. */
  readonly named: Readonly<Record<string, NamedObject>>;
  /** Keys that the owner may enter, by room. */
  readonly rooms: Readonly<Record<string, (owner: Owner) => Promise<string> | string>>;
}

const root = path.join(import.meta.dirname, '../..');
const parents = ['plugins', 'tests/fixtures', 'tests/access'].map((parent) => path.join(root, parent));

/** The test data of a plugin; empty without `access.testing.ts`. */
export async function accessTestDataOf(plugin: string): Promise<AccessTestData> {
  const file = parents.map((parent) => path.join(parent, plugin, 'access.testing.ts')).find((each) => existsSync(each));
  const exported = file ? ((await import(file)) as Partial<AccessTestData>) : {};
  return { named: {}, rooms: {}, credentials: {}, ...exported };
}

/** The headers of a program that calls a route; none for a route of people. */
export async function credentialsFor(
  route: Route,
  owner: Pick<Owner, 'institution' | 'at'>,
  body: unknown,
): Promise<Record<string, string>> {
  if (!isCallerAccess(route.access)) return {};
  const { [route.access.caller]: credentials } = (await accessTestDataOf(route.plugin)).credentials;
  if (!credentials) {
    throw new Error(
      `Export the headers of the caller ${route.access.caller} as \`credentials\` in plugins/${route.plugin}/access.testing.ts (see tests/fixtures/rosters)`,
    );
  }
  return credentials(owner, body);
}

export const namedObjectsOf = async (plugin: string) => (await accessTestDataOf(plugin)).named;
