import { useState } from 'react';
import { useRoute } from '../../../web/api/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  fullName,
  PageHeader,
  Pager,
  Row,
  Skeleton,
  Stack,
  Tag,
} from '../../../web/ui/index.ts';
import { dateText, timeText } from '../../../web/ui/times.ts';
import type { Alert } from '../contract.ts';
import { safeguarding } from '../contract.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { dangerText } from './danger-text.ts';
import styles from './SafetyAlerts.module.css';
import { useAlertsChanged } from './use-alerts-changed.ts';

const size = 25;

/** What learners wrote that may mean danger: who has taken it, and what was done. */
export function SafetyAlerts() {
  const [show, setShow] = useState<'unresolved' | 'resolved'>('unresolved');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string>();
  useAlertsChanged();
  const list = useRoute(
    safeguarding.routes.alerts,
    { query: { show, limit: size, offset: (page - 1) * size } },
    { freshFor: 0, keepPrevious: true, every: 60_000 },
  );
  return (
    <>
      <PageHeader
        title="Safety alerts"
        says="Messages of learners who may be in danger. Staff are reminded until somebody takes an alert."
      />
      <Stack>
        <Row>
          {(['unresolved', 'resolved'] as const).map((each) => (
            <Button
              key={each}
              small
              aria-pressed={show === each}
              primary={show === each}
              onClick={() => {
                setShow(each);
                setPage(1);
              }}
            >
              {each === 'unresolved' ? 'Open' : 'Resolved'}
            </Button>
          ))}
        </Row>
        {list.error && <ErrorState error={list.error} retry={list.refetch} />}
        {!list.data && !list.error && <Skeleton lines={6} label="Loading safety alerts" />}
        {list.data?.items.length === 0 && (
          <EmptyState
            icon="check"
            title={show === 'unresolved' ? 'No open alerts' : 'No resolved alerts'}
            says={
              show === 'unresolved'
                ? 'New alerts appear here at once. Not every message of a person in danger is recognised.'
                : 'Alerts appear here once they are resolved.'
            }
          />
        )}
        {list.data && list.data.items.length > 0 && (
          <>
            <ul className={styles.list}>
              {list.data.items.map((alert) => (
                <AlertLine key={alert.id} alert={alert} onOpen={() => setOpened(alert.id)} />
              ))}
            </ul>
            <Pager {...{ page, size }} total={list.data.total} of={['alert', 'alerts']} onPage={setPage} />
          </>
        )}
      </Stack>
      {opened && <AlertDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function AlertLine({ alert, onOpen }: { alert: Alert; onOpen: () => void }) {
  const { learner, dangers, state, lastMessageAt, takenBy, resolvedBy, messages } = alert;
  const name = fullName(learner);
  return (
    <li>
      <span className={styles.what}>
        <strong>{name}</strong>
        <span className="soft">
          {dateText(lastMessageAt)}, {timeText(lastMessageAt)}
          {messages > 1 && ` · ${messages} messages`}
          {state === 'taken' && ` · taken by ${takenBy ?? 'a former member'}`}
          {state === 'resolved' && ` · resolved by ${resolvedBy ?? 'a former member'}`}
        </span>
      </span>
      {state === 'open' && (
        <Tag tone="attention" icon="alert">
          Nobody has taken it
        </Tag>
      )}
      {dangers.map((danger) => (
        <Tag key={danger}>{dangerText[danger]}</Tag>
      ))}
      <Button small primary={state === 'open'} onClick={onOpen}>
        Open<span className="unseen"> the alert about {name}</span>
      </Button>
    </li>
  );
}
