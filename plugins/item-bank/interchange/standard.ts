import { ItemRefusal } from './item-refusal.ts';
import type { XmlElement } from './xml.ts';

/** Versions that can be imported. 2.2 and 3.0 can be exported as well. */
export type QtiVersion = '2.0' | '2.1' | '2.2' | '3.0';
export type WrittenVersion = '2.2' | '3.0';

/** Names that the standard and its schemas fix (1EdTech QTI 2.2.2 and 3.0, Content Packaging 1.1 and 1.2). */
export const standard = {
  '2.2': {
    item: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
    itemSchema: 'http://www.imsglobal.org/xsd/qti/qtiv2p2/imsqti_v2p2p2.xsd',
    manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    manifestSchema: 'http://www.imsglobal.org/xsd/qti/qtiv2p2/qtiv2p2_imscpv1p2_v1p0.xsd',
    metadata: 'http://www.imsglobal.org/xsd/imsqti_metadata_v2p2',
    metadataSchema: 'http://www.imsglobal.org/xsd/qti/qtiv2p2/imsqti_metadata_v2p2.xsd',
    lomSchema: 'http://www.imsglobal.org/xsd/imsmd_loose_v1p3p2.xsd',
    packageSchema: 'QTIv2.2 Package',
    packageSchemaVersion: '1.0.0',
    itemType: 'imsqti_item_xmlv2p2',
    matchCorrect: 'http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct',
  },
  '3.0': {
    item: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    itemSchema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
    manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    manifestSchema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd',
    metadata: 'http://www.imsglobal.org/xsd/imsqti_metadata_v3p0',
    metadataSchema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_metadatav3p0_v1p0.xsd',
    lomSchema: 'https://purl.imsglobal.org/spec/md/v1p3/schema/xsd/imsmd_loose_v1p3p2.xsd',
    packageSchema: 'QTI Package',
    packageSchemaVersion: '3.0.0',
    itemType: 'imsqti_item_xmlv3p0',
    matchCorrect: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml',
  },
} as const satisfies Record<WrittenVersion, Record<string, string>>;

export const namespaces = {
  instance: 'http://www.w3.org/2001/XMLSchema-instance',
  lom: 'http://ltsc.ieee.org/xsd/LOM',
  svg: 'http://www.w3.org/2000/svg',
  mathml: ['http://www.w3.org/1998/Math/MathML', 'http://www.w3.org/2010/Math/MathML'],
} as const;

/** Namespaces of items, including both published forms of 2.0 and the accessible profile (APIP) of 2.1. */
const itemNamespaces: Readonly<Record<string, QtiVersion>> = {
  'http://www.imsglobal.org/xsd/imsqti_item_v2p0': '2.0',
  'http://www.imsglobal.org/xsd/imsqti_v2p0': '2.0',
  'http://www.imsglobal.org/xsd/imsqti_v2p1': '2.1',
  'http://www.imsglobal.org/xsd/apip/apipv1p0/qtiitem/imsqti_v2p1': '2.1',
  [standard['2.2'].item]: '2.2',
  [standard['3.0'].item]: '3.0',
};

/** Namespaces of text content within items. */
const proseNamespaces = new Set([
  '',
  ...Object.keys(itemNamespaces),
  'http://www.w3.org/1999/xhtml',
  'http://www.imsglobal.org/xsd/imsqtiv2p2_html5_v1p0',
]);
export const isProse = ({ namespace }: XmlElement) => proseNamespaces.has(namespace);

/** Resource types of items in manifests of all versions, including the accessible profile (APIP). */
export const isItemType = (type: string) => /^imsqti_(apip)?item(root)?_xmlv(2p[012]|3p0)$/.test(type);

/** An item of any version with the element names of 2.x: `qti-simple-choice` becomes `simpleChoice`. */
export function asItem(root: XmlElement): { version: QtiVersion; item: XmlElement } {
  const isThree = root.name === 'qti-assessment-item';
  if (!isThree && root.name !== 'assessmentItem') throw new ItemRefusal(rootProblem(root));
  const version = root.namespace === '' ? (isThree ? '3.0' : '2.1') : itemNamespaces[root.namespace];
  if (version === undefined)
    throw new ItemRefusal(`its namespace ${root.namespace} is not that of a supported QTI version`);
  if ((version === '3.0') !== isThree)
    throw new ItemRefusal(`its element names and its namespace belong to different QTI versions`);
  return { version, item: isThree ? withNamesOf2x(root) : root };
}

/** A shared passage of QTI 3.0, with element names in the style of 2.x. */
export function asStimulus(root: XmlElement): XmlElement {
  if (root.name !== 'qti-assessment-stimulus')
    throw new ItemRefusal('the passage it shares is not an assessment stimulus');
  return withNamesOf2x(root);
}

function rootProblem({ name }: XmlElement): string {
  if (name === 'questestinterop') return 'it is QTI 1.2, which is not supported; export it as QTI 2.1 or later';
  if (/assessment-?test/i.test(name)) return 'it is a test; import a package that contains its items';
  return `it is not a QTI item: its root element is ${name}`;
}

function withNamesOf2x(given: XmlElement): XmlElement {
  return {
    name: given.name.startsWith('qti-') ? camel(given.name.slice(4)) : given.name,
    namespace: given.namespace,
    attributes: new Map([...given.attributes].map(([key, value]) => [isKept(key) ? key : camel(key), value])),
    children: given.children.map((child) => (typeof child === 'string' ? child : withNamesOf2x(child))),
  };
}

const isKept = (attribute: string) => /^(data-|aria-)|:/.test(attribute);
const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
/** The inverse, for writing. */
export const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
