import { Link } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  Row,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import { activity } from '../../contract.ts';
import type { Report } from '../../discussions/contract.ts';
import styles from '../study-groups/StudyGroup.module.css';
import { momentText } from '../time-texts.ts';

const { reports, settleReport } = activity.routes;

/** Reported messages of study groups, for staff. */
export function Reports() {
  const found = useRoute(reports, {}, { freshFor: 3000 });
  const refetch = () => void found.refetch();
  useLive(activity, 'notifications_changed', refetch);
  useReturn(refetch);
  return (
    <>
      <PageHeader
        above={<Link to="/study-groups">Study groups</Link>}
        title="Reported messages"
        description="Messages that members reported. Remove a message, or keep it."
      />
      {found.error && !found.data ? (
        <ErrorState error={found.error} retry={found.refetch} />
      ) : !found.data ? (
        <SkeletonBlock height={220} />
      ) : found.data.length === 0 ? (
        <EmptyState
          icon="flag"
          title="No reported messages"
          description="Messages that members report are listed here."
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

function Reported({ report: { id, group, message, reason, times } }: { report: Report }) {
  const settle = useCall(settleReport, {
    invalidates: [reports],
    once: true,
    onError: ({ text }) => toast({ title: 'Not changed', description: text, variant: 'destructive' }),
  });
  return (
    <Card title={<Link to={`/study-groups/${group.id}`}>{group.name}</Link>}>
      <p className={styles.writer}>
        <bdi>
          <strong>{message.who}</strong>
        </bdi>
        <time dateTime={message.at}>{momentText(message.at)}</time>
      </p>
      <blockquote className={styles.quote}>{message.text ?? 'This message was removed.'}</blockquote>
      <p className={styles.note}>
        Reported {times === 1 ? 'once' : `${times} times`}
        {reason && `: ${reason}`}
      </p>
      <Row>
        <Button busy={settle.isPending} onClick={() => settle.mutate({ params: { id }, body: { remove: false } })}>
          Keep message
        </Button>
        <Button
          destructive
          icon="trash"
          busy={settle.isPending}
          onClick={() => settle.mutate({ params: { id }, body: { remove: true } })}
        >
          Remove message
        </Button>
      </Row>
    </Card>
  );
}
