import { CaptureUpdateAction, reconcileElements, restoreElements } from '@excalidraw/excalidraw';
import type { ExcalidrawElement, OrderedExcalidrawElement } from '@excalidraw/excalidraw/element/types';
import type { AppState, ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import type * as Y from 'yjs';
import { boardElementTypes } from '../../documents/contract.ts';

/** How often own changes are written into the document while they go on (ms). */
const writeMs = 100;
/** Changes are sent in parts of about this size (characters): the server takes updates up to a size. */
const partSize = 60_000;
/** The largest element (characters), a stroke of some thousand points. */
const maxElementSize = 150_000;

type Elements = readonly ExcalidrawElement[];
type Remote = Parameters<typeof reconcileElements>[1];

export interface BoundBoard {
  /** Call for every change of the drawing, also those made here. */
  changed(elements: Elements, appState: Pick<AppState, 'newElement' | 'multiElement'>): void;
  close(): void;
}

/** The elements of a document, for the first drawing. */
export const elementsOf = (document: Y.Doc): OrderedExcalidrawElement[] =>
  restoreElements([...mapOf(document).values()], null, { refreshDimensions: false });

const mapOf = (document: Y.Doc) => document.getMap<ExcalidrawElement>('elements');

/**
 * Keeps a drawing and a document equal. Of two versions of an element the higher counts, as Excalidraw decides it, so all
 * drawings come to the same. Changes of others are not part of the own history: undo takes back one's own.
 */
export function bindBoard(
  document: Y.Doc,
  api: ExcalidrawImperativeAPI,
  onTooLarge: (ids: ReadonlySet<string>) => void,
): BoundBoard {
  const map = mapOf(document);
  const own = Symbol('drawn here');
  let waiting: Elements | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const changed = (waiting ?? []).filter((element) => isNewer(element, map.get(element.id)));
    waiting = undefined;
    const tooLarge = new Set<string>();
    let part: ExcalidrawElement[] = [];
    let size = 0;
    const writePart = () => {
      document.transact(() => {
        for (const element of part) map.set(element.id, element);
      }, own);
      [part, size] = [[], 0];
    };
    for (const element of changed) {
      const text = JSON.stringify(sharedPart(element));
      if (text.length > maxElementSize) {
        tooLarge.add(element.id);
        continue;
      }
      part.push(JSON.parse(text));
      size += text.length;
      if (size > partSize) writePart();
    }
    if (part.length > 0) writePart();
    if (tooLarge.size > 0) onTooLarge(tooLarge);
  };

  const receive = ({ keysChanged }: Y.YMapEvent<ExcalidrawElement>, { origin }: Y.Transaction) => {
    if (origin === own) return;
    const changed = [...keysChanged].flatMap((id) => map.get(id) ?? []);
    const remote = restoreElements(changed, null, { refreshDimensions: false }) as Remote;
    const elements = reconcileElements(api.getSceneElementsIncludingDeleted(), remote, api.getAppState());
    api.updateScene({ elements, captureUpdate: CaptureUpdateAction.NEVER });
  };
  map.observe(receive);

  return {
    changed(elements, { newElement, multiElement }) {
      // What is still being drawn changes with every movement, and is sent when it is done.
      const unfinished = [newElement?.id, multiElement?.id];
      waiting = elements.filter(({ id, type }) => isShared(type) && !unfinished.includes(id));
      timer ??= setTimeout(write, writeMs);
    },
    close() {
      map.unobserve(receive);
      if (timer) write();
    },
  };
}

const isShared = (type: string) => (boardElementTypes as readonly string[]).includes(type);

/** As Excalidraw decides between versions: the higher one, and of equal ones the smaller random number. */
function isNewer(element: ExcalidrawElement, known: ExcalidrawElement | undefined): boolean {
  if (!known) return !element.isDeleted;
  if (element.version !== known.version) return element.version > known.version;
  return element.versionNonce < known.versionNonce;
}

/** Without what the server does not take: links other than to web pages, and data of other programs. */
const sharedPart = ({ customData: _, link, ...element }: ExcalidrawElement) => ({
  ...element,
  link: link && /^https?:\/\//.test(link) ? link : null,
});
