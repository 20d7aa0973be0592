import { at } from '../drafts.ts';

/** What is said of two kinds, by their indices. */
export interface Claim {
  form: 'all' | 'no' | 'some' | 'some-not';
  subject: number;
  object: number;
}

/**
 * A world says for each combination of kinds (a number with one bit for each kind) whether something of just these
 * kinds exists: a bit set over combinations.
 */
interface Worlds {
  kinds: number;
  /** True also asks that something of every kind exists. */
  isPopulated: boolean;
}

/**
 * True if the claim holds in every world in which the premises hold. “All” and “no” forbid combinations, “some” and
 * “some … not” ask for one of several; so the fullest world that is allowed decides whether the premises can hold
 * while the claim does not.
 */
export function follows(claim: Claim, premises: readonly Claim[], { kinds, isPopulated }: Worlds): boolean {
  const demands = [...premises, opposite(claim)].map((each) => demandOf(each, kinds));
  const members = Array.from({ length: kinds }, (_, kind) => setOf(kinds, (combination) => has(combination, kind)));
  const forbidden = demands.reduce((set, demand) => (demand.isForbidden ? set | demand.set : set), 0);
  const wanted = demands.filter(({ isForbidden }) => !isForbidden).map(({ set }) => set);
  return [...wanted, ...(isPopulated ? members : [])].some((set) => (set & ~forbidden) === 0);
}

/** What holds exactly when the claim does not. */
export function opposite({ form, subject, object }: Claim): Claim {
  const opposites = { all: 'some-not', 'some-not': 'all', no: 'some', some: 'no' } as const;
  return { form: opposites[form], subject, object };
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

function demandOf({ form, subject, object }: Claim, kinds: number): { set: number; isForbidden: boolean } {
  const isAboutBoth = form === 'no' || form === 'some';
  const set = setOf(kinds, (combination) => has(combination, subject) && has(combination, object) === isAboutBoth);
  return { set, isForbidden: form === 'all' || form === 'no' };
}

function setOf(kinds: number, isIn: (combination: number) => boolean): number {
  return Array.from({ length: 2 ** kinds }, (_, combination) => combination)
    .filter(isIn)
    .reduce((set, combination) => set | (1 << combination), 0);
}

const has = (combination: number, kind: number) => (combination & (1 << kind)) !== 0;
