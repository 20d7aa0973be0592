import { defineContract } from '../../core/contract/index.ts';

export const rescoring = defineContract({
  id: 'rescoring',
  title: 'Rescoring',
  summary: 'Scores recorded results again by the present rules, and keeps the former figures',
  audit: {
    'result.rescored': '{who} had a result scored again by the present rules',
    'rescoring.finished': '{who} had all results scored again by the present rules',
  },
  personalData: [
    {
      table: 'former_results',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Figures of your results before they were scored again',
    },
    {
      table: 'runs',
      userColumn: 'started_by',
      onErase: 'anonymise',
      anonymise: ['started_by'],
      description: 'When you had results scored again',
    },
  ],
});
