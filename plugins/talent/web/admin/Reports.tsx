import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  momentText,
  PageHeader,
  Refusal,
  Row,
  SkeletonBlock,
  Stack,
  Tag,
  TextField,
} from '../../../../web/ui/index.ts';
import type { Report, ReportState } from '../../contract.ts';
import { reportReasonTitles, talent } from '../../contract.ts';
import styles from '../parts/Talent.module.css';

const { reports, answerReport } = talent.routes;

/** Reports of learners about companies, for administrators. */
export function Reports() {
  const { data, error, refetch } = useRoute(reports, {}, { freshFor: 0 });
  return (
    <>
      <PageHeader
        title="Reports about companies"
        description="Learners report unwanted messages, discrimination and other wrongs. A company can be suspended on the page “Partner companies”."
        actions={<LinkButton to="/talent/partners">Partner companies</LinkButton>}
      />
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={240} />
      ) : data.length === 0 ? (
        <EmptyState icon="flag" title="No reports" description="Reports of learners about companies appear here." />
      ) : (
        <Stack>
          {data.map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
        </Stack>
      )}
    </>
  );
}

const stateTitles: Record<ReportState, string> = { open: 'Open', upheld: 'Upheld', dismissed: 'Dismissed' };

function ReportCard({ report }: { report: Report }) {
  const { id, company, reporter, reason, text, state, answer, at } = report;
  return (
    <Card
      title={`${company}: ${reportReasonTitles[reason]}`}
      actions={<Tag tone={state === 'open' ? 'attention' : 'plain'}>{stateTitles[state]}</Tag>}
    >
      <Stack gap={12}>
        <p className={styles.small}>
          {reporter}, {momentText(at)}
        </p>
        <p className={styles.words}>{text}</p>
        {state === 'open' ? <Answer id={id} /> : answer && <p className={styles.words}>Answer: {answer}</p>}
      </Stack>
    </Card>
  );
}

function Answer({ id }: { id: string }) {
  const [answer, setAnswer] = useState('');
  const send = useCall(answerReport, {
    once: true,
    invalidates: [reports],
    onSuccess: () => toast({ title: 'Report answered', description: 'The learner reads the answer.' }),
  });
  const close = (state: 'upheld' | 'dismissed') => send.mutate({ params: { id }, body: { state, answer } });
  const isClosed = answer.trim() === '';
  return (
    <>
      <TextField
        label="Answer to the learner"
        maxLength={1000}
        value={answer}
        issue={send.error?.issueOf('answer')}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Row>
        <Button busy={send.isPending} disabled={isClosed} onClick={() => close('upheld')}>
          Uphold
        </Button>
        <Button busy={send.isPending} disabled={isClosed} onClick={() => close('dismissed')}>
          Dismiss
        </Button>
      </Row>
      <Refusal error={send.error} fields={['answer']} />
    </>
  );
}
