import path from 'node:path';
import { createItemPack } from '../item-bank/items/packs/services.ts';

export const pack = createItemPack({
  sections: ['core_math', 'applied_reasoning', 'ai_conceptual'],
  folder: path.join(import.meta.dirname, 'content'),
  load: async () => (await import('./content/index.ts')).content,
});
