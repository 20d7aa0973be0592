import { accessSync, constants } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// JavaScript, so that Node loads its TypeScript compiler (17 MiB) only for files that are not in the cache.

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `eiq needs Node 24 or later; this is ${process.version}. In a development clone, run "npm ci" and use npx eiq.`,
  );
  process.exit(2);
}
// Portable, so that a moved or copied checkout finds what was compiled before. Threads and child processes use the cache by
// the environment.
process.env.NODE_COMPILE_CACHE ??= cacheFolder();
process.env.NODE_COMPILE_CACHE_PORTABLE = '1';
enableCompileCache();
const { main } = await import('./main.ts');
await main(process.argv.slice(2));

/** Below node_modules, or in the data folder if node_modules is not writable, as in a container. */
function cacheFolder() {
  const packages = path.join(import.meta.dirname, '../node_modules');
  try {
    accessSync(packages, constants.W_OK);
    return path.join(packages, '.cache/eiq');
  } catch {
    return path.join(process.env.EIQ_VAR ?? path.join(import.meta.dirname, '../var'), 'cache/eiq');
  }
}
