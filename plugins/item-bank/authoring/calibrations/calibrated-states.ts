import type { ItemState } from '../../contract.ts';

/** States whose answers are used: a suspended item may have changed, so it neither links the scale nor gets parameters. */
export const calibratedStates: ItemState[] = ['operational', 'pretest'];
