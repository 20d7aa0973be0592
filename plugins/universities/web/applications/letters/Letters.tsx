import { useState } from 'react';
import { saveFile, useCall } from '../../../../../web/api/index.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import {
  Button,
  Dialog,
  dateText,
  LineList,
  LineSubject,
  nameText,
  Refusal,
  Row,
  Section,
  Tag,
} from '../../../../../web/ui/index.ts';
import type { ApplicationDetails, LetterStatus, Recommendation } from '../../../contract.ts';
import { letterStatusTitles, maxRequests, reminderDays, takesLetters, universities } from '../../../contract.ts';
import { SaveButton } from '../../SaveButton.tsx';
import styles from '../Applications.module.css';
import { RequestDialog } from './RequestDialog.tsx';

const tones: Record<LetterStatus, 'plain' | 'good' | 'attention'> = {
  requested: 'plain',
  submitted: 'good',
  declined: 'attention',
  withdrawn: 'plain',
};

/** Letters of recommendation, and the requests for them. */
export function Letters({ application }: { application: ApplicationDetails }) {
  const { id, recommendations, status } = application;
  const [isAsking, setAsking] = useState(false);
  const isOpen = takesLetters.includes(status);
  return (
    <Section
      title="Letters of recommendation"
      description={
        isOpen
          ? 'We email the person you name a link to write a letter. They need no account. Letters can arrive after you submit.'
          : undefined
      }
      actions={
        isOpen &&
        recommendations.length < maxRequests && (
          <Button small icon="mail" onClick={() => setAsking(true)}>
            Ask for a letter
          </Button>
        )
      }
    >
      {recommendations.length === 0 ? (
        <p className="soft">{isOpen ? 'You have not asked anybody yet.' : 'You did not ask for any.'}</p>
      ) : (
        <LineList>
          {recommendations.map((request) => (
            <Request key={request.id} applicationId={id} request={request} isOpen={isOpen} />
          ))}
        </LineList>
      )}
      {isAsking && <RequestDialog application={application} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function Request({
  applicationId,
  request,
  isOpen,
}: {
  applicationId: string;
  request: Recommendation;
  isOpen: boolean;
}) {
  const [dialog, setDialog] = useState<'letter' | 'withdraw'>();
  const params = { id: applicationId, recommendationId: request.id };
  const remind = useCall(universities.routes.remindRecommender, {
    once: true,
    invalidates: [universities.routes.application],
    onSuccess: () => toast({ title: 'Reminder sent', description: `To ${request.recommenderEmail}.` }),
    onError: ({ text }) => toast({ title: 'No reminder was sent', description: text, variant: 'destructive' }),
  });
  const close = () => setDialog(undefined);
  const { status, letter, hasFile, recommenderName } = request;
  const of = <span className="unseen"> by {recommenderName}</span>;
  return (
    <li>
      <LineSubject
        title={
          <span>
            <bdi>{recommenderName}</bdi> <Tag tone={tones[status]}>{letterStatusTitles[status]}</Tag>
          </span>
        }
        description={
          <>
            <bdi>{request.recommenderEmail}</bdi> ·{' '}
            {request.isWaived ? 'You waived the right to see it' : 'You can see it'}
            <br />
            {timesOf(request)}
          </>
        }
      />
      <Row>
        {letter !== null && letter !== '' && (
          <Button small onClick={() => setDialog('letter')}>
            Read letter
            {of}
          </Button>
        )}
        {hasFile && (
          <SaveButton
            small
            label={
              <>
                Save PDF
                {of}
              </>
            }
            save={() => saveFile(universities.routes.recommendationFile, 'letter.pdf', { params })}
          />
        )}
        {request.mayRemind && (
          <Button small busy={remind.isPending} onClick={() => remind.mutate({ params })}>
            Remind<span className="unseen"> {recommenderName}</span>
          </Button>
        )}
        {status === 'requested' && isOpen && (
          <Button small quiet onClick={() => setDialog('withdraw')}>
            Withdraw request
            {of}
          </Button>
        )}
      </Row>
      {dialog === 'letter' && (
        <Dialog wide title={`Letter by ${nameText(recommenderName)}`} onClose={close}>
          <div className={styles.written}>
            <p dir="auto">{letter}</p>
          </div>
        </Dialog>
      )}
      {dialog === 'withdraw' && <WithdrawDialog {...{ request, params }} onClose={close} />}
    </li>
  );
}

function timesOf({ status, requestedAt, sentAt, remindedAt, answeredAt, mayRemind }: Recommendation): string {
  if (status === 'submitted' && answeredAt) return `Received on ${dateText(answeredAt)}.`;
  if (status === 'declined' && answeredAt) return `Declined on ${dateText(answeredAt)}. You can ask somebody else.`;
  if (!sentAt) return `Asked on ${dateText(requestedAt)}. The email has not been sent yet.`;
  const last = remindedAt ? `Reminded on ${dateText(remindedAt)}.` : `Asked on ${dateText(sentAt)}.`;
  return mayRemind ? last : `${last} You can send a reminder ${reminderDays} days after the last email.`;
}

function WithdrawDialog({
  request,
  params,
  onClose,
}: {
  request: Recommendation;
  params: { id: string; recommendationId: string };
  onClose: () => void;
}) {
  const withdraw = useCall(universities.routes.withdrawRecommendation, {
    once: true,
    invalidates: [universities.routes.application],
    onSuccess: onClose,
  });
  return (
    <Dialog
      title="Withdraw this request?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button destructive busy={withdraw.isPending} onClick={() => withdraw.mutate({ params })}>
            Withdraw request
          </Button>
        </>
      }
    >
      <p>
        The link in the email ends, and we tell <bdi>{request.recommenderName}</bdi> that the letter is no longer
        needed.
      </p>
      <Refusal error={withdraw.error} />
    </Dialog>
  );
}
