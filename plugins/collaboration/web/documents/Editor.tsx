import { defaultKeymap } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { yCollab, ySyncAnnotation, yUndoManagerKeymap } from 'y-codemirror.next';
import type * as Y from 'yjs';
import { toast } from '../../../../web/shell/toasts.ts';
import { remoteCursors } from '../presence/remote-cursors.ts';
import type { Presence } from '../presence/use-presence.ts';
import styles from './Documents.module.css';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** The largest text pasted at once (characters): the server takes changes up to a size. */
const maxPasted = 60_000;

/** Lets changes of others pass, whatever their size. */
const limitPasting = EditorState.transactionFilter.of((change) => {
  const isOwn = change.docChanged && change.annotation(ySyncAnnotation) === undefined;
  if (!isOwn || change.newDoc.length - change.startState.doc.length <= maxPasted) return change;
  toast({ title: 'Too long to paste at once', description: 'Paste it in parts.', variant: 'destructive' });
  return [];
});

const look = EditorView.theme({
  '&': { minHeight: '320px', color: 'var(--ink)' },
  '.cm-scroller': { minHeight: '320px', lineHeight: '1.6' },
  '.cm-content': { padding: '12px', caretColor: 'var(--ink)' },
});

const proseFont = EditorView.theme({ '.cm-scroller': { fontFamily: 'inherit' } });
const spelling = EditorView.contentAttributes.of({ spellcheck: 'true' });

const codeExtensions = [
  lineNumbers(),
  EditorView.contentAttributes.of({ autocapitalize: 'off', autocorrect: 'off' }),
  EditorView.theme({
    '.cm-scroller': { fontFamily: 'var(--font-figures)' },
    '.cm-gutters': {
      minHeight: '320px !important',
      backgroundColor: 'transparent',
      color: 'var(--ink-faint)',
      borderRight: '1px solid var(--line)',
    },
  }),
];

interface EditorProps {
  text: Y.Text;
  label: string;
  isReadOnly: boolean;
  presence: Presence;
  /** Of code: its grammar, once it is loaded. */
  grammar?: Extension;
}

/** The editor of a shared text. Undo takes back one's own changes. */
export function Editor({ text, label, isReadOnly, presence, grammar }: EditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const access = useRef(new Compartment());
  const language = useRef(new Compartment());
  const first = useRef({ label, isReadOnly, grammar });
  useEffect(() => {
    if (!box.current) return;
    const opened = new EditorView({
      parent: box.current,
      state: EditorState.create({
        doc: text.toString(),
        extensions: [
          EditorView.cspNonce.of(nonce),
          look,
          limitPasting,
          first.current.grammar ? codeExtensions : [EditorView.lineWrapping, spelling, proseFont],
          // Focusable by itself, read-only too: what scrolls must be reachable by keyboard.
          EditorView.contentAttributes.of({ 'aria-label': first.current.label, tabindex: '0' }),
          language.current.of(first.current.grammar ?? []),
          remoteCursors(text, presence),
          access.current.of(EditorState.readOnly.of(first.current.isReadOnly)),
          keymap.of([...yUndoManagerKeymap, ...defaultKeymap]),
          yCollab(text, null),
        ],
      }),
    });
    view.current = opened;
    return () => opened.destroy();
  }, [text, presence]);
  useEffect(() => {
    if (grammar) view.current?.dispatch({ effects: language.current.reconfigure(grammar) });
  }, [grammar]);
  useEffect(() => {
    view.current?.dispatch({ effects: access.current.reconfigure(EditorState.readOnly.of(isReadOnly)) });
  }, [isReadOnly]);
  return <div ref={box} className={styles.editor} />;
}
