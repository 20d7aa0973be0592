import { describe, expect, it } from 'vitest';
import { altOf, answerOf, codeOf, itemOf, itemsOf, minutes, numberIn, numbersIn, tableOf } from '../examiner.ts';
import { runProgram } from './interpreter.ts';

describe('chart and rule-list questions', () => {
  it('have the results that were determined by hand', () => {
    expect(itemsOf('decision-chart').map(answerOf)).toEqual(['Bicycle', 'Turn it up', 'Room', 'Rest', 'Metals']);
    expect(itemsOf('first-matching-rule').map(answerOf)).toEqual([
      '€3',
      'train',
      'Office',
      'half grant',
      'rule C',
      'rule D',
    ]);
  });

  it('leave the loop as executing the chart does', () => {
    const charts: ((start: number) => number)[] = [
      (n) => {
        let x = n;
        do x += x;
        while (x <= 50);
        return x;
      },
      (n) => {
        let x = n;
        do x += 9;
        while (x <= 40);
        return x - 20;
      },
      (n) => {
        let [x, rounds] = [n, 0];
        for (let isDone = false; !isDone; rounds++) {
          x -= 7;
          isDone = x < 10;
        }
        return rounds;
      },
      (n) => {
        let [x, rounds] = [n, 0];
        while (x !== 2 || rounds === 0) {
          x = x % 2 === 0 ? x / 2 : x + 3;
          rounds++;
        }
        return rounds;
      },
    ];
    itemsOf('loop-chart').forEach((item, variant) => {
      expect(numberIn(answerOf(item)), item.id).toBe(charts[variant]?.(numbersIn(item.stem)[0] ?? 0));
    });
  });
});

describe('robot questions', () => {
  it('end where executing the lines with complex numbers leads', () => {
    for (const item of itemsOf('robot-on-a-grid')) {
      const [, square = 'A1', looks = 'up'] = /is on (\w\d) and looks (\w+)/.exec(altOf(item)) ?? [];
      // x to the right, y down. A quarter turn right multiplies (dx, dy) by i: (dx, dy) → (−dy, dx)
      let [x, y] = ['ABCDEF'.indexOf(square[0] ?? 'A'), Number(square[1]) - 1];
      let [dx, dy] = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] }[looks] as [number, number];
      const lines = codeOf(item)
        .split('\n')
        .map((text) => ({ depth: text.search(/\S/), text: text.trim() }));
      const run = (from: number, to: number): void => {
        for (let i = from; i < to; i++) {
          const { text = '', depth = 0 } = lines[i] ?? {};
          let end = i + 1;
          while (end < lines.length && (lines[end]?.depth ?? 0) > depth) end++;
          if (text.startsWith('forward')) [x, y] = [x + dx * numberIn(text), y + dy * numberIn(text)];
          if (text === 'right') [dx, dy] = [-dy, dx];
          if (text === 'left') [dx, dy] = [dy, -dx];
          if (text.startsWith('repeat')) {
            for (let round = 0; round < numberIn(text); round++) run(i + 1, end);
            i = end - 1;
          }
          expect(x >= 0 && x < 6 && y >= 0 && y < 6, item.id).toBe(true);
        }
      };
      run(0, lines.length);
      expect(answerOf(item), item.id).toBe(`${'ABCDEF'.charAt(x)}${y + 1}`);
    }
  });
});

describe('questions on states', () => {
  it('follow the signals through the figure or the table', () => {
    for (const item of itemsOf('states-and-signals')) {
      const changes = new Map<string, string>();
      for (const [, state = '', list = ''] of altOf(item).matchAll(/From (\w+): ([^.]+)\./g)) {
        for (const [, signal = '', next = ''] of list.matchAll(/(\w) leads to (\w+)/g))
          changes.set(`${state} ${signal}`, next);
      }
      for (const [state = '', ...nexts] of tableOf(item))
        for (const [s, next] of nexts.entries()) changes.set(`${state} ${'PQR'.charAt(s)}`, next);
      const start = /in the state “(\w+)”/.exec(item.stem)?.[1] ?? '';
      const path = (signals: string[]) =>
        signals.reduce<string[]>(
          (states, signal) => states.concat(changes.get(`${states.at(-1)} ${signal}`) ?? ''),
          [start],
        );
      const given = /signals ((?:[PQR], )+[PQR])/.exec(item.stem)?.[1]?.split(', ') ?? [];
      if (item.stem.includes('After which sequence')) {
        const goal = [...item.stem.matchAll(/“(\w+)”/g)].at(-1)?.[1];
        expect(
          item.options.filter((option) => path(option.split(' ')).at(-1) === goal),
          item.id,
        ).toEqual([answerOf(item)]);
      } else if (item.stem.includes('How many times')) {
        const counted = /into the state “(\w+)”/.exec(item.stem)?.[1];
        expect(numberIn(answerOf(item)), item.id).toBe(
          path(given)
            .slice(1)
            .filter((state) => state === counted).length,
        );
      } else {
        expect(path(given).at(-1), item.id).toBe(answerOf(item));
      }
    }
  });
});

describe('program questions', () => {
  it('agree with running the code', () => {
    for (const item of itemsOf('program-trace'))
      expect(runProgram(codeOf(item)), item.id).toEqual([Number(answerOf(item))]);
  });

  it('fail only for the input of the key', () => {
    const meant: ((input: number[]) => unknown)[] = [
      ([age = 0]) => (age > 5 && age < 66 ? 'pay' : 'free'),
      (input) => [...input].sort((one, other) => other - one)[0],
      (input) => [...input].sort((one, other) => other - one)[0],
      ([points = 0]) => (points > 79 ? 'A' : points > 59 ? 'B' : 'C'),
      (input) => input.slice(1).filter((n, i) => n > (input[i] ?? 0)).length,
      (input) => input.filter(Boolean),
    ];
    itemsOf('find-the-fault').forEach((item, variant) => {
      const wrong = item.options.filter((option) => {
        const input = (option.replaceAll('−', '-').match(/-?\d+/g) ?? []).map(Number);
        const [shown] = runProgram(codeOf(item), codeOf(item).includes('read list') ? [[...input]] : input);
        return JSON.stringify(shown) !== JSON.stringify(meant[variant]?.(input));
      });
      expect(wrong, item.id).toEqual([answerOf(item)]);
    });
  });
});

describe('waiting-line questions', () => {
  it('agree with a minute-by-minute simulation', () => {
    for (const item of itemsOf('waiting-line')) {
      const people = tableOf(item).map(([name = '', arrives = '', takes = '']) => ({
        name,
        arrives: minutes(arrives),
        left: Number(takes),
        began: -1,
        ended: -1,
      }));
      const places = /two (nurses|printers|officers)|has two printers/.test(item.stem) ? 2 : 1;
      let idle = 0;
      for (let now = people[0]?.arrives ?? 0; people.some(({ ended }) => ended < 0); now++) {
        const served = people.filter(({ began, ended }) => began >= 0 && ended < 0);
        for (const person of people) {
          if (served.length < places && person.began < 0 && person.arrives <= now) {
            person.began = now;
            served.push(person);
          }
        }
        if (served.length === 0) idle++;
        for (const person of served) if (--person.left === 0) person.ended = now + 1;
      }
      const last = people.at(-1);
      const answer = answerOf(item);
      if (item.stem.includes('idle')) expect(numberIn(answer), item.id).toBe(idle);
      else if (item.stem.includes('wait before'))
        expect(numberIn(answer), item.id).toBe((last?.began ?? 0) - (last?.arrives ?? 0));
      else expect(minutes(answer), item.id).toBe(last?.ended);
    }
  });

  it('have a line that forms', () => {
    expect(numberIn(answerOf(itemOf('waiting-line', 1)))).toBeGreaterThan(1);
  });
});
