import { enableCompileCache } from 'node:module';
import path from 'node:path';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `eiq needs Node 24 or later; this is ${process.version}. In a development clone, "npm ci" brings one: use npx eiq.`,
  );
  process.exit(2);
}
enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/eiq'));
const { main } = await import('./main.ts');
await main(process.argv.slice(2));
