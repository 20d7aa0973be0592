// What item packs need to check their items.

export { gradeByRubric } from '../measurement/grading/rubric/grade-by-rubric.ts';
export { checkItem } from './check.ts';
export { textOf } from './pools.ts';
