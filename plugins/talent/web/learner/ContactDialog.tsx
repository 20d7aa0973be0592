import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { FormDialog, Refusal, SelectField, TextArea } from '../../../../web/ui/index.ts';
import type { RecruitmentMatch } from '../../contract.ts';
import { availabilityOptions, talent } from '../../contract.ts';
import styles from '../parts/Talent.module.css';

const { contactMatch, recruitmentMatches, recruitmentMatch, matchMessages } = talent.routes;

/** Writes to a company for the first time. */
export function ContactDialog({ match, onClose }: { match: RecruitmentMatch; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const [availability, setAvailability] = useState('flexible');
  const { jobTitle, corporatePartner } = match;
  const send = useCall(contactMatch, {
    once: true,
    invalidates: [recruitmentMatches, recruitmentMatch, matchMessages],
    onSuccess: ({ status }) => {
      const description =
        status === 'mutual'
          ? `You and ${corporatePartner.name} can write to each other now.`
          : `${corporatePartner.name} can answer now.`;
      toast({ title: 'Interest sent', description });
      onClose();
    },
  });
  const isClosed = send.isPending || message.trim() === '';
  return (
    <FormDialog
      title="Express Interest"
      onClose={onClose}
      action="Send"
      busy={send.isPending}
      disabled={isClosed}
      className={styles.form}
      onSubmit={() => {
        if (!isClosed) send.mutate({ params: { matchId: match.id }, body: { message, availability } });
      }}
    >
      <p>
        {jobTitle} at {corporatePartner.name}. The company reads your message without your name; it learns your name if
        it is interested too.
      </p>
      <TextArea
        label="Message"
        required
        rows={6}
        maxLength={2000}
        value={message}
        issue={send.error?.issueOf('message')}
        onChange={({ target }) => setMessage(target.value)}
      />
      <SelectField
        label="Availability"
        required={false}
        value={availability}
        options={availabilityOptions(new Date().getFullYear())}
        onChange={({ target }) => setAvailability(target.value)}
      />
      <Refusal error={send.error} fields={['message']} />
    </FormDialog>
  );
}
