// For tests of item packs.

export { gradeByRubric } from '../measurement/grading/rubric/grade-by-rubric.ts';
export { checkItem } from './check.ts';
export { optionRules } from './option-rules.ts';
export { practiceItemsOf, textOf } from './pools.ts';
