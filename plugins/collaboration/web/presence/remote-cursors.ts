import type { Extension, Range } from '@codemirror/state';
import { Annotation } from '@codemirror/state';
import type { DecorationSet, EditorView, ViewUpdate } from '@codemirror/view';
import { Decoration, ViewPlugin, WidgetType } from '@codemirror/view';
import * as Y from 'yjs';
import styles from './Presence.module.css';
import type { Presence } from './use-presence.ts';

// y-codemirror.next draws cursors with inline styles, which the content policy forbids. These have classes.

const peersChanged = Annotation.define<true>();

/** Shows where others are in a text, and tells them where this editor's selection is. */
export function remoteCursors(text: Y.Text, presence: Presence): Extension {
  return ViewPlugin.define(
    (view) => {
      const stop = presence.watch(() => view.dispatch({ annotations: peersChanged.of(true) }));
      return {
        decorations: decorationsOf(view, text, presence),
        update(update: ViewUpdate) {
          if (update.selectionSet || update.docChanged || update.focusChanged) tellOwn(update.view, text, presence);
          const isChanged = update.docChanged || update.transactions.some((one) => one.annotation(peersChanged));
          if (isChanged) this.decorations = decorationsOf(update.view, text, presence);
        },
        destroy: stop,
      };
    },
    { decorations: (value) => value.decorations },
  );
}

function tellOwn(view: EditorView, text: Y.Text, presence: Presence): void {
  if (!view.hasFocus) return;
  const { anchor, head } = view.state.selection.main;
  const encoded = (index: number) =>
    Y.encodeRelativePosition(Y.createRelativePositionFromTypeIndex(text, Math.min(index, text.length)));
  presence.tell({ anchor: encoded(anchor), head: encoded(head) });
}

function decorationsOf(view: EditorView, text: Y.Text, presence: Presence): DecorationSet {
  const { doc } = text;
  const end = view.state.doc.length;
  const ranges: Range<Decoration>[] = presence.peers.flatMap(({ cursor, name, colour }) => {
    if (!doc || !('anchor' in cursor)) return [];
    const [anchor, head] = [indexOf(cursor.anchor, doc, text), indexOf(cursor.head, doc, text)];
    if (anchor === undefined || head === undefined || Math.max(anchor, head) > end) return [];
    const caret = Decoration.widget({ widget: new Caret(name, colour), side: head < anchor ? -1 : 1 }).range(head);
    if (anchor === head) return [caret];
    const marked = Decoration.mark({ class: `${styles.selection} ${styles[`colour${colour}`]}` });
    return [marked.range(Math.min(anchor, head), Math.max(anchor, head)), caret];
  });
  return Decoration.set(ranges, true);
}

/** Undefined for a position in other text, or one that cannot be read. */
function indexOf(position: Uint8Array, doc: Y.Doc, text: Y.Text): number | undefined {
  try {
    const found = Y.createAbsolutePositionFromRelativePosition(Y.decodeRelativePosition(position), doc);
    return found?.type === text ? found.index : undefined;
  } catch {
    return undefined;
  }
}

class Caret extends WidgetType {
  readonly name: string;
  readonly colour: number;

  constructor(name: string, colour: number) {
    super();
    this.name = name;
    this.colour = colour;
  }

  override eq(other: Caret): boolean {
    return other.name === this.name && other.colour === this.colour;
  }

  override toDOM(): HTMLElement {
    const caret = document.createElement('span');
    caret.className = `${styles.caret} ${styles[`colour${this.colour}`]}`;
    // Drawn by the style sheet: in the text it would be read out and copied. The participants' list names who is here.
    caret.dataset.name = this.name;
    return caret;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}
