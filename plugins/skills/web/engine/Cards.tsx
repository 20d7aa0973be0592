import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { Button, EmptyState, ErrorState, Grid, SkeletonBlock } from '../../../../web/ui/index.ts';
import { SkillFilter, skills } from '../../contract.ts';
import { CardGrid } from '../parts/CardGrid.tsx';
import { Choice } from '../parts/Choice.tsx';
import { useCards, useGenerate } from '../use-recommendations.ts';
import { filterTitles } from '../words.ts';
import { CardDialog } from './CardDialog.tsx';
import styles from './Cards.module.css';
import { RecommendationCard } from './RecommendationCard.tsx';

/** The recommendations of a filter. */
export function Cards() {
  const [filter, setFilter] = useState<SkillFilter>('all');
  const { data, error, refetch } = useCards(filter);
  const counts = useRoute(skills.routes.counts, {}, { freshFor: 3000 });
  const generate = useGenerate();
  const [openId, setOpen] = useState<string>();
  const open = data?.find(({ id }) => id === openId);
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  const hasNone = counts.data?.all === 0;
  const total = counts.data?.[filter] ?? 0;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in the layout */}
      <div className={styles.chips} role="group" aria-label="Category">
        {SkillFilter.options.map((each) => (
          <Choice key={each} isChosen={filter === each} onClick={() => setFilter(each)}>
            {filterTitles[each]} <span className="figures">{counts.data?.[each] ?? '–'}</span>
          </Choice>
        ))}
      </div>
      {!data ? (
        <Grid min={340}>
          {[1, 2, 3, 4].map((each) => (
            <SkeletonBlock key={each} height={420} />
          ))}
        </Grid>
      ) : data.length === 0 ? (
        <EmptyState
          icon="spark"
          title={hasNone ? 'No Recommendations Yet' : `No recommendations in ${filterTitles[filter].toLowerCase()}`}
          description={
            hasNone
              ? 'Recommendations cite your practice, results and goals. The more you have done here, the better they fit.'
              : 'Nothing in your records points to a skill of this category at the moment.'
          }
          action={
            hasNone && (
              <Button primary busy={generate.isPending} onClick={() => generate.mutate({})}>
                Generate Recommendations
              </Button>
            )
          }
        />
      ) : (
        <>
          <CardGrid min={340}>
            {data.map((each) => (
              <RecommendationCard key={each.id} card={each} onOpen={() => setOpen(each.id)} />
            ))}
          </CardGrid>
          {total > data.length && (
            <p className={styles.rest}>
              The list holds the {data.length} most useful of {total}. When one is complete, the next takes its place.
            </p>
          )}
        </>
      )}
      {open && <CardDialog card={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
