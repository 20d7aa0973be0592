import { seededRandom } from '../../../core/random.ts';
import type { Block } from './faults.ts';
import { conditionsBroken, labelsOf, movedIn, sizeOf, squaresOf } from './faults.ts';

/** Blocks in groups. */
export interface Division {
  readonly groups: readonly (readonly Block[])[];
  /** Sum over groups of size × (mean − common mean)². */
  readonly squares: number;
  /** People who left the group that theirs continues. */
  readonly moved: number;
}

interface Limits {
  readonly size: number;
  readonly seed: number;
  /** Number of people who may leave their previous group. */
  readonly movable: number;
}

/** Steps of each attempt, by number of blocks, so that 200 learners take well under two seconds. */
const stepsOf = (blocks: number): number => Math.min(60_000, 2_000 * blocks);
/** Attempts until one breaks no condition. */
const maxAttempts = 3;

/**
 * Divides blocks by simulated annealing: blocks move to another group or are exchanged for others of the same size, worse
 * divisions accepted with a probability that falls to zero. A broken condition costs more than any imbalance that it could
 * mend. The division may still break conditions if none is found that fulfils them.
 */
export function anneal(blocks: readonly Block[], limits: Limits): Division {
  let best: (Division & { readonly faults: number }) | undefined;
  for (let attempt = 0; attempt < maxAttempts && best?.faults !== 0; attempt++) {
    const found = annealOnce(blocks, limits, seededRandom(limits.seed * 31 + attempt));
    if (!best || found.faults < best.faults) best = found;
  }
  if (!best) throw new Error('There was no attempt');
  return best;
}

function annealOnce(blocks: readonly Block[], { size, movable }: Limits, random: () => number) {
  const people = sizeOf(blocks);
  const count = Math.max(1, Math.ceil(people / size));
  const [smallest, largest] = [Math.floor(people / count), Math.ceil(people / count)];
  const mean = blocks.reduce((sum, block) => sum + block.sum, 0) / people;
  const variance =
    blocks.reduce((sum, block) => sum + (block.sum - block.size * mean) ** 2 / block.size, 0) / people || 1;
  const penalty = 4 * variance;
  const groups = startingGroups(blocks, count, largest, random);
  const labels = labelsOf(groups);
  const hasConditions = blocks.some(
    ({ apart, languages, times }) => apart.length > 0 || isLimited(languages) || isLimited(times),
  );
  const hasPrevious = labels.some((label) => label >= 0);

  const sizeFault = (held: number) => (held > largest ? held - largest : held < smallest ? smallest - held : 0);
  const stateOf = (group: readonly Block[], label: number) => {
    let [sum, held] = [0, 0];
    for (const block of group) {
      sum += block.sum;
      held += block.size;
    }
    return {
      squares: squaresOf(sum, held, mean),
      faults: sizeFault(held) + (hasConditions ? conditionsBroken(group) : 0),
      moved: hasPrevious ? movedIn(group, label) : 0,
    };
  };
  const states = groups.map((group, index) => stateOf(group, labels[index] ?? -1));
  const total = (what: 'squares' | 'faults' | 'moved') => states.reduce((sum, state) => sum + state[what], 0);
  const excess = (moved: number) => Math.max(0, moved - movable);
  let [squares, broken, moved] = [total('squares'), total('faults'), total('moved')];
  const kept = () => ({ groups: groups.map((group) => [...group]), squares, moved, faults: broken + excess(moved) });
  let best = kept();
  const steps = count < 2 ? 0 : stepsOf(blocks.length);

  for (let step = 0; step < steps; step++) {
    const temperature = variance * 0.5 * (1 - step / steps) ** 3;
    const from = Math.floor(random() * count);
    const to = (from + 1 + Math.floor(random() * (count - 1))) % count;
    const [source, target, before, beforeTarget] = [groups[from], groups[to], states[from], states[to]];
    if (!source || !target || !before || !beforeTarget) continue;
    const exchanged = exchange(source, target, random);
    if (!exchanged) continue;
    const after = stateOf(exchanged.source, labels[from] ?? -1);
    const afterTarget = stateOf(exchanged.target, labels[to] ?? -1);
    const change = (what: 'squares' | 'faults' | 'moved') =>
      after[what] + afterTarget[what] - before[what] - beforeTarget[what];
    const [brokenChange, squaresChange, movedChange] = [change('faults'), change('squares'), change('moved')];
    const cost = penalty * (brokenChange + excess(moved + movedChange) - excess(moved)) + squaresChange;
    if (cost > 0 && random() >= Math.exp(-cost / temperature)) continue;
    groups[from] = exchanged.source;
    groups[to] = exchanged.target;
    states[from] = after;
    states[to] = afterTarget;
    squares += squaresChange;
    broken += brokenChange;
    moved += movedChange;
    const faults = broken + excess(moved);
    if (faults < best.faults || (faults === best.faults && squares < best.squares - 1e-12)) best = kept();
  }
  return best;
}

/** The share of steps that move a block without one in return, where sizes allow it. */
const moveShare = 0.2;

/** Both groups after a random block went over, with blocks of as many people in return, or none. */
function exchange(source: readonly Block[], target: readonly Block[], random: () => number) {
  const given = source[Math.floor(random() * source.length)];
  if (!given) return undefined;
  const returned = new Set<Block>();
  if (random() >= moveShare) {
    let wanted = given.size;
    const begin = Math.floor(random() * target.length);
    for (let index = 0; index < target.length && wanted > 0; index++) {
      const block = target[(begin + index) % target.length];
      if (!block || block.size > wanted) continue;
      returned.add(block);
      wanted -= block.size;
    }
    // Larger blocks come back as a whole; several of the source may then go over in later steps.
    if (returned.size === 0) {
      const block = target[begin];
      if (block) returned.add(block);
    }
  }
  return {
    source: [...source.filter((block) => block !== given), ...returned],
    target: [...target.filter((block) => !returned.has(block)), given],
  };
}

/** Puts blocks where they were, and others into the smallest group, largest blocks first. */
function startingGroups(blocks: readonly Block[], count: number, largest: number, random: () => number): Block[][] {
  const groups: Block[][] = Array.from({ length: count }, () => []);
  const held = groups.map(() => 0);
  const put = (block: Block, index: number) => {
    groups[index]?.push(block);
    held[index] = (held[index] ?? 0) + block.size;
  };
  const known = [...new Set(blocks.flatMap(({ previous }) => previous.filter((number) => number >= 0)))].sort(
    (one, other) => one - other,
  );
  const rest: Block[] = [];
  for (const block of blocks) {
    const index = known.indexOf(block.previous.find((number) => number >= 0) ?? -1);
    if (index >= 0 && index < count && (held[index] ?? 0) + block.size <= largest) put(block, index);
    else rest.push(block);
  }
  const shuffled = rest.map((block) => ({ block, at: random() })).sort((one, other) => one.at - other.at);
  shuffled.sort((one, other) => other.block.size - one.block.size);
  for (const { block } of shuffled) put(block, held.indexOf(Math.min(...held)));
  return groups;
}

/** Whether a block lacks some of the languages or times. */
const isLimited = (bits: Uint32Array): boolean => bits.some((word) => word !== 0xffff_ffff);
