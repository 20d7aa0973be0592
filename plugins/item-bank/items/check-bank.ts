import type { ItemSection } from '../contract.ts';
import { isEarly, itemSectionTitles, itemUse } from '../contract.ts';
import type { ChoiceItem, Item } from './item.ts';
import { optionRules } from './option-rules.ts';
import { isScored } from './store-items.ts';

/** Items with goals of their own: those of a section, and those for grades 3 to 5 of all sections. */
export type ItemGroup = ItemSection | 'early_grades';

/** A property of all items of a group together, with its goal. */
export interface BankFinding {
  readonly section: ItemGroup;
  readonly subject: string;
  readonly found: string;
  readonly goal: string;
  readonly isMet: boolean;
}

/** Goals for the items of a group. */
export const bankGoals = {
  /** Right answers of the best rule that reads only the options. Blind choice among four gives .25. */
  maxOptionsOnly: 0.28,
  /** The p value of the positions of keys among options that are not fixed (chi-square). */
  minPositionP: 0.05,
  /** Practice items that equal an operational item except for names and numbers. */
  maxAlikeInPractice: 0.1,
  minOpenItems: 15,
  minOperational: {
    core_math: 220,
    applied_reasoning: 220,
    ai_conceptual: 400,
    cognitive: 220,
    early_grades: 120,
  } satisfies Record<ItemGroup, number>,
};

/** Checks properties that only all items together have: `eiq items check` fails where a goal is missed. */
export function checkBank(items: readonly Item[]): BankFinding[] {
  const practised = {
    early: practisedConcepts(items.filter(isEarly)),
    general: practisedConcepts(items.filter((item) => !isEarly(item))),
  };
  return [...Map.groupBy(items, (item): ItemGroup => (isEarly(item) ? 'early_grades' : item.section))].flatMap(
    ([section, all]) => {
      const operational = all.filter(isScored);
      const choices = operational.filter((item) => item.format === 'multiple_choice');
      const practice = all.filter((item) => itemUse(item) === 'practice');
      const finding = (subject: string, found: string, goal: string, isMet: boolean): BankFinding => ({
        section,
        subject,
        found,
        goal,
        isMet,
      });
      const best = [...optionRules(choices)].sort((one, other) => other.share - one.share)[0];
      const p = positionP(choices);
      const minimum = bankGoals.minOperational[section];
      return [
        finding('operational items', `${operational.length}`, `at least ${minimum}`, operational.length >= minimum),
        ...(best
          ? [
              finding(
                'best rule that reads only the options',
                `${decimal(best.share)} (${best.name})`,
                `at most ${decimal(bankGoals.maxOptionsOnly)}`,
                best.share <= bankGoals.maxOptionsOnly,
              ),
            ]
          : []),
        finding(
          'positions of keys',
          `p = ${decimal(p)}`,
          `p > ${decimal(bankGoals.minPositionP)}`,
          p > bankGoals.minPositionP,
        ),
        ...(section === 'cognitive'
          ? []
          : [
              alikeInPractice(operational, practice, finding),
              unpractised(operational, practised[section === 'early_grades' ? 'early' : 'general'], finding),
            ]),
        ...(section === 'cognitive' || section === 'early_grades' ? [] : [openItems(operational, finding)]),
      ];
    },
  );
}

type Finding = (subject: string, found: string, goal: string, isMet: boolean) => BankFinding;

function openItems(operational: readonly Item[], finding: Finding): BankFinding {
  const open = operational.filter(({ format }) => format === 'open_ended').length;
  return finding('open items', `${open}`, `at least ${bankGoals.minOpenItems}`, open >= bankGoals.minOpenItems);
}

function alikeInPractice(operational: readonly Item[], practice: readonly Item[], finding: Finding): BankFinding {
  const texts = new Set(operational.map(maskedText));
  const alike = practice.filter((item) => texts.has(maskedText(item))).length;
  return finding(
    'practice items like an operational item',
    `${alike} of ${practice.length}`,
    'at most 10 %',
    alike <= bankGoals.maxAlikeInPractice * practice.length,
  );
}

/** The concepts of practice items of any section: mastery of a concept is tracked across sections. */
const practisedConcepts = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(items.filter((item) => itemUse(item) === 'practice').flatMap(({ concepts }) => concepts));

function unpractised(operational: readonly Item[], practised: ReadonlySet<string>, finding: Finding): BankFinding {
  const concepts = new Set(operational.flatMap((item) => item.concepts));
  const missing = [...concepts].filter((concept) => !practised.has(concept)).sort();
  return finding(
    'concepts that are asked and cannot be practised',
    missing.length === 0 ? `none of ${concepts.size}` : `${missing.length} of ${concepts.size} (${missing.join(', ')})`,
    'none',
    missing.length === 0,
  );
}

/** The question without its numbers and names: items with equal masked texts are the same task. */
export function maskedText({ stem, stimulus }: Pick<Item, 'stem' | 'stimulus'>): string {
  const words = stimulus.flatMap((block) =>
    block.kind === 'table' ? block.header : block.kind === 'code' ? [block.code] : [],
  );
  return [stem, ...words]
    .join(' ')
    .replaceAll(/(?<=[^.?!:“]\s)\p{Lu}\p{L}+(?:’s)?/gu, 'Name')
    .replaceAll(/\d+(?:[.,/:]\d+)*/g, '0');
}

/** The p value of a chi-square test of equal frequencies, over items with the most common number of options. */
export function positionP(items: readonly ChoiceItem[]): number {
  const free = items.filter(({ fixedOptions, optionFigures }) => !fixedOptions && !optionFigures);
  const [options, group] = [...Map.groupBy(free, (item) => item.options.length)].sort(
    ([, one], [, other]) => other.length - one.length,
  )[0] ?? [0, []];
  if (group.length === 0) return 1;
  const expected = group.length / options;
  const counts = Array.from({ length: options }, (_, at) => group.filter(({ key }) => key === at).length);
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return upperTail(chiSquare, options - 1);
}

/** P(χ² > x), by the Wilson–Hilferty transformation and an approximation of the normal tail (Abramowitz and Stegun 26.2.17). */
function upperTail(x: number, degrees: number): number {
  const variance = 2 / (9 * degrees);
  const z = (Math.cbrt(x / degrees) - (1 - variance)) / Math.sqrt(variance);
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const density = Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);
  const tail =
    density * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? tail : 1 - tail;
}

const decimal = (value: number) => value.toFixed(2);

const groupTitles: Readonly<Record<ItemGroup, string>> = { ...itemSectionTitles, early_grades: 'Grades 3 to 5' };

/** "Core Math & Logic: open items: 7 (goal: at least 15)" */
export const findingText = ({ section, subject, found, goal }: BankFinding): string =>
  `${groupTitles[section]}: ${subject}: ${found} (goal: ${goal})`;
