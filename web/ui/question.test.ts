import { describe, expect, it } from 'vitest';
import { instructionOf, phaseAt } from './question-phase.ts';

describe('material to remember', () => {
  const start = { seconds: 8, startedAt: undefined, isOver: false };

  it('waits for the learner to start', () => {
    expect(phaseAt(start, 1_000_000)).toEqual({ phase: 'ready', secondsLeft: 8 });
  });

  it('is shown for its time and then hidden', () => {
    expect(phaseAt({ ...start, startedAt: 1000 }, 1000)).toEqual({ phase: 'showing', secondsLeft: 8 });
    expect(phaseAt({ ...start, startedAt: 1000 }, 8900)).toEqual({ phase: 'showing', secondsLeft: 1 });
    expect(phaseAt({ ...start, startedAt: 1000 }, 9000)).toEqual({ phase: 'hidden', secondsLeft: 0 });
  });

  it('stays hidden once the learner has continued', () => {
    expect(phaseAt({ ...start, startedAt: 1000, isOver: true }, 2000).phase).toBe('hidden');
  });

  it('is never shown longer than its time, even if the clock is set back', () => {
    expect(phaseAt({ ...start, startedAt: 60_000 }, 1000).secondsLeft).toBe(8);
  });

  it('does not exist in other questions', () => {
    expect(phaseAt({ ...start, seconds: undefined }, 0).phase).toBe('hidden');
  });

  it('begins with an instruction if a text precedes other content', () => {
    const [text, more] = [
      { kind: 'text', text: 'Remember the letters.' },
      { kind: 'text', text: 'K T R' },
    ] as const;
    expect(instructionOf([text, more])).toEqual({ instruction: [text], rest: [more] });
    expect(instructionOf([more])).toEqual({ instruction: [], rest: [more] });
  });
});
