import { useState } from 'react';
import { Link } from 'react-router-dom';
import { skip, useRoute } from '../../../web/api/index.ts';
import { useMay, usePluginOn } from '../../../web/session/manifest.ts';
import { EmptyState, ErrorState, PageHeader, SelectField, SkeletonBlock, Stack } from '../../../web/ui/index.ts';
import { classes } from '../../classes/contract.ts';
import { cohorts as contract } from '../contract.ts';
import { DivideLearners } from './DivideLearners.tsx';

const { groupLearners, groupSets } = contract.routes;
/** Most classes to choose from. */
const mostClasses = 100;

/** Balanced groups for instructors. */
export function Groups() {
  const [classId, setClassId] = useState('');
  const [setId, setSetId] = useState('');
  const learners = useRoute(groupLearners, { query: { ...(classId && { classId }) } });
  const sets = useRoute(groupSets, {});
  const mayTeach = useMay()('classes.teach');
  const hasClasses = usePluginOn('classes') && mayTeach;
  const taught = useRoute(classes.routes.classes, hasClasses ? { query: { limit: mostClasses } } : skip);
  const kept = sets.data?.find(({ id }) => id === setId);
  const error = learners.error ?? sets.error;
  return (
    <>
      <PageHeader
        above={<Link to="/study-cohorts">Study cohorts</Link>}
        title="Balanced groups"
        description="Divide learners into groups of similar mean EiQ. Nothing is claimed about what this does for learning."
      />
      <Stack gap={16}>
        {taught.data && taught.data.items.length > 0 && (
          <SelectField
            label="Class"
            value={classId}
            options={[
              { value: '', label: 'All learners' },
              ...taught.data.items.map(({ id, name, term }) => ({
                value: id,
                label: term ? `${name}, ${term.name}` : name,
              })),
            ]}
            onChange={({ target }) => setClassId(target.value)}
          />
        )}
        {sets.data && sets.data.length > 0 && (
          <SelectField
            label="Groups"
            hint="Existing groups are kept as far as possible: at most a fifth of their learners change groups."
            value={setId}
            options={[
              { value: '', label: 'New groups' },
              ...sets.data.map(({ id, name, groups }) => ({ value: id, label: `Change “${name}” (${groups.length})` })),
            ]}
            onChange={({ target }) => setSetId(target.value)}
          />
        )}
        {error && !(learners.data && sets.data) ? (
          <ErrorState
            error={error}
            retry={() => {
              learners.refetch();
              sets.refetch();
            }}
          />
        ) : !learners.data || !sets.data ? (
          <SkeletonBlock height={480} />
        ) : learners.data.length < 2 ? (
          <EmptyState
            icon="users"
            title="Too few learners"
            description="Learners appear here once you can see them, their age is known, and they may talk with others."
          />
        ) : (
          <DivideLearners
            key={`${classId} ${setId}`}
            learners={learners.data}
            kept={kept}
            onAdopted={() => setSetId('')}
          />
        )}
      </Stack>
    </>
  );
}
