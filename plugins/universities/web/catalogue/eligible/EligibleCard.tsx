import { Progress, percentText, Ruler } from '../../../../../web/ui/index.ts';
import type { EligibleUniversity } from '../../../contract.ts';
import { ApplyButton } from '../../applications/ApplyButton.tsx';
import { CompareBox } from '../cards/CompareBox.tsx';
import { Programs } from '../cards/Programs.tsx';
import cards from '../cards/University.module.css';
import { Scores } from '../cards/UniversityCard.tsx';
import { UniversityHead } from '../cards/UniversityHead.tsx';
import styles from './Eligible.module.css';

/** A university whose minimum the score reaches: the match percentage, and the probability beside it. */
export function EligibleCard({
  university,
  own,
}: {
  university: EligibleUniversity;
  own: { eiqScore: number; standardError: number } | null;
}) {
  const { matchPercent, probability, minEiqScore, preferredEiqScore } = university;
  return (
    <article className={cards.card}>
      <UniversityHead university={university} />
      <div>
        <dl className={styles.match}>
          <div>
            <dt>Match</dt>
            <dd className={`figures ${styles.percent}`}>{matchPercent}%</dd>
          </div>
          {probability !== null && (
            <div>
              <dt>Probability of reaching the minimum</dt>
              <dd className={`figures ${styles.probability}`}>{percentText(probability)}</dd>
            </div>
          )}
        </dl>
        <Progress bare value={matchPercent} label={`Match with ${university.name}`} />
      </div>
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
      <div className={cards.foot}>
        <ApplyButton university={university} title="Quick Apply" />
        <CompareBox university={university} />
      </div>
    </article>
  );
}
