import type { OpenItem } from '../../item-bank/items/services.ts';
import { dataAndLogicOpenItems } from './open/data-and-logic.ts';
import { functionsAndGeometryOpenItems } from './open/functions-and-geometry.ts';
import { furtherOpenItems } from './open/further.ts';
import { numberAndAlgebraOpenItems } from './open/number-and-algebra.ts';

/** Questions answered in the learner's own words. */
export const openItems: OpenItem[] = [
  ...numberAndAlgebraOpenItems,
  ...functionsAndGeometryOpenItems,
  ...dataAndLogicOpenItems,
  ...furtherOpenItems,
];
