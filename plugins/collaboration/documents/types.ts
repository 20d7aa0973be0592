import { boardContent } from './board.ts';
import type { DocumentType } from './contract.ts';
import { textContent } from './text.ts';
import type { Content } from './yjs.ts';

export const contentOf: Readonly<Record<DocumentType, Content>> = {
  notes: textContent,
  code: textContent,
  whiteboard: boardContent,
};
