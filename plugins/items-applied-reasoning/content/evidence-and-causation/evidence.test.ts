import { describe, expect, it } from 'vitest';
import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { answerOf, itemOf, itemsOf, numberIn, numbersIn, otherOptionsOf, tableOf } from '../examiner.ts';

describe('fair-test questions', () => {
  // The column asked about, not counting the row numbers.
  const about = [1, 2, 0, 2, 0, 3];

  it('name the only pair that differs in nothing else', () => {
    itemsOf('fair-test').forEach((item, variant) => {
      const rows = tableOf(item).map((row) => row.slice(1));
      const differs = (pair: string) => {
        const [one = 0, other = 0] = numbersIn(pair);
        return (rows[one - 1] ?? []).flatMap((value, column) => (value === rows[other - 1]?.[column] ? [] : [column]));
      };
      const fair = rows
        .flatMap((_, i) => rows.slice(i + 1).map((__, j) => `${i + 1} and ${i + j + 2}`))
        .filter((pair) => String(differs(pair)) === String(about[variant]));
      expect(fair, item.id).toEqual([answerOf(item)]);
    });
  });
});

describe('before-and-after questions', () => {
  it('subtract the development without the change', () => {
    for (const item of itemsOf('before-and-after')) {
      const [[before = 0, after = 0] = [], [otherBefore = 0, otherAfter = 0] = []] = tableOf(item).map((row) =>
        row.slice(1).map(Number),
      );
      const expected = item.stem.includes('same percentage')
        ? (before * otherAfter) / otherBefore
        : before + otherAfter - otherBefore;
      expect(numberIn(answerOf(item)), item.id).toBeCloseTo(Math.abs(after - expected));
      const prevented = item.stem.includes('prevented');
      expect(prevented ? expected > after : after > expected, item.id).toBe(true);
    }
  });
});

describe('two-causes questions', () => {
  it('state what all four comparisons in the table show', () => {
    for (const item of itemsOf('two-causes')) {
      const [[neither = 0, second = 0] = [], [first = 0, both = 0] = []] = tableOf(item).map((row) =>
        row.slice(1).map(Number),
      );
      const sign = (difference: number) => (Math.abs(difference) <= 2 ? '0' : difference > 0 ? '+' : '-');
      const signs = [first - neither, both - second, second - neither, both - first].map(sign).join('');
      const phrase = {
        '++00': 'makes no difference',
        '00++': 'makes no difference',
        '++++': 'and so does',
        '0+0+': 'only together with',
        '+0+0': 'having both adds nothing',
        '++--': 'lowers it',
      }[signs];
      expect(phrase, `${item.id} ${signs}`).toBeDefined();
      expect(answerOf(item), item.id).toContain(phrase);
      // Of the two statements about a single cause, the right one names the cause that works.
      const rowTitle = (tableOf(item)[1]?.[0] ?? '').split(' ').at(-1)?.toLowerCase() ?? '';
      if (signs === '++00')
        expect(answerOf(item).toLowerCase().indexOf(rowTitle), item.id).toBeLessThan(answerOf(item).indexOf('raises'));
      if (signs === '00++')
        expect(answerOf(item).toLowerCase().indexOf(rowTitle), item.id).toBeGreaterThan(
          answerOf(item).indexOf('raises'),
        );
    }
  });
});

describe('what-an-alarm-means questions', () => {
  interface Case {
    real: boolean;
    alarm: boolean;
  }
  const population = (all: number, real: number, hit: number, alarm: number): Case[] =>
    Array.from({ length: all }, (_, i) => {
      const isReal = i < real;
      const place = isReal ? i / real : (i - real) / (all - real);
      return { real: isReal, alarm: place < (isReal ? hit : alarm) / 100 - 1e-9 };
    });
  const share = (cases: Case[]) => Math.round((100 * cases.filter(({ real }) => real).length) / cases.length);
  const at = (variant: number) => itemOf('what-an-alarm-means', variant);
  const shown = (item: ChoiceItem) => numberIn(answerOf(item));

  it('agree with listing everyone with an alarm', () => {
    const [[, caught = 0] = [], [, wrongly = 0] = []] = tableOf(at(0)).map((row) => row.map(Number));
    expect(shown(at(0))).toBe((100 * wrongly) / (caught + wrongly));

    for (const variant of [1, 2]) {
      const [all = 0, rate = 0, per = 1, hit = 0, alarm = 0] = numbersIn(at(variant).stem);
      expect(shown(at(variant)), at(variant).id).toBe(
        share(population(all, (all * rate) / per, hit, alarm).filter((c) => c.alarm)),
      );
    }
    const [essays = 0, copied = 0, hit = 0, alarm = 0] = numbersIn(at(3).stem);
    expect(shown(at(3))).toBe(share(population(essays, (essays * copied) / 100, hit, alarm).filter((c) => c.alarm)));

    const [houses = 0, damp = 0, found = 0, mistaken = 0] = numbersIn(at(4).stem);
    expect(shown(at(4))).toBe(share(population(houses, damp, found, mistaken).filter((c) => !c.alarm)));
  });

  it('agree with testing two towns, and with testing twice', () => {
    const [hit = 0, alarm = 0, inAlm = 0, people = 0, inBree = 0] = numbersIn(at(5).stem);
    const meaning = (real: number) => share(population(people, real, hit, alarm).filter((c) => c.alarm));
    expect(answerOf(at(5))).toBe(`Yes: about ${meaning(inAlm)}% in Alm, about ${meaning(inBree)}% in Bree`);

    const [notes = 0, forged = 0, warns = 0, wrongly = 0] = numbersIn(at(6).stem);
    const once = population(notes, forged, warns, wrongly).filter((c) => c.alarm);
    const stillForged = once.filter(({ real }) => real).length;
    expect(shown(at(6))).toBe(share(population(once.length, stillForged, warns, wrongly).filter((c) => c.alarm)));
  });
});

describe('questions on samples, causes and chance', () => {
  it('offer answers of similar length', () => {
    for (const slug of ['who-was-asked', 'hidden-causes', 'chance-or-cause']) {
      for (const item of itemsOf(slug)) {
        const lengths = otherOptionsOf(item).map(({ length }) => length);
        expect(answerOf(item).length, item.id).toBeLessThan(1.35 * Math.max(...lengths));
        expect(answerOf(item).length, item.id).toBeGreaterThan(0.55 * Math.min(...lengths));
      }
    }
  });

  it('use figures that support the explanation', () => {
    // One course of 200 and nine of 11 or 12: about 30 by courses, well over 75 by students.
    const courses = [200, ...Array.from({ length: 9 }, (_, i) => (i < 1 ? 12 : 11))];
    const students = courses.flatMap((size) => Array.from({ length: size }, () => size));
    const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;
    expect(mean(courses)).toBeCloseTo(30, 0);
    expect(mean(students)).toBeGreaterThan(75);
    // Halving 1,024 receivers ten times leaves one.
    expect(1024 / 2 ** 10).toBe(1);
  });
});
