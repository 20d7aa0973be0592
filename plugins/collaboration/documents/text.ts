import type * as Y from 'yjs';
import type { Content } from './yjs.ts';

/** Longest line that is read at once, around what is new in it (characters). */
const maxLine = 2000;

/** Notes and code: one text, `content`, and nothing else. */
export const textContent: Content = {
  isValid(document) {
    const text = document.getText('content');
    // Anything but characters has a length and no text, and would shift the positions of every editor.
    return document.share.size === 1 && text.toString().length === text.length;
  },
  textOf: (document) => document.getText('content').toString(),
  restore(document, earlier) {
    const [text, wanted] = [document.getText('content'), textContent.textOf(earlier)];
    if (text.toString() === wanted) return;
    text.delete(0, text.length);
    text.insert(0, wanted);
  },
  linesWrittenBy,
};

function linesWrittenBy(document: Y.Doc, readUntil: ReadonlyMap<number, number>): string[] {
  const content = document.getText('content');
  const text = content.toString();
  const lines = new Map<number, string>();
  let index = 0;
  for (let item = content._start; item; item = item.right) {
    if (item.deleted || !item.countable) continue;
    const read = readUntil.get(item.id.client);
    const isNew = read !== undefined && item.id.clock + item.length > read;
    if (isNew) {
      const unread = index + Math.max(0, read - item.id.clock);
      for (let at = unread; at < index + item.length; ) {
        const begin = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - maxLine / 2);
        const found = text.indexOf('\n', at);
        const end = Math.min(found === -1 ? text.length : found, at + maxLine / 2);
        lines.set(begin, text.slice(begin, end));
        at = Math.max(end, at) + 1;
      }
    }
    index += item.length;
  }
  return [...lines.values()].filter((line) => line.trim() !== '');
}
