import { useState } from 'react';
import { Button, Icon, LinkButton, MasteryMeter } from '../../../../web/ui/index.ts';
import type { GradeBand } from '../../../learner/contract.ts';
import { practiseAddress } from '../../../practice/contract.ts';
import type { Track, TrackTopic } from '../../contract.ts';
import { trackTitles } from '../../contract.ts';
import { isYoung } from './bands.ts';
import styles from './TrackCard.module.css';
import { topicsInOrder } from './topic-order.ts';
import { trackWords } from './track-words.ts';

/** Topics shown before the list is expanded. */
const shownAtFirst = 2;

/** A track: its subject, its topics with the learner's mastery, and what is not available yet. */
export function TrackCard({ track, band }: { track: Track; band: GradeBand }) {
  const [isAll, setAll] = useState(false);
  const { icon, about, notYet } = trackWords[track.id];
  // The topics are written for grade 6 and up.
  const topics = isYoung(band) ? [] : topicsInOrder(track.topics);
  const shown = isAll ? topics : topics.slice(0, shownAtFirst);
  return (
    <section className={styles.track} aria-labelledby={`track-${track.id}`}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Icon name={icon} size={24} />
        </span>
        <h2 id={`track-${track.id}`}>{trackTitles[track.id]}</h2>
        {topics.length > 0 && (
          <span className={styles.count}>
            {track.mastered} of {topics.length} mastered
          </span>
        )}
      </header>
      <p className={styles.about}>{about[band]}</p>
      {isYoung(band) ? null : topics.length === 0 ? (
        <p className={styles.none}>There is nothing to practise here yet.</p>
      ) : (
        <ul className={styles.topics}>
          {shown.map((topic) => (
            <Topic key={topic.contentArea} topic={topic} />
          ))}
        </ul>
      )}
      {!isYoung(band) && (
        <footer className={styles.foot}>
          <span>Not here yet: {notYet}</span>
          {shown.length < topics.length && (
            <Button small quiet onClick={() => setAll(true)}>
              All {topics.length} topics<span className="unseen"> of {trackTitles[track.id]}</span>
            </Button>
          )}
        </footer>
      )}
    </section>
  );
}

function Topic({ topic }: { topic: TrackTopic }) {
  return (
    <li>
      <span className={styles.name}>{topic.title}</span>
      <MasteryMeter mastery={topic.mastery} />
      <LinkButton small to={practiseAddress(topic)} aria-label={`Practise ${topic.title}`}>
        Practise
      </LinkButton>
    </li>
  );
}
