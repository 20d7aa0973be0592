import { useState } from 'react';
import { useRoute } from '../../../web/api/index.ts';
import { Button, fullName, LineSubject, Tag, useWorkList, WorkList } from '../../../web/ui/index.ts';
import { dateText, timeText } from '../../../web/ui/times.ts';
import type { Alert } from '../contract.ts';
import { safeguarding } from '../contract.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { AlertReachNote } from './AlertReachNote.tsx';
import { dangerText } from './danger-text.ts';
import { useAlertsChanged } from './use-alerts-changed.ts';

const parts = {
  waiting: {
    label: 'Open',
    empty: {
      title: 'No open alerts',
      description: 'New alerts appear here at once. Not every message of a person in danger is recognised.',
    },
  },
  done: {
    label: 'Resolved',
    empty: { title: 'No resolved alerts', description: 'Alerts appear here once they are resolved.' },
  },
};

/** Safety alerts with their state. */
export function SafetyAlerts() {
  const shown = useWorkList();
  const [opened, setOpened] = useState<string>();
  useAlertsChanged();
  const list = useRoute(
    safeguarding.routes.alerts,
    { query: { show: shown.isDone ? 'resolved' : 'unresolved', ...shown.query } },
    { freshFor: 0, keepPrevious: true, every: 60_000 },
  );
  return (
    <>
      <WorkList
        title="Safety alerts"
        description="Messages of learners who may be in danger. Staff are reminded until somebody takes an alert."
        of={['alert', 'alerts']}
        keyOf={({ id }) => id}
        note={<AlertReachNote />}
        {...{ parts, shown, list }}
      >
        {(alert) => <AlertLine alert={alert} onOpen={() => setOpened(alert.id)} />}
      </WorkList>
      {opened && <AlertDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function AlertLine({ alert, onOpen }: { alert: Alert; onOpen: () => void }) {
  const { learner, dangers, state, lastMessageAt, takenBy, resolvedBy, messages } = alert;
  const name = fullName(learner);
  return (
    <>
      <LineSubject
        title={<strong>{name}</strong>}
        description={
          <>
            {dateText(lastMessageAt)}, {timeText(lastMessageAt)}
            {messages > 1 && ` · ${messages} messages`}
            {state === 'taken' && ` · taken by ${takenBy ?? 'a former member'}`}
            {state === 'resolved' && ` · resolved by ${resolvedBy ?? 'a former member'}`}
          </>
        }
      />
      {state === 'open' && (
        <Tag tone="attention" icon="alert">
          Not taken yet
        </Tag>
      )}
      {dangers.map((danger) => (
        <Tag key={danger}>{dangerText[danger]}</Tag>
      ))}
      <Button small primary={state === 'open'} onClick={onOpen}>
        Open<span className="unseen"> the alert about {name}</span>
      </Button>
    </>
  );
}
