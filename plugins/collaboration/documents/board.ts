import * as Y from 'yjs';
import { z } from 'zod';
import { boardElementTypes } from './contract.ts';
import type { Content } from './yjs.ts';

/** Shapes on a whiteboard, with the deleted ones, which Excalidraw keeps. */
const maxElements = 5000;
/** Values within an element: a stroke has some thousand points of two numbers and a pressure. */
const maxValues = 30_000;
const maxDepth = 6;
const maxText = 20_000;

const Coordinate = z.number().min(-1e7).max(1e7);

/** What this plugin and the drawing rely on; Excalidraw repairs the rest when it reads an element. */
const Element = z.looseObject({
  id: z.string().min(1).max(100),
  type: z.enum(boardElementTypes),
  x: Coordinate,
  y: Coordinate,
  width: Coordinate,
  height: Coordinate,
  angle: Coordinate,
  version: z.int().min(0),
  versionNonce: z.int(),
  isDeleted: z.boolean(),
  index: z.string().max(200).nullish(),
  text: z.string().max(maxText).optional(),
  originalText: z.string().max(maxText).optional(),
  points: z.array(z.tuple([Coordinate, Coordinate])).optional(),
  link: z
    .string()
    .max(2000)
    .regex(/^https?:\/\//)
    .nullish(),
  customData: z.never().optional(),
});
type Element = z.infer<typeof Element>;

/** Whiteboards: one map, `elements`, from ids to elements of Excalidraw as plain values, and nothing else. */
export const boardContent: Content = {
  isValid(document, transaction) {
    const elements = elementsOf(document);
    if (document.share.size !== 1 || elements._start !== null || elements.size > maxElements) return false;
    // Unknown where the type was still without a name when it was changed.
    const types: ReadonlyMap<unknown, Iterable<string | null>> = transaction.changed;
    const changed = types.get(elements) ?? elements.keys();
    return [...changed].every((id) => id !== null && isElement(id, elements.get(id)));
  },

  textOf: (document) =>
    shownElements(document)
      .sort((one, other) => one.y - other.y || one.x - other.x)
      .flatMap(wordsOf)
      .join('\n'),

  restore(document, earlier) {
    const [elements, wanted] = [elementsOf(document), elementsOf(earlier)];
    for (const [id, element] of elements) {
      if (wanted.has(id) || element.isDeleted) continue;
      elements.set(id, { ...element, isDeleted: true, version: element.version + 1 });
    }
    for (const [id, element] of wanted) {
      const now = elements.get(id);
      if (now?.version === element.version && now.versionNonce === element.versionNonce) continue;
      elements.set(id, { ...element, version: Math.max(element.version, now?.version ?? 0) + 1 });
    }
  },

  linesWrittenBy(document, readUntil) {
    return [...elementsOf(document)].flatMap(([id, element]) => {
      const written = elementsOf(document)._map.get(id)?.id;
      const read = written && readUntil.get(written.client);
      if (!written || read === undefined || written.clock < read || element.isDeleted) return [];
      return wordsOf(element).filter((text) => text.trim() !== '');
    });
  },
};

const elementsOf = (document: Y.Doc) => document.getMap<Element>('elements');

/** The elements that are not deleted. */
export const shownElements = (document: Y.Doc): Element[] =>
  [...elementsOf(document).values()].filter(({ isDeleted }) => !isDeleted);

/** The words of a text, or the name of a frame. */
const wordsOf = ({ text, name }: Element): string[] =>
  typeof text === 'string' ? [text] : typeof name === 'string' ? [name] : [];

/** Elements are replaced and never removed, so that a late change of a deleted one finds it. */
function isElement(id: string, value: unknown): boolean {
  if (value instanceof Y.AbstractType || !isPlain(value)) return false;
  const { success, data } = Element.safeParse(value);
  return success && data.id === id;
}

/** JSON of a limited size: no bytes, no `NaN`, no large integers. */
function isPlain(value: unknown): boolean {
  let values = 0;
  const check = (part: unknown, depth: number): boolean => {
    values += 1;
    if (values > maxValues || depth > maxDepth) return false;
    if (part === null || part === undefined || typeof part === 'boolean') return true;
    if (typeof part === 'number') return Number.isFinite(part);
    if (typeof part === 'string') return part.length <= maxText;
    if (Array.isArray(part)) return part.every((each) => check(each, depth + 1));
    const isObject = typeof part === 'object' && Object.getPrototypeOf(part) === Object.prototype;
    return isObject && Object.values(part).every((each) => check(each, depth + 1));
  };
  return check(value, 0);
}
