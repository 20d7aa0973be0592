import { Link, useNavigate } from 'react-router-dom';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, LinkButton, namesText, Progress, Tag } from '../../../../web/ui/index.ts';
import { activity } from '../../contract.ts';
import type { StudyGroup } from '../../study-groups/contract.ts';
import { topicTitles } from '../../study-groups/contract.ts';
import styles from './Groups.module.css';

const { joinStudyGroup, studyGroups, studyGroup } = activity.routes;

/** A study group: topic, members, weekly progress and a button to join. */
export function GroupCard({ group, refusal }: { group: StudyGroup; refusal: string | null }) {
  const { id, name, topic, members, maximum, isMember, named, online, lessons, goal, unread } = group;
  const navigate = useNavigate();
  const join = useCall(joinStudyGroup, {
    invalidates: [studyGroups, studyGroup],
    once: true,
    onSuccess: () => navigate(`/study-groups/${id}`),
    onError: ({ text }) => toast({ title: 'You could not join', description: text, variant: 'destructive' }),
  });
  const isFull = members >= maximum;
  return (
    <article className={styles.group} aria-label={name}>
      <div className={styles.about}>
        <h3 className={styles.name}>
          <Link to={`/study-groups/${id}`}>{name}</Link>
          {unread > 0 && (
            <Tag tone="accent">
              <span className="figures">{unread > 99 ? '99+' : unread}</span>&nbsp;new
            </Tag>
          )}
        </h3>
        <p className={styles.who}>
          {topicTitles[topic]} · {members === 1 ? '1 member' : `${members} members`}
          {online > 0 && ` · ${online} here now`}
        </p>
        <p className={styles.who}>{named.length > 0 ? `With ${namesText(named)}` : '\u00a0'}</p>
      </div>
      <div className={styles.week}>
        <Progress value={lessons} max={goal} label="Lessons this week" description={`${lessons} of ${goal}`} />
      </div>
      <div className={styles.way}>
        {isMember ? (
          <LinkButton small icon="chat" to={`/study-groups/${id}`}>
            Join Discussion
          </LinkButton>
        ) : (
          <Button
            small
            icon="plus"
            disabled={isFull || refusal !== null}
            busy={join.isPending}
            onClick={() => join.mutate({ params: { id } })}
          >
            {isFull ? 'Full' : 'Join group'}
          </Button>
        )}
      </div>
    </article>
  );
}
