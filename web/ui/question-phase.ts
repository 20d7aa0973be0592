import type { Block } from '../../core/contract/blocks.ts';

/** The phase of a stimulus to remember: not started, shown, hidden. */
export type Phase = 'ready' | 'showing' | 'hidden';

export interface Looking {
  /** How long it is shown; undefined without a stimulus. */
  readonly seconds: number | undefined;
  /** When it was first shown, in ms. */
  readonly startedAt: number | undefined;
  /** The learner hid it before the time was over. */
  readonly isOver: boolean;
}

/** The phase at `now`, in ms of the same clock. The time keeps running from the first display, also across reloads. */
export function phaseAt({ seconds, startedAt, isOver }: Looking, now: number): { phase: Phase; secondsLeft: number } {
  const hidden = { phase: 'hidden', secondsLeft: 0 } as const;
  if (seconds === undefined || isOver) return hidden;
  if (startedAt === undefined) return { phase: 'ready', secondsLeft: seconds };
  const left = startedAt + seconds * 1000 - now;
  // Setting back the clock gains no more than the full time.
  return left > 0 ? { phase: 'showing', secondsLeft: Math.min(seconds, Math.ceil(left / 1000)) } : hidden;
}

/** A leading text is the instruction, shown before the start; a text alone is the stimulus itself. */
export function instructionOf(blocks: readonly Block[]): { instruction: readonly Block[]; rest: readonly Block[] } {
  const isInstructed = blocks.length > 1 && blocks[0]?.kind === 'text';
  return isInstructed ? { instruction: blocks.slice(0, 1), rest: blocks.slice(1) } : { instruction: [], rest: blocks };
}
