import path from 'node:path';
import { createItemPack } from '../item-bank/items/packs/services.ts';

export const pack = createItemPack({
  sections: ['cognitive'],
  folder: path.join(import.meta.dirname, 'content'),
  load: async () => (await import('./content/index.ts')).content,
});
