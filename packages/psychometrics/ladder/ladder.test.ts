import { describe, expect, it } from 'vitest';
import { posterior } from '../scoring/posterior.ts';
import type { Difficulty, LadderState } from './ladder.ts';
import { climb, ladderConfidence, ladderStart } from './ladder.ts';
import { rungCandidates } from './rung-candidates.ts';

/** The ladder after answers such as '1101', all with the same confidence. */
function ladderAfter(answers: string, confidence = 0.9, from: LadderState = ladderStart): LadderState {
  return Array.from(answers).reduce((state, answer) => climb(state, { isCorrect: answer === '1', confidence }), from);
}
const at = (currentDifficulty: Difficulty): LadderState => ({ ...ladderStart, currentDifficulty });

describe('the ladder', () => {
  it('starts at 2', () => {
    expect(ladderStart.currentDifficulty).toBe(2);
  });

  it('goes up after two right answers in a row, even if the window has only those', () => {
    expect(ladderAfter('1').currentDifficulty).toBe(2);
    expect(ladderAfter('11')).toEqual({
      currentDifficulty: 3,
      performanceHistory: [1, 1],
      consecutiveCorrect: 0,
      consecutiveIncorrect: 0,
    });
  });

  it('waits for the average of the last three to exceed 0.75', () => {
    expect(ladderAfter('011').currentDifficulty).toBe(2);
    expect(ladderAfter('0111').currentDifficulty).toBe(3);
  });

  it('does not go up unless confidence exceeds 0.8', () => {
    expect(ladderAfter('1111', 0.8)).toMatchObject({ currentDifficulty: 2, consecutiveCorrect: 4 });
    expect(climb(ladderAfter('1111', 0.8), { isCorrect: true, confidence: 0.81 }).currentDifficulty).toBe(3);
  });

  it('goes down after two wrong answers in a row when the average is below 0.33, whatever the confidence', () => {
    expect(ladderAfter('00', 1)).toMatchObject({ currentDifficulty: 1, consecutiveIncorrect: 0 });
    expect(ladderAfter('100', 0)).toMatchObject({ currentDifficulty: 2, consecutiveIncorrect: 2 });
    expect(ladderAfter('1000', 0).currentDifficulty).toBe(1);
  });

  it('begins a new streak after a move', () => {
    expect(ladderAfter('111')).toMatchObject({ currentDifficulty: 3, consecutiveCorrect: 1 });
    expect(ladderAfter('1111').currentDifficulty).toBe(4);
  });

  it('holds at 1 and 5', () => {
    expect(ladderAfter('11', 0.9, at(5))).toMatchObject({ currentDifficulty: 5, consecutiveCorrect: 2 });
    expect(ladderAfter('00', 0.9, at(1))).toMatchObject({ currentDifficulty: 1, consecutiveIncorrect: 2 });
  });

  it('remembers the last ten answers', () => {
    expect(ladderAfter('010101010101011').performanceHistory).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 1]);
  });

  it('does not modify the given state', () => {
    const state = Object.freeze({ ...ladderStart, performanceHistory: Object.freeze([1, 1] as const) });
    climb(state, { isCorrect: true, confidence: 1 });
    expect(state.performanceHistory).toEqual([1, 1]);
    expect(() => climb(state, { isCorrect: true, confidence: Number.NaN })).toThrow(RangeError);
  });
});

describe('the ladder’s confidence', () => {
  const bounds = [-1.2, -0.4, 0.4, 1.2];

  it('is the mass above the next rung’s lower bound, and for rung 5 above its own', () => {
    const belief = { theta: 0.4, se: 0.5 };
    expect(ladderConfidence(belief, 1, bounds)).toBeCloseTo(0.999313, 6);
    expect(ladderConfidence(belief, 2, bounds)).toBeCloseTo(0.945201, 6);
    expect(ladderConfidence(belief, 3, bounds)).toBeCloseTo(0.5, 6);
    expect(ladderConfidence(belief, 4, bounds)).toBeCloseTo(0.054799, 6);
    expect(ladderConfidence(belief, 5, bounds)).toBe(ladderConfidence(belief, 4, bounds));
    expect(ladderConfidence(posterior([], []), 2, bounds)).toBeCloseTo(0.655422, 6);
  });

  it('refuses another number of rungs', () => {
    expect(() => ladderConfidence({ theta: 0, se: 1 }, 2, [0])).toThrow(RangeError);
    expect(() => ladderConfidence({ theta: 0, se: 1 }, 0 as Difficulty, bounds)).toThrow(RangeError);
  });
});

describe('the candidates of a rung', () => {
  const rungs = [1, 1, 2, 4, 4, 5];

  it('are its available items', () => {
    expect([...rungCandidates(rungs, 4, Uint8Array.of(1, 1, 1, 0, 1, 1))]).toEqual([0, 0, 0, 0, 1, 0]);
  });

  it('are those of the nearest rung if it has none, preferring the lower of two', () => {
    expect([...rungCandidates(rungs, 3, Uint8Array.of(1, 1, 1, 1, 1, 1))]).toEqual([0, 0, 1, 0, 0, 0]);
    expect([...rungCandidates(rungs, 3, Uint8Array.of(1, 1, 0, 1, 1, 1))]).toEqual([0, 0, 0, 1, 1, 0]);
    expect([...rungCandidates(rungs, 3, Uint8Array.of(1, 1, 0, 0, 0, 1))]).toEqual([1, 1, 0, 0, 0, 0]);
    expect([...rungCandidates(rungs, 3, new Uint8Array(6))]).toEqual([0, 0, 0, 0, 0, 0]);
    expect(() => rungCandidates(rungs, 3, new Uint8Array(5))).toThrow(RangeError);
  });
});
