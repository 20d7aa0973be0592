import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useCall } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  ErrorState,
  LinkButton,
  PageHeader,
  Refusal,
  Row,
  SkeletonBlock,
  Stack,
} from '../../../web/ui/index.ts';
import { topicTitles } from '../../activity/study-groups/contract.ts';
import { messages } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';
import { invalidInvitation } from '../entry/contract.ts';
import styles from './Cohorts.module.css';
import { NotEligible } from './NotEligible.tsx';

const { invitation, acceptInvitation, cohorts, ownCohorts, cohort } = contract.routes;

/** The cohort of an invitation link. The code is behind `#`, which browsers do not send. */
export function InvitedTo() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  // Kept, because the code disappears from the address.
  const [code] = useState(hash.slice(1));
  const found = useCall(invitation);
  const accept = useCall(acceptInvitation, {
    invalidates: [cohorts, ownCohorts, cohort],
    once: true,
    onSuccess: ({ id }) => {
      toast({ title: messages.joined.title, description: messages.joined.text });
      navigate(`/study-cohorts/${id}`, { replace: true });
    },
  });
  const { mutate } = found;
  useEffect(() => mutate({ body: { code } }), [mutate, code]);
  const header = <PageHeader above={<Link to="/study-cohorts">Study cohorts</Link>} title="You are invited" />;
  if (found.error?.status === 403)
    return (
      <>
        {header}
        <NotEligible error={found.error} />
      </>
    );
  if (found.error)
    return (
      <ErrorState
        wholePage
        title="This invitation does not work"
        // Without a code the link was cut off on its way.
        description={found.error.status === 400 ? invalidInvitation : found.error.text}
        action={
          <LinkButton primary to="/study-cohorts">
            See all study cohorts
          </LinkButton>
        }
      />
    );
  const { data } = found;
  if (!data)
    return (
      <>
        {header}
        <SkeletonBlock height={200} />
      </>
    );
  const isFull = data.currentMembers >= data.maxMembers;
  return (
    <>
      {header}
      <Card title={data.name}>
        <Stack gap={12}>
          <p className="soft">
            {topicTitles[data.topic]} · {data.currentMembers} of {data.maxMembers} members
          </p>
          {data.description && <p className={styles.whole}>{data.description}</p>}
          <Refusal error={accept.error} />
          <Row>
            {data.role === null ? (
              <Button
                primary
                icon="plus"
                disabled={isFull}
                busy={accept.isPending}
                onClick={() => accept.mutate({ body: { code } })}
              >
                {isFull ? 'Full' : 'Join'}
              </Button>
            ) : (
              <LinkButton primary to={`/study-cohorts/${data.id}`}>
                Open your cohort
              </LinkButton>
            )}
          </Row>
        </Stack>
      </Card>
    </>
  );
}
