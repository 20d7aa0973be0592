import type { ChoiceItem } from './item.ts';

/** How often a rule finds the key that reads the options alone. */
export interface RuleFigures {
  readonly name: string;
  /** Share of all items. Where the rule does not apply, it guesses. */
  readonly share: number;
  /** The items to which it applies, and the share of them in which it is right. */
  readonly applies: number;
  readonly shareWhereItApplies: number;
}

/** Rules of people who guess without the question: by the size of numbers, and by the length of texts. */
export function optionRules(items: readonly ChoiceItem[]): RuleFigures[] {
  return [...numberRules, ...lengthRules].map(({ name, choose }) => {
    let [hits, applies, guessed] = [0, 0, 0];
    for (const item of items) {
      const chosen = choose(item);
      if (chosen.length === 0) guessed += 1 / item.options.length;
      else {
        applies += 1;
        hits += chosen.includes(item.key) ? 1 / chosen.length : 0;
      }
    }
    return {
      name,
      share: items.length === 0 ? 0 : (hits + guessed) / items.length,
      applies,
      shareWhereItApplies: applies === 0 ? 0 : hits / applies,
    };
  });
}

interface Rule {
  readonly name: string;
  /** The indices of the options among which the rule chooses; none where it does not apply. */
  choose(item: ChoiceItem): number[];
}

const numberRules: Rule[] = [
  { name: 'the smallest number', choose: ranked(() => [0]) },
  { name: 'the second-smallest number', choose: ranked(() => [1]) },
  { name: 'the second-largest number', choose: ranked((count) => [count - 2]) },
  { name: 'the largest number', choose: ranked((count) => [count - 1]) },
  {
    name: 'a number between the others',
    choose: ranked((count) => Array.from({ length: count - 2 }, (_, at) => at + 1)),
  },
];

const lengthRules: Rule[] = [
  { name: 'the longest text', choose: ofLength((lengths) => Math.max(...lengths)) },
  { name: 'the second-longest text', choose: ofLength((lengths) => lengths.sort((one, other) => other - one)[1]) },
  { name: 'the second-shortest text', choose: ofLength((lengths) => lengths.sort((one, other) => one - other)[1]) },
  { name: 'the shortest text', choose: ofLength((lengths) => Math.min(...lengths)) },
];

function ranked(places: (count: number) => number[]) {
  return ({ options, optionFigures }: ChoiceItem): number[] => {
    const values = options.map(numberOf);
    if (optionFigures || values.some((value) => value === undefined) || new Set(values).size < values.length) return [];
    const order = options.map((_, at) => at).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
    return places(options.length).flatMap((place) => order[place] ?? []);
  };
}

function ofLength(choose: (lengths: number[]) => number | undefined) {
  return ({ options, optionFigures }: ChoiceItem): number[] => {
    const lengths = options.map(({ length }) => length);
    if (optionFigures || new Set(lengths).size === 1 || options.every((option) => numberOf(option) !== undefined))
      return [];
    const wanted = choose([...lengths]);
    return lengths.flatMap((length, at) => (length === wanted ? [at] : []));
  };
}

/** The number of an option that consists of one and a few signs or words: "€1,250", "3/4", "about 24%". */
function numberOf(option: string): number | undefined {
  const [, minus, over, under] = /^\D{0,8}?([−-])?(\d[\d,]*(?:\.\d+)?)(?:\/(\d+))?(?!.*\d).{0,20}$/.exec(option) ?? [];
  if (over === undefined) return undefined;
  const size = Number(over.replaceAll(',', '')) / Number(under ?? 1);
  return minus ? -size : size;
}
