import { describe, expect, it } from 'vitest';
import {
  altOf,
  answerOf,
  itemsOf,
  minutes,
  numberIn,
  numbersIn,
  ordersOf,
  otherOptionsOf,
  tableOf,
  tablesOf,
} from '../examiner.ts';

describe('timetable questions', () => {
  // Read from the stems: minutes to change, minutes at the end, minutes before the first service can be boarded
  const demands = [
    { asks: 'earliest', change: 0, walk: 6, before: 0 },
    { asks: 'latest', change: 0, walk: 8, before: 0 },
    { asks: 'earliest', change: 11, walk: 4, before: 0 },
    { asks: 'latest', change: 8, walk: 12, before: 0 },
    { asks: 'latest', change: 7, walk: 14, before: 0 },
    { asks: 'earliest', change: 16, walk: 9, before: 10 },
  ];
  const board = (table: string[][], from: number) => {
    // Waits minute by minute for the next departure.
    for (let now = from; now < 24 * 60; now++) {
      const row = table.find(([leaves = '']) => minutes(leaves) === now);
      if (row) return minutes(row[1] ?? '');
    }
    return Number.POSITIVE_INFINITY;
  };

  it('have the answer of a minute-by-minute simulation', () => {
    itemsOf('timetable-connection').forEach((item, variant) => {
      const { asks, change, walk, before } = demands[variant] ?? { asks: '', change: 0, walk: 0, before: 0 };
      const [first = [], second] = tablesOf(item);
      const arrive = (from: number) => {
        const arrival = board(first, from);
        return (second ? board(second, arrival + change) : arrival) + walk;
      };
      const given = minutes(/\d\d:\d\d/.exec(item.stem)?.[0] ?? '');
      if (asks === 'earliest') {
        expect(minutes(answerOf(item)), item.id).toBe(arrive(given + before));
      } else {
        const inTime = first.map(([leaves = '']) => minutes(leaves)).filter((leaves) => arrive(leaves) <= given);
        expect(minutes(answerOf(item)), item.id).toBe(Math.max(...inTime));
      }
    });
  });
});

describe('common-slot questions', () => {
  it('have the only start at which everyone is free', () => {
    for (const item of itemsOf('common-slot')) {
      const [opening = '', ...rows] = altOf(item).replace(/\.$/, '').split('. ');
      const [from = 0, to = 0] = (opening.match(/\d\d:\d\d/g) ?? []).map(minutes);
      const takes = Number(/(\d+)[ -]minute|takes (\d+)/.exec(item.stem)?.slice(1).find(Boolean));
      const margin = (row: string) =>
        item.stem.includes('30 minutes') && !item.stem.includes('30-minute') && /^(Kitchen|Ravi)/.test(row) ? 30 : 0;
      const isBusy = (row: string, minute: number) => {
        const times = (row.match(/\d\d:\d\d/g) ?? []).map(minutes);
        return times.some(
          (begin, i) => i % 2 === 0 && minute >= begin - margin(row) && minute < (times[i + 1] ?? 0) + margin(row),
        );
      };
      const works = (start: number) => {
        for (let minute = start; minute < start + takes; minute++)
          if (rows.some((row) => isBusy(row, minute))) return false;
        return start + takes <= to;
      };
      const starts: number[] = [];
      for (let start = from; start < to; start++) if (works(start)) starts.push(start);
      const best = item.stem.includes('earliest') ? starts[0] : starts.at(-1);
      expect(minutes(answerOf(item)), item.id).toBe(best);
    }
  });
});

describe('order questions', () => {
  type Check = (order: string[]) => boolean;
  const checksIn = (stem: string): Check[] => {
    const place = (order: string[], name: string) => order.indexOf(name);
    return stem.split('. ').flatMap((sentence): Check[] => {
      const text = sentence.replace(/\.$/, '');
      let m = /^(.+) comes directly before (.+)$/.exec(text);
      if (m) return [(o) => place(o, m?.[2] ?? '') - place(o, m?.[1] ?? '') === 1];
      m = /^(.+) comes before (.+)$/.exec(text);
      if (m) return [(o) => place(o, m?.[1] ?? '') < place(o, m?.[2] ?? '')];
      m = /^(.+) is not (first|last)$/.exec(text);
      if (m) return [(o) => (m?.[2] === 'first' ? o[0] : o.at(-1)) !== m?.[1]];
      m = /^(.+) and (.+) do not come directly after one another$/.exec(text);
      if (m) return [(o) => Math.abs(place(o, m?.[1] ?? '') - place(o, m?.[2] ?? '')) !== 1];
      m = /^(.+) and (.+) come directly after one another, in either order$/.exec(text);
      return m ? [(o) => Math.abs(place(o, m?.[1] ?? '') - place(o, m?.[2] ?? '')) === 1] : [];
    });
  };

  it('have exactly one option that the rules in the text allow', () => {
    for (const item of itemsOf('order-with-rules')) {
      const things = (/: ([^.]+?)\. /.exec(item.stem)?.[1] ?? '').split(/, | and /);
      const checks = checksIn(item.stem);
      const fitting = ordersOf(things).filter((order) => checks.every((check) => check(order)));
      expect(checks.length, item.id).toBeGreaterThan(1);
      if (item.stem.includes('How many')) {
        expect(Number(answerOf(item)), item.id).toBe(fitting.length);
      } else if (item.stem.includes('Which order')) {
        const keeps = (option: string) => checks.every((check) => check(option.split(', ')));
        expect(item.options.filter(keeps), item.id).toEqual([answerOf(item)]);
      } else {
        const place = ['first', 'second', 'third', 'fourth', 'fifth'].findIndex((word) =>
          item.stem.endsWith(`${word}?`),
        );
        expect(new Set(fitting.map((order) => order[place])), item.id).toEqual(new Set([answerOf(item)]));
      }
    }
  });
});

interface Task {
  takes: number;
  after: string[];
}

/** Runs a plan day by day. Every task that can begin does; a task may be delayed or take longer. */
function finishOf(tasks: Map<string, Task>, hold: { task: string; days: number } = { task: '', days: 0 }): number {
  const left = new Map([...tasks].map(([name, { takes }]) => [name, takes]));
  let held = hold.days;
  let day = 0;
  while ([...left.values()].some((rest) => rest > 0)) {
    const ready = [...tasks].filter(
      ([name, { after }]) => (left.get(name) ?? 0) > 0 && after.every((other) => left.get(other) === 0),
    );
    for (const [name] of ready) {
      if (name === hold.task && held > 0) held--;
      else left.set(name, (left.get(name) ?? 0) - 1);
    }
    day++;
  }
  return day;
}

function tasksOf(item: Parameters<typeof altOf>[0]): Map<string, Task> {
  const letters = (text: string) => text.match(/\b[A-G]\b/g) ?? [];
  if (altOf(item)) {
    const found = altOf(item).matchAll(/([A-G]) takes (\d+) and waits for ([^.]+)\./g);
    return new Map(
      [...found].map(([, name = '', takes = '', after = '']) => [
        name,
        { takes: Number(takes), after: letters(after) },
      ]),
    );
  }
  return new Map(
    tableOf(item).map(([name = '', , takes = '', after = '']) => [
      name,
      { takes: Number(takes), after: letters(after) },
    ]),
  );
}

describe('project questions', () => {
  it('have the duration of a day-by-day simulation', () => {
    for (const item of itemsOf('critical-path')) {
      expect(numberIn(answerOf(item)), item.id).toBe(finishOf(tasksOf(item)));
    }
  });

  it('have the delay or saving of the changed plan in a simulation', () => {
    for (const item of itemsOf('schedule-slack')) {
      const tasks = tasksOf(item);
      const planned = finishOf(tasks);
      const name = /(?:of task|Task|shorten task) ([A-G])\b/.exec(item.stem)?.[1] ?? '';
      const { takes, after } = tasks.get(name) ?? { takes: 0, after: [] };
      const change = /by (\d+)|takes (\d+) \w+ longer/.exec(item.stem);
      const by = Number(change?.[1] ?? change?.[2]);
      const asked = numberIn(answerOf(item));
      if (item.stem.includes('put off')) {
        expect(finishOf(tasks, { task: name, days: asked }), item.id).toBe(planned);
        expect(finishOf(tasks, { task: name, days: asked + 1 }), item.id).toBe(planned + 1);
      } else {
        const longer = item.stem.includes('longer');
        const changed = new Map(tasks).set(name, { takes: longer ? takes + by : takes - by, after });
        expect(Math.abs(finishOf(changed) - planned), item.id).toBe(asked);
      }
    }
  });

  it('distribute work in the shortest possible time', () => {
    for (const item of itemsOf('shared-machines')) {
      const times = tableOf(item).map(([, takes = '']) => Number(takes));
      const machines = /Three painters/.test(item.stem) ? 3 : 2;
      const pause = /for 10 minutes/.test(item.stem) ? 10 : /needs 1 hour/.test(item.stem) ? 1 : 0;
      // With a pause after every job, including the last, each machine has one more pause.
      const fits = (limit: number) => {
        let loads = [Array.from({ length: machines }, () => 0)];
        for (const time of times) {
          const next = loads.flatMap((load) =>
            load.map((_, m) => load.map((sum, i) => (i === m ? sum + time + pause : sum)).sort((a, b) => a - b)),
          );
          loads = [
            ...new Map(
              next.filter((load) => load.every((sum) => sum <= limit + pause)).map((load) => [load.join(), load]),
            ).values(),
          ];
        }
        return loads.length > 0;
      };
      const answer = numberIn(answerOf(item));
      expect(fits(answer), item.id).toBe(true);
      expect(fits(answer - 1), item.id).toBe(false);
      for (const other of otherOptionsOf(item)) expect(numbersIn(other)[0], item.id).not.toBe(answer);
    }
  });
});
