import { counted, Progress, percentText, Stack } from '../../../../web/ui/index.ts';
import type { Explanation as Explained } from '../../contract.ts';
import { partTitles } from '../../contract.ts';
import styles from './Talent.module.css';
import { bestChangeText, levelText } from './texts.ts';

/** What a score consists of, what was left out, and what would help most. */
export function Explanation({
  explanation: { contributions, absent, skills, probability, bestChange },
  isOwn,
}: {
  explanation: Explained;
  /** Whether the learner reads it. */
  isOwn: boolean;
}) {
  const missing = skills.filter(({ level, required }) => level < required);
  return (
    <Stack gap={12}>
      <div className={styles.parts}>
        {contributions.map(({ part, points, outOf }) => (
          <Progress
            key={part}
            label={partTitles[part]}
            value={points}
            max={outOf}
            description={`${points.toFixed(1)} of ${outOf.toFixed(1)}`}
          />
        ))}
      </div>
      {absent.length > 0 && (
        <p className={styles.note}>
          Left out, because {isOwn ? 'the job or your profile' : 'the job or the profile'} says nothing about it:{' '}
          {absent.map((part) => partTitles[part].toLowerCase().replace('eiq', 'EiQ')).join(', ')}. The other parts carry
          its weight.
        </p>
      )}
      {probability !== null && (
        <p className={styles.note}>
          {isOwn ? 'Your' : 'The'} true EiQ score reaches the minimum with a probability of {percentText(probability)}.
        </p>
      )}
      {missing.length > 0 && (
        <p className={styles.note}>
          {counted(missing.length, 'required skill')} below the level of the job:{' '}
          {missing
            .map(({ skill, level, required }) => `${skill} (${levelText(level)}, asked: ${levelText(required)})`)
            .join(', ')}
          .
        </p>
      )}
      {isOwn && bestChange && <p>{bestChangeText(bestChange)}</p>}
    </Stack>
  );
}
