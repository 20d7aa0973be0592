import { useRoute } from '../../../../web/api/index.ts';
import { Card, EmptyState, ErrorState, Tag } from '../../../../web/ui/index.ts';
import type { Leaderboard as Board, Place } from '../../contract.ts';
import { dashboards } from '../../contract.ts';
import { lessonsText } from '../goal/words.ts';
import styles from './Leaderboard.module.css';

/** Refresh interval (ms). */
const every = 60_000;

export const useLeaderboard = () => useRoute(dashboards.routes.leaderboard, {}, { every, freshFor: 3000 });

/** The leaderboard of the week, with the learner's own lessons. */
export function Leaderboard() {
  const board = useLeaderboard();
  if (board.error && !board.data) {
    return (
      <Card title="Most lessons this week">
        <ErrorState error={board.error} retry={board.refetch} />
      </Card>
    );
  }
  if (!board.data) return null;
  return (
    <Card title="Most lessons this week">
      <Places board={board.data} />
      <p className={styles.note}>
        It counts lessons, not right answers: everyone can get to the top by practising. It starts again every Monday.
      </p>
    </Card>
  );
}

function Places({ board }: { board: Board }) {
  const { places, ownLessons, practised } = board;
  const isListed = places.some(({ isYou }) => isYou);
  return (
    <>
      {places.length === 0 ? (
        <EmptyState
          icon="trophy"
          title="No lessons this week yet"
          description="Learners who share their name appear here after their first lesson."
        />
      ) : (
        <ol className={styles.places} aria-label={`${practised} learners who share their name`}>
          {places.map((place) => (
            <Line key={`${place.rank} ${place.name} ${place.isYou}`} place={place} />
          ))}
        </ol>
      )}
      {!isListed && (
        <p className={styles.own}>
          <strong>You</strong>
          <span className={styles.hidden}>{board.isShared ? 'Not on the leaderboard yet' : 'Only you see this'}</span>
          <span className={styles.lessons}>{lessonsText(ownLessons)}</span>
        </p>
      )}
    </>
  );
}

function Line({ place: { rank, name, lessons, isYou } }: { place: Place }) {
  return (
    <li className={styles.place} data-you={isYou || undefined}>
      <span className={`figures ${styles.rank}`}>
        <span className="unseen">Place </span>
        {rank}
      </span>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {isYou && <Tag>You</Tag>}
      </span>
      <span className={styles.lessons}>{lessonsText(lessons)}</span>
    </li>
  );
}
