import type { Item } from '../items/item.ts';
import { difficulties } from './learning-metadata.ts';
import type { WrittenVersion } from './standard.ts';
import { namespaces, standard } from './standard.ts';
import { titleOf } from './write-item.ts';
import type { Attributes, Content, Xml } from './write-xml.ts';
import { documentOf, element } from './write-xml.ts';

/** An item of a package with its files; the QTI file is the first. */
export interface PackedItem {
  readonly item: Item;
  readonly version: number;
  readonly files: readonly [string, ...string[]];
}

/** The imsmanifest.xml of a package. */
export function manifestFile(packed: readonly PackedItem[], version: WrittenVersion): string {
  const names = standard[version];
  const locations = [
    [names.manifest, names.manifestSchema],
    [namespaces.lom, names.lomSchema],
    [names.metadata, names.metadataSchema],
  ];
  const attributes = {
    xmlns: names.manifest,
    'xmlns:xsi': namespaces.instance,
    'xsi:schemaLocation': locations.flat().join(' '),
    identifier: 'EIQ-ITEMS',
  };
  const manifest = element('manifest', attributes, [
    element('metadata', {}, [
      element('schema', {}, names.packageSchema),
      element('schemaversion', {}, names.packageSchemaVersion),
    ]),
    element('organizations'),
    element(
      'resources',
      {},
      packed.map((each) => line(resource(each, version))),
    ),
  ]);
  return documentOf(manifest);
}

/** Starts a line for each resource, to keep the file readable. */
const line = ({ xml }: Xml): Xml => ({ xml: `\n${xml}` });

function resource({ item, version: itemVersion, files }: PackedItem, version: WrittenVersion): Xml {
  const { itemType, metadata } = standard[version];
  const attributes = { identifier: `RES-${item.id}`, type: itemType, href: files[0] };
  const interaction = item.format === 'multiple_choice' ? 'choiceInteraction' : 'extendedTextInteraction';
  const qti = element('qtiMetadata', { xmlns: metadata }, [
    element('timeDependent', {}, 'false'),
    element('interactionType', {}, interaction),
    element('feedbackType', {}, 'nonadaptive'),
    element('solutionAvailable', {}, 'true'),
    element('toolName', {}, 'EiQ'),
  ]);
  return element('resource', attributes, [
    element('metadata', {}, [learningObject(item, itemVersion), qti]),
    ...files.map((href) => element('file', { href })),
  ]);
}

/** IEEE LOM, which other systems sort and search by. */
function learningObject(item: Item, version: number): Xml {
  const words = (text: string) => element('string', { language: 'en' }, text);
  const choice = (name: string, value: string, attributes: Attributes = {}) =>
    element(name, attributes, [element('source', {}, 'LOMv1.0'), element('value', {}, value)]);
  const taxon = (id: string, inner: Content = []) => element('taxon', {}, [element('id', {}, id), inner]);
  return element('lom', { xmlns: namespaces.lom }, [
    element('general', {}, [
      element('identifier', {}, [element('catalog', {}, 'EiQ'), element('entry', {}, item.id)]),
      element('title', {}, words(titleOf(item))),
      ...item.concepts.map((concept) => element('keyword', {}, words(concept))),
    ]),
    element('lifeCycle', {}, element('version', {}, words(String(version)))),
    element('educational', {}, choice('difficulty', difficulties[item.rung - 1] ?? 'medium')),
    element('classification', {}, [
      choice('purpose', 'discipline'),
      element('taxonPath', {}, [element('source', {}, words('EiQ')), taxon(item.section), taxon(item.contentArea)]),
    ]),
  ]);
}
