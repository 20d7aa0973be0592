import { describe, expect, it } from 'vitest';
import { checkItem, practiceItemsOf } from '../../../item-bank/items/testing.ts';
import { answerOf, numbersIn, otherOptionsOf } from '../examiner.ts';
import { appliedReasoningModels } from '../index.ts';
import { planAndDataSolvers } from './plans-and-data.testing.ts';
import { reasonAndPatternSolvers } from './reasons-and-patterns.testing.ts';
import type { Solver } from './solver.testing.ts';

const solvers: Record<string, readonly [Solver, Solver]> = { ...planAndDataSolvers, ...reasonAndPatternSolvers };
const withTasks = appliedReasoningModels.filter(({ practice }) => practice);

describe('the keys of practice tasks, recomputed from the text', () => {
  it.each(withTasks.map((model) => [model.id, model] as const))('%s', (id, model) => {
    const pair = solvers[id.replace('applied_reasoning.', '')];
    if (!pair) throw new Error(`${id} has no solvers`);
    const items = practiceItemsOf(model);
    expect(items.length).toBe(10);
    expect(items.flatMap((item) => checkItem(item).problems)).toEqual([]);
    expect(new Set(items.map(({ parameters }) => parameters.b)).size).toBe(2);
    for (const item of items) {
      const solved = pair[Number(item.id.slice(-4)) % 2 === 0 ? 0 : 1](item);
      const holds = (option: string) => {
        if (typeof solved === 'function') return solved(option);
        return typeof solved === 'string' ? option === solved : Math.abs((numbersIn(option)[0] ?? -1) - solved) < 1e-6;
      };
      expect(holds(answerOf(item)), `${item.id}: ${item.stem} ${answerOf(item)}`).toBe(true);
      expect(otherOptionsOf(item).filter(holds), item.id).toEqual([]);
    }
  });
});
