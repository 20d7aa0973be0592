import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

// What a browser fetches of JavaScript, read from Vite's manifest of the built web: `node web/size.ts`.

/** All sizes in bytes after gzip. */
export interface WebSize {
  /** The page itself: the entry and what it imports, for anybody. */
  readonly entry: number;
  readonly signIn: number;
  /** The dashboard for somebody signed in, with every plugin on: the shell, their web halves, their parts of the dashboard. */
  readonly dashboard: number;
  /** The home page for somebody signed in, likewise: with the cards and tasks of every role. */
  readonly home: number;
  /** Of the dashboard, what belongs to each plugin. */
  readonly plugins: Readonly<Record<string, number>>;
  /** Everything there is. */
  readonly all: number;
}

export const dashboardBudget = 260_000;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

export function measureWeb(web = import.meta.dirname): WebSize {
  const manifest = JSON.parse(readFileSync(path.join(web, 'dist/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const bytes = (file: string) => gzipSync(readFileSync(path.join(web, 'dist', file))).length;
  const sizeOf = (keys: readonly string[], without: ReadonlySet<string> = new Set()) =>
    [...filesOf(manifest, keys)].filter((file) => !without.has(file)).reduce((sum, file) => sum + bytes(file), 0);

  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const shell = [...entry, 'shell/SignedIn.tsx', liveClient(manifest)];
  const shellFiles = filesOf(manifest, shell);
  const halves = Object.entries(partsOf(web, 'dashboard'));
  const homeParts = Object.values(partsOf(web, 'home')).flat();
  return {
    entry: sizeOf(entry),
    signIn: sizeOf([...entry, 'shell/SignedOut.tsx']),
    dashboard: sizeOf([...shell, 'shell/Dashboard.tsx', ...halves.flatMap(([, keys]) => keys)]),
    home: sizeOf([...shell, 'shell/home/Home.tsx', ...homeParts]),
    plugins: Object.fromEntries(halves.map(([plugin, keys]) => [plugin, sizeOf(keys, shellFiles)])),
    all: sizeOf(Object.keys(manifest)),
  };
}

/** The JavaScript files of these modules and of all that they import statically. */
function filesOf(manifest: Record<string, Chunk>, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

const liveClient = (manifest: Record<string, Chunk>) =>
  Object.keys(manifest).find((key) => key.includes('/socket.io-client/')) ?? '';

/** For each plugin the manifest keys of its web half and of the modules it puts into slots of this page. */
function partsOf(web: string, page: 'dashboard' | 'home'): Record<string, string[]> {
  const halves = globSync('*/web/index.tsx', { cwd: path.join(web, '../plugins') }).sort();
  return Object.fromEntries(
    halves.map((half) => {
      const source = readFileSync(path.join(web, '../plugins', half), 'utf8');
      const fills = [...source.matchAll(/fill\(\s*(\w+),\s*\(\)\s*=>\s*import\(\s*'\.\/([^']+)'/g)].filter(([, slot]) =>
        slot?.startsWith(page),
      );
      const folder = `../plugins/${path.posix.dirname(half)}`;
      return [half.split('/')[0] ?? half, [`../plugins/${half}`, ...fills.map(([, , file]) => `${folder}/${file}`)]];
    }),
  );
}

if (import.meta.main) {
  const size = measureWeb();
  const line = (name: string, bytes: number) => console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${name}`);
  console.log('JavaScript after gzip:');
  line('entry', size.entry);
  line('sign-in page', size.signIn);
  line(`signed-in dashboard, all plugins on (at most ${dashboardBudget / 1000})`, size.dashboard);
  line('signed-in home page, all plugins on, of every role', size.home);
  for (const [plugin, bytes] of Object.entries(size.plugins)) line(`  of which ${plugin}`, bytes);
  line('everything', size.all);
  if (size.dashboard > dashboardBudget) {
    console.error('The dashboard loads too much.');
    process.exitCode = 1;
  }
}
