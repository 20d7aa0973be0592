import { Link, useParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import {
  Conversation,
  ErrorState,
  fullName,
  LinkButton,
  PageHeader,
  SkeletonBlock,
  Tag,
} from '../../../../web/ui/index.ts';
import type { Message } from '../../contract.ts';
import { tutor } from '../../contract.ts';
import { dayText } from '../talk/day-text.ts';
import { providerTitle } from '../talk/text.ts';
import { kindTitles } from './kind-titles.ts';

/** A learner's conversation, read-only. */
export function ConversationPage() {
  const { id = '' } = useParams();
  const found = useRoute(tutor.routes.reviewConversation, { params: { id } });
  if (found.error?.namesNothing) {
    return (
      <ErrorState
        wholePage
        title="Conversation not found"
        description="It may have been erased, or the address is incomplete."
        action={
          <LinkButton primary to="/conversations">
            All conversations
          </LinkButton>
        }
      />
    );
  }
  if (found.error) return <ErrorState wholePage error={found.error} retry={found.refetch} />;
  if (!found.data) return <SkeletonBlock height={560} />;
  const { learner, title, kind, createdAt, deletedAt, messages } = found.data;
  const name = fullName(learner);
  return (
    <>
      <PageHeader
        above={<Link to={`/conversations/learners/${learner.userId}`}>Conversations of {name}</Link>}
        title={title}
        description={`${kindTitles[kind]}, started ${dayText(createdAt)}. Opening it was recorded in the audit log.`}
        actions={deletedAt && <Tag tone="attention">Deleted by the learner on {dayText(deletedAt)}</Tag>}
      />
      <Conversation
        label={title}
        height="clamp(320px, calc(100dvh - 280px), 900px)"
        messages={messages.map((message) => ({
          id: message.id,
          side: message.role === 'user' ? ('mine' as const) : ('theirs' as const),
          text: message.content || '(empty reply)',
          markdown: message.role === 'assistant',
          ...(message.role === 'user' ? { name } : {}),
          at: message.timestamp,
          below: belowOf(message),
        }))}
      />
    </>
  );
}

/** The provider of a reply, or the reason why it is incomplete. */
function belowOf({ provider, state }: Message) {
  if (state === 'stopped') return 'Stopped by the learner';
  if (state === 'failed') return 'Incomplete reply';
  if (state === 'pending') return 'Being written';
  return provider ? <Tag>{providerTitle(provider)}</Tag> : undefined;
}
