import { watch } from 'node:fs';
import path from 'node:path';

const folders = ['core', 'plugins', 'config', 'seeds', 'migrations'];

/** Delay after the last of several changes (ms): editors save many files at once. */
const debounceMs = 120;

/** Watches the server's sources. Calls `onChange` with a path within the project; returns a function that stops watching. */
export function watchSources(root: string, onChange: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_, name) => {
      const file = path.posix.join(folder, name ?? '');
      if (!concernsServer(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => onChange(file), debounceMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** False for screens, tests, documents and temporary files of editors. */
export function concernsServer(file: string): boolean {
  if (/^plugins\/[^/]+\/web(\/|$)/.test(file)) return false;
  if (/\.test\.tsx?$|\/testing\.ts$|\.md$/.test(file)) return false;
  return !file.split('/').some((part) => /^\.|^#|~$|\.(sw[a-p]|tmp)$/.test(part) || part === '4913');
}
