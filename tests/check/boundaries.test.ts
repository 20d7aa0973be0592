import { expect, test } from 'vitest';
import type { Edge } from './boundaries.ts';
import { actorFaults, violationsIn } from './boundaries.ts';

const edge = (from: string, to: string, isTypeOnly = false): Edge => ({ from, to, isTypeOnly });

test.each([
  ['the core importing a plugin', edge('core/platform.ts', 'plugins/hints/contract.ts')],
  [
    'a plugin importing an internal file of another plugin',
    edge('plugins/hints/hints.ts', 'plugins/learner/record/record.ts'),
  ],
  ['a screen importing services', edge('plugins/hints/web/Hint.tsx', 'plugins/learner/services.ts')],
  ['a screen importing server code', edge('plugins/hints/web/Hint.tsx', 'plugins/hints/hints.ts')],
  ['a screen importing a server package', edge('plugins/hints/web/Hint.tsx', 'knex')],
  ['a contract importing a file of its plugin', edge('plugins/hints/contract.ts', 'plugins/hints/hints.ts')],
  ['the shell importing a plugin', edge('web/main.tsx', 'plugins/hints/contract.ts')],
  ['a plugin importing an internal file of the core', edge('plugins/hints/hints.ts', 'core/http/app.ts')],
  ['a plugin starting a thread', edge('plugins/tutor/chat.ts', 'node:worker_threads')],
  ['a package importing the core', edge('packages/psychometrics/models/model.ts', 'core/random.ts')],
  ['a package importing a package that is not its dependency', edge('packages/psychometrics/models/model.ts', 'zod')],
  ['an import of a package by its path', edge('plugins/hints/hints.ts', 'packages/psychometrics/index.ts')],
  ['a plugin importing a package that is not its dependency', edge('plugins/hints/hints.ts', 'yauzl')],
  ['a screen importing a dependency of another plugin', edge('plugins/hints/web/Hint.tsx', 'idb')],
  ['an AI package imported outside the plugin ai', edge('plugins/tutor/chat.ts', 'openai')],
])('%s is reported', (_, broken) => {
  expect(violationsIn([broken])).not.toEqual([]);
});

test.each([
  ['another plugin’s contract', edge('plugins/hints/web/Hint.tsx', 'plugins/learner/contract.ts')],
  ['another plugin’s services on the server', edge('plugins/hints/plugin.ts', 'plugins/learner/services.ts')],
  ['a dependency of the plugin’s package.json', edge('plugins/item-bank/plugin.ts', 'psychometrics')],
  ['such a dependency on a screen', edge('plugins/idfs/web/Screen.tsx', 'idb')],
  ['a package for every plugin', edge('plugins/hints/hints.ts', 'zod')],
  ['vitest from a package’s test', edge('packages/psychometrics/models/model.test.ts', 'vitest')],
  ['the shell’s parts from a screen', edge('plugins/hints/web/Hint.tsx', 'web/ui/Button.tsx')],
])('%s may be imported', (_, fine) => {
  expect(violationsIn([fine])).toEqual([]);
});

test('a cycle of imports is reported once', () => {
  expect(violationsIn([edge('core/a.ts', 'core/b.ts'), edge('core/b.ts', 'core/a.ts')])).toEqual([
    'circle: core/a.ts → core/b.ts → core/a.ts',
  ]);
});

test('a cycle of type imports is not reported', () => {
  expect(violationsIn([edge('core/a.ts', 'core/b.ts'), edge('core/b.ts', 'core/a.ts', true)])).toEqual([]);
});

test('an actor built by a plugin is reported, an actor built by a test is not', () => {
  const text = 'const who = { institution, user: undefined, may: () => true };';
  const files = ['plugins/hints/hints.ts', 'plugins/hints/hints.test.ts', 'core/identity/call.ts'];
  const faults = actorFaults(files.map((name) => ({ name, text })));
  expect(faults).toEqual([expect.stringMatching(/^plugins\/hints\/hints\.ts: .*unprivilegedActor/)]);
  expect(actorFaults([{ name: 'plugins/hints/hints.ts', text: 'if (who.may(permission)) return;' }])).toEqual([]);
});
