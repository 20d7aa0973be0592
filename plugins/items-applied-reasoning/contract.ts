import { defineContract } from '../../core/contract/index.ts';

export const itemsAppliedReasoning = defineContract({
  id: 'items-applied-reasoning',
  title: 'Items: Applied Reasoning',
  summary: 'Questions about plans, decisions, data, evidence and patterns for assessments and practice',
});
