#!/bin/sh
':'; //; d="$(dirname "$(readlink -f "$0")")/.."; n="$d/node_modules/.bin/node"; [ -x "$n" ] || n=node; exec "$n" "$d/cli/eiq.ts" "$@"

// The lines above let a shell run this file with the packaged Node; Node itself reads them as nothing.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `eiq needs Node 24 or later; this is ${process.version}. In a development clone, run "npm ci" and use npx eiq.`,
  );
  process.exit(2);
}
enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/eiq'));
const { main } = await import('./main.ts');
await main(process.argv.slice(2));
