import { counted, LevelProbabilities, Section, wholeInterval } from '../../../../web/ui/index.ts';
import { Level } from '../../../learner/contract.ts';
import type { Result } from '../../results/contract.ts';
import styles from './Verdict.module.css';

/** How certain score and level are. Nothing for a hasty result. */
export function Certainty({ result }: { result: Result }) {
  const { overallScore, standardError, levelProbabilities, questionsAnswered } = result;
  if (overallScore === null || standardError === null || !levelProbabilities) return null;
  const [low, high] = wholeInterval(overallScore, standardError);
  return (
    <Section title="How certain it is">
      <div className={styles.verdict}>
        <p className={styles.says}>
          The true score lies between {low} and {high} with 95% confidence. More answers would narrow that range; this
          result rests on {counted(questionsAnswered, 'answer')}.
        </p>
        <LevelProbabilities levels={Level.options} of={levelProbabilities} />
      </div>
    </Section>
  );
}
