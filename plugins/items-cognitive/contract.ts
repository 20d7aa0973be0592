import { defineContract } from '../../core/contract/index.ts';

export const itemsCognitive = defineContract({
  id: 'items-cognitive',
  title: 'Items: Cognitive tasks',
  summary: 'Tasks of reasoning, memory and speed for the IDFS',
});
