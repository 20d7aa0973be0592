import { ItemRefusal } from './item-refusal.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf, firstOf, rawTextOf } from './xml.ts';

/** A response declaration. */
export interface Response {
  readonly identifier: string;
  /** Right values, in order. */
  readonly correct: readonly string[];
  /** Points by value; empty without a mapping. */
  readonly mapping: readonly { readonly key: string; readonly points: number }[];
}

/**
 * The declaration of an interaction's response.
 * @throws ItemRefusal where it is missing or its type does not fit the interaction
 */
export function responseOf(item: XmlElement, interaction: XmlElement, baseTypes: readonly string[]): Response {
  const identifier = interaction.attributes.get('responseIdentifier');
  const declaration = elementsOf(item, 'responseDeclaration').find(
    (each) => each.attributes.get('identifier') === identifier,
  );
  if (identifier === undefined || !declaration) {
    throw new ItemRefusal(`its interaction uses the response ${identifier ?? '(none)'}, which is not declared`);
  }
  const cardinality = declaration.attributes.get('cardinality') ?? '';
  if (cardinality === 'multiple' && interaction.name === 'choiceInteraction') {
    throw new ItemRefusal('several options may be chosen; only questions with one right option are supported');
  }
  if (cardinality !== 'single') {
    throw new ItemRefusal(`the response ${identifier} has the cardinality ${cardinality || 'none'}, not single`);
  }
  const baseType = declaration.attributes.get('baseType') ?? '';
  if (!baseTypes.includes(baseType)) {
    throw new ItemRefusal(
      `the response ${identifier} is of base type ${baseType || 'none'}, not ${baseTypes.join(' or ')}`,
    );
  }
  return { identifier, correct: correctOf(declaration), mapping: mappingOf(declaration) };
}

function correctOf(declaration: XmlElement): string[] {
  const correct = firstOf(declaration, 'correctResponse');
  return correct ? elementsOf(correct, 'value').map((value) => rawTextOf(value).trim()) : [];
}

function mappingOf(declaration: XmlElement): { key: string; points: number }[] {
  const mapping = firstOf(declaration, 'mapping');
  const entries = mapping ? elementsOf(mapping, 'mapEntry') : [];
  if (entries.length > 200) throw new ItemRefusal(`its mapping has ${entries.length} entries; up to 200 are supported`);
  return entries.map((entry) => {
    const points = Number(entry.attributes.get('mappedValue'));
    if (!Number.isFinite(points)) throw new ItemRefusal('its mapping has a value that is not a number');
    return { key: (entry.attributes.get('mapKey') ?? '').trim(), points };
  });
}
