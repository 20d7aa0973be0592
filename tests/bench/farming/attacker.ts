// Infers answer keys by belief propagation over the sessions of many accounts, from what an attacker knows: the options
// shown, the options chosen, and every figure of every result.

/** One session as the attacker sees it: the chosen options and the result. */
export interface Observed {
  /** For each question the item, the chosen option, and the answer's weight in the score (logits; 0 if not reached). */
  readonly asked: readonly { readonly item: number; readonly option: number; readonly weight: number }[];
  /** Sets of questions (indices in `asked`), each with the numbers of solved questions that the result allows. */
  readonly groups: readonly { readonly places: readonly number[]; readonly isPossible: (solved: number) => boolean }[];
  /** The weighted sum of solved questions as derived from the score, with its error. */
  readonly sum: { readonly value: number; readonly error: number };
}

/** For each item the probability of each option being the key. */
export type Beliefs = readonly (readonly number[])[];

const sweeps = 8;
const damping = 0.5;

/**
 * Updates beliefs with all sessions.
 * @param prior beliefs before the first session; known items have all of their mass on one option
 */
export function beliefsAfter(prior: Beliefs, sessions: readonly Observed[]): Beliefs {
  // A message is the log odds that the chosen option is the key, from one figure of a session to one of its questions.
  const factors = sessions.flatMap((session) => [
    ...session.groups.map(({ places, isPossible }) => ({ session, places, infer: inferFromCount(isPossible) })),
    {
      session,
      places: session.asked.flatMap(({ weight }, place) => (weight > 0 ? [place] : [])),
      infer: inferFromSum(session),
    },
  ]);
  const messages = factors.map(({ places }) => new Float64Array(places.length));
  const logs = prior.map((options) => options.map((each) => Math.log(Math.max(each, 1e-12))));
  const belief = (item: number) => softmax(logs[item] ?? []);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (const [index, { session, places, infer }] of factors.entries()) {
      const sent = messages[index] as Float64Array;
      const chances = places.map((place, at) => {
        const { item, option } = session.asked[place] as Observed['asked'][number];
        const without = [...(logs[item] ?? [])];
        without[option] = (without[option] ?? 0) - (sent[at] ?? 0);
        return softmax(without)[option] ?? 0;
      });
      const odds = infer(chances, places);
      for (const [at, place] of places.entries()) {
        const { item, option } = session.asked[place] as Observed['asked'][number];
        const before = sent[at] ?? 0;
        const after = damping * before + (1 - damping) * Math.max(-8, Math.min(8, odds[at] ?? 0));
        sent[at] = after;
        const row = logs[item] as number[];
        row[option] = (row[option] ?? 0) + after - before;
      }
    }
  }
  return prior.map((_, item) => belief(item));
}

type Infer = (chances: readonly number[], places: readonly number[]) => number[];

/** Messages from the number of solved questions of a set: exact, with forward and backward passes. */
function inferFromCount(isPossible: (solved: number) => boolean): Infer {
  return (chances) => {
    const size = chances.length;
    // after[at][solved]: the probability of the figure, given the number solved before the question at this index.
    let after: number[][] = [Array.from({ length: size + 1 }, (_, solved) => Number(isPossible(solved)))];
    for (let at = size - 1; at >= 0; at--) {
      const [next = []] = after;
      const chance = chances[at] ?? 0;
      const row = Array.from(
        { length: at + 1 },
        (_, solved) => chance * (next[solved + 1] ?? 0) + (1 - chance) * (next[solved] ?? 0),
      );
      after = [row, ...after];
    }
    let before = [1];
    return chances.map((chance, at) => {
      const next = after[at + 1] ?? [];
      const mass = (isSolved: 0 | 1) =>
        before.reduce((sum, each, solved) => sum + each * (next[solved + isSolved] ?? 0), 0);
      const odds = Math.log(mass(1) + 1e-9) - Math.log(mass(0) + 1e-9);
      const grown = new Array<number>(before.length + 1).fill(0);
      for (const [solved, each] of before.entries()) {
        grown[solved] = (grown[solved] ?? 0) + each * (1 - chance);
        grown[solved + 1] = (grown[solved + 1] ?? 0) + each * chance;
      }
      before = grown;
      return odds;
    });
  };
}

/** Messages from the weighted sum, with the sum of the other questions approximated as normal. */
function inferFromSum({ asked, sum }: Observed): Infer {
  return (chances, places) => {
    const weights = places.map((place) => asked[place]?.weight ?? 0);
    const mean = chances.reduce((total, chance, at) => total + chance * (weights[at] ?? 0), 0);
    const variance = chances.reduce((total, chance, at) => total + chance * (1 - chance) * (weights[at] ?? 0) ** 2, 0);
    return chances.map((chance, at) => {
      const weight = weights[at] ?? 0;
      const spread = variance - chance * (1 - chance) * weight ** 2 + sum.error ** 2;
      const off = sum.value - (mean - chance * weight);
      return (off ** 2 - (off - weight) ** 2) / (2 * spread);
    });
  };
}

function softmax(logs: readonly number[]): number[] {
  const top = Math.max(...logs);
  const masses = logs.map((each) => Math.exp(each - top));
  const total = masses.reduce((sum, each) => sum + each, 0);
  return masses.map((each) => each / total);
}
