import { at } from '../drafting.ts';

/** What is said of two kinds, by their indices. */
export interface Claim {
  form: 'all' | 'no' | 'some' | 'some-not';
  subject: number;
  object: number;
}

/**
 * A world says for each combination of kinds (a number with one bit for each kind) whether something of just these
 * kinds exists. Worlds are bit sets over combinations; so all of them can be gone through.
 */
export interface Worlds {
  kinds: number;
  /** True also asks that something of every kind exists. */
  isPopulated: boolean;
}

/** True if the claim holds in every world in which the premises hold. */
export function follows(claim: Claim, premises: readonly Claim[], { kinds, isPopulated }: Worlds): boolean {
  const tests = premises.map((premise) => testOf(premise, kinds));
  const conclusion = testOf(claim, kinds);
  const members = Array.from({ length: kinds }, (_, kind) => setOf(kinds, (combination) => has(combination, kind)));
  for (let world = 0; world < 2 ** (2 ** kinds); world++) {
    if (isPopulated && members.some((set) => (world & set) === 0)) continue;
    if (tests.every((test) => test(world)) && !conclusion(world)) return false;
  }
  return true;
}

/** All claims about pairs of the kinds. */
export function everyClaim(kinds: number): Claim[] {
  const forms = ['all', 'no', 'some', 'some-not'] as const;
  const each = Array.from({ length: kinds }, (_, kind) => kind);
  return each.flatMap((subject) =>
    each.filter((object) => object !== subject).flatMap((object) => forms.map((form) => ({ form, subject, object }))),
  );
}

export function says({ form, subject, object }: Claim, words: readonly string[]): string {
  const [one, other] = [at(words, subject), at(words, object)];
  switch (form) {
    case 'all':
      return `All ${one} are ${other}.`;
    case 'no':
      return `No ${one} are ${other}.`;
    case 'some':
      return `Some ${one} are ${other}.`;
    case 'some-not':
      return `Some ${one} are not ${other}.`;
  }
}

function testOf({ form, subject, object }: Claim, kinds: number): (world: number) => boolean {
  const both = setOf(kinds, (combination) => has(combination, subject) && has(combination, object));
  const only = setOf(kinds, (combination) => has(combination, subject) && !has(combination, object));
  switch (form) {
    case 'all':
      return (world) => (world & only) === 0;
    case 'no':
      return (world) => (world & both) === 0;
    case 'some':
      return (world) => (world & both) !== 0;
    case 'some-not':
      return (world) => (world & only) !== 0;
  }
}

function setOf(kinds: number, isIn: (combination: number) => boolean): number {
  return Array.from({ length: 2 ** kinds }, (_, combination) => combination)
    .filter(isIn)
    .reduce((set, combination) => set | (1 << combination), 0);
}

const has = (combination: number, kind: number) => (combination & (1 << kind)) !== 0;
