import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  counted,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  PageHeader,
  Refusal,
  SelectField,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import type { SheetLine } from '../../contract.ts';
import { rostering } from '../../contract.ts';
import styles from '../Rostering.module.css';
import { Sheet } from './Sheet.tsx';

const peopleCount = (count: number) => counted(count, 'person', 'people');

/** Passwords to print and links to send, for imported people who have not signed in yet. */
export function FirstSignIn() {
  const waiting = useRoute(rostering.routes.waiting, {}, { freshFor: 0 });
  const [classId, setClassId] = useState('');
  const [lines, setLines] = useState<readonly SheetLine[]>();
  const issue = useCall(rostering.routes.issuePasswords, {
    once: true,
    onSuccess: (issued) => setLines(issued.lines),
  });
  const send = useCall(rostering.routes.sendLinks, {
    once: true,
    onSuccess: ({ people }) =>
      toast({
        title: people > 0 ? `Sending links to ${peopleCount(people)}` : 'Nobody to send a link to',
        description: people > 0 ? 'The links expire in seven days.' : undefined,
      }),
  });
  if (lines) return <Sheet lines={lines} onClose={() => setLines(undefined)} />;
  const { data, error, refetch } = waiting;
  const body = classId ? { classId } : {};
  return (
    <>
      <PageHeader
        title="First sign-in"
        description="For imported people who have not signed in yet. Where people sign in with another service, nothing is to be done here."
        actions={
          <LinkButton to="/import-people" icon="back">
            Imports
          </LinkButton>
        }
      />
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={240} />
      ) : data.people === 0 ? (
        <EmptyState
          icon="check"
          title="Nobody is waiting"
          description="Imported people appear here until they have signed in."
        />
      ) : (
        <Stack gap={24}>
          <div className={styles.columns}>
            <SelectField
              label="For"
              value={classId}
              options={[
                { value: '', label: `Everyone (${data.people})` },
                ...data.classes.map(({ id, name, people }) => ({ value: id, label: `${name} (${people})` })),
              ]}
              onChange={({ target }) => setClassId(target.value)}
            />
          </div>
          <Grid min={320}>
            <Card title="Passwords to print">
              <Stack>
                <p className="soft">
                  A slip for each person with a user name and a new password. They are shown once; printing again makes
                  new ones for people who have not signed in meanwhile.
                </p>
                <Refusal error={issue.error} />
                <div>
                  <Button primary icon="print" busy={issue.isPending} onClick={() => issue.mutate({ body })}>
                    Make passwords
                  </Button>
                </div>
              </Stack>
            </Card>
            <Card title="Links by email">
              <Stack>
                <p className="soft">
                  {data.withEmail > 0
                    ? `${peopleCount(data.withEmail)} with an email address can set their own password with a link.`
                    : 'None of these people have an email address.'}
                </p>
                <Refusal error={send.error} />
                <div>
                  <Button
                    icon="mail"
                    busy={send.isPending}
                    disabled={data.withEmail === 0}
                    onClick={() => send.mutate({ body })}
                  >
                    Send links
                  </Button>
                </div>
              </Stack>
            </Card>
          </Grid>
        </Stack>
      )}
    </>
  );
}
