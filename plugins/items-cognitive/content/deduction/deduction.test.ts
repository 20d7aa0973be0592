import { describe, expect, it } from 'vitest';
import { answerOf, itemsOf, ordersOf, textOf, whichOf } from '../examiner.ts';

describe('invented kinds', () => {
  type Sentence = { form: string; one: string; other: string };
  const read = (text: string): Sentence => {
    const [, form = '', one = '', not = '', other = ''] = /^(All|No|Some) (\w+) are (not )?(\w+)\.$/.exec(text) ?? [];
    return { form: form + (not ? ' not' : ''), one, other };
  };
  /** A world is a list of things, each with the kinds it is of; up to three things are enough to break any of these sentences. */
  const holds = ({ form, one, other }: Sentence, world: readonly (readonly string[])[]) => {
    const ones = world.filter((thing) => thing.includes(one));
    if (form === 'All') return ones.every((thing) => thing.includes(other));
    if (form === 'No') return ones.every((thing) => !thing.includes(other));
    return ones.some((thing) => thing.includes(other) === (form === 'Some'));
  };

  it('have one conclusion that holds in every world of up to three things, or none', () => {
    for (const item of itemsOf('made-up-kinds')) {
      const premises = textOf(item).split('\n').map(read);
      const words = [...new Set(premises.flatMap(({ one, other }) => [one, other]))];
      const things = Array.from({ length: 2 ** words.length }, (_, set) => words.filter((_, bit) => set & (1 << bit)));
      const worlds = things
        .flatMap((a, i) => things.slice(i).flatMap((b, j) => things.slice(i + j).map((c) => [a, b, c])))
        .filter((world) => premises.every((premise) => holds(premise, world)));
      expect(worlds.length, item.id).toBeGreaterThan(0);
      const follows = (option: string) =>
        !option.startsWith('None') && worlds.every((world) => holds(read(option), world));
      const certain = whichOf(item.options, follows);
      expect(
        certain.length === 0 ? [item.options.findIndex((option) => option.startsWith('None'))] : certain,
        item.id,
      ).toEqual([item.key]);
    }
  });

  it('keep wrong options wrong even if every kind is assumed to exist', () => {
    for (const item of itemsOf('made-up-kinds')) {
      const premises = textOf(item).split('\n').map(read);
      const words = [...new Set(premises.flatMap(({ one, other }) => [one, other]))];
      const things = Array.from({ length: 2 ** words.length }, (_, set) => words.filter((_, bit) => set & (1 << bit)));
      // A world is a set of the kinds of things that occur in it.
      const sentences = item.options.filter((option) => !option.startsWith('None')).map(read);
      const never = sentences.map(() => true);
      for (let set = 0; set < 2 ** things.length; set++) {
        const world = things.filter((_, index) => set & (1 << index));
        if (!words.every((word) => world.some((thing) => thing.includes(word)))) continue;
        if (!premises.every((premise) => holds(premise, world))) continue;
        sentences.forEach((sentence, index) => {
          if (never[index] && !holds(sentence, world)) never[index] = false;
        });
      }
      const expected = sentences.map(
        (_, index) =>
          item.options[item.key]?.startsWith('None') !== true &&
          index === item.options.filter((option) => !option.startsWith('None')).indexOf(answerOf(item)),
      );
      expect(never, item.id).toEqual(expected);
    }
  });
});

describe('orderings', () => {
  const more = /^(\w+) is (older|taller|faster) than (\w+)\.$/;
  const less = /^(\w+) is (younger|shorter|slower) than (\w+)\.$/;
  const holds = (sentence: string, order: readonly string[]) => {
    const [, one = '', , other = ''] = more.exec(sentence) ?? [];
    const [, low = '', , high = ''] = less.exec(sentence) ?? [];
    return one ? order.indexOf(one) < order.indexOf(other) : order.indexOf(high) < order.indexOf(low);
  };

  it('have the same answer in all orders that fit', () => {
    for (const item of itemsOf('orderings')) {
      const [, list = ''] = /^([A-Z][\w, ]+?) (?:are|ran)/.exec(item.stem) ?? [];
      const people = list.split(/, | and /);
      const orders = ordersOf(people).filter((order) =>
        textOf(item)
          .split('\n')
          .every((sentence) => holds(sentence, order)),
      );
      expect(orders.length, item.id).toBeGreaterThan(0);
      const isLeast = /(youngest|shortest|slowest)\?$/.test(item.stem);
      const place = item.stem.includes('the second ') ? 1 : isLeast ? people.length - 1 : 0;
      const right = item.stem.includes('Which statement')
        ? (option: string) => orders.every((order) => holds(option, order))
        : (option: string) => orders.every((order) => order[place] === option);
      expect(whichOf(item.options, right), item.id).toEqual([item.key]);
    }
  });
});

describe('seats in a row', () => {
  const tests: [RegExp, (one: number, other: number, last: number) => boolean][] = [
    [/^(\w+) sits directly to the left of (\w+)\.$/, (one, other) => other - one === 1],
    [/^(\w+) and (\w+) sit next to each other\.$/, (one, other) => Math.abs(one - other) === 1],
    [/^(\w+) and (\w+) do not sit next to each other\.$/, (one, other) => Math.abs(one - other) > 1],
    [/^(\w+) sits somewhere to the left of (\w+)\.$/, (one, other) => one < other],
    [/^(\w+) sits at one of the two ends\.$/, (one, _, last) => one === 0 || one === last],
    [/^(\w+) does not sit at an end\.$/, (one, _, last) => one > 0 && one < last],
  ];

  it('allow one arrangement', () => {
    for (const item of itemsOf('seats-in-a-row')) {
      const [, list = ''] = /^([A-Z][\w, ]+?) sit in/.exec(item.stem) ?? [];
      const people = list.split(/, | and /);
      const fitting = ordersOf(people).filter((order) =>
        textOf(item)
          .split('\n')
          .every((sentence) => {
            const found = tests.find(([pattern]) => pattern.test(sentence));
            if (!found) throw new Error(`${item.id}: ${sentence}`);
            const [, one = '', other = ''] = found[0].exec(sentence) ?? [];
            return found[1](order.indexOf(one), order.indexOf(other), order.length - 1);
          }),
      );
      expect(fitting.length, item.id).toBe(1);
      expect(fitting[0]?.[Number(/seat (\d)/.exec(item.stem)?.[1]) - 1], item.id).toBe(answerOf(item));
    }
  });
});
