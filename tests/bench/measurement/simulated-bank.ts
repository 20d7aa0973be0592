import { normalDraw, sectionAbilities } from 'psychometrics';
import type { Random } from '../../../core/random.ts';
import type { SimulatedSection } from '../../../plugins/item-bank/analysis/simulation/sections.ts';
import { layOut, sectionItems } from '../../../plugins/item-bank/analysis/simulation/sections.ts';
import { variedItems } from '../../../plugins/item-bank/analysis/simulation/varied-items.ts';
import type { ItemSection } from '../../../plugins/item-bank/contract.ts';
import { Section, sectionTitles } from '../../../plugins/item-bank/contract.ts';
import { itemModels, shippedItems } from '../../item-packs.ts';

/** The population of docs/measurement.md. */
const population = { mean: 0, sd: 1, correlation: 0.7 };

/** The shipped bank, laid out for simulation. */
export async function simulatedBank() {
  const items = await shippedItems();
  const entries = items.map((content) => ({
    itemId: content.id,
    version: 1,
    section: content.section,
    contentArea: content.contentArea,
    content,
  }));
  const varied = variedItems(items, await itemModels());
  const of = <S extends ItemSection>(sections: readonly S[]) => sectionItems(entries, sections, { varied });
  const [cognitive] = of(['cognitive']);
  if (!cognitive) throw new Error('The bank has no cognitive items');
  return { items, sections: of(Section.options).map(layOut), cognitive };
}

/** One person's abilities in the sections of a placement. */
export const drawAbilities = (random: Random): number[] =>
  sectionAbilities(normalDraw(random), { sections: Section.options.length, ...population }, random);

/** The weighted mean of a person's abilities. */
export function trueOverall(sections: readonly SimulatedSection[], abilities: readonly number[]): number {
  const weights = sections.map(({ section }) => sectionTitles[section].weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return abilities.reduce((sum, ability, at) => sum + (ability * (weights[at] as number)) / total, 0);
}
