import { useState } from 'react';
import { useCall } from '../../../../../web/api/index.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import { Button, Card, dateText, fullName, Refusal, Row, Stack, TextArea } from '../../../../../web/ui/index.ts';
import type { DeskDetails } from '../../../contract.ts';
import { applicationStatusTitles, universities } from '../../../contract.ts';
import styles from './Decisions.module.css';

type Appeal = DeskDetails['appeals'][number];

const { answerAppeal, deskApplication, deskApplications, deskUniversities } = universities.routes;

const stateTexts: Readonly<Record<Appeal['state'], string>> = {
  open: 'Open',
  reopened: 'The application was reopened',
  refused: 'Refused',
  superseded: 'Not answered: the application was decided again or withdrawn',
};

/** The appeals of the applicant, the open one first, with the form for its answer. */
export function Appeals({ details: { appeals } }: { details: DeskDetails }) {
  const sorted = appeals.toSorted((one, other) => Number(other.state === 'open') - Number(one.state === 'open'));
  return sorted.map((appeal) => (
    <Card
      key={appeal.id}
      tone={appeal.state === 'open' ? 'attention' : 'quiet'}
      title={`Appeal against “${applicationStatusTitles[appeal.decision]}”`}
    >
      <Stack gap={12}>
        <p className="soft">{dateText(appeal.at)}, by the applicant</p>
        <p className={styles.words} dir="auto">
          {appeal.reason}
        </p>
        {appeal.state === 'open' ? <AnswerForm appeal={appeal} /> : <Answer appeal={appeal} />}
      </Stack>
    </Card>
  ));
}

function Answer({ appeal: { state, answer, answeredAt, answeredBy } }: { appeal: Appeal }) {
  return (
    <>
      <p>
        <strong>{stateTexts[state]}</strong>
        {answeredAt && (
          <span className="soft">
            {' '}
            {dateText(answeredAt)}
            {answeredBy && `, by ${fullName(answeredBy)}`}
          </span>
        )}
      </p>
      {answer && (
        <p className={styles.words} dir="auto">
          {answer}
        </p>
      )}
    </>
  );
}

function AnswerForm({ appeal }: { appeal: Appeal }) {
  const [reason, setReason] = useState('');
  const answer = useCall(answerAppeal, {
    once: true,
    invalidates: [deskApplication, deskApplications, deskUniversities],
    onSuccess: ({ state }) => toast({ title: state === 'reopened' ? 'Application reopened' : 'Appeal refused' }),
  });
  const send = (choice: 'reopen' | 'refuse') =>
    answer.mutate({ params: { id: appeal.id }, body: { answer: choice, reason } });
  const isBusy = (choice: 'reopen' | 'refuse') => answer.isPending && answer.variables?.body.answer === choice;
  return (
    <>
      {appeal.isAboutOwnDecision && (
        <p>
          <strong>You recorded the decision that this appeal is about.</strong> If you can, leave the answer to another
          reviewer.
        </p>
      )}
      <TextArea
        label="Answer"
        hint="The applicant is sent it by mail. Reopening begins a new round of reviews."
        rows={3}
        maxLength={5000}
        value={reason}
        issue={answer.error?.issueOf('reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      <Refusal error={answer.error} fields={['reason']} />
      <Row>
        <Button busy={isBusy('reopen')} onClick={() => send('reopen')}>
          Reopen the application
        </Button>
        <Button busy={isBusy('refuse')} onClick={() => send('refuse')}>
          Refuse the appeal
        </Button>
      </Row>
    </>
  );
}
