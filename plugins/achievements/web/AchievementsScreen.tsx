import { useRoute } from '../../../web/api/index.ts';
import {
  dateText,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  PageHeader,
  Progress,
  Section,
  SkeletonBlock,
  Tag,
} from '../../../web/ui/index.ts';
import { learner } from '../../learner/contract.ts';
import type { Achievements, Ahead, Earned } from '../contract.ts';
import { categoryTitles, rarityTitles } from '../contract.ts';
import styles from './AchievementsScreen.module.css';
import { Medal } from './Medal.tsx';
import { Story } from './Stories.tsx';
import { storiesFor } from './sample.ts';
import { useAchievements } from './use-achievements.ts';
import { linkTo, progressOf, rarityNote } from './words.ts';

/** Earned achievements, those within reach, and success stories. */
export function AchievementsScreen() {
  const own = useAchievements();
  const profile = useRoute(learner.routes.profile, {}, { freshFor: 3000 });
  const isReady = own.data && (profile.data || profile.error);
  return (
    <>
      <PageHeader
        title="Achievements"
        description="What you have achieved, with its date. Achievements are never taken away, and only you see them."
      />
      {own.error && !own.data ? (
        <ErrorState error={own.error} retry={own.refetch} />
      ) : own.data && isReady ? (
        <>
          <EarnedCards own={own.data} />
          <AheadCards ahead={own.data.ahead} />
          <Section title="Success stories" description="Fictional examples of what is possible.">
            <Grid min={300}>
              {storiesFor(profile.data?.educationalLevel).map((story) => (
                <Story key={story.who} story={story} />
              ))}
            </Grid>
          </Section>
        </>
      ) : (
        // The number is not known yet, so placeholders fill the view and nothing is below them.
        <div role="status">
          <span className="unseen">Loading your achievements</span>
          <Grid min={300}>
            {waiting.map((key) => (
              <SkeletonBlock key={key} height={148} />
            ))}
          </Grid>
        </div>
      )}
    </>
  );
}

const waiting = Array.from({ length: 12 }, (_, index) => `waiting ${index}`);

function EarnedCards({ own: { earned, ahead, activeLearners, rarityFrom } }: { own: Achievements }) {
  const [nearest] = ahead;
  return (
    <Section title={earned.length > 0 ? `Earned: ${earned.length}` : 'Earned'}>
      {earned.length === 0 ? (
        <EmptyState
          icon="trophy"
          title="No achievements yet"
          description={
            nearest ? `The nearest is ${nearest.title}: ${progressOf(nearest)}.` : 'They appear here with their date.'
          }
        />
      ) : (
        <Grid min={300}>
          {earned.map((each) => (
            <EarnedCard key={each.id} earned={each} />
          ))}
        </Grid>
      )}
      <p className={styles.footnote}>{rarityNote(activeLearners, rarityFrom)}</p>
    </Section>
  );
}

function AheadCards({ ahead }: Pick<Achievements, 'ahead'>) {
  const first = ahead.find(({ needs }) => needs);
  return (
    <Section title="Within reach" description={ahead.length > 0 && 'The nearest first.'}>
      {ahead.length === 0 ? (
        <EmptyState icon="star" title="All earned" description="You have earned every achievement." />
      ) : (
        <Grid min={300}>
          {ahead.map((each) => (
            <AheadCard key={each.id} ahead={each} isFirst={each === first} />
          ))}
        </Grid>
      )}
    </Section>
  );
}

function EarnedCard({ earned: { title, description, category, rarity, at } }: { earned: Earned }) {
  return (
    <article className={styles.card}>
      <Medal category={category} rarity={rarity} />
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className="soft">{description}</p>
        <p className={styles.note}>
          {rarity && <Tag tone={rarity === 'common' ? 'plain' : 'accent'}>{rarityTitles[rarity]}</Tag>}
          <span>{categoryTitles[category]}</span>
          <time dateTime={at}>{dateText(at)}</time>
        </p>
      </div>
    </article>
  );
}

function AheadCard({ ahead, isFirst }: { ahead: Ahead; isFirst: boolean }) {
  const { title, description, category, rarity, have, of, needs } = ahead;
  return (
    <article className={styles.card}>
      <Medal category={category} rarity={rarity} isAhead />
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className="soft">{description}</p>
        <div className={styles.progress}>
          <Progress
            value={have}
            max={of}
            label={progressOf(ahead)}
            description={rarity ? rarityTitles[rarity] : categoryTitles[category]}
          />
        </div>
        {needs && (
          <LinkButton small primary={isFirst} to={linkTo[needs].to}>
            {linkTo[needs].label}
            <span className="unseen">: {title}</span>
          </LinkButton>
        )}
      </div>
    </article>
  );
}
