import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { EmptyState, ErrorState, LineList, Section, Skeleton } from '../../../../web/ui/index.ts';
import { documents } from '../../contract.ts';
import type { ShownDocument } from '../types.ts';
import { DocumentLine } from './DocumentLine.tsx';
import { ReadersDialog } from './ReadersDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

/** The learner's documents, the latest first. */
export function RecentUploads() {
  const list = useRoute(documents.routes.list, {}, { freshFor: 3000 });
  const [removing, setRemoving] = useState<ShownDocument>();
  const [shared, setShared] = useState<ShownDocument>();
  useLive(documents, 'document_changed', () => void list.refetch());
  useReturn(() => void list.refetch());
  return (
    <Section title="Recent Uploads">
      {list.error && !list.data ? (
        <ErrorState error={list.error} retry={list.refetch} />
      ) : !list.data ? (
        <Skeleton lines={4} label="Loading your documents" />
      ) : list.data.length === 0 ? (
        <EmptyState
          icon="file"
          title="No documents yet"
          description="A transcript or score report that you upload appears here. Reading it takes a few seconds."
        />
      ) : (
        <LineList>
          {list.data.map((document) => (
            <DocumentLine
              key={document.id}
              document={document}
              onRemove={() => setRemoving(document)}
              onShowReaders={() => setShared(document)}
            />
          ))}
        </LineList>
      )}
      {removing && <RemoveDialog document={removing} onClose={() => setRemoving(undefined)} />}
      {shared && <ReadersDialog document={shared} onClose={() => setShared(undefined)} />}
    </Section>
  );
}
