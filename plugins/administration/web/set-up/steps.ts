import type { SetUpStep } from '../../contract.ts';

/** A step that needs nothing more: its check passed, or it was left out. */
export const isDone = ({ state }: Pick<SetUpStep, 'state'>) => state === 'passed' || state === 'left-out';

/** The set-up with this step open. */
export const stepAddress = ({ id }: Pick<SetUpStep, 'id'>) => `/set-up?step=${encodeURIComponent(id)}`;
