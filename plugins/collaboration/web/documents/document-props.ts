import type { CodeLanguage } from '../../documents/contract.ts';
import type { RoomView } from '../rooms/names.ts';

/** What every kind of document is shown with. */
export interface DocumentProps {
  id: string;
  title: string;
  language: CodeLanguage | null;
  mayWrite: boolean;
  room: RoomView;
}
