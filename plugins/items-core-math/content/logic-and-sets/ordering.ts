import { several, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Form } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { counted, listed, ordinal } from '../number-text.ts';

const mirrored = idea('reads-order-backwards', 'You built the order from the wrong end; check which end is the first.');
const ignoresDirectly = idea(
  'overlooks-directly',
  '“Directly” or “next to” leaves no room for anybody between the two.',
);

/** What a story calls its order: the words for its clues and for its places. */
interface Story {
  names: string[];
  opening(names: string): string;
  before(a: string, b: string): string;
  directlyBefore(a: string, b: string): string;
  notAt(a: string, place: 'first' | 'last'): string;
  gap(a: string, b: string, people: number): string;
  ask(place: number): string;
  /** That somebody has a place, for the solution. */
  says(name: string, place: number): string;
}

interface Clue {
  kind: 'before' | 'directly' | 'gap' | 'not at';
  text: string;
  holds(order: string[]): boolean;
}

/** Rung 2. Harder: clues that only exclude, gaps, more clues to be combined. */
export const ordering = coreMathModel('logic-and-sets', {
  id: 'core_math.ordering',
  title: 'Putting things in order from clues',
  concepts: ['deduction', 'ordering'],
  reasoning: ['analytical', 'systematic'],
  forms: [
    ordered({
      names: ['Amina', 'Bruno', 'Chen', 'Dana', 'Emre'],
      opening: (names) => `${names} run a race, and no two arrive at the same time.`,
      before: (a, b) => `${a} arrives before ${b}.`,
      directlyBefore: (a, b) => `${b} arrives directly after ${a}.`,
      notAt: (a, place) => `${a} is not the ${place} to arrive.`,
      gap: (a, b, people) =>
        `Exactly ${counted(people, 'runner')} ${people === 1 ? 'arrives' : 'arrive'} between ${a} and ${b}.`,
      ask: (place) => `Who arrives ${ordinal(place)}?`,
      says: (name, place) => `${name} arrives ${ordinal(place)}`,
    }),
    ordered({
      names: ['the atlas', 'the novel', 'the guide', 'the album', 'the diary'],
      opening: () => 'An atlas, a novel, a guide, an album and a diary stand side by side on a shelf.',
      before: (a, b) => `${upper(a)} stands somewhere to the left of ${b}.`,
      directlyBefore: (a, b) => `${upper(a)} stands directly to the left of ${b}.`,
      notAt: (a, place) => `${upper(a)} does not stand at the ${place === 'first' ? 'left' : 'right'} end.`,
      gap: (a, b, books) =>
        `There ${books === 1 ? 'is exactly 1 book' : `are exactly ${books} books`} between ${a} and ${b}.`,
      ask: (place) => `Which one is ${ordinal(place)} from the left?`,
      says: (name, place) => `${name} is ${ordinal(place)} from the left`,
    }),
    ordered({
      names: ['Farida', 'Goran', 'Hana', 'Ismail', 'Jamila'],
      opening: (names) => `${names} live in a house with five floors, one on each floor. The lowest is the 1st floor.`,
      before: (a, b) => `${a} lives below ${b}.`,
      directlyBefore: (a, b) => `${a} lives directly below ${b}.`,
      notAt: (a, place) => `${a} does not live on the ${place === 'first' ? 'lowest' : 'highest'} floor.`,
      gap: (a, b, floors) =>
        `Exactly ${counted(floors, 'floor')} ${floors === 1 ? 'lies' : 'lie'} between those of ${a} and ${b}.`,
      ask: (place) => `Who lives on the ${ordinal(place)} floor?`,
      says: (name, place) => `${name} lives on the ${ordinal(place)} floor`,
    }),
    ordered({
      names: ['Karim', 'Lena', 'Mateo', 'Nia', 'Oskar'],
      opening: (names) =>
        `${names} are of different heights. We line them up from the shortest (1st) to the tallest (5th).`,
      before: (a, b) => `${a} is shorter than ${b}.`,
      directlyBefore: (a, b) => `${b} stands directly after ${a} in the line.`,
      notAt: (a, place) => `${a} is not the ${place === 'first' ? 'shortest' : 'tallest'}.`,
      gap: (a, b, people) =>
        `Exactly ${counted(people, 'person', 'people')} ${people === 1 ? 'stands' : 'stand'} between ${a} and ${b} in the line.`,
      ask: (place) => `Who is ${ordinal(place)} in the line?`,
      says: (name, place) => `${name} is ${ordinal(place)} in the line`,
    }),
    ordered({
      names: ['history', 'music', 'biology', 'art', 'physics'],
      opening: () =>
        'On Monday a class has five lessons in different subjects: history, music, biology, art and physics.',
      before: (a, b) => `${upper(a)} comes earlier than ${b}.`,
      directlyBefore: (a, b) => `${upper(b)} comes directly after ${a}.`,
      notAt: (a, place) => `${upper(a)} is not the ${place} lesson.`,
      gap: (a, b, lessons) =>
        `Exactly ${counted(lessons, 'lesson')} ${lessons === 1 ? 'lies' : 'lie'} between ${a} and ${b}.`,
      ask: (place) => `Which subject is the ${ordinal(place)} lesson?`,
      says: (name, place) => `${name} is the ${ordinal(place)} lesson`,
    }),
    ordered({
      names: ['Pavel', 'Quinn', 'Rosa', 'Samir', 'Tala'],
      opening: (names) => `${names} wait in a queue. The 1st is next to be served.`,
      before: (a, b) => `${a} stands somewhere in front of ${b}.`,
      directlyBefore: (a, b) => `${a} stands directly in front of ${b}.`,
      notAt: (a, place) => `${a} is not the ${place} in the queue.`,
      gap: (a, b, people) =>
        `Exactly ${counted(people, 'person', 'people')} ${people === 1 ? 'stands' : 'stand'} between ${a} and ${b}.`,
      ask: (place) => `Who is ${ordinal(place)} in the queue?`,
      says: (name, place) => `${name} is ${ordinal(place)} in the queue`,
    }),
  ],
});

function ordered(story: Story): Form {
  const orders = permutations(story.names);
  return (random) => {
    const truth = shuffled(story.names, random);
    const clues = minimalClues(orders, shuffled(trueClues(story, truth), random));
    if (!clues || clues.length < 3 || clues.length > 4) return;
    const kinds = clues.map((clue) => clue.kind);
    if (new Set(kinds).size < 3) return;
    const place = whole(random, 2, 4);
    const at = (order: string[], position: number) => order[position - 1] ?? '';
    const answer = at(truth, place);
    const backwards = at(truth, 6 - place);
    const neighbours = several(
      random,
      [place - 1, place + 1].map((p) => at(truth, p)),
      2,
    );
    // Somebody who could be there if one clue were left out.
    const careless = clues.flatMap((left) =>
      orders
        .filter((order) => clues.every((clue) => clue === left || clue.holds(order)))
        .map((order) => ({
          name: at(order, place),
          because: left.kind === 'directly' ? ignoresDirectly : misconceptions.ignoresCondition,
        })),
    );
    const used = new Set([answer]);
    const distractors = [
      { name: backwards, because: mirrored },
      ...careless,
      ...neighbours.map((name) => ({ name, because: misconceptions.offByOne })),
    ].filter(({ name }) => !used.has(name) && used.add(name));
    if (careless.every(({ name }) => name === answer)) return;
    return {
      stem: `${story.opening(listed(story.names))} ${clues.map((clue) => clue.text).join(' ')} ${story.ask(place)}`,
      answer: upper(answer),
      distractors: distractors.slice(0, 3).map(({ name, because }) => wrong(upper(name), because)),
      explanation: `Only one order fits all the clues: ${truth.map((name) => name.replace(/^the /, '')).join(', ')}. So ${story.says(answer, place)}.`,
      steps: [
        ...clues.map((clue) => clue.text.replace(/\.$/, '')),
        `only order that fits: ${truth.map((name) => name.replace(/^the /, '')).join(' – ')}`,
      ],
      hints: ladder(
        `There are five places. Each clue rules out some orders, and the ${clues.length} clues together leave just one.`,
        `Begin with the clue that leaves the fewest possibilities, perhaps this one: “${(clues.find((clue) => clue.kind === 'directly' || clue.kind === 'gap') ?? clues[0])?.text}”`,
        'Draw five empty places and write in what is certain; where two cases are left, follow each until one breaks a clue.',
        `When you have an order, read all ${clues.length} clues once more against it; then you can be sure.`,
      ),
      difficulty:
        -1.2 + 0.2 * (clues.length - 3) + 0.15 * kinds.filter((kind) => kind === 'not at' || kind === 'gap').length,
    };
  };
}

function trueClues(story: Story, truth: string[]): Clue[] {
  const clues: Clue[] = [];
  for (const [i, a] of truth.entries()) {
    if (i > 0) clues.push({ kind: 'not at', text: story.notAt(a, 'first'), holds: (order) => order[0] !== a });
    if (i < 4) clues.push({ kind: 'not at', text: story.notAt(a, 'last'), holds: (order) => order[4] !== a });
    for (const [j, b] of truth.entries()) {
      if (j <= i) continue;
      const distance = (order: string[]) => order.indexOf(b) - order.indexOf(a);
      if (j === i + 1)
        clues.push({ kind: 'directly', text: story.directlyBefore(a, b), holds: (order) => distance(order) === 1 });
      else clues.push({ kind: 'before', text: story.before(a, b), holds: (order) => distance(order) > 0 });
      if (j - i === 2 || j - i === 3) {
        clues.push({
          kind: 'gap',
          text: story.gap(a, b, j - i - 1),
          holds: (order) => Math.abs(distance(order)) === j - i,
        });
      }
    }
  }
  return clues;
}

/** Clues from the list, in its order, until one order is left; then without those that are not needed. */
function minimalClues(orders: string[][], candidates: Clue[]): Clue[] | undefined {
  const left = (clues: Clue[]) => orders.filter((order) => clues.every((clue) => clue.holds(order))).length;
  let chosen: Clue[] = [];
  for (const clue of candidates) {
    if (left([...chosen, clue]) < left(chosen)) chosen.push(clue);
    if (left(chosen) === 1) break;
  }
  for (const clue of [...chosen]) {
    const without = chosen.filter((other) => other !== clue);
    if (left(without) === 1) chosen = without;
  }
  return left(chosen) === 1 ? chosen : undefined;
}

function permutations(names: string[]): string[][] {
  if (names.length < 2) return [names];
  return names.flatMap((name) => permutations(names.filter((other) => other !== name)).map((rest) => [name, ...rest]));
}

function upper(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase());
}
