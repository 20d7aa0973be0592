import { useState } from 'react';
import { Button, EmptyState, ErrorState, Grid, PageHeader, SkeletonBlock } from '../../../../web/ui/index.ts';
import { CardGrid } from '../parts/CardGrid.tsx';
import { useActive, useUpdate } from '../use-recommendations.ts';
import { SkillCard } from './SkillCard.tsx';
import { SkillDialog } from './SkillDialog.tsx';

/** Skills in progress and recommended skills, with their learning steps. */
export function SkillsScreen() {
  const { data, error, refetch } = useActive();
  const update = useUpdate();
  const [openId, setOpen] = useState<string>();
  const open = data?.find(({ id }) => id === openId);
  const isEmpty = data?.length === 0;
  return (
    <>
      <PageHeader
        title="Skill recommendations"
        description="What to learn next, from your own answers, results and goals. Progress is your own mark of work done; mastery comes from answers alone."
        actions={
          data &&
          !isEmpty && (
            <Button icon="refresh" busy={update.isPending} onClick={() => update.mutate({})}>
              Update Recommendations
            </Button>
          )
        }
      />
      {error && !data ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <Grid min={320}>
          {[1, 2, 3, 4].map((each) => (
            <SkeletonBlock key={each} height={320} />
          ))}
        </Grid>
      ) : isEmpty ? (
        <EmptyState
          icon="layers"
          title="No Recommendations Yet"
          description="Recommendations cite your practice, results and goals. The more you have done here, the better they fit."
          action={
            <Button primary icon="spark" busy={update.isPending} onClick={() => update.mutate({})}>
              Generate Recommendations
            </Button>
          }
        />
      ) : (
        <CardGrid min={320}>
          {data.map((each) => (
            <SkillCard key={each.id} recommendation={each} onOpen={() => setOpen(each.id)} />
          ))}
        </CardGrid>
      )}
      {open && <SkillDialog recommendation={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
