import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { altOf, answerOf, itemsOf, ordersOf, otherOptionsOf, tableOf } from '../examiner.ts';

describe('what-follows questions', () => {
  it('have the answers that were determined by hand', () => {
    expect(itemsOf('what-follows').map(answerOf)).toEqual([
      'Sana’s parcel is insured.',
      'Today’s lesson is held indoors.',
      'The pump is not running.',
      'It may or may not be closed for a holiday.',
      'Marek may or may not be let in through gate B.',
      'Isamu is a trained diver.',
      'The wind was too strong last night.',
      'The alarm is not armed.',
      'Whether Chipo has a place and whether Lars passed is open.',
      'Filter 1 is clean and filter 2 is dirty.',
    ]);
  });
});

describe('all-some-none questions', () => {
  // Patterns of the three groups of each text.
  const groups = [
    [/rowing club/, /good swimmers/, /badge/],
    [/night trains/, /dining car/, /Oslo/],
    [/first-year students/, /library assistants/, /House 4/],
    [/spiders/, /spin webs/, /hunt at night/],
    [/nurses/, /Arabic/, /early shift/],
    [/prize/, /novel/, /jury/],
    [/electric/, /hospital/, /Lima/],
    [/volunteers/, /drivers/, /weekends/],
    [/protected/, /valley/, /medicine/],
  ];
  type World = boolean[][];
  const claimIn = (sentence: string, terms: RegExp[]) => {
    const found = terms.map((term, i) => ({ i, at: sentence.search(term) })).filter(({ at }) => at >= 0);
    const [subject, object] = found.sort((one, other) => one.at - other.at).map(({ i }) => i);
    const isNegative = / not /.test(sentence);
    return (world: World) => {
      const members = world.filter((person) => person[subject ?? 0]);
      const inside = members.filter((person) => person[object ?? 0]).length;
      if (sentence.startsWith('All')) return inside === members.length;
      if (sentence.startsWith('No')) return inside === 0;
      return isNegative ? inside < members.length : inside > 0;
    };
  };

  it('hold or fail as they should in thousands of generated worlds', () => {
    itemsOf('all-some-none').forEach((item, variant) => {
      const random = seededRandom(`worlds ${variant}`);
      const terms = groups[variant] ?? [];
      const premises = item.stem
        .split('. ')
        .slice(0, 2)
        .map((sentence) => claimIn(`${sentence}.`, terms));
      const worlds: World[] = [];
      for (let tries = 0; tries < 40_000 && worlds.length < 1500; tries++) {
        const world = Array.from({ length: 1 + Math.floor(random() * 5) }, () => [0, 1, 2].map(() => random() < 0.5));
        const nobodyMissing = [0, 1, 2].every((group) => world.some((person) => person[group]));
        if (nobodyMissing && premises.every((premise) => premise(world))) worlds.push(world);
      }
      expect(worlds.length, item.id).toBeGreaterThan(100);
      const alwaysTrue = item.options.filter(
        (option) => !option.startsWith('None of') && worlds.every(claimIn(option, terms)),
      );
      expect(alwaysTrue, item.id).toEqual(answerOf(item).startsWith('None of') ? [] : [answerOf(item)]);
    });
  });
});

describe('which-to-check questions', () => {
  // For each collection, the visible sides behind which a breach could be, determined by hand.
  const suspects = [
    ['Tower', '128 cm'],
    ['River', 'Warm'],
    ['Age 71', 'Age 66', 'No'],
    ['Glass', 'Blue'],
    ['Sailed', 'No nurse'],
    ['K', '4'],
  ];

  it('name exactly the records that could break the rule', () => {
    itemsOf('which-to-check').forEach((item, variant) => {
      const numbers = [...altOf(item).matchAll(/Number (\d): ([^.]+)\./g)]
        .filter(([, , text = '']) => suspects[variant]?.includes(text))
        .map(([, number]) => number);
      expect(answerOf(item).match(/\d/g), item.id).toEqual(numbers);
    });
  });
});

describe('who-has-what questions', () => {
  it('follow from the clues in the text', () => {
    for (const item of itemsOf('who-has-what')) {
      const question = item.stem.split('. ').at(-1) ?? '';
      const people =
        item.options.length === 4 && item.stem.includes('Five doctors')
          ? ['Dr Abe', 'Dr Bell', 'Dr Cruz', 'Dr Diaz', 'Dr Ekström']
          : [...item.options];
      const lists = [
        ['drums', 'flute', 'harp', 'violin'],
        ['ants', 'bats', 'crabs', 'deer'],
        ['cat', 'dog', 'parrot', 'snake'],
        ['Bern', 'Kyoto', 'Lagos', 'Quito'],
        ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].slice(0, people.length),
      ];
      const things = lists.find((list) => list.some((thing) => question.includes(thing))) ?? [];
      const named = (text: string, list: string[]) =>
        list.filter((word) => text.includes(word)).sort((one, other) => text.indexOf(one) - text.indexOf(other));
      // Every clue becomes a check on who has what.
      const clues = item.stem
        .split('. ')
        .filter((sentence) => /^(Either|Neither|If)|neither|not /.test(sentence) && !sentence.includes('?'));
      const keeps = (has: Map<string, string>) =>
        clues.every((clue) => {
          const single = (part: string): boolean => {
            const who = named(part, people);
            const what = named(part, things);
            if (part.startsWith('Either')) return who.some((person) => has.get(person) === what[0]);
            if (part.startsWith('Neither')) return who.every((person) => has.get(person) !== what[0]);
            if (part.includes('neither')) return what.every((thing) => has.get(who[0] ?? '') !== thing);
            return (has.get(who[0] ?? '') === what[0]) !== / not /.test(part);
          };
          const [condition = '', consequence = ''] = clue.split(', then ');
          return clue.startsWith('If') ? !single(condition.slice(3)) || single(consequence) : single(clue);
        });
      const solutions = ordersOf(things)
        .map((order) => new Map(people.map((person, i) => [person, order[i] ?? ''])))
        .filter(keeps);
      expect(solutions.length, item.id).toBe(1);
      const [asked = ''] = named(question, things);
      const [owner] = [...(solutions[0] ?? [])].find(([, thing]) => thing === asked) ?? [];
      expect(owner, item.id).toBe(answerOf(item));
    }
  });
});

describe('round-table questions', () => {
  it('agree with going round the table', () => {
    for (const item of itemsOf('round-table')) {
      const count = Number(/with (\d) seats/.exec(altOf(item))?.[1]);
      const sentences = item.stem.split('. ');
      const words = new Set(
        item.stem.match(/\b[A-Z][a-z]+\b/g)?.filter((word) => !['Five', 'Six', 'Going', 'Who'].includes(word)),
      );
      const people = [...words];
      const first = /(\w+) sits on seat 1/.exec(item.stem)?.[1] ?? '';
      const gap = (seats: string[], one: string, other: string) => {
        let steps = 0;
        for (let i = seats.indexOf(one); seats[i % count] !== other; i++) steps++;
        return steps;
      };
      const keeps = (seats: string[]) =>
        seats[0] === first &&
        sentences.slice(2, -1).every((sentence) => {
          const [one = '', other = '', third = ''] =
            sentence.match(/\b[A-Z][a-z]+\b/g)?.filter((word) => words.has(word)) ?? [];
          const near = (a: string, b: string) => gap(seats, a, b) === 1 || gap(seats, b, a) === 1;
          if (sentence.includes('opposite')) return gap(seats, one, other) === gap(seats, other, one);
          if (sentence.startsWith('Going clockwise')) return gap(seats, other, one) === 1;
          if (sentence.includes('between')) return near(one, other) && near(one, third);
          return !near(one, other);
        });
      const solutions = people.length === count ? ordersOf(people).filter(keeps) : [];
      const seat = Number(/seat (\d)\?/.exec(item.stem)?.[1]);
      expect(
        solutions.map((seats) => seats[seat - 1]),
        item.id,
      ).toEqual([answerOf(item)]);
    }
  });
});

describe('true-and-false questions', () => {
  it('leave one possibility when the statements are counted', () => {
    for (const item of itemsOf('true-and-false-labels')) {
      const rows = tableOf(item);
      const names = rows.map(([name = '']) => name);
      const wanted = item.stem.includes('is false') ? names.length - 1 : item.stem.includes('exactly two') ? 2 : 1;
      const fitting = names.filter((name) => {
        const trueOnes = rows.filter(([, statement = '']) => {
          const isNamed = statement.toLowerCase().includes(name.toLowerCase());
          return / not /.test(statement) ? !isNamed : isNamed;
        });
        return trueOnes.length === wanted;
      });
      expect(fitting, item.id).toEqual([answerOf(item)]);
    }
  });
});

describe('questions about arguments', () => {
  it('offer answers of similar length', () => {
    for (const item of [...itemsOf('support-and-doubt'), ...itemsOf('shape-of-an-argument')]) {
      const lengths = otherOptionsOf(item).map(({ length }) => length);
      expect(answerOf(item).length, item.id).toBeLessThan(1.4 * Math.max(...lengths));
      expect(answerOf(item).length, item.id).toBeGreaterThan(0.6 * Math.min(...lengths));
    }
  });
});
