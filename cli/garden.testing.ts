/** Two plugins, of which one requires the other, and a web with one page. */
export const garden: Readonly<Record<string, string>> = {
  'web/index.html':
    '<!doctype html><html lang="en"><title>Garden</title><script type="module" src="/main.ts"></script></html>',
  'web/main.ts': `document.title = 'A garden';`,
  'web/vite.config.ts': `export default { html: { cspNonce: '__CSP_NONCE__' } };`,
  'web/dist/index.html': '<!doctype html><title>Built garden</title>',
  'plugins/gardens/contract.ts': `
import { z } from 'zod';
import { defineContract } from '../../core/contract/index.ts';
export const gardens = defineContract({
  id: 'gardens',
  title: 'Gardens',
  summary: 'Grows things',
  permissions: { 'gardens.dig': { description: 'Dig', grantedTo: ['administrator'] } },
  routes: { list: { method: 'get', path: '/api/gardens', access: 'public', response: z.array(z.string()) } },
});`,
  'plugins/gardens/services.ts': `
import { defineService } from '../../core/contract/index.ts';
export const soil = defineService<{ kinds(): string[] }>('gardens.soil');`,
  'plugins/gardens/plugin.ts': `
import { z } from 'zod';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { CatalogueRow } from '../../core/db/index.ts';
import { gardens } from './contract.ts';
import { soil } from './services.ts';
class Bed extends CatalogueRow {
  static override tableName = 'gardens.beds';
  declare name: string;
}
export default definePlugin({
  contract: gardens,
  settings: z.object({ water: z.boolean().default(true) }),
  provides: { soil },
  commands: [{ name: 'count', summary: 'Count the beds', load: () => import('./count.ts') }],
  start: async ({ db, storage }) => ({
    routes: { list: async () => (await db.catalogue(Bed).orderBy('name')).map(({ name }) => name) },
    services: { soil: { kinds: () => ['clay', 'loam'] } },
    async seeds() {
      const some = (await db.catalogue(Bed)).length > 0;
      if (!some) await db.catalogue(Bed).insert({ name: 'Roses\\u2028and "thorns"' });
      await storage.put('plan.txt', (async function* () { yield new TextEncoder().encode('north'); })());
    },
  }),
});`,
  'plugins/gardens/count.ts': `
import type { PluginCommand } from '../../core/plugins/define-plugin.ts';
import { soil } from './services.ts';
export const command: PluginCommand = {
  arguments: [{ name: 'kind', description: 'Only this kind', optional: true }],
  withoutInstitution: true,
  async run({ arguments: { kind }, print, service }) {
    const kinds = service(soil).kinds().filter((each) => !kind || each === kind);
    print({ kinds }, kinds.length + ' kinds');
  },
};`,
  'plugins/gardens/migrations/001_beds.ts': `
import type { Knex } from 'knex';
export async function up(knex: Knex) {
  await knex.schema.createTable('beds', (table) => {
    table.uuid('id').primary();
    table.text('name').notNullable();
    table.uuid('beside_id').references('id').inTable('beds');
    table.specificType('number', 'integer generated always as identity');
    table.decimal('area', 10, 3);
    table.binary('picture');
  });
}
export async function down(knex: Knex) {
  await knex.schema.dropTable('beds');
}`,
  'plugins/roses/plugin.ts': `
import { defineContract } from '../../core/contract/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { soil } from '../gardens/services.ts';
export default definePlugin({
  contract: defineContract({ id: 'roses', title: 'Roses', summary: 'Needs soil' }),
  requires: { soil },
  start: async () => ({}),
});`,
};
