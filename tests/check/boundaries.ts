import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** One import of one file. `to` is a path from the project's root for a file of the project, otherwise the specifier. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
}

/** Every import below core, packages, plugins, web, cli and config. */
export function importsOf(root: string): Edge[] {
  const files = globSync('{core,packages,plugins,web,cli,config,seeds,migrations}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['web/dist/**', '**/node_modules/**'],
  });
  return files.flatMap((from) => {
    const text = readFileSync(path.join(root, from), 'utf8');
    const { module } = parseSync(from, text);
    const edge = (specifier: string, isTypeOnly: boolean): Edge => ({
      from,
      to: specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : specifier,
      isTypeOnly,
    });
    return [
      ...module.staticImports.map((each) =>
        edge(each.moduleRequest.value, each.entries.length > 0 && each.entries.every((entry) => entry.isType)),
      ),
      ...module.staticExports.flatMap((each) =>
        each.entries.flatMap((entry) => (entry.moduleRequest ? [edge(entry.moduleRequest.value, entry.isType)] : [])),
      ),
      ...module.dynamicImports.flatMap((each) => {
        const specifier = /^['"`]([^'"`$]+)['"`]$/.exec(
          text.slice(each.moduleRequest.start, each.moduleRequest.end),
        )?.[1];
        return specifier ? [edge(specifier, false)] : [];
      }),
    ];
  });
}

/** One line for every import that breaks a rule. */
export function violationsIn(edges: readonly Edge[]): string[] {
  const broken = edges.flatMap((edge) =>
    rules.filter((rule) => rule.isBroken(edge)).map((rule) => `${edge.from} → ${edge.to}: ${rule.message}`),
  );
  return [...broken, ...circlesIn(edges)];
}

const root = path.join(import.meta.dirname, '../..');
const topFolder = (file: string) => /^(core|packages|plugins|web|cli|config|seeds|migrations|tests)\//.exec(file)?.[1];
const packageOf = (file: string) => /^packages\/[^/]+\//.exec(file)?.[0];
const pluginFolder = (file: string) => /^plugins\/[^/]+\//.exec(file)?.[0];
const pluginOf = (file: string) => /^plugins\/([^/]+)\//.exec(file)?.[1];
const isTest = (file: string) => /\.test\.tsx?$|(^|[/.])testing(\.ts|\/)/.test(file);
const isContract = (file: string) => /^plugins\/[^/]+\/([^/]+\/)*contract\.ts$|^core\/contract\//.test(file);
const isServices = (file: string) => /^plugins\/[^/]+\/([^/]+\/)*services\.ts$/.test(file);
const isWeb = (file: string) => /^(web|plugins\/[^/]+\/web)\//.test(file);

/** The package of a specifier: `zod` of `zod/mini`. */
const nameOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The dependencies in the package.json of a folder, with those for development if wanted; none without a package.json. */
function dependenciesOf(folder: string, withDevelopment = false): string[] {
  const file = path.join(root, folder, 'package.json');
  const { dependencies = {}, devDependencies = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.keys(withDevelopment ? { ...dependencies, ...devDependencies } : dependencies);
}

/** Whether the package.json of this file's plugin lists this package. */
const isDependency = (file: string, specifier: string) =>
  dependenciesOf(pluginFolder(file) ?? '-').includes(nameOf(specifier));

/** Files of the core that the server half of a plugin may import. */
const coreForPlugins = [
  /^core\/contract\//,
  /^core\/db\/index\.ts$/,
  /^core\/plugins\/define-plugin\.ts$/,
  /^core\/services\.ts$/,
  /^core\/(calendar|clock|random|threads)\.ts$/,
];
const webPackages =
  /^(react|react-dom|antd|@ant-design\/icons|@ant-design\/cssinjs|react-router-dom|@tanstack\/react-query|@fontsource-variable|recharts|socket\.io-client|zod|katex|remark-gfm|remark-math|virtual:)/;
/** Packages that every plugin's server half may import. Its package.json lists further ones. */
const serverPackages = ['zod', 'objection', 'knex', 'pino'];
const aiPackages = /^(openai|@anthropic-ai|@google\/generative-ai)(\/|$)/;

const rules: readonly { message: string; isBroken(edge: Edge): boolean }[] = [
  {
    message: 'threads are started only by core/threads.ts',
    isBroken: ({ from, to }) =>
      /^(node:)?worker_threads$/.test(to) && !/^core\/thread-(carriers|worker)\.ts$/.test(from),
  },
  {
    message: 'a package imports only its own files and the dependencies in its package.json',
    isBroken: ({ from, to }) => {
      const own = packageOf(from);
      if (own === undefined || to.startsWith(own) || to.startsWith('node:')) return false;
      return (
        !(isTest(from) && to === 'vitest') &&
        (topFolder(to) !== undefined || !dependenciesOf(own, isTest(from)).includes(nameOf(to)))
      );
    },
  },
  {
    message: 'packages are imported by name',
    isBroken: ({ from, to }) => packageOf(to) !== undefined && packageOf(from) !== packageOf(to),
  },
  {
    message: 'the core imports no plugin',
    isBroken: ({ from, to }) => topFolder(from) === 'core' && topFolder(to) === 'plugins',
  },
  {
    message: 'a plugin imports from another plugin only its contract and, on the server, its services',
    isBroken: ({ from, to }) =>
      pluginOf(from) !== undefined &&
      pluginOf(to) !== undefined &&
      pluginOf(from) !== pluginOf(to) &&
      !isContract(to) &&
      !(isServices(to) && !isWeb(from)) &&
      !(isTest(from) && isTest(to)),
  },
  {
    message: 'a contract imports only zod, the core’s contract and other contracts',
    isBroken: ({ from, to }) => isContract(from) && !isTest(from) && to !== 'zod' && !isContract(to),
  },
  {
    message: 'a browser half imports no server files',
    isBroken: ({ from, to }) =>
      isWeb(from) && topFolder(to) !== undefined && !isWeb(to) && !isContract(to) && !isTest(from),
  },
  {
    message: 'a browser half imports only packages for browsers',
    isBroken: ({ from, to }) =>
      isWeb(from) &&
      !isTest(from) &&
      !/web\/(vite\.config|browser-contracts|size)\.ts$/.test(from) &&
      topFolder(to) === undefined &&
      !webPackages.test(to) &&
      // The built web contains them, so a production install need not.
      !dependenciesOf(pluginFolder(from) ?? '-', true).includes(nameOf(to)),
  },
  {
    message: `a plugin's server half imports only ${serverPackages.join(', ')} and the dependencies in its package.json`,
    isBroken: ({ from, to }) =>
      topFolder(from) === 'plugins' &&
      !isWeb(from) &&
      !isTest(from) &&
      topFolder(to) === undefined &&
      !to.startsWith('node:') &&
      !serverPackages.includes(nameOf(to)) &&
      !isDependency(from, to),
  },
  {
    message: 'the shell imports no plugin',
    isBroken: ({ from, to }) => topFolder(from) === 'web' && topFolder(to) === 'plugins',
  },
  {
    message: `a plugin imports from the core only ${coreForPlugins.map((each) => each.source.replaceAll(/[\\^$]/g, '')).join(', ')}`,
    isBroken: ({ from, to }) =>
      topFolder(from) === 'plugins' &&
      topFolder(to) === 'core' &&
      !isTest(from) &&
      !coreForPlugins.some((each) => each.test(to)),
  },
  {
    message: 'only the core, the command line and tests import the configuration',
    isBroken: ({ from, to }) =>
      topFolder(to) === 'config' && !['core', 'cli', 'config'].includes(topFolder(from) ?? '') && !isTest(from),
  },
  {
    message: 'only the command line and tests import the command line',
    isBroken: ({ from, to }) => topFolder(to) === 'cli' && topFolder(from) !== 'cli' && !isTest(from),
  },
  {
    message: 'only the plugin ai imports packages of AI providers',
    isBroken: ({ from, to }) => aiPackages.test(to) && pluginOf(from) !== 'ai',
  },
];

/** Files of plugins that build an actor: only the host grants permissions (decision 061). */
export function actorFaults(files: readonly { readonly name: string; readonly text: string }[]): string[] {
  return files
    .filter(({ name, text }) => pluginOf(name) && !isTest(name) && !isWeb(name) && /\bmay(: \(|\(\w*\) \{)/.test(text))
    .map(({ name }) => `${name}: builds an actor by hand; use unprivilegedActor(institution) or actors.system(…)`);
}

/** Cycles of imports, each once. */
function circlesIn(edges: readonly Edge[]): string[] {
  const next = Map.groupBy(
    edges.filter((edge) => !edge.isTypeOnly),
    (edge) => edge.from,
  );
  const found: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (file: string, trail: readonly string[]) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push(`circle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`);
      return;
    }
    state.set(file, 'open');
    for (const edge of next.get(file) ?? []) visit(edge.to, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of next.keys()) visit(file, []);
  return found;
}

if (import.meta.main) {
  const files = globSync('plugins/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] });
  const sources = files.map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
  const broken = [...violationsIn(importsOf(root)), ...actorFaults(sources)];
  for (const line of broken) console.error(line);
  console.log(broken.length === 0 ? 'No boundary violations.' : `${broken.length} boundary violations.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
