import type { OpenItem } from '../../item-bank/items/services.ts';
import { dataAndLogicOpenItems } from './open/data-and-logic.ts';
import { functionsAndGeometryOpenItems } from './open/functions-and-geometry.ts';
import { numberAndAlgebraOpenItems } from './open/number-and-algebra.ts';
import { operationalDataAndLogic } from './open/operational-data-and-logic.ts';
import { operationalFunctionsAndGeometry } from './open/operational-functions-and-geometry.ts';
import { operationalNumberAndAlgebra } from './open/operational-number-and-algebra.ts';

/** Questions answered in the learner's own words. */
export const openItems: OpenItem[] = [
  ...numberAndAlgebraOpenItems,
  ...functionsAndGeometryOpenItems,
  ...dataAndLogicOpenItems,
  ...operationalNumberAndAlgebra,
  ...operationalFunctionsAndGeometry,
  ...operationalDataAndLogic,
];
