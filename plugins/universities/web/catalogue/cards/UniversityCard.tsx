import { Ruler } from '../../../../../web/ui/index.ts';
import type { MatchedUniversity } from '../../../contract.ts';
import { ApplyButton } from '../../applications/ApplyButton.tsx';
import { IntakeTag } from '../intakes/IntakeTag.tsx';
import { nextIntakeOf } from '../intakes/next-deadline.ts';
import { ZonedMoment } from '../intakes/ZonedMoment.tsx';
import { CompareBox } from './CompareBox.tsx';
import { Programs } from './Programs.tsx';
import { rankingNote } from './texts.ts';
import styles from './University.module.css';
import { UniversityHead } from './UniversityHead.tsx';
import { WebsiteLink } from './WebsiteLink.tsx';

/** A university among others: its scores beside the learner's, its programs and its next deadline. */
export function UniversityCard({
  university,
  own,
}: {
  university: MatchedUniversity;
  own: { eiqScore: number; standardError: number } | null | undefined;
}) {
  const { minEiqScore, preferredEiqScore } = university;
  return (
    <article className={styles.card}>
      <UniversityHead university={university} />
      <Ranking university={university} />
      <div>
        <Scores university={university} />
        <Ruler
          small
          isBare={!own}
          estimate={own?.eiqScore}
          error={own?.standardError}
          requirements={[{ label: 'Minimum to preferred score', from: minEiqScore, to: preferredEiqScore }]}
        />
      </div>
      <Programs university={university} />
      <NextDeadline university={university} />
      <div className={styles.foot}>
        <ApplyButton university={university} />
        <WebsiteLink university={university} />
        <CompareBox university={university} />
      </div>
    </article>
  );
}

/** The global ranking with its source and year. */
export function Ranking({ university }: { university: MatchedUniversity }) {
  const { ranking } = university;
  if (ranking === null) return <p className={styles.small}>No global ranking</p>;
  return (
    <p>
      Global ranking <strong className="figures">#{ranking}</strong>{' '}
      <span className={styles.small}>{rankingNote(university)}</span>
    </p>
  );
}

export function Scores({
  university: { minEiqScore, preferredEiqScore },
}: {
  university: Pick<MatchedUniversity, 'minEiqScore' | 'preferredEiqScore'>;
}) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Minimum score</dt>
        <dd className="figures">{minEiqScore}</dd>
      </div>
      <div>
        <dt>Preferred score</dt>
        <dd className="figures">{preferredEiqScore}</dd>
      </div>
    </dl>
  );
}

/** The deadline of the intake that closes next, otherwise when the next one opens. */
function NextDeadline({ university }: { university: MatchedUniversity }) {
  const intake = nextIntakeOf(university);
  if (!intake) return <p className={styles.small}>No intake is open or planned.</p>;
  return (
    <div className={styles.deadline}>
      <IntakeTag intake={intake} />
      <span>
        <span className={styles.small}>Deadline </span>
        <ZonedMoment moment={intake.deadline} timeZone={intake.timeZone} />
      </span>
    </div>
  );
}
