import { useCall } from '../../../web/api/index.ts';
import { Button, Card, CopyButton, dateText, Refusal, Row } from '../../../web/ui/index.ts';
import type { Cohort } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';
import { invitationDays } from '../entry/contract.ts';
import styles from './Cohorts.module.css';

const { invite, withdrawInvitation } = contract.routes;

/** Creates and withdraws the invitation link. */
export function Invitation({ cohort }: { cohort: Cohort }) {
  const create = useCall(invite, { once: true });
  const withdraw = useCall(withdrawInvitation, { once: true, onSuccess: () => create.reset() });
  const params = { id: cohort.id };
  const link = create.data && `${location.origin}/study-cohorts/invitation#${create.data.code}`;
  return (
    <Card title="Invite people">
      <p>
        Whoever has the link and is of the right age can take a place. It works for {invitationDays} days, and a new one
        replaces it.
      </p>
      {link && create.data && (
        <>
          <div className={styles.link}>
            <code>{link}</code>
            <CopyButton small text={link}>
              Copy link
            </CopyButton>
          </div>
          <p className={styles.note}>Valid until {dateText(create.data.expiresAt)}. It is shown only now.</p>
        </>
      )}
      <Row>
        <Button small icon="plug" busy={create.isPending} onClick={() => create.mutate({ params })}>
          Create link
        </Button>
        <Button small quiet busy={withdraw.isPending} onClick={() => withdraw.mutate({ params })}>
          {withdraw.isSuccess && !link ? 'Links are invalid' : 'Withdraw link'}
        </Button>
      </Row>
      <Refusal error={create.error ?? withdraw.error} />
    </Card>
  );
}
