import type { Bank, Beliefs, ItemParameters } from 'psychometrics';
import { tabulate, toBank } from 'psychometrics';
import type { ItemSection, Pool, Section } from '../../contract.ts';
import type { Rung } from '../../items/item.ts';
import type { Entry, SectionBank } from '../../items/section-bank.ts';
import { weightedParameters } from '../../items/weighted-parameters.ts';
import type { CatalogueEntry } from '../../services.ts';

/** An item for the simulation, as plain data for another thread. */
export interface SimulatedItem {
  readonly itemId: string;
  readonly version: number;
  readonly contentArea: string;
  readonly subcategory: string | undefined;
  readonly itemModel?: string | undefined;
  readonly rung: Rung;
  readonly format: Entry['format'];
  /** Parameters for scoring. */
  readonly parameters: ItemParameters;
  /** Whether its model can write unused texts. */
  readonly hasVariants?: boolean;
}

/** The items of a section for scored assessments. */
export interface SectionItems<S extends ItemSection = Section> {
  readonly section: S;
  readonly items: readonly SimulatedItem[];
}

/** A section in the layout of the bank, with tabulated likelihoods. */
export interface SimulatedSection<S extends ItemSection = Section> {
  readonly section: S;
  readonly items: readonly ItemParameters[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** Ids of the items with variants. */
  readonly varied: ReadonlySet<string>;
  readonly bank: Bank;
  readonly layout: Omit<SectionBank, 'exposure'>;
  readonly beliefs: Beliefs;
}

/**
 * The operational items of the catalogue without practice items, in the bank's order.
 * @param varied ids of the items with variants
 * @param pool whose items are asked; default `assessment`
 */
export function sectionItems<S extends ItemSection>(
  entries: readonly Pick<CatalogueEntry, 'itemId' | 'version' | 'section' | 'contentArea' | 'content'>[],
  sections: readonly S[],
  { varied = new Set(), pool = 'assessment' }: { readonly varied?: ReadonlySet<string>; readonly pool?: Pool } = {},
): SectionItems<S>[] {
  return sections.map((section) => ({
    section,
    items: entries
      .filter(({ section: itemSection, content }) => itemSection === section && (content.pool ?? 'assessment') === pool)
      .map(({ itemId, version, contentArea, content }) => ({
        itemId,
        version,
        contentArea,
        subcategory: content.subcategory,
        itemModel: content.itemModel,
        rung: content.rung,
        format: content.format,
        parameters: weightedParameters(content),
        hasVariants: varied.has(itemId),
      }))
      .sort((one, other) => (one.itemId < other.itemId ? -1 : 1)),
  }));
}

export function layOut<S extends ItemSection>({ section, items }: SectionItems<S>): SimulatedSection<S> {
  const parameters = items.map((item) => item.parameters);
  const areas = [...new Set(items.map(({ contentArea }) => contentArea))].sort();
  const bank = toBank(parameters);
  return {
    section,
    items: parameters,
    indexOf: new Map(items.map(({ itemId }, index) => [itemId, index])),
    varied: new Set(items.flatMap(({ itemId, hasVariants }) => (hasVariants ? itemId : []))),
    bank,
    layout: {
      bank,
      entries: items.map(({ itemId, version, rung, format, contentArea, subcategory, itemModel }) => ({
        itemId,
        version,
        rung,
        format,
        contentArea,
        state: 'operational' as const,
        subcategory,
        itemModel,
      })),
      areas,
      areaOf: Uint8Array.from(items, ({ contentArea }) => areas.indexOf(contentArea)),
    },
    beliefs: tabulate(parameters),
  };
}
