import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  ErrorState,
  FormDialog,
  fullName,
  LineList,
  LineSubject,
  Refusal,
  Section,
  SkeletonBlock,
  Tag,
  TextField,
} from '../../../../web/ui/index.ts';
import { talent } from '../../contract.ts';
import styles from '../parts/Talent.module.css';

const { colleagues, inviteColleague } = talent.routes;

/** The recruiters of the company, who can invite others. */
export function Colleagues() {
  const { data, error, refetch } = useRoute(colleagues, {}, { freshFor: 0 });
  const [isInviting, setIsInviting] = useState(false);
  return (
    <Section
      title="Recruiters"
      description="Everyone here sees the jobs and candidates of the company."
      actions={<Button onClick={() => setIsInviting(true)}>Invite a recruiter</Button>}
    >
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={80} />
      ) : (
        <LineList>
          {data.map((person) => (
            <li key={person.id}>
              <LineSubject title={fullName(person)} description={person.email} />
              {person.state === 'invited' && <Tag>Invited</Tag>}
              {person.state === 'inactive' && <Tag tone="attention">Cannot sign in as a recruiter</Tag>}
            </li>
          ))}
        </LineList>
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </Section>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const [names, setNames] = useState({ firstName: '', lastName: '', email: '' });
  const invite = useCall(inviteColleague, {
    once: true,
    invalidates: [colleagues],
    onSuccess: ({ email }) => {
      toast({
        title: 'Recruiter invited',
        description: `${email} receives a mail. The invitation expires in seven days.`,
      });
      onClose();
    },
  });
  const isClosed = invite.isPending || Object.values(names).some((value) => value.trim() === '');
  const field = (name: keyof typeof names) => ({
    value: names[name],
    required: true,
    issue: invite.error?.issueOf(name),
    onChange: ({ target }: { target: { value: string } }) => setNames({ ...names, [name]: target.value }),
  });
  return (
    <FormDialog
      title="Invite a recruiter"
      onClose={onClose}
      action="Send invitation"
      busy={invite.isPending}
      disabled={isClosed}
      className={styles.form}
      onSubmit={() => {
        if (!isClosed) invite.mutate({ body: names });
      }}
    >
      <TextField label="First name" maxLength={80} {...field('firstName')} />
      <TextField label="Last name" maxLength={80} {...field('lastName')} />
      <TextField label="Email" type="email" maxLength={254} {...field('email')} />
      <Refusal error={invite.error} fields={['firstName', 'lastName', 'email']} />
    </FormDialog>
  );
}
