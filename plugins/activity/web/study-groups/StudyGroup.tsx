import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive, useRoom } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  Dialog,
  ErrorState,
  LinkButton,
  namesText,
  PageHeader,
  Progress,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import { activity } from '../../contract.ts';
import type { StudyGroup as Group } from '../../study-groups/contract.ts';
import { circleTitles, topicTitles } from '../../study-groups/contract.ts';
import { debounce } from '../debounce.ts';
import { Discussion } from '../discussions/Discussion.tsx';
import { OwnMessages } from '../discussions/OwnMessages.tsx';
import styles from './StudyGroup.module.css';

const { studyGroup, studyGroups, joinStudyGroup, leaveStudyGroup, deleteStudyGroup } = activity.routes;
const invalidates = [studyGroup, studyGroups];

/** A study group: members, weekly progress and discussion. */
export function StudyGroup() {
  const { id = '' } = useParams();
  const group = useRoute(studyGroup, { params: { id } }, { freshFor: 3000 });
  const { data } = group;
  useTitle(data?.name ?? 'Study group');
  useRoom(activity, 'community', 'community');
  const refetch = () => debounce(group.refetch);
  useLive(activity, 'study_groups_changed', refetch);
  useReturn(refetch);
  // Also when the group was deleted while it was open.
  if (group.error?.namesNothing) return <NoSuchGroup id={id} />;
  if (group.error && !data) return <ErrorState wholePage error={group.error} retry={group.refetch} />;
  if (!data)
    return (
      <>
        <PageHeader above={<Link to="/study-groups">Study groups</Link>} title="Study group" description={'\u00a0'} />
        <SkeletonBlock height={[760, 640, 560]} />
      </>
    );
  return (
    <>
      <PageHeader
        above={<Link to="/study-groups">Study groups</Link>}
        title={data.name}
        description={`${topicTitles[data.topic]} · ${data.members === 1 ? '1 member' : `${data.members} members`}${data.mayModerate ? ` · ${circleTitles[data.circle]}` : ''}`}
        actions={<GroupActions group={data} refusal={data.refusal} mayModerate={data.mayModerate} />}
      />
      <div className={styles.columns}>
        <Card title="Discussion">
          {data.mayDiscuss ? (
            <Discussion key={id} groupId={id} mayModerate={data.mayModerate} />
          ) : (
            <>
              <p className={styles.closed}>
                {data.refusal ?? 'The discussion is for members. Join the group to read and write.'}
              </p>
              <OwnMessages key={id} groupId={id} />
            </>
          )}
        </Card>
        <Stack gap={16}>
          <Card title="This week">
            <Progress
              value={data.lessons}
              max={data.goal}
              label="Lessons together"
              description={`${data.lessons} of ${data.goal}`}
            />
            <p className={styles.note}>Every lesson that a member has practised since Monday counts.</p>
          </Card>
          <Card title="Members">
            <p>
              {data.online === 0 ? 'No members online.' : `${data.online} of ${data.members} online.`}
              {data.named.length > 0 && ` Members include ${namesText(data.named)}`}
            </p>
            <p className={styles.note}>
              Only learners who share their name are named. You can change this in your profile.
            </p>
          </Card>
        </Stack>
      </div>
    </>
  );
}

function NoSuchGroup({ id }: { id: string }) {
  return (
    <>
      <ErrorState
        wholePage
        title="Study group not found"
        description="It may have been deleted."
        action={
          <LinkButton primary to="/study-groups">
            See all study groups
          </LinkButton>
        }
      />
      <OwnMessages groupId={id} />
    </>
  );
}

/** Joining, leaving and, for staff, deleting. */
function GroupActions({ group, refusal, mayModerate }: { group: Group; refusal: string | null; mayModerate: boolean }) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const failed =
    (title: string) =>
    ({ text }: { text: string }) =>
      toast({ title, description: text, variant: 'destructive' });
  const join = useCall(joinStudyGroup, { invalidates, once: true, onError: failed('You could not join') });
  const leave = useCall(leaveStudyGroup, { invalidates, once: true, onError: failed('You could not leave') });
  const remove = useCall(deleteStudyGroup, {
    invalidates: [studyGroups],
    once: true,
    onSuccess: () => navigate('/study-groups'),
    onError: failed('The group was not deleted'),
  });
  const params = { id: group.id };
  const isFull = group.members >= group.maximum;
  return (
    <>
      {group.isMember ? (
        <Button busy={leave.isPending} onClick={() => leave.mutate({ params })}>
          Leave group
        </Button>
      ) : (
        <Button
          primary
          icon="plus"
          disabled={isFull || refusal !== null}
          busy={join.isPending}
          onClick={() => join.mutate({ params })}
        >
          {isFull ? 'Full' : 'Join group'}
        </Button>
      )}
      {mayModerate && (
        <Button quiet destructive icon="trash" onClick={() => setDeleting(true)}>
          Delete group
        </Button>
      )}
      {isDeleting && (
        <Dialog
          title="Delete this study group?"
          onClose={() => setDeleting(false)}
          actions={
            <>
              <Button onClick={() => setDeleting(false)}>Cancel</Button>
              <Button destructive busy={remove.isPending} onClick={() => remove.mutate({ params })}>
                Delete group
              </Button>
            </>
          }
        >
          <p>This also deletes its discussion and removes all {group.members} members. It cannot be undone.</p>
        </Dialog>
      )}
    </>
  );
}
