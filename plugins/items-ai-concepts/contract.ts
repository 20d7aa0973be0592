import { defineContract } from '../../core/contract/index.ts';

export const itemsAiConcepts = defineContract({
  id: 'items-ai-concepts',
  title: 'Items: AI Concepts & Scenarios',
  summary: 'Questions about how AI learns, decides and fails for assessments and practice',
});
