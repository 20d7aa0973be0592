import { useState } from 'react';
import { useMay } from '../../../../web/session/manifest.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Pager,
  SelectField,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import { Topic, topicTitles } from '../../study-groups/contract.ts';
import { GroupCard } from './GroupCard.tsx';
import styles from './Groups.module.css';
import { NewGroup } from './NewGroup.tsx';
import { NotEligible } from './NotEligible.tsx';
import { useGroups } from './use-groups.ts';

const pageSize = 20;
const topics = Object.entries(topicTitles).map(([value, label]) => ({ value, label }));

/** The study groups of the institution: own ones, and others to join. */
export function StudyGroups() {
  const [filters, change] = useFilters(['topic', 'page']);
  const page = pageOf(filters.page);
  const topic = Topic.safeParse(filters.topic).data;
  const [isStarting, setStarting] = useState(false);
  const mayModerate = useMay()('activity.moderate');
  const groups = useGroups({ limit: pageSize, offset: (page - 1) * pageSize, topic });
  const { data } = groups;
  const mayStart = data?.refusal === null;
  return (
    <>
      <PageHeader
        title="Study groups"
        description="A few people, one subject, a weekly goal and a discussion."
        actions={
          <>
            {mayModerate && (
              <LinkButton icon="flag" to="/study-groups/reports">
                Reported messages
              </LinkButton>
            )}
            <Button primary icon="plus" disabled={!mayStart} onClick={() => setStarting(true)}>
              Start a study group
            </Button>
          </>
        }
      />
      {data?.refusal && <NotEligible refusal={data.refusal} />}
      {!data?.refusal && (
        <div className={styles.filter}>
          <SelectField
            label="Topic"
            placeholder="All topics"
            options={topics}
            value={topic ?? ''}
            onChange={({ target }) => change({ topic: target.value })}
          />
        </div>
      )}
      {groups.error && !data ? (
        <ErrorState error={groups.error} retry={groups.refetch} />
      ) : !data ? (
        <Stack gap={12}>
          <SkeletonBlock height={[190, 130, 108]} />
          <SkeletonBlock height={[190, 130, 108]} />
          <SkeletonBlock height={[190, 130, 108]} />
        </Stack>
      ) : data.refusal ? null : data.items.length === 0 ? (
        <EmptyState
          icon="users"
          title={topic ? `No group on ${topicTitles[topic]} yet` : 'No study groups yet'}
          description="Start the first one: choose a topic and the lessons a week. Others of about your age can then join."
        />
      ) : (
        <>
          <div className={styles.groups}>
            {data.items.map((group) => (
              <GroupCard key={group.id} group={group} refusal={data.refusal} />
            ))}
          </div>
          <Pager
            {...{ page, size: pageSize }}
            total={data.total}
            onPage={(to) => change({ page: String(to) })}
            of={['study group', 'study groups']}
          />
        </>
      )}
      {isStarting && <NewGroup onClose={() => setStarting(false)} />}
    </>
  );
}
