import { Tag } from '../../../../web/ui/index.ts';
import type { VoicePrompt } from '../../contract.ts';
import styles from '../Voice.module.css';

/** The prompts, of which one is chosen. */
export function PromptList({
  prompts,
  chosen,
  disabled,
  onChoose,
}: {
  prompts: readonly VoicePrompt[];
  chosen: string | null;
  disabled: boolean;
  onChoose: (id: string) => void;
}) {
  return (
    <fieldset className={styles.prompts} disabled={disabled}>
      <legend className="unseen">Prompt</legend>
      {prompts.map(({ id, category, difficulty, prompt, expectedKeywords, timeLimit }) => (
        <label key={id} className={styles.prompt}>
          <input type="radio" name="voice-prompt" value={id} checked={chosen === id} onChange={() => onChoose(id)} />
          <span className={styles.head}>
            <strong>{category}</strong>
            <span className="figures">{timeLimit} s</span>
          </span>
          <span>{prompt}</span>
          <span className={styles.note}>Words you may need: {expectedKeywords.join(', ')}</span>
          <span>
            <Tag>{difficulty}</Tag>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
