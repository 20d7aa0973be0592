import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ClosedChat, useOpenAssessment } from '../../../../web/shell/ClosedChat.tsx';
import type { ConversationMessage } from '../../../../web/ui/index.ts';
import { Button, Conversation, ErrorState, LinkButton, SkeletonBlock, Tag } from '../../../../web/ui/index.ts';
import type { ConversationKind } from '../../contract.ts';
import { longestMessage } from '../../contract.ts';
import type { DisplayedMessage } from './live-exchange.ts';
import styles from './Talk.module.css';
import { nothingSaid, providerTitle, tutorTrouble } from './text.ts';
import type { Talk } from './use-conversation.ts';

export interface TalkViewProps {
  label: string;
  kind: Exclude<ConversationKind, 'coaching'>;
  talk: Talk;
  greeting: { text: string; at: string };
  prompts?: readonly string[];
  /** Whether to show that the last message could not be sent. */
  trouble?: boolean;
  height: string;
}

/** A conversation: the greeting, the messages with their providers, and retry for failed replies. */
export function TalkView({ label, kind, talk, greeting, prompts = [], trouble = false, height }: TalkViewProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const open = useOpenAssessment();
  if (talk.error?.namesNothing) {
    return (
      <ErrorState
        title="Conversation not found"
        description="It may have been deleted, or the address is incomplete."
        action={<LinkButton to={pathname}>Start a new one</LinkButton>}
      />
    );
  }
  if (talk.error) {
    return <ErrorState title="This conversation could not be loaded" error={talk.error} retry={talk.refetch} />;
  }
  if (talk.isLoading) return <SkeletonBlock height={560} />;
  const last = talk.messages.at(-1);
  const messages: ConversationMessage[] = [
    { id: 'greeting', side: 'theirs', text: greeting.text, at: greeting.at },
    // Until the first words, only the indicator is shown.
    ...talk.messages
      .filter(({ state, content }) => state !== 'pending' || content !== '')
      .map((message) =>
        messageOf(
          message,
          kind,
          message === last && !open ? talk : undefined,
          isNoticeRepeated(talk.messages, message),
        ),
      ),
    ...(trouble ? [{ id: 'trouble', side: 'theirs' as const, text: tutorTrouble }] : []),
  ];
  return (
    <>
      <Conversation
        label={label}
        messages={messages}
        typing={talk.isAnswering && !(last?.state === 'pending' && last.content !== '')}
        {...(!open && { onSend: talk.send })}
        onStop={talk.isAnswering && last?.stored ? talk.stop : undefined}
        closed={talk.isAnswering}
        prompts={prompts}
        draft={search.get('ask')?.slice(0, longestMessage)}
        maxLength={longestMessage}
        height={height}
        placeholder={kind === 'tutor' ? 'Ask your tutor' : 'Ask your assistant'}
      />
      {open && <ClosedChat open={open} />}
    </>
  );
}

/** Whether the previous reply had the same notice, which is then not repeated. */
function isNoticeRepeated(messages: readonly DisplayedMessage[], { stored }: DisplayedMessage): boolean {
  const before = messages.findLast(
    (each) => each.role === 'assistant' && (each.stored?.position ?? 0) < (stored?.position ?? 0),
  );
  return before?.state === 'complete' && before.stored?.notice === stored?.notice;
}

/**
 * @param talk given for the last message, which can be retried
 * @param isRepeated whether the previous reply had the same notice
 */
function messageOf(
  message: DisplayedMessage,
  kind: TalkViewProps['kind'],
  talk: Talk | undefined,
  isRepeated: boolean,
): ConversationMessage {
  const { id, role, content, at, state } = message;
  const time = at === undefined ? {} : { at };
  if (role === 'user') return { id, side: 'mine', text: content, ...time };
  return {
    id,
    side: 'theirs',
    text: textOf(message, kind),
    ...time,
    markdown: true,
    growing: state === 'pending',
    below: belowOf(message, kind, talk, isRepeated),
  };
}

function textOf({ content, state, stored }: DisplayedMessage, kind: TalkViewProps['kind']): string {
  if (state === 'failed' && kind === 'tutor' && content === '') return tutorTrouble;
  if (content.trim() !== '') return content;
  if (state === 'complete') return nothingSaid;
  return state === 'stopped' ? 'You stopped this reply.' : (stored?.notice ?? 'No reply came.');
}

function belowOf(
  { content, state, stored }: DisplayedMessage,
  kind: TalkViewProps['kind'],
  talk: Talk | undefined,
  isRepeated: boolean,
): ReactNode {
  if (!stored || state === 'pending') return undefined;
  const canRetry = talk && !talk.isAnswering && (state === 'stopped' || state === 'failed');
  const { provider, notice, metadata } = stored;
  const concept = kind === 'tutor' ? metadata?.concepts[0] : undefined;
  // A failed reply of the assistant shows its notice in the bubble.
  const isInBubble = state === 'failed' && content === '' && kind === 'assistant';
  const note =
    state === 'stopped' && content ? 'You stopped this reply.' : isInBubble || isRepeated ? undefined : notice;
  return (
    <>
      {(provider || concept) && (
        <span className={styles.tags}>
          {provider && <Tag>{providerTitle(provider)}</Tag>}
          {concept && <Tag>{concept}</Tag>}
        </span>
      )}
      {note && <span>{note}</span>}
      {canRetry && (
        <Button small icon="refresh" onClick={talk.retry}>
          Try again
        </Button>
      )}
    </>
  );
}
