import { ItemSection } from '../contract.ts';
import type { Rung } from '../items/item.ts';
import { namespaces } from './standard.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf, everyOf, firstOf, rawTextOf } from './xml.ts';

/** The parts of an item's learning object metadata (IEEE LOM) that the bank uses. */
export interface LearningMetadata {
  readonly section: ItemSection | undefined;
  readonly contentArea: string | undefined;
  readonly rung: Rung | undefined;
  /** Kebab-case. */
  readonly concepts: readonly string[];
}

export const noMetadata: LearningMetadata = {
  section: undefined,
  contentArea: undefined,
  rung: undefined,
  concepts: [],
};

/** LOM 5.8, its five values. */
export const difficulties = ['very easy', 'easy', 'medium', 'difficult', 'very difficult'] as const;

/** Reads the metadata of a resource: difficulty, keywords, and the last two levels of its classification. */
export function metadataOf(resource: XmlElement): LearningMetadata {
  const lom = everyOf(resource, 'lom').find(
    ({ namespace }) => namespace === namespaces.lom || namespace.includes('imsmd'),
  );
  if (!lom) return noMetadata;
  const difficulty = everyOf(lom, 'difficulty')
    .flatMap((each) => everyOf(each, 'value'))
    .map((value) => rawTextOf(value).trim().toLowerCase());
  const rung = 1 + difficulties.indexOf(difficulty[0] as (typeof difficulties)[number]);
  const taxons = everyOf(lom, 'taxon')
    .map(nameOf)
    .filter((name) => name !== '');
  const at = taxons.findIndex((name) => ItemSection.safeParse(name.replaceAll('-', '_')).success);
  const section = ItemSection.safeParse((taxons[at] ?? '').replaceAll('-', '_'));
  return {
    section: section.success ? section.data : undefined,
    contentArea: at >= 0 ? taxons[at + 1] : taxons.at(-1),
    rung: rung >= 1 ? (rung as Rung) : undefined,
    concepts: [...new Set(everyOf(lom, 'keyword').map((each) => kebabOf(rawTextOf(each))))].filter(Boolean).slice(0, 8),
  };
}

/** The id of a classification level, or its name where it has no id. */
function nameOf(taxon: XmlElement): string {
  const id = rawTextOf(firstOf(taxon, 'id') ?? nothing).trim();
  const entry = firstOf(taxon, 'entry');
  return kebabOf(id !== '' && !/^https?:/.test(id) ? id : entry ? rawTextOf(elementsOf(entry)[0] ?? entry) : '');
}

const nothing: XmlElement = { name: '', namespace: '', attributes: new Map(), children: [] };

/** `Linear equations (2)` as `linear-equations-2`. */
export function kebabOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
}
