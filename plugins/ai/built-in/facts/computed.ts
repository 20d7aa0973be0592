import type { Fact } from './fact.ts';

// What follows from a rule for every pair of numbers: parity and sign.

const parity = '(even|odd)';
const sign = '(positive|negative|minus|plus)';
const operation = '(plus|and|\\+|minus|-|times|x|\\*|multiplied by|divided by|over)';
const number = '(?: (?:numbers?|integers?))?';

/** "Is odd times odd always odd?", "is a negative times a positive negative?" */
export function computedIn(plain: string): Fact | undefined {
  return parityIn(plain) ?? signIn(plain);
}

function parityIn(plain: string): Fact | undefined {
  const match =
    new RegExp(`\\b${parity}${number} ${operation} (?:an? |another )?${parity}${number}\\b(.*)$`).exec(plain) ??
    swapped(
      new RegExp(
        `\\b(sum|product|difference) of (?:two|an?) ${parity}${number}(?: and (?:an? )?${parity}${number})?\\b(.*)$`,
      ).exec(plain),
    );
  const [, one, how = '', other, rest = ''] = match ?? [];
  if (!one || !other || /divided|over/.test(how)) return undefined;
  const isProduct = /times|x|\*|multiplied/.test(how);
  const isOdd = isProduct ? one === 'odd' && other === 'odd' : one !== other;
  const result = isOdd ? 'odd' : 'even';
  const asked = /\b(even|odd)\b/.exec(rest)?.[1];
  const name = isProduct ? 'times' : how === 'minus' || how === '-' ? 'minus' : 'plus';
  return {
    lesson: 'prime-factors',
    about: [],
    ...(asked && { holds: asked === result }),
    statement: `${one === 'odd' ? 'Odd' : 'Even'} ${name} ${other} is always ${result}. ${
      isProduct
        ? isOdd
          ? 'A product is even only when a factor 2 is in it, and an odd number has none.'
          : 'An even number has a factor 2, and it stays in the product.'
        : one === other
          ? one === 'odd'
            ? 'Each odd number has one left over beside its pairs, and the two left over make a pair.'
            : 'Pairs and pairs are pairs.'
          : 'The one that is left over beside the pairs stays alone.'
    }`,
    question: 'Try it with two such numbers of your own, and then draw them as pairs of dots. What do you see?',
  };
}

/** "the product of two odd numbers" in the order of "odd times odd". */
function swapped(match: RegExpExecArray | null): string[] | undefined {
  const [all = '', kind, one = '', other, rest = ''] = match ?? [];
  if (!kind) return undefined;
  return [all, one, kind === 'product' ? 'times' : kind === 'sum' ? 'plus' : 'minus', other ?? one, rest];
}

function signIn(plain: string): Fact | undefined {
  const match = new RegExp(
    `\\b${sign}${number} (times|multiplied by|divided by|x|\\*) (?:an? )?${sign}${number}\\b(.*)$`,
  ).exec(plain);
  const [, one = '', how = '', other = '', rest = ''] = match ?? [];
  if (!match) return undefined;
  const isNegative = (word: string) => /negative|minus/.test(word);
  // Why two negatives make a positive is told with its reason elsewhere.
  if (isNegative(one) && isNegative(other)) return undefined;
  const result = isNegative(one) === isNegative(other) ? 'positive' : 'negative';
  const asked = /\b(positive|negative|minus|plus)\b/.exec(rest)?.[1];
  return {
    lesson: 'negative-numbers',
    about: [],
    ...(asked && { holds: isNegative(asked) === (result === 'negative') }),
    statement: `Two different signs give minus, two equal ones plus, in products and quotients alike: so ${one} ${/divided/.test(how) ? 'divided by' : 'times'} ${other} is ${result}. Three debts of 5 are a debt of 15.`,
    question: 'What sign has a product of three negative numbers?',
  };
}
