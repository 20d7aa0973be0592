import { describe, expect, it } from 'vitest';
import { instructionOf, phaseAt } from './question-phase.ts';

describe('what is to be remembered', () => {
  const looking = { seconds: 8, startedAt: undefined, isOver: false };

  it('waits for the learner to start', () => {
    expect(phaseAt(looking, 1_000_000)).toEqual({ phase: 'ready', secondsLeft: 8 });
  });

  it('is shown for its seconds and then hidden', () => {
    expect(phaseAt({ ...looking, startedAt: 1000 }, 1000)).toEqual({ phase: 'showing', secondsLeft: 8 });
    expect(phaseAt({ ...looking, startedAt: 1000 }, 8900)).toEqual({ phase: 'showing', secondsLeft: 1 });
    expect(phaseAt({ ...looking, startedAt: 1000 }, 9000)).toEqual({ phase: 'hidden', secondsLeft: 0 });
  });

  it('stays hidden once the learner has gone on', () => {
    expect(phaseAt({ ...looking, startedAt: 1000, isOver: true }, 2000).phase).toBe('hidden');
  });

  it('gives no more than its time when the clock was put back', () => {
    expect(phaseAt({ ...looking, startedAt: 60_000 }, 1000).secondsLeft).toBe(8);
  });

  it('is nothing in other questions', () => {
    expect(phaseAt({ ...looking, seconds: undefined }, 0).phase).toBe('hidden');
  });

  it('begins with the instruction, where a text stands before something else', () => {
    const [text, more] = [
      { kind: 'text', text: 'Remember the letters.' },
      { kind: 'text', text: 'K T R' },
    ] as const;
    expect(instructionOf([text, more])).toEqual({ instruction: [text], rest: [more] });
    expect(instructionOf([more])).toEqual({ instruction: [], rest: [more] });
  });
});
