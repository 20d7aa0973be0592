import type { ConversationMessage } from '../../../../web/ui/index.ts';
import { Button, Tag } from '../../../../web/ui/index.ts';
import type { CoachingTurn } from '../../contract.ts';
import type { DisplayedMessage } from '../talk/live-exchange.ts';
import { nothingSaid, providerTitle } from '../talk/text.ts';
import styles from './Coaching.module.css';
import type { Practise } from './use-practise.ts';

/** What is shown below a reply. */
export interface MessageExtras {
  readonly turn?: CoachingTurn | undefined;
  /** Undefined in a read-only conversation. */
  readonly practise?: Practise;
  readonly retry?: (() => void) | undefined;
}

const coachName = 'MentorAI';

/** A coaching message for the conversation view; empty for a reply without text so far. */
export function messageOf(
  { id, role, content, at, state }: DisplayedMessage,
  beside: MessageExtras,
): ConversationMessage[] {
  const time = at === undefined ? {} : { at };
  if (role === 'user') return [{ id, side: 'mine', text: content, ...time }];
  if (state === 'pending' && content === '') return [];
  const text = content.trim() || (state === 'complete' ? nothingSaid : state === 'stopped' ? stopped : nothingCame);
  const shown = { id, side: 'theirs', name: coachName, text, markdown: true, ...time } as const;
  if (state === 'pending') return [{ ...shown, growing: true }];
  return [{ ...shown, below: <Below state={state} {...beside} /> }];
}

/** The messages of a session, read-only. */
export const turnsRead = (turns: readonly CoachingTurn[]): ConversationMessage[] =>
  turns.flatMap((turn) => {
    const role = turn.role === 'tutor' ? 'assistant' : 'user';
    return messageOf({ ...turn, role, at: turn.timestamp, stored: undefined }, { turn });
  });

const stopped = 'You stopped this reply.';
const nothingCame = 'No reply came.';

function Below({ state, turn, practise, retry }: MessageExtras & Pick<DisplayedMessage, 'state'>) {
  const { content, provider, notice, improvementSuggestions = [], practiceTopics = [] } = turn ?? {};
  const [topic] = practise?.isOn ? practiceTopics : [];
  const note = state === 'stopped' && content ? stopped : notice;
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
      {provider && <Tag>{providerTitle(provider)}</Tag>}
      {note && <span>{note}</span>}
      {retry && (state === 'stopped' || state === 'failed') && (
        <Button small icon="refresh" onClick={retry}>
          Try again
        </Button>
      )}
    </>
  );
}
