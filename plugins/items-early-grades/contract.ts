import { defineContract } from '../../core/contract/index.ts';

export const itemsEarlyGrades = defineContract({
  id: 'items-early-grades',
  title: 'Items: grades 3 to 5',
  summary: 'Short questions with pictures for children in grades 3 to 5',
});
