import { useEffect, useRef, useState } from 'react';
import * as Y from 'yjs';
import { CallError } from '../../../../web/api/index.ts';
import { send, useConnection, useLive, useRoom } from '../../../../web/live/index.ts';
import { useMissed } from '../../../../web/live/use-return.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { collaboration as contract } from '../../contract.ts';
import { keptChangesOf } from './kept-changes.ts';
import type { DocumentState, SharedDocument } from './shared-document.ts';
import { shareDocument } from './shared-document.ts';

/** A document that is kept equal to the server's while the component is mounted. */
export function useSharedDocument(documentId: string): { document: Y.Doc; state: DocumentState } {
  const [document] = useState(() => new Y.Doc());
  const [state, setState] = useState<DocumentState>('opening');
  const shared = useRef<SharedDocument>(undefined);
  const userId = useUser().id;
  useEffect(() => {
    const opened = shareDocument(
      document,
      {
        // The room is entered below.
        enter: async () => {},
        send: async (update) => known(await send(contract, 'document_update', { documentId, update })),
        since: async (sequence) => known(await send(contract, 'document_since', { documentId, sequence })),
      },
      setState,
      keptChangesOf(documentId, userId),
    );
    shared.current = opened;
    return () => opened.close();
  }, [document, documentId, userId]);
  const room = useRoom(contract, 'document', documentId);
  const isConnected = useConnection() === 'connected';
  useEffect(() => {
    if (!isConnected) shared.current?.disconnected();
    else if (room.state === 'in') void shared.current?.connected();
  }, [room.state, isConnected]);
  useLive(contract, 'document_update', ({ documentId: changed, ...change }) => {
    if (changed === documentId) shared.current?.received(change);
  });
  useMissed(() => void shared.current?.connected());
  const isOutside = room.state === 'left' || (room.state === 'refused' && room.error?.code !== 'offline');
  return { document, state: isOutside ? 'refused' : state };
}

/** @throws CallError, when the plugin was switched off */
function known<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new CallError(404, 'not_found', 'Collaboration is switched off.');
  return answer;
}
