import { LevelProbabilities, Section, scoreText, wholeInterval } from '../../../../web/ui/index.ts';
import type { PlacementResult } from '../../contract.ts';
import { PlacementLevel } from '../../contract.ts';
import styles from './Verdict.module.css';

/** How certain score and level are, and what limits them. */
export function Certainty({ result }: { result: PlacementResult }) {
  const {
    eiqScore,
    standardError,
    haste,
    questionsAnswered,
    unscored,
    effort,
    isUnusual,
    levelProbabilities,
    isDemo,
    isProvisional,
  } = result;
  const [low, high] = wholeInterval(eiqScore, standardError);
  return (
    <Section title="How certain it is">
      <div className={styles.verdict}>
        {!haste && (
          <>
            <p className={styles.says}>
              The true score lies between {low} and {high} with 95% confidence. More answers would narrow that range;
              this one rests on {questionsAnswered}.
              {unscored > 0 && ` ${unscored} more were being tried out and did not count.`}
            </p>
            {effort && (
              <p className={styles.says}>
                {effort.rapid === 1 ? 'One answer came' : `${effort.rapid} answers came`} too fast to be considered:
                within 3 seconds, or a tenth of the time that others take. Without {effort.rapid === 1 ? 'it' : 'them'}{' '}
                the score would be {scoreText(effort.eiqScore)}, with a standard error of{' '}
                {scoreText(effort.standardError)}.
              </p>
            )}
            {isUnusual && (
              <p className={styles.says}>
                Some easy questions were missed while harder ones were solved, more than by 19 in 20 learners. Guessing,
                a lack of attention or gaps in single topics can cause this, and so can chance. The score may describe
                these answers less well.
              </p>
            )}
            <LevelProbabilities levels={PlacementLevel.options} of={levelProbabilities} />
          </>
        )}
        {isDemo && (
          <p className={styles.says}>
            This result comes from demo questions and cannot be compared with placements outside the demo.
          </p>
        )}
        {isProvisional && (
          <p className={styles.says}>
            The difficulty of these questions is provisional: their authors estimated it, and answers from many learners
            have yet to confirm it.
          </p>
        )}
      </div>
    </Section>
  );
}
