import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { invalidate } from '../../../../web/api/index.ts';
import { documents } from '../../contract.ts';
import type { Upload } from './upload-queue.ts';
import { currentUploads, listenToUploads, openUploads } from './upload-queue.ts';

/** The uploads of this tab, and those that were begun before. The list of documents follows them. */
export function useUploads(userId: string): readonly Upload[] {
  const client = useQueryClient();
  const uploads = useSyncExternalStore(listenToUploads, currentUploads);
  useEffect(() => {
    // Without an answer, unfinished uploads are found at the next visit.
    openUploads(userId).catch(() => {});
  }, [userId]);
  const done = uploads
    .filter(({ phase }) => phase === 'done')
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (done !== '') void invalidate(client, documents.routes.list);
  }, [client, done]);
  return uploads;
}
