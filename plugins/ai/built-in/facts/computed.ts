import type { Fact } from './fact.ts';

// Facts that follow from a rule: parity and sign.

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
          ? 'A product is even only if it has a factor 2, and odd numbers have none.'
          : 'An even number has a factor 2, and it stays in the product.'
        : one === other
          ? one === 'odd'
            ? 'If you split each odd number into pairs, one is left over, and the two that are left over make a pair.'
            : 'Both numbers consist of pairs, so together they consist of pairs, too.'
          : 'If you split both numbers into pairs, the odd one has one left over, and it stays alone.'
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
  // A fact of the lesson on negative numbers explains why two negatives make a positive.
  if (isNegative(one) && isNegative(other)) return undefined;
  const result = isNegative(one) === isNegative(other) ? 'positive' : 'negative';
  const asked = /\b(positive|negative|minus|plus)\b/.exec(rest)?.[1];
  return {
    lesson: 'negative-numbers',
    about: [],
    ...(asked && { holds: isNegative(asked) === (result === 'negative') }),
    statement: `Two different signs give minus and two equal signs give plus, in products and quotients alike, so ${one} ${/divided/.test(how) ? 'divided by' : 'times'} ${other} is ${result}. Three debts of 5 are a debt of 15.`,
    question: 'What sign does a product of three negative numbers have?',
  };
}
