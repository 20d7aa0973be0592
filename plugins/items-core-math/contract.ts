import { defineContract } from '../../core/contract/index.ts';

export const itemsCoreMath = defineContract({
  id: 'items-core-math',
  title: 'Items: Core Math & Logic',
  summary: 'Questions of mathematics and logic for assessments and practice',
});
