import { useRoute } from '../../../../web/api/index.ts';
import { Card, EmptyState, ErrorState, Tag } from '../../../../web/ui/index.ts';
import type { Leaderboard as Board, Place } from '../../contract.ts';
import { dashboards } from '../../contract.ts';
import { lessonsText } from '../goal/words.ts';
import styles from './Leaderboard.module.css';

/** While others practise the board moves (ms). */
const every = 60_000;

/** The board as it is now. */
export const useLeaderboard = () => useRoute(dashboards.routes.leaderboard, {}, { every, freshFor: 3000 });

/** Who practised most lessons this week, among those who let others see it; and always one's own. */
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
        It counts lessons, not right answers: everybody can get to the top by practising. It begins again every Monday.
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
          title="Nobody is here yet this week"
          description="Learners who share stand here once they have practised a lesson."
        />
      ) : (
        <ol className={styles.places} aria-label={`${practised} learners who share`}>
          {places.map((place) => (
            <Line key={`${place.rank} ${place.name} ${place.isYou}`} place={place} />
          ))}
        </ol>
      )}
      {!isListed && (
        <p className={styles.own}>
          <strong>You</strong>
          <span className={styles.hidden}>{board.isShared ? 'Not on the board yet' : 'Only you see this'}</span>
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
