import type { ConversationMessage } from '../../../../web/ui/index.ts';
import { Button } from '../../../../web/ui/index.ts';
import type { CoachingTurn } from '../../contract.ts';
import styles from './Coaching.module.css';
import type { Practise } from './use-practise.ts';

export interface Shown {
  /** The reply that is being written, as far as it is here. */
  readonly growing?: { readonly replyId: string; readonly text: string } | undefined;
  /** Left out where one may only read. */
  readonly practise?: Practise;
  readonly retry?: (() => void) | undefined;
}

/** What was said as a conversation shows it; a reply of which nothing has come yet is not shown. */
export function turnsShown(turns: readonly CoachingTurn[], shown: Shown = {}): ConversationMessage[] {
  return turns.flatMap((turn, index): ConversationMessage[] => {
    const { id, role, content, timestamp, state } = turn;
    if (role === 'user') return [{ id, side: 'mine', text: content, at: timestamp }];
    const isGrowing = shown.growing?.replyId === id;
    const text = isGrowing && state === 'pending' ? (shown.growing?.text ?? '') : content;
    if (state === 'pending') return text ? [{ id, side: 'theirs', name: coachName, text }] : [];
    const retry = index === turns.length - 1 ? shown.retry : undefined;
    return [
      {
        id,
        side: 'theirs',
        name: coachName,
        text: text || '…',
        at: timestamp,
        below: <Below turn={turn} practise={shown.practise} retry={retry} />,
      },
    ];
  });
}

const coachName = 'MentorAI';

function Below({ turn, practise, retry }: { turn: CoachingTurn } & Pick<Shown, 'practise' | 'retry'>) {
  const { state, provider, notice, improvementSuggestions = [], practiceTopics = [] } = turn;
  const [topic] = practise?.isOn ? practiceTopics : [];
  const said = notice ?? (state === 'stopped' ? 'Stopped.' : provider === 'built-in' ? 'Built-in tutor' : undefined);
  return (
    <>
      {improvementSuggestions.length > 0 && (
        <div className={styles.suggestions}>
          <p>To improve</p>
          <ul>
            {improvementSuggestions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
          {topic && (
            <Button
              small
              icon="target"
              busy={practise?.starting === topic.contentArea}
              onClick={() => practise?.begin(topic)}
            >
              Practise {topic.title}
            </Button>
          )}
        </div>
      )}
      {said && <p className={styles.said}>{said}</p>}
      {retry && (state === 'stopped' || state === 'failed') && (
        <Button small icon="refresh" onClick={retry}>
          Try again
        </Button>
      )}
    </>
  );
}
