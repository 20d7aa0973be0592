import type { Block } from '../../core/contract/blocks.ts';

/** Where a question with something to remember stands: not begun, being looked at, hidden for good. */
export type Phase = 'ready' | 'showing' | 'hidden';

export interface Looking {
  /** How long it is shown; undefined where there is nothing to remember. */
  readonly seconds: number | undefined;
  /** When it was first shown, ms. */
  readonly startedAt: number | undefined;
  /** The learner went on before the time was over. */
  readonly isOver: boolean;
}

/** The time runs on from the first showing, whatever happens to the page. `now` is ms of the same clock. */
export function phaseAt({ seconds, startedAt, isOver }: Looking, now: number): { phase: Phase; secondsLeft: number } {
  const hidden = { phase: 'hidden', secondsLeft: 0 } as const;
  if (seconds === undefined || isOver) return hidden;
  if (startedAt === undefined) return { phase: 'ready', secondsLeft: seconds };
  const left = startedAt + seconds * 1000 - now;
  // A clock that was put back gives nobody more than the whole time.
  return left > 0 ? { phase: 'showing', secondsLeft: Math.min(seconds, Math.ceil(left / 1000)) } : hidden;
}

/** A text before something else is the instruction, told before the start; text alone is what is to be remembered. */
export function instructionOf(blocks: readonly Block[]): { instruction: readonly Block[]; rest: readonly Block[] } {
  const isInstructed = blocks.length > 1 && blocks[0]?.kind === 'text';
  return isInstructed ? { instruction: blocks.slice(0, 1), rest: blocks.slice(1) } : { instruction: [], rest: blocks };
}
