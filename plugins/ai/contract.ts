import { defineContract } from '../../core/contract/index.ts';

export const ai = defineContract({
  id: 'ai',
  title: 'AI providers',
  summary: 'Language models behind one door: keys, order, budgets, moderation, and what each call took',
  permissions: {},
  routes: {},
});
