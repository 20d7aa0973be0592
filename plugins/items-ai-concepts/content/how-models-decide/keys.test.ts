import { describe, expect, test } from 'vitest';
import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { answerOf, figureOf, itemsOf, numberIn, numbersIn, only, shapesOf, sum, tableOf } from '../examiner.ts';

describe('decision trees', () => {
  /** Follows the tree of a description; `says` answers a question with yes or no. */
  const follow = (told: string, says: (question: string) => boolean): string => {
    const [, question = '', yes = '', no = ''] =
      /^“([^”]+)” If yes: (.+?); if no: ((?:ask \(.*\)|“[^”]+”))$/.exec(told) ?? split(told);
    if (question === '') return told.replaceAll(/[“”]/g, '');
    const next = says(question) ? yes : no;
    return follow(next.startsWith('ask (') ? next.slice(5, -1) : next, says);
  };
  /** The same for trees with questions in the yes-branch; counts brackets. */
  const split = (told: string): string[] => {
    const start = /^“([^”]+)” If yes: /.exec(told);
    if (!start) return [];
    let depth = 0;
    for (let at = start[0].length; at < told.length; at++) {
      if (told[at] === '(') depth += 1;
      if (told[at] === ')') depth -= 1;
      if (depth === 0 && told.startsWith('; if no: ', at))
        return ['', start[1] ?? '', told.slice(start[0].length, at), told.slice(at + 9)];
    }
    return [];
  };
  const told = (item: ChoiceItem) => {
    const text = figureOf(item).alt.replace('A decision tree. ', '');
    return (says: (question: string) => boolean) => {
      const parts = split(text);
      const [, question = '', yes = '', no = ''] = parts;
      const next = says(question) ? yes : no;
      return follow(next.startsWith('ask (') ? next.slice(5, -1) : next, says);
    };
  };
  /** Answers a question of the tree for a row of the table. */
  const byRow = (header: string[], row: string[]) => (question: string) => {
    const at = header.findIndex((name) => question.toLowerCase().startsWith(name.split(' (')[0]?.toLowerCase() ?? '?'));
    const cell = row[at] ?? '';
    return question.includes('≥') ? numberIn(cell) >= numberIn(question) : cell === 'yes';
  };

  test('traced cases end where the described tree leads', () => {
    const yes = [
      ['Strong pain?', '3 days or more?'],
      ['One of them late?'],
      ['Heat ≥ 30 °C?', 'Rain forecast?'],
      ['Weight ≥ 10 kg?', 'Length ≥ 60 cm?'],
      ['Way ≥ 10 km?', '3 children or more?'],
    ];
    for (const [at, item] of itemsOf('decision-tree').slice(0, 5).entries()) {
      expect(
        told(item)((question) => yes[at]?.includes(question) ?? false),
        item.id,
      ).toBe(answerOf(item));
    }
  });

  test('cases in tables end where the question says', () => {
    for (const item of itemsOf('decision-tree').filter(({ stem }) => stem.includes('in the table'))) {
      const leaf = /led to “([^”]+)”/.exec(item.stem)?.[1];
      const { header, rows } = tableOf(item);
      const led = rows.filter((row) => told(item)(byRow(header, row)) === leaf);
      expect(item.stem.includes('How many') ? String(led.length) : led.map(([name]) => name).join(), item.id).toBe(
        answerOf(item),
      );
    }
  });

  test('only the right one of the offered changes leads to the wanted end', () => {
    const after: Record<string, string[]> = {
      'She returns 2 books that are not late.': ['One of them late?'],
      'She returns only the late book.': ['4 books or more out?'],
      'She reserves the book first.': ['4 books or more out?', 'One of them late?', 'Book reserved?'],
      'She pays the fee for the late book.': ['4 books or more out?', 'One of them late?'],
      'The income falls to €29,000.': ['Way ≥ 10 km?'],
      'A third child is born.': ['Income ≥ €30,000?', '3 children or more?', 'Way ≥ 10 km?'],
      'The way grows to 20 km.': ['Income ≥ €30,000?', 'Way ≥ 10 km?'],
      'Ana takes a second instrument.': ['Income ≥ €30,000?', 'Way ≥ 10 km?'],
    };
    for (const item of itemsOf('decision-tree').filter(({ stem }) => stem.includes('single change'))) {
      const leaf = /lead to “([^”]+)”\?/.exec(item.stem)?.[1];
      const fitting = item.options.filter(
        (option) => told(item)((question) => after[option]?.includes(question) ?? false) === leaf,
      );
      expect(fitting, item.id).toEqual([answerOf(item)]);
    }
  });
});

describe('nearest neighbours', () => {
  test('votes are those of the nearest cases in the figure', () => {
    for (const item of itemsOf('nearest-neighbour').filter(({ stimulus }) => stimulus[0]?.kind === 'figure')) {
      const figure = figureOf(item);
      const label = (text: string, last = false) =>
        shapesOf(figure, 'label')
          .filter((one) => one.text === text)
          .at(last ? -1 : 0)?.at ?? [0, 0];
      // One step of each axis, from the ticks; the two axes have different lengths on the screen.
      const step = [(label('10')[0] - label('2')[0]) / 8, (label('2', true)[1] - label('10', true)[1]) / 8] as const;
      const fresh = label('?');
      const distance = ([x, y]: readonly [number, number]) =>
        Math.hypot((x - fresh[0]) / step[0], (y - (fresh[1] - 7)) / step[1]);
      const marks = [
        ...shapesOf(figure, 'circle').map(({ at }) => ({ circle: true, far: distance(at) })),
        ...shapesOf(figure, 'rectangle').map(({ at, width, height }) => ({
          circle: false,
          far: distance([at[0] + width / 2, at[1] + height / 2]),
        })),
      ].sort((one, other) => one.far - other.far);
      const circles = (k: number) => marks.slice(0, k).filter(({ circle }) => circle).length;
      const [one = '', other = ''] = [...item.stem.matchAll(/(?:stand for|squares for) “([^”]+)”/g)].map(
        ([, name]) => name,
      );
      const ks = numbersIn(item.stem);
      const expected =
        ks.length === 1
          ? `${one}: ${circles(ks[0] ?? 0)}, ${other}: ${(ks[0] ?? 0) - circles(ks[0] ?? 0)}`
          : ks.map((k) => `${k}: ${circles(k) > k / 2 ? one : other}`).join('; ');
      expect(answerOf(item), item.id).toBe(expected);
    }
  });

  test('the most similar row agrees with the distance defined in the text', () => {
    const scales: [number, number, number, number][] = [
      [60, 900, 1, 1],
      [50, 6000, 10, 2000],
      [20, 400, 5, 100],
    ];
    for (const [at, item] of itemsOf('nearest-neighbour').slice(7).entries()) {
      const [x = 0, y = 0, byX = 1, byY = 1] = scales[at] ?? [];
      const best = only(
        tableOf(item).rows,
        (row) => -(((numberIn(row[1] ?? '') - x) / byX) ** 2) - ((numberIn(row[2] ?? '') - y) / byY) ** 2,
      );
      expect(answerOf(item), item.id).toBe(best[0]);
    }
  });
});

describe('weighted scores', () => {
  const items = itemsOf('weighted-scores');
  const weights = (item: ChoiceItem) =>
    tableOf(item).rows.map(([name = '', points = '']) => ({
      name,
      points: numbersIn(points.replace('+', ''))[0] ?? 0,
    }));

  test('scores agree with adding points unit by unit', () => {
    const values = [
      [4, 6, 1],
      [3, 1, 1],
      [5, 10, 1, 1],
    ];
    for (const [at, item] of items.slice(0, 3).entries()) {
      const single = weights(item).flatMap(({ points }, row) =>
        Array.from({ length: values[at]?.[row] ?? 0 }, () => points),
      );
      expect(numbersIn(answerOf(item))[0], item.id).toBe(sum(single));
    }
  });

  test('the answer has the highest score', () => {
    for (const item of items.slice(3, 5)) {
      const points = weights(item).map((one) => one.points);
      const score = (row: string[]) => sum(row.slice(1).map((value, at) => Number(value) * (points[at] ?? 0)));
      expect(answerOf(item), item.id).toBe(only(tableOf(item, 1).rows, score)[0]);
    }
  });

  test('equations, programs and claims hold when tested', () => {
    const score = (years: number, references: number, fees: number, far: number) =>
      2 * years + 3 * references - 4 * fees - far;
    expect(score(4, 5, 1, 2)).toBe(17);
    expect(
      [score(4, 5, 0, 2), score(5, 5, 1, 2), score(4, 5, 1, 0), score(4, 4, 1, 2)].map((one) => one >= 20),
    ).toEqual([true, false, false, false]);
    expect(numberIn(answerOf(items[7] as ChoiceItem)) * 4 + 5 * 3 - 10).toBe(33);
    const total = [2 * 4, -3 * 1, 1 * 6].reduce((one, other) => one + other, -5);
    expect(answerOf(items[8] as ChoiceItem)).toBe(`${total > 5 ? 'accept' : 'reject'} ${total}`);
    const accepted = (a: number, b: number) => 3 * a + 2 * b >= 12;
    expect([accepted(0, 6), accepted(3, 0), accepted(4, 0)]).toEqual([true, false, true]);
  });
});

describe('clustering', () => {
  test('centres agree with carrying out the two steps', () => {
    for (const item of itemsOf('k-means-step')) {
      const [list = '', arrows = ''] = figureOf(item).alt.split('Arrows');
      const values = numbersIn(list.split('(')[0] ?? '');
      const [, low = 0, , high = 0] = numbersIn(arrows);
      let centres = [low, high];
      const assign = () =>
        centres.map((centre, at) =>
          values.filter((value) => Math.abs(value - centre) < Math.abs(value - (centres[1 - at] ?? 0))),
        );
      const step = () => {
        const groups = assign();
        expect(sum(groups.map((group) => group.length)), `${item.id}: no ties`).toBe(values.length);
        centres = groups.map((group) => sum(group) / group.length);
      };
      if (item.stem.includes('How many values')) {
        expect(Number(answerOf(item)), item.id).toBe(assign()[0]?.length);
        continue;
      }
      const rounds = item.stem.includes('done twice') ? 2 : item.stem.includes('nothing moves') ? 50 : 1;
      for (let round = 0; round < rounds; round++) step();
      expect(numbersIn(answerOf(item)), item.id).toEqual(centres.map((centre) => Math.round(centre * 100) / 100));
    }
  });
});

describe('game trees', () => {
  const leaves = (item: ChoiceItem) =>
    figureOf(item)
      .alt.split('After')
      .slice(1)
      .map((part) => numbersIn(part));

  test('moves and values agree with a negamax search', () => {
    for (const item of itemsOf('game-tree').filter(({ stem }) => !stem.includes('end positions'))) {
      const moves = leaves(item);
      const chance = item.stem.includes('fair draw');
      const worth = (replies: number[]) =>
        chance ? sum(replies) / replies.length : -Math.max(...replies.map((points) => -points));
      const best = only(moves, worth);
      const expected = item.stem.includes('How many points')
        ? String(worth(best))
        : `move ${'ABCD'[moves.indexOf(best)]}`;
      expect(answerOf(item), item.id).toBe(expected);
    }
  });

  test('pruned branches agree with alpha-beta search', () => {
    for (const item of itemsOf('game-tree').filter(({ stem }) => stem.includes('end positions'))) {
      const moves = leaves(item);
      let looked = 0;
      const lowest = (replies: number[], alpha: number): number => {
        let beta = Number.POSITIVE_INFINITY;
        for (const points of replies) {
          looked += 1;
          beta = Math.min(beta, points);
          if (beta <= alpha) return beta;
        }
        return beta;
      };
      moves.reduce((alpha, replies) => Math.max(alpha, lowest(replies, alpha)), Number.NEGATIVE_INFINITY);
      expect(Number(answerOf(item)), item.id).toBe(moves.flat().length - looked);
    }
  });
});

describe('splits of a tree', () => {
  const sides = (item: ChoiceItem) => tableOf(item).rows.map((row) => row.slice(-2).map(Number));

  test('errors, impurity and gain agree with counting single cases', () => {
    for (const item of itemsOf('best-split')) {
      const rows = sides(item);
      const members = (row: number[]) => row.flatMap((count, label) => Array.from({ length: count }, () => label));
      const minority = (row: number[]) => members(row).length - Math.max(...row);
      const unequal = (row: number[]) => {
        const all = members(row);
        return all.flatMap((one) => all.filter((other) => other !== one)).length / all.length ** 2;
      };
      const bits = (row: number[]) =>
        -sum(members(row).map((label) => Math.log((row[label] ?? 0) / members(row).length))) /
        (members(row).length * Math.LN2);
      const mean = (measure: (row: number[]) => number) =>
        sum(rows.map((row) => members(row).length * measure(row))) / sum(rows.map((row) => members(row).length));
      const given = answerOf(item);
      if (item.stem.includes('wrong?')) expect(Number(given), item.id).toBe(sum(rows.map(minority)));
      else if (item.stem.includes('fewest wrong')) {
        const names = [...new Set(tableOf(item).rows.map(([name]) => name))];
        const best = only([...names.keys()], (at) => -minority(rows[2 * at] ?? []) - minority(rows[2 * at + 1] ?? []));
        expect(given, item.id).toBe(names[best]);
      } else if (item.stem.includes('Gini')) expect(Number(given), item.id).toBeCloseTo(mean(unequal), 3);
      else if (item.stem.includes('highest entropy'))
        expect(given, item.id).toBe(tableOf(item).rows[only([...rows.keys()], (at) => bits(rows[at] ?? []))]?.[0]);
      else {
        const before = [0, 1].map((label) => sum(rows.map((row) => row[label] ?? 0)));
        expect(numberIn(given), item.id).toBeCloseTo(bits(before) - mean(bits), 2);
      }
    }
  });
});

describe('neural units', () => {
  const items = itemsOf('neural-unit');
  const relu = (value: number) => (value > 0 ? value : 0);

  test('outputs agree with the description of the figure', () => {
    for (const item of items.filter(({ stem }) => stem.includes('What does this unit put out'))) {
      const numbers = numbersIn(figureOf(item).alt);
      const bias = numbers.at(-1) ?? 0;
      const products = numbers
        .slice(0, -1)
        .flatMap((value, at) => (at % 2 === 0 ? [value * (numbers[at + 1] ?? 0)] : []));
      expect(numbersIn(answerOf(item))[0], item.id).toBe(relu(sum(products) + bias));
    }
    for (const item of items.filter(({ stem }) => stem.includes('What is the output'))) {
      const [x = 0, y = 0, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = numbersIn(
        figureOf(item).alt,
      );
      expect(numbersIn(answerOf(item))[0], item.id).toBe(g * relu(a * x + b * y + c) + h * relu(d * x + e * y + f) + i);
    }
  });

  test('the function of a step unit agrees with its four cases', () => {
    const meaning: Record<string, (x: number, y: number) => boolean> = {
      'Only when both inputs are 1': (x, y) => x + y === 2,
      'When at least one input is 1': (x, y) => x + y > 0,
      'Unless both inputs are 1': (x, y) => x + y < 2,
      'Only when both inputs are 0': (x, y) => x + y === 0,
      'When exactly one input is 1': (x, y) => x !== y,
      'Only when x is 1 and y is 0': (x, y) => x > y,
    };
    const four: [number, number][] = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ];
    for (const item of items.filter(({ stem }) => stem.includes('When does this unit'))) {
      const [wx = 0, wy = 0, bias = 0] = numbersIn(figureOf(item).alt);
      const fitting = item.options.filter((option) =>
        four.every(([x, y]) => meaning[option]?.(x, y) === wx * x + wy * y + bias >= 0),
      );
      expect(fitting, item.id).toEqual([answerOf(item)]);
    }
    const bias = items.find(({ stem }) => stem.includes('Which bias'));
    const fitting = bias?.options.filter((option) =>
      four.every(([x, y]) => (x + y === 2) === 2 * x + 3 * y + (numbersIn(option)[0] ?? 0) >= 0),
    );
    expect(fitting).toEqual([answerOf(bias as ChoiceItem)]);
  });
});

describe('gradient steps', () => {
  const items = itemsOf('gradient-step');
  const given = (at: number) => numbersIn(answerOf(items[at] as ChoiceItem))[0] ?? Number.NaN;

  test('steps agree with numerical slopes of the loss', () => {
    for (const [at, item] of items.slice(0, 3).entries()) {
      const target = Number(/\(w − (\d+)\)²/.exec(item.stem)?.[1]);
      const [rate = 0, start = 0] = numbersIn(item.stem.split('With rate')[1] ?? '');
      const loss = (w: number) => (w - target) ** 2;
      let w = start;
      for (let step = 0; step < (item.stem.includes('two steps') ? 2 : 1); step++)
        w -= (rate * (loss(w + 1e-5) - loss(w - 1e-5))) / 2e-5;
      expect(given(at), item.id).toBeCloseTo(w, 4);
    }
    let w = 6;
    for (const _turn of [1, 2, 3]) w = (w + 2) / 2;
    expect(given(5)).toBe(w);
    const squared = (weight: number) => (3 * weight - 10) ** 2;
    expect(given(7)).toBeCloseTo(3 * (2 - (0.01 * (squared(2 + 1e-5) - squared(2 - 1e-5))) / 2e-5), 4);
  });

  test('only one of the offered rates makes the weight diverge', () => {
    const away = items[6]?.options.filter((option) => {
      let weight = 4;
      for (let step = 0; step < 30; step++) weight -= numberIn(option) * 2 * (weight - 3);
      return Math.abs(weight - 3) > 1;
    });
    expect(away).toEqual([answerOf(items[6] as ChoiceItem)]);
  });

  test('descent on the drawn curve ends at the answer', () => {
    const points = shapesOf(figureOf(items[3] as ChoiceItem), 'polyline')[0]?.points.map(([, y]) => -y) ?? [];
    let at = 3;
    while ((points[at - 1] ?? Number.POSITIVE_INFINITY) < (points[at] ?? 0)) at -= 1;
    expect(answerOf(items[3] as ChoiceItem)).toContain(`near ${at + 1},`);
  });
});
