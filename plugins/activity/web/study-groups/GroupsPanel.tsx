import { useState } from 'react';
import { Button, Card, ErrorState, LinkButton, SkeletonBlock } from '../../../../web/ui/index.ts';
import { GroupCard } from './GroupCard.tsx';
import styles from './Groups.module.css';
import { NewGroup } from './NewGroup.tsx';
import { NotEligible } from './NotEligible.tsx';
import { useGroups } from './use-groups.ts';

const maxGroups = 3;

/** The dashboard panel: own study groups and the most active others. */
export function GroupsPanel() {
  const groups = useGroups({ limit: maxGroups });
  const [isStarting, setStarting] = useState(false);
  const { data } = groups;
  return (
    <Card
      title="Study Group Activity"
      actions={
        <LinkButton quiet small icon="users" to="/study-groups">
          All study groups
        </LinkButton>
      }
    >
      <div className={styles.panel}>
        {groups.error && !data ? (
          <ErrorState error={groups.error} retry={groups.refetch} />
        ) : !data ? (
          <SkeletonBlock height={[556, 276, 276]} />
        ) : data.items.length === 0 ? (
          <div className={styles.none}>
            <p>
              A study group is a few people who practise the same subject, with a weekly goal and a discussion.
              {data.refusal === null && ' There are none yet.'}
            </p>
            {data.refusal === null && (
              <Button icon="plus" onClick={() => setStarting(true)}>
                Start a study group
              </Button>
            )}
          </div>
        ) : (
          data.items.map((group) => <GroupCard key={group.id} group={group} refusal={data.refusal} />)
        )}
      </div>
      {data?.refusal && <NotEligible refusal={data.refusal} />}
      {isStarting && <NewGroup onClose={() => setStarting(false)} />}
    </Card>
  );
}
