// What item packs check their items with.

export { gradeByRubric } from '../measurement/grading/rubric/grade-by-rubric.ts';
export { checkItem } from './check.ts';
export { textOf } from './pools.ts';
