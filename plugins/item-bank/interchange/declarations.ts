import { NotTaken } from './not-taken.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf, firstOf, rawTextOf } from './xml.ts';

/** What an item declares of one response. */
export interface Response {
  readonly identifier: string;
  /** Right values, in order. */
  readonly correct: readonly string[];
  /** What values earn, where it says. */
  readonly mapping: readonly { readonly key: string; readonly points: number }[];
}

/**
 * The declaration that an interaction answers to.
 * @throws NotTaken where it is missing or of another kind than the interaction gives
 */
export function responseOf(item: XmlElement, interaction: XmlElement, baseTypes: readonly string[]): Response {
  const identifier = interaction.attributes.get('responseIdentifier');
  const declaration = elementsOf(item, 'responseDeclaration').find(
    (each) => each.attributes.get('identifier') === identifier,
  );
  if (identifier === undefined || !declaration) {
    throw new NotTaken(`its interaction answers to ${identifier ?? 'nothing'}, which is not declared`);
  }
  const cardinality = declaration.attributes.get('cardinality') ?? '';
  if (cardinality === 'multiple' && interaction.name === 'choiceInteraction') {
    throw new NotTaken('several options may be chosen; questions with one right option are taken');
  }
  if (cardinality !== 'single') {
    throw new NotTaken(`the response ${identifier} has the cardinality ${cardinality || 'none'}, not single`);
  }
  const baseType = declaration.attributes.get('baseType') ?? '';
  if (!baseTypes.includes(baseType)) {
    throw new NotTaken(
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
  if (entries.length > 200) throw new NotTaken(`its mapping has ${entries.length} entries; up to 200 are taken`);
  return entries.map((entry) => {
    const points = Number(entry.attributes.get('mappedValue'));
    if (!Number.isFinite(points)) throw new NotTaken('its mapping has a value that is not a number');
    return { key: (entry.attributes.get('mapKey') ?? '').trim(), points };
  });
}
