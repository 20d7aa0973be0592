import { contentAreaTitle, itemSectionTitles, Section, sectionTitles } from '../../item-bank/contract.ts';
import type { CatalogueEntry, ItemCatalogue } from '../../item-bank/services.ts';
import type { NewStudy, Page, Scope } from '../contract.ts';
import type { BookletItem, Candidate } from './choose-items.ts';
import { chooseItems } from './choose-items.ts';

/** Questions of the practice round. */
const practicePages = 8;

type Catalogue = Pick<ItemCatalogue, 'list'>;

/**
 * The booklets of a study: the one of scored items, and that of the practice round, whose items are released.
 * Open answers are left out: their points by rubric have no single location.
 */
export async function bookletsFor(
  catalogue: Catalogue,
  { scope, responseProbability, pages }: Pick<NewStudy, 'scope' | 'responseProbability' | 'pages'>,
): Promise<{ booklet: BookletItem[]; practice: BookletItem[] }> {
  const weights = weightsOf(scope);
  const choose = async (pool: 'assessment' | 'practice', count: number) => {
    const entries = await catalogue.list({ pool, format: 'multiple_choice', states: ['operational'] });
    const candidates = entries.filter(({ section }) => section in weights).flatMap(candidateOf);
    return chooseItems(candidates, { pages: count, responseProbability, weights });
  };
  const [booklet, practice] = await Promise.all([choose('assessment', pages), choose('practice', practicePages)]);
  return { booklet, practice };
}

/** The pages as panelists see them, each with its key. Locations are not shown. */
export async function pagesOf(catalogue: Catalogue, booklet: readonly BookletItem[]): Promise<Page[]> {
  const sections = [...new Set(booklet.map(({ section }) => section))];
  const entries = await Promise.all(
    Section.options
      .filter((section) => sections.includes(section))
      .map((section) => catalogue.list({ section, format: 'multiple_choice', all: true })),
  );
  const byVersion = new Map(entries.flat().map((entry) => [`${entry.itemId} ${entry.version}`, entry]));
  return booklet.map(({ itemId, version }, index) => {
    const entry = byVersion.get(`${itemId} ${version}`);
    if (entry?.content.format !== 'multiple_choice') throw new Error(`Item ${itemId} has no version ${version}`);
    const { stem, stimulus, options, optionFigures, key } = entry.content;
    return {
      page: index + 1,
      area: areaTitle(entry),
      question: stem,
      ...{ stimulus, options, optionFigures: optionFigures ?? null, key },
    };
  });
}

export const areaTitle = ({ section, contentArea }: Pick<CatalogueEntry, 'section' | 'contentArea'>): string =>
  `${itemSectionTitles[section]}: ${contentAreaTitle(contentArea)}`;

const weightsOf = (scope: Scope): Record<string, number> =>
  scope === 'whole'
    ? Object.fromEntries(Section.options.map((section) => [section, sectionTitles[section].weight]))
    : { [scope]: 1 };

function candidateOf({ itemId, version, section, contentArea, content }: CatalogueEntry): Candidate[] {
  if (content.format !== 'multiple_choice') return [];
  const { itemModel, parameters } = content;
  return [{ ...{ itemId, version, section, contentArea, itemModel, parameters } }];
}
