import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Actor } from '../../../core/contract/index.ts';
import { conflict, invalid, notFound } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { BulkPlan } from '../contract.ts';
import { BulkAction, Selection, typedFrom } from '../contract.ts';
import type { PeopleDesk } from '../services.ts';
import { peopleDesk } from '../services.ts';

const actions = ['role', 'deactivate', 'reactivate', 'send-links', 'add', 'remove', 'export'];

/** What has happened to people, after their number. */
const outcomes: Readonly<Record<string, string>> = {
  role: 'given the role',
  deactivate: 'deactivated',
  reactivate: 'reactivated',
  'send-links': 'sent a link',
  add: 'added to the class',
  remove: 'removed from the class',
};

export const command: PluginCommand = {
  arguments: [
    { name: 'action', description: `${actions.join(', ')}` },
    { name: 'value', description: 'The new role, the class, or the file to write', optional: true },
  ],
  options: [
    { flags: '--search <words>', description: 'Only people whose name or email contains all of these words' },
    { flags: '--role <role>', description: 'Only people with this role' },
    { flags: '--class <name>', description: 'Only members of this class' },
    { flags: '--no-password', description: 'Only people who have not set a password yet' },
    { flags: '--inactive', description: 'Only deactivated people; otherwise only active ones, except to reactivate' },
    { flags: '--ids <file>', description: 'The people whose ids are in this file, one a line, instead of a filter' },
    { flags: '--everyone', description: 'Everyone, without another filter' },
    { flags: '--dry-run', description: 'State whom it concerns; change nothing' },
    { flags: '--confirm <n>', description: `Confirm the number of people, from ${typedFrom} on also with --yes` },
  ],
  async run(context) {
    const { arguments: given, options, who, print, confirm, progress, service } = context;
    const desk = service(peopleDesk);
    const { action: kind = '', value } = given;
    if (!actions.includes(kind)) throw invalid(`Unknown action ${kind}. Actions: ${actions.join(', ')}`);
    const selection = await selectionOf(desk, who, kind, options);
    if (kind === 'export') return exportTo(context, desk, selection, value);
    const action = await actionOf(desk, who, kind, value);
    const plan = await desk.check({ who }, { selection, action });
    if (options.dryRun || plan.changing === 0) return print(plan, planText(plan, 'would be'));
    await confirmNumber(context, plan);
    const question = `${planText(plan, 'would be')}\nContinue?`;
    if (options.confirm === undefined && !(await confirm(question))) return print({}, 'Nothing was changed.');
    let bar: ReturnType<typeof progress> | undefined;
    const order = { selection, action, changing: plan.changing };
    const done = await desk.apply({ who }, order, (_, total) => {
      bar ??= progress(total, 'Sending');
      bar.step(1);
    });
    bar?.done();
    print(done, `${peopleCount(done.changed)} ${outcomes[kind]}.`);
  },
};

const peopleCount = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** @throws Failure invalid without a filter, so that a forgotten one does not mean everyone */
async function selectionOf(
  desk: PeopleDesk,
  who: Actor,
  kind: string,
  options: CommandContext['options'],
): Promise<Selection> {
  if (typeof options.ids === 'string') {
    const text = await readFile(options.ids, 'utf8').catch(() => {
      throw invalid(`${String(options.ids)} cannot be read`);
    });
    return checked(Selection, { ids: text.split(/\s+/).filter(Boolean) });
  }
  const filter = {
    search: options.search,
    role: options.role,
    group: typeof options.class === 'string' ? await groupOf(desk, who, options.class) : undefined,
    // Commander sets an option that begins with --no- to true unless it is given.
    hasPassword: options.password === false ? false : undefined,
  };
  const isFiltered = options.inactive || Object.values(filter).some((value) => value !== undefined);
  if (!isFiltered && !options.everyone) {
    throw invalid('Choose people by --search, --role, --class, --no-password, --inactive, --ids or --everyone.');
  }
  return checked(Selection, { filter: { ...filter, active: !options.inactive && kind !== 'reactivate' } });
}

async function actionOf(desk: PeopleDesk, who: Actor, kind: string, value: string | undefined): Promise<BulkAction> {
  if (kind === 'role') return checked(BulkAction, { kind, role: value });
  if (kind !== 'add' && kind !== 'remove') return checked(BulkAction, { kind });
  if (value === undefined) throw invalid(`Name the class: eiq users bulk ${kind} <class>`);
  return { kind, group: await groupOf(desk, who, value) };
}

/** The id of the group with a title. @throws Failure not_found, conflict for several */
async function groupOf(desk: PeopleDesk, who: Actor, title: string): Promise<string> {
  const found = (await desk.groups({ who })).filter(
    (group) => group.id === title || group.title.toLowerCase() === title.toLowerCase(),
  );
  const [first, second] = found;
  if (!first) throw notFound(`There is no class ${title}.`);
  if (second) {
    throw conflict(`There are several classes ${title}. Name one by its id: ${found.map(({ id }) => id).join(', ')}`);
  }
  return first.id;
}

/** From a number on it has to be stated, also with --yes. @throws Failure conflict */
async function confirmNumber({ options, ask }: CommandContext, { changing }: BulkPlan): Promise<void> {
  if (options.confirm === undefined && changing < typedFrom) return;
  const given = options.confirm ?? (await ask(`This concerns ${changing} people. Type ${changing} to confirm:`));
  if (Number(given) === changing) return;
  throw conflict(`This concerns ${peopleCount(changing)}. Add --confirm ${changing}. Nothing was changed.`);
}

function planText({ selected, changing, names, leftOut }: BulkPlan, verb: string): string {
  const more = changing > names.length ? `, and ${changing - names.length} more` : '';
  return [
    `${peopleCount(changing)} of ${selected} ${verb} changed${changing > 0 ? `: ${names.join(', ')}${more}` : ''}.`,
    ...leftOut.map(({ people, reason }) => `  Left out: ${people} who ${reason}`),
  ].join('\n');
}

async function exportTo(
  { who, print, confirm }: CommandContext,
  desk: PeopleDesk,
  selection: Selection,
  file: string | undefined,
): Promise<void> {
  if (file === undefined) throw invalid('Name the file to write: eiq users bulk export <file>');
  if (existsSync(file) && !(await confirm(`${file} exists. Overwrite it?`))) return print({}, 'No file was written.');
  const bytes = await desk.export({ who }, selection);
  await writeFile(file, bytes, { mode: 0o600 });
  print({ file, bytes: bytes.length }, `Wrote the selected people to ${file}.`);
}

/** @throws Failure invalid with the first issue */
function checked<T>(
  schema: { safeParse(value: unknown): { data?: T; error?: { issues: { message: string }[] } } },
  value: unknown,
): T {
  const { data, error } = schema.safeParse(value);
  if (data === undefined) throw invalid(error?.issues[0]?.message ?? 'Unknown value');
  return data;
}
