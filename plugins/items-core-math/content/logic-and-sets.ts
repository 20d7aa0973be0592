import { conditionals } from './logic-and-sets/conditionals.ts';
import { guarantees } from './logic-and-sets/guarantees.ts';
import { ordering } from './logic-and-sets/ordering.ts';
import { overlaps } from './logic-and-sets/overlaps.ts';
import { quantifiers } from './logic-and-sets/quantifiers.ts';
import { setOperations } from './logic-and-sets/set-operations.ts';
import { truthTellers } from './logic-and-sets/truth-tellers.ts';
import { twoGroups } from './logic-and-sets/two-groups.ts';

/** Sets, deduction, statements and strategies. */
export const logicAndSetsModels = [
  setOperations,
  ordering,
  twoGroups,
  conditionals,
  quantifiers,
  truthTellers,
  overlaps,
  guarantees,
];
