import { CallError, saveFile, useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, dateText, Icon, IconButton, LinkButton, Tag, Tooltip } from '../../../../web/ui/index.ts';
import { documents, kindTitles } from '../../contract.ts';
import { sizeText } from '../sizes.ts';
import type { ShownDocument } from '../types.ts';
import styles from './Library.module.css';
import { StatusTag } from './StatusTag.tsx';

/** A document in a list, with what to do next. Staff see it without `onRemove` and `onShowReaders`. */
export function DocumentLine({
  document,
  onRemove,
  onShowReaders,
}: {
  document: ShownDocument;
  onRemove?: () => void;
  onShowReaders?: () => void;
}) {
  const { id, fileName, fileSize, uploadedAt, status, waitingFor, kind, isConfirmed, failure } = document;
  const isOwn = onRemove !== undefined;
  const canDownload = failure?.code !== 'virus' && failure?.code !== 'missing';
  return (
    <li>
      <span className={styles.subject}>
        <span className={styles.name}>
          <bdi>{fileName}</bdi>
          <StatusTag status={status} />
          {status === 'completed' &&
            (isConfirmed ? (
              <Tag tone="good" icon="check">
                Confirmed
              </Tag>
            ) : (
              <Tag tone="accent">Not confirmed</Tag>
            ))}
        </span>
        <span className="soft">
          {kind && `${kindTitles[kind]} · `}
          {sizeText(fileSize)} · {dateText(uploadedAt)}
        </span>
        {waitingFor && <span className="soft">{waitingFor}</span>}
        {failure && (
          <span className={styles.failure}>
            <Icon name="alert" size={16} />
            <span>{isOwn ? failure.message : 'This document could not be read.'}</span>
          </span>
        )}
        {document.nameMatches === false && (
          <span className={styles.failure}>
            <Icon name="alert" size={16} />
            <span>
              {isOwn ? 'The name on it is not the name on your account.' : 'The name read on it is not the learner’s.'}
            </span>
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {status === 'completed' && (
          <LinkButton small to={`/documents/${id}`} aria-label={`${actionOf(document, isOwn)}: ${fileName}`}>
            {actionOf(document, isOwn)}
          </LinkButton>
        )}
        {isOwn && failure?.canRetry && <ReadAgain document={document} />}
        {canDownload && <Download document={document} />}
        {onShowReaders && (
          <Tooltip text="Who can read it">
            <IconButton icon="eye" label={`Who can read ${fileName}`} onClick={onShowReaders} />
          </Tooltip>
        )}
        {onRemove && (
          <Tooltip text="Delete">
            <IconButton icon="trash" label={`Delete ${fileName}`} onClick={onRemove} />
          </Tooltip>
        )}
      </span>
    </li>
  );
}

const actionOf = ({ isConfirmed }: ShownDocument, isOwn: boolean) =>
  isConfirmed || !isOwn ? 'View values' : 'Check values';

function ReadAgain({ document: { id, fileName } }: { document: ShownDocument }) {
  const again = useCall(documents.routes.readAgain, {
    once: true,
    invalidates: [documents.routes.list],
    onError: ({ text }) => toast({ title: 'Not read again', description: text, variant: 'destructive' }),
  });
  return (
    <Button
      small
      icon="refresh"
      busy={again.isPending}
      aria-label={`Read again: ${fileName}`}
      onClick={() => again.mutate({ params: { id } })}
    >
      Read again
    </Button>
  );
}

export function Download({ document: { id, fileName } }: { document: Pick<ShownDocument, 'id' | 'fileName'> }) {
  const save = async () => {
    try {
      await saveFile(documents.routes.download, fileName, { params: { id } });
    } catch (error) {
      const description = error instanceof CallError ? error.text : 'Try again.';
      toast({ title: 'Not downloaded', description, variant: 'destructive' });
    }
  };
  return (
    <Tooltip text="Download">
      <IconButton icon="download" label={`Download ${fileName}`} onClick={() => void save()} />
    </Tooltip>
  );
}
