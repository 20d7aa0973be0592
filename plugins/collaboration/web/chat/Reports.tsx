import { Link } from 'react-router-dom';
import type { CallResult } from '../../../../core/contract/index.ts';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  momentText,
  PageHeader,
  Row,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import { collaboration as contract } from '../../contract.ts';
import styles from './Chat.module.css';

type Report = CallResult<typeof contract.routes.chatReports>[number];

const { chatReports, settleChatReport } = contract.routes;

/** Reported messages of rooms, for staff. */
export function Reports() {
  const found = useRoute(chatReports, {}, { freshFor: 0, every: 30_000 });
  useReturn(() => void found.refetch());
  return (
    <>
      <PageHeader
        above={<Link to="/collaboration">Collaboration</Link>}
        title="Reported messages of rooms"
        description="Messages that participants reported, as they were then. Delete a message, or keep it."
      />
      {found.error && !found.data ? (
        <ErrorState error={found.error} retry={found.refetch} />
      ) : !found.data ? (
        <SkeletonBlock height={220} />
      ) : found.data.length === 0 ? (
        <EmptyState
          icon="flag"
          title="No reported messages"
          description="Messages that participants of rooms report are listed here."
        />
      ) : (
        <Stack gap={16}>
          {found.data.map((report) => (
            <Reported key={report.id} report={report} />
          ))}
        </Stack>
      )}
    </>
  );
}

function Reported({ report: { id, room, author, text, reasons, times, isDeleted, at } }: { report: Report }) {
  const settle = useCall(settleChatReport, {
    invalidates: [chatReports],
    once: true,
    onError: (error) => toast({ title: 'Not changed', description: error.text, variant: 'destructive' }),
  });
  return (
    <Card title={<Link to={`/collaboration/${room.id}`}>{room.name ?? 'Room'}</Link>}>
      <p className={styles.writer}>
        <bdi>
          <strong>{author}</strong>
        </bdi>
      </p>
      <blockquote className={styles.quote}>{text}</blockquote>
      <p className={styles.reported}>
        Reported {times === 1 ? 'once' : `${times} times`}, first on <time dateTime={at}>{momentText(at)}</time>
        {reasons.length > 0 && `: ${reasons.join(' · ')}`}
        {isDeleted && '. It was deleted since.'}
      </p>
      <Row>
        <Button busy={settle.isPending} onClick={() => settle.mutate({ params: { id }, body: { remove: false } })}>
          {isDeleted ? 'Close report' : 'Keep message'}
        </Button>
        {!isDeleted && (
          <Button
            destructive
            icon="trash"
            busy={settle.isPending}
            onClick={() => settle.mutate({ params: { id }, body: { remove: true } })}
          >
            Delete message
          </Button>
        )}
      </Row>
    </Card>
  );
}
