import { z } from 'zod';
import { roles } from '../contract/access.ts';
import { framings } from '../contract/frames.ts';
import type { AnyContract, JobSpec, PersonalData, Retention, Route } from '../contract/index.ts';
import { issuesOf } from '../contract/index.ts';
import { sniffableTypes } from '../storage/sniff.ts';
import type { AnyPlugin } from './define-plugin.ts';
import { pathFault, screenPathFault } from './paths.ts';

/**
 * The first fault of a plugin's definition, with a remedy; undefined if valid. The compiler checks plugins in plugins/, but
 * packages are JavaScript, and types cannot check values such as paths and media types.
 */
export function definitionFault(plugin: AnyPlugin): string | undefined {
  try {
    const parsed = Definition.safeParse(plugin, { jitless: true });
    if (parsed.success) return partFault(plugin);
    const [first] = issuesOf(parsed.error, '');
    const place = first?.path.replace(/^\./, '');
    return `the definition is not valid${place ? ` at ${place}` : ''}: ${first?.message}. Correct it in contract.ts or plugin.ts`;
  } catch (error) {
    return `the definition cannot be read: ${(error as Error).message}. A contract is plain data and must not throw when it is read`;
  }
}

/** Structural, because a package may bring its own copy of zod. */
const Schema = z.custom<z.ZodType>(
  (value) => typeof value === 'object' && value !== null && '_zod' in value && 'safeParse' in value,
  'expected a zod 4 schema',
);
const ObjectSchema = z.custom<z.ZodObject>(
  (value) => Schema.safeParse(value).success && 'shape' in (value as object),
  'expected a zod 4 object schema',
);
const Callable = z.custom<() => unknown>((value) => typeof value === 'function', 'expected a function');
const Text = z.string().min(1);
const CallerRule = z.strictObject({ caller: Text, permission: z.string().regex(/\./).optional() });
const Access = z.string({ error: "expected 'public', 'signed-in' or a permission" }).min(1);

const maxBytes = z.int().min(1);
const OtherBody = z.union([
  z.strictObject({ kind: z.enum(['json', 'form']), schema: Schema, maxBytes }),
  z.strictObject({
    kind: z.literal('raw'),
    maxBytes,
    types: z.array(z.string().regex(/^[\w*.+-]+\/[\w*.+-]+$/)).min(1),
  }),
]);
const UploadBody = z.strictObject({
  kind: z.literal('upload'),
  maxBytes,
  minBytes: z.int().min(0).optional(),
  maxFiles: z.int().min(1),
  types: z.array(z.string()).min(1),
  fields: Schema.optional(),
});

/** Responses other than JSON have a kind; streams also have the schema of their events. */
const AnswerKind = z.union([
  z.strictObject({ kind: z.literal('stream'), event: Schema }),
  z.strictObject({ kind: z.literal('reply-or-events'), reply: Schema, event: Schema }),
  z.strictObject({ kind: z.enum(['file', 'bytes', 'redirect', 'nothing']) }),
  z.strictObject({ kind: z.literal('html'), framing: z.enum(framings) }),
]);
const isSchema = (value: unknown) => Schema.safeParse(value).success;
const Body = z.custom(
  (value) => isSchema(value) || UploadBody.safeParse(value).success || OtherBody.safeParse(value).success,
  'expected a zod 4 schema, json(…), form(…), raw({ … }) or upload({ … })',
);
const Answer = z.custom(
  (value) => isSchema(value) || AnswerKind.safeParse(value).success,
  'expected a zod 4 schema, stream(), replyOrEvents(), file(), bytes(), html(), redirect() or nothing()',
);

const route = {
  plugin: Text,
  name: Text,
  method: z.enum(['get', 'post', 'put', 'patch', 'delete']),
  path: Text,
  access: z.union([Access, CallerRule], { error: "expected 'public', 'signed-in', a permission or { caller }" }),
  description: z.string().optional(),
  params: ObjectSchema.optional(),
  query: Schema.optional(),
  headers: ObjectSchema.optional(),
  cookies: ObjectSchema.optional(),
  body: Body.optional(),
  response: Answer,
  status: z.union([z.literal(200), z.literal(201), z.literal(202)]).optional(),
  limit: z.enum(['sign-in', 'step', 'link', 'sign-up', 'letter', 'costly']).optional(),
  isLong: z.literal(true).optional(),
  duringAssessment: z.enum(['open', 'closed']).optional(),
  whenSignedInAs: z.enum(['open', 'closed']).optional(),
  errors: Callable.optional(),
} satisfies Keys<Route>;

/** Requires a schema for every key of T, so that the compiler reports added keys. */
type Keys<T> = { readonly [K in keyof Required<T>]: z.ZodType };

const Columns = z.array(Text).optional();
const whileOpen = {
  columns: z.array(Text),
  of: Text,
  table: Text,
  closed: Text,
  never: z.strictObject({ column: Text, value: z.string() }).optional(),
} satisfies Keys<NonNullable<PersonalData['withholdWhileOpen']>>;
const personalData = {
  table: Text,
  userColumn: Text,
  isWithinText: z.boolean().optional(),
  onErase: z.enum(['delete', 'anonymise']),
  anonymise: Columns,
  mentions: Columns,
  ownWords: Columns,
  withhold: Columns,
  withholdWhileOpen: z.strictObject(whileOpen).optional(),
  isUndisclosed: z.boolean().optional(),
  description: Text,
} satisfies Keys<PersonalData>;

const retention = {
  title: Text,
  noun: z.tuple([Text, Text]),
  since: Text,
  stays: Text.optional(),
  setting: Text,
  tables: z.array(Text),
} satisfies Keys<Retention>;

const job = {
  payload: ObjectSchema,
  concurrency: z.int().min(1).max(100).optional(),
  limitSeconds: z.number().positive().optional(),
  retries: z.int().min(0).max(100).optional(),
  once: z.array(Text).optional(),
  progress: z
    .strictObject({ permission: Access.optional(), owner: Text.optional() })
    .refine(({ permission, owner }) => permission ?? owner, 'expected a permission or an owner')
    .optional(),
} satisfies Keys<JobSpec>;

const contract = {
  id: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'an id is lower-case words joined by hyphens'),
  title: Text,
  summary: Text,
  permissions: z.record(z.string(), z.strictObject({ description: Text, grantedTo: z.array(z.string()) })).optional(),
  routes: z.record(z.string(), z.strictObject(route)),
  errors: Callable.optional(),
  framing: z.record(z.string(), z.enum(framings)).optional(),
  live: z.strictObject({
    receives: z
      .record(
        z.string(),
        z.strictObject({
          access: Access,
          body: Schema,
          answer: Schema.optional(),
          duringAssessment: z.enum(['open', 'closed']).optional(),
          limit: z.strictObject({ perSecond: z.number().positive(), burst: z.int().min(1) }).optional(),
          maxBytes: z
            .int()
            .min(1)
            .max(8 * 1024 * 1024)
            .optional(),
        }),
      )
      .optional(),
    sends: z.record(z.string(), Schema).optional(),
    rooms: z.record(z.string(), z.strictObject({ access: Access, key: Schema })).optional(),
  }),
  events: z.record(z.string(), Schema),
  jobs: z.record(z.string(), z.strictObject(job)),
  slots: z.record(z.string(), z.strictObject({ slot: Text })),
  personalData: z.array(z.strictObject(personalData)).optional(),
  retention: z.record(z.string(), z.strictObject(retention)).optional(),
  sealed: z.array(z.strictObject({ table: Text, column: Text, name: Text })).optional(),
  audit: z.record(z.string(), z.string()).optional(),
} satisfies Keys<AnyContract>;

const Services = z.record(z.string(), z.looseObject({ service: z.string().regex(/^[a-z][a-z0-9-]*\../) }));

const SharedServices = z.record(
  z.string(),
  z.looseObject({ service: z.string().regex(/^[a-z][a-z0-9-]*\../), isShared: z.literal(true) }),
);

const definition = {
  contract: z.strictObject(contract),
  essential: z.boolean().optional(),
  config: Schema.optional(),
  settings: ObjectSchema.optional(),
  requires: Services.optional(),
  uses: Services.optional(),
  gathers: SharedServices.optional(),
  provides: Services.optional(),
  onWith: Text.optional(),
  commandGroup: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional(),
  commands: z
    .array(z.strictObject({ name: z.string().regex(/^[a-z][a-z0-9-]*$/), summary: Text, load: Callable }))
    .optional(),
  start: Callable,
} satisfies Keys<AnyPlugin>;
const Definition = z.strictObject(definition);

/** Names of PostgreSQL schemas and of the queues. A plugin's schema is named after its id. */
const isReserved = (id: string) => /^(pgboss|public|information-schema|pg(-.*)?|api|ws)$/.test(id);

/** A fault in the values of a definition whose shape is valid. */
function partFault({ contract, settings, commands = [] }: AnyPlugin): string | undefined {
  const { id, routes, permissions = {}, personalData = [] } = contract;
  if (isReserved(id)) return `the id ${id} is reserved; rename the plugin`;
  for (const { name, path, params, body } of Object.values(routes)) {
    const wrong = pathFault(path, params && Object.keys((params as z.ZodObject).shape));
    if (wrong) return `the route ${name} (${path}) ${wrong}`;
    const types = body && 'kind' in body && body.kind === 'upload' ? body.types : [];
    const unknown = types.filter((type) => !(sniffableTypes as readonly string[]).includes(type));
    if (unknown.length > 0) {
      return `the route ${name} takes uploads of ${unknown.join(', ')}, which the platform cannot detect; it detects ${sniffableTypes.join(', ')}`;
    }
  }
  for (const [permission, { grantedTo }] of Object.entries(permissions)) {
    const unknown = grantedTo.find((role) => !(roles as readonly string[]).includes(role));
    if (unknown !== undefined) {
      return `the permission ${permission} is granted to ${unknown}, which is not a role; roles are ${roles.join(', ')}`;
    }
  }
  for (const [name, { payload, once = [], progress }] of Object.entries(contract.jobs)) {
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) {
      return `the job ${name} has a name that is not letters, digits and hyphens; rename it`;
    }
    const fields = Object.keys(payload.shape);
    const unknown = [...once, ...(progress?.owner ? [progress.owner] : [])].find((field) => !fields.includes(field));
    if (unknown) return `the job ${name} names the field ${unknown}, which its payload does not have`;
  }
  for (const screen of Object.keys(contract.framing ?? {})) {
    const wrong = screenPathFault(screen);
    if (wrong) return `framing names the screen ${screen}, which ${wrong}`;
  }
  const repeated = repeatedIn(commands.map(({ name }) => name));
  if (repeated) return `it has two commands ${repeated}; rename one`;
  const slot = repeatedIn(Object.values(contract.slots).map((each) => each.slot));
  if (slot) return `it declares the slot ${slot} twice; rename one`;
  const table = personalData.find((each) => !/^[a-z_][a-z0-9_]*$/.test(each.table));
  if (table) return `personalData names ${table.table}, which is not the name of a table in the plugin's own schema`;
  const rule = Object.values(contract.retention ?? {}).find(({ setting }) => !(setting in (settings?.shape ?? {})));
  if (rule)
    return `retention names the setting ${rule.setting}, which the plugin does not have; add it to its settings`;
  return settings && settingsFault(settings);
}

/** Settings need defaults, and a JSON schema, from which the administration screen generates a form. */
function settingsFault(settings: z.ZodObject): string | undefined {
  const parsed = settings.safeParse({}, { jitless: true });
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'settings')))];
    return `settings without a default: ${names.join(', ')}. Add .default(…) to each`;
  }
  try {
    z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' });
    return undefined;
  } catch (error) {
    return `the settings have no JSON schema: ${(error as Error).message}`;
  }
}

const repeatedIn = (names: readonly string[]) => names.find((name, index) => names.indexOf(name) !== index);
