import type { DocumentType } from '../../documents/contract.ts';
import type { DocumentState } from './shared-document.ts';

const names: Readonly<Record<DocumentType, string>> = {
  notes: 'these notes',
  code: 'this code',
  whiteboard: 'this whiteboard',
};

/** The state of a document, below it. */
export function stateText(type: DocumentType, state: DocumentState, mayWrite: boolean): string {
  if (!mayWrite) return `You can read ${names[type]} and not change ${type === 'notes' ? 'them' : 'it'}.`;
  switch (state) {
    case 'opening':
      return 'Opening …';
    case 'saved':
      return 'All changes saved';
    case 'saving':
      return 'Saving …';
    case 'offline':
      return 'Offline. Your changes are kept in this browser and sent when the connection is back.';
    case 'refused':
      return `You can only read ${names[type]}. What you change now is not saved.`;
  }
}
