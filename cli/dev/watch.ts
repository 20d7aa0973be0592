import { watch } from 'node:fs';
import path from 'node:path';

const folders = ['core', 'plugins', 'config', 'seeds', 'migrations'];

/** How long after the last of several changes they are told of (ms): an editor saves many files at once. */
const quiet = 120;

/** Tells of changes to what the server runs, by a path within the project. Returns a function that ends it. */
export function watchSources(root: string, onChange: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_, name) => {
      const file = path.posix.join(folder, name ?? '');
      if (!concernsServer(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => onChange(file), quiet);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Screens are the browser's, tests and words nobody's; editors leave files that begin or end like nothing of ours. */
export function concernsServer(file: string): boolean {
  if (/^plugins\/[^/]+\/web(\/|$)/.test(file)) return false;
  if (/\.test\.tsx?$|\/testing\.ts$|\.md$/.test(file)) return false;
  return !file.split('/').some((part) => /^\.|^#|~$|\.(sw[a-p]|tmp)$/.test(part) || part === '4913');
}
