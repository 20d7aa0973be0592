import { describe, expect, it } from 'vitest';
import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { checkItem, practiceItemsOf } from '../../../item-bank/items/testing.ts';
import { conceptModels } from './index.ts';

const numbersIn = (text: string) =>
  (text.replaceAll(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const n = ({ stem }: ChoiceItem) => numbersIn(stem);
const rowsOf = ({ stimulus }: ChoiceItem) => stimulus.flatMap((block) => (block.kind === 'table' ? block.rows : []));
const classesOf = (item: ChoiceItem) => rowsOf(item).map(([, name]) => name === 'X');

/** Works the answer out from what a learner reads. Tasks about the meaning of a text have none. */
const solvers: Record<string, readonly (undefined | ((item: ChoiceItem) => number | ((option: string) => boolean)))[]> =
  {
    'chance-findings': [
      (item) => {
        const [tests = 0, share = 0] = n(item);
        return (tests * share) / 100;
      },
    ],
    f1: [
      (item) => {
        const [precision = 1, recall = 1] = numbersIn(item.stem.replace('F1', ''));
        return 2 / (1 / precision + 1 / recall);
      },
    ],
    'linear-separability': [
      (item) => {
        const classes = classesOf(item);
        const wrong = classes.flatMap((_, border) =>
          [true, false].map((above) => classes.filter((isX, at) => isX !== (at >= border ? above : !above)).length),
        );
        return Math.min(...wrong);
      },
    ],
    'local-minima': [
      (item) => {
        const errors = rowsOf(item).map(([, error]) => Number(error));
        let at = (numbersIn(/begins at setting \d+/.exec(item.stem)?.[0] ?? '')[0] ?? 1) - 1;
        const error = (place: number) => errors[place] ?? Infinity;
        while (Math.min(error(at - 1), error(at + 1)) < error(at)) at += error(at - 1) < error(at + 1) ? -1 : 1;
        return at + 1;
      },
    ],
    'model-selection': [
      (item) => {
        const best = rowsOf(item).reduce((one, other) => (Number(other[2]) > Number(one[2]) ? other : one));
        return Number(best[3]);
      },
    ],
    surprise: [
      (item) => {
        const shares = [...(item.stem.split('. A probability')[0] ?? '').matchAll(/1\/(\d+)/g)].map(([, under]) =>
          Number(under),
        );
        return Math.log2(shares.reduce((product, under) => product * under, 1));
      },
    ],
    'computing-cost': [
      (item) => {
        const [words = 1, seconds = 0, more = 0] = n(item);
        return (seconds / words ** 2) * more ** 2;
      },
    ],
    'cosine-similarity': [
      (item) => {
        const [x = 0, y = 0] = n(item);
        const cosine = ([p = 0, q = 0]: readonly number[]) => (x * p + y * q) / (Math.hypot(x, y) * Math.hypot(p, q));
        const best = rowsOf(item).reduce((one, other) =>
          cosine(numbersIn(other[1] ?? '')) > cosine(numbersIn(one[1] ?? '')) ? other : one,
        );
        return (option) => option === best[0];
      },
    ],
    interactions: [
      (item) => {
        const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = rowsOf(item).map((row) => row.slice(1).flatMap(numbersIn));
        expect([a + b, a + c]).toEqual([c + d, b + d]);
        return (option) => option.startsWith('nothing one by one') && a !== b;
      },
    ],
    exploration: [
      undefined,
      (item) => {
        const [options = 2, share = 0, visits = 0] = n(item);
        return (share * visits) / 100 / (options - 1);
      },
    ],
  };
const textual = ['prompt-injection', 'contestability', 'goal-as-written', 'synthetic-media'];

describe('the keys of practice of single concepts, recomputed from the text', () => {
  it.each(conceptModels.map((model) => [model.id, model] as const))('%s', (id, model) => {
    const items = practiceItemsOf(model);
    const name = id.replace('ai_conceptual.practice-', '');
    expect(items.flatMap((item) => checkItem(item).problems)).toEqual([]);
    expect(items.length).toBeGreaterThanOrEqual(textual.includes(name) ? 2 : 4);
    if (textual.includes(name)) return;
    const tasks = solvers[name] ?? [];
    expect(tasks.length * 4).toBe(model.variants);
    for (const item of items) {
      const solve = tasks[Number(item.id.slice(-4)) % tasks.length];
      if (!solve) continue;
      const solved = solve(item);
      const holds = (option: string) =>
        typeof solved === 'function' ? solved(option) : Math.abs((numbersIn(option)[0] ?? -1) - solved) < 1e-6;
      expect(item.options.filter(holds), `${item.id}: ${item.stem}`).toEqual([item.options[item.key]]);
    }
  });
});
