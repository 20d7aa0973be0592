import { useState } from 'react';
import { useRoute } from '../../../../../web/api/index.ts';
import { useLive } from '../../../../../web/live/index.ts';
import { Button, Card, dateText, SkeletonBlock, Stack, Tag } from '../../../../../web/ui/index.ts';
import type { AppealState, ApplicationDetails } from '../../../contract.ts';
import { applicationStatusTitles, universities } from '../../../contract.ts';
import styles from '../Applications.module.css';
import { AppealDialog } from './AppealDialog.tsx';

const stateTitles: Record<AppealState, string> = {
  open: 'Waiting for an answer',
  reopened: 'Reopened for another review',
  refused: 'Refused',
  superseded: 'Closed: decided again or withdrawn',
};

/** Appeals against a decision: whether one is possible, and what became of earlier ones. */
export function Appeals({ application }: { application: ApplicationDetails }) {
  const { id, status } = application;
  const hadDecision = application.history.some(({ step }) => step === 'release');
  const one = useRoute(universities.routes.appeals, { params: { id } }, { enabled: hadDecision, freshFor: 0 });
  const [isWriting, setWriting] = useState(false);
  const [reason, setReason] = useState('');
  useLive(universities, 'application_changed', ({ applicationId }) => {
    if (applicationId === id && hadDecision) void one.refetch();
  });
  // Nearly always shown for these: its place is kept while it loads.
  if (one.isLoading && (status === 'rejected' || status === 'waitlisted')) return <SkeletonBlock height={184} />;
  if (!one.data || (one.data.appeals.length === 0 && !one.data.mayAppeal)) return null;
  const { mayAppeal, until, appeals } = one.data;
  return (
    <Card title="Appeal">
      <Stack gap={12}>
        {mayAppeal && until && (
          <>
            <p>
              You can ask the university to look at this decision again, once, until {dateText(until)}. Say what was
              overlooked or is wrong; new achievements are no reason.
            </p>
            <div>
              <Button onClick={() => setWriting(true)}>Appeal this decision</Button>
            </div>
          </>
        )}
        {appeals.map(({ id: appealId, decision, reason: given, at, state, answer, answeredAt }) => (
          <div key={appealId} className={styles.written}>
            <div>
              <Tag tone={state === 'open' ? 'accent' : 'plain'}>{stateTitles[state]}</Tag>
            </div>
            <small className="soft">
              Against “{applicationStatusTitles[decision]}”, sent on {dateText(at)}
            </small>
            <p>{given}</p>
            {answer && answeredAt && (
              <>
                <small className="soft">Answer of the university, {dateText(answeredAt)}</small>
                <p>{answer}</p>
              </>
            )}
          </div>
        ))}
      </Stack>
      {isWriting && (
        <AppealDialog id={id} status={status} reason={reason} onChange={setReason} onClose={() => setWriting(false)} />
      )}
    </Card>
  );
}
