import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import {
  Button,
  Card,
  dateText,
  ErrorState,
  fullName,
  IconButton,
  LinkButton,
  PageHeader,
  Refusal,
  Row,
  SkeletonPage,
  Stack,
} from '../../../../web/ui/index.ts';
import { documents, kindTitles } from '../../contract.ts';
import { Download } from '../library/DocumentLine.tsx';
import { ReadersDialog } from '../library/ReadersDialog.tsx';
import { RemoveDialog } from '../library/RemoveDialog.tsx';
import { StatusTag } from '../library/StatusTag.tsx';
import type { Detail, ReadDocument } from '../types.ts';
import { Confirmation } from './Confirmation.tsx';
import { ConfirmedView } from './ConfirmedView.tsx';

/** The addresses of the pages' pictures are valid for a quarter of an hour. */
const linksFreshMs = 10 * 60_000;

/** A document: its state while it is read, then its values beside its pages. */
export function DocumentScreen() {
  const { id = '' } = useParams();
  const one = useRoute(documents.routes.one, { params: { id } }, { freshFor: 3000, every: linksFreshMs });
  useLive(documents, 'document_changed', ({ documentId }) => {
    if (documentId === id) void one.refetch();
  });
  useReturn(() => void one.refetch());
  useTitle(one.data?.fileName);
  if (one.error?.namesNothing) {
    return (
      <ErrorState
        wholePage
        title="This document does not exist"
        description="It was deleted, or it belongs to another person."
        action={<LinkButton to="/documents">Your documents</LinkButton>}
      />
    );
  }
  if (one.error && !one.data) return <ErrorState wholePage error={one.error} retry={one.refetch} />;
  if (!one.data) return <SkeletonPage />;
  return <DocumentPage key={id} document={one.data} />;
}

function DocumentPage({ document }: { document: Detail }) {
  const [isEditing, setEditing] = useState(false);
  const confirmed = () => {
    setEditing(false);
    // The form and its button are gone.
    focusTitle();
  };
  return (
    <>
      <Header document={document} />
      {!isRead(document) ? (
        <NotRead document={document} />
      ) : document.isOwn && (!document.confirmed || isEditing || hasChanges(document)) ? (
        <Confirmation document={document} onConfirmed={confirmed} />
      ) : (
        <ConfirmedView document={document} onCorrect={() => setEditing(true)} />
      )}
    </>
  );
}

const focusTitle = () => document.querySelector<HTMLElement>('main h1')?.focus();

const isRead = (document: Detail): document is ReadDocument => document.reading !== null && document.values !== null;

/** Whether corrections were begun after the confirmation. */
const hasChanges = ({ confirmed, values }: Detail) =>
  confirmed !== null && JSON.stringify(values) !== JSON.stringify(confirmed.values);

/** The list from which staff come. Reviewers of universities may not open it. */
const namesAddress = '/documents/names';

function Header({ document }: { document: Detail }) {
  const { fileName, kind, uploadedAt, status, isOwn, owner } = document;
  const [dialog, setDialog] = useState<'remove' | 'readers'>();
  const navigate = useNavigate();
  const may = useMay();
  const isAvailable = useIsScreenAvailable();
  const close = () => setDialog(undefined);
  return (
    <>
      <PageHeader
        above={
          isOwn ? (
            <Link to="/documents">Upload Documents</Link>
          ) : (
            may('documents.read') && isAvailable(namesAddress) && <Link to={namesAddress}>Names on documents</Link>
          )
        }
        title={<bdi>{fileName}</bdi>}
        description={
          owner ? (
            <>
              {kind ? kindTitles[kind] : 'Document'} of <OwnerName owner={owner} />, uploaded on {dateText(uploadedAt)}
            </>
          ) : (
            `${kind ? `${kindTitles[kind]}, uploaded` : 'Uploaded'} on ${dateText(uploadedAt)}`
          )
        }
        actions={
          <>
            {status !== 'completed' && (
              <Row>
                <StatusTag status={status} />
              </Row>
            )}
            <Download document={document} />
            {isOwn && (
              <>
                <IconButton icon="eye" label="Who can read it" onClick={() => setDialog('readers')} />
                <IconButton icon="trash" label="Delete" onClick={() => setDialog('remove')} />
              </>
            )}
          </>
        }
      />
      {dialog === 'readers' && <ReadersDialog document={document} onClose={close} />}
      {dialog === 'remove' && (
        <RemoveDialog document={document} onClose={close} onRemoved={() => void navigate('/documents')} />
      )}
    </>
  );
}

/** Leads to the person's page, for those who have it. */
function OwnerName({ owner }: { owner: NonNullable<Detail['owner']> }) {
  const may = useMay();
  const isAvailable = useIsScreenAvailable();
  const page = `/administration/people/${owner.id}`;
  return may('platform.people') && isAvailable(page) ? <Link to={page}>{fullName(owner)}</Link> : fullName(owner);
}

function NotRead({ document: { id, status, waitingFor, failure, isOwn } }: { document: Detail }) {
  const again = useCall(documents.routes.readAgain, {
    once: true,
    invalidates: [documents.routes.one, documents.routes.list],
  });
  if (status !== 'failed') {
    return (
      <Card>
        <p role="status">
          {status === 'processing'
            ? 'EiQ reads this document. Its values appear here in a few seconds.'
            : (waitingFor ?? 'This document waits to be read.')}
        </p>
      </Card>
    );
  }
  return (
    <Card tone="attention">
      <Stack gap={12}>
        <p>
          <strong>This document could not be read. </strong>
          {isOwn && failure?.message}
        </p>
        <Refusal error={again.error} />
        {isOwn && failure?.canRetry && (
          <div>
            <Button icon="refresh" busy={again.isPending} onClick={() => again.mutate({ params: { id } })}>
              Read again
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
