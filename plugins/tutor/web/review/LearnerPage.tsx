import { Link, useParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import {
  counted,
  EmptyState,
  ErrorState,
  fullName,
  LineList,
  LineSubject,
  LinkButton,
  PageHeader,
  Skeleton,
  Tag,
} from '../../../../web/ui/index.ts';
import { tutor } from '../../contract.ts';
import { dayText } from '../talk/day-text.ts';
import { kindTitles } from './kind-titles.ts';

/** One learner's conversations, the newest first. */
export function LearnerPage() {
  const { userId = '' } = useParams();
  const found = useRoute(tutor.routes.reviewConversations, { params: { userId } }, { freshFor: 0 });
  if (found.error?.namesNothing) {
    return (
      <ErrorState
        wholePage
        title="No conversations to show"
        description="Only conversations of learners under 18 can be opened. No such learner was found."
        action={
          <LinkButton primary to="/conversations">
            All conversations
          </LinkButton>
        }
      />
    );
  }
  const name = found.data ? fullName(found.data.learner) : undefined;
  return (
    <>
      <PageHeader
        above={<Link to="/conversations">Conversations</Link>}
        title={name ? `Conversations of ${name}` : 'Conversations'}
      />
      {found.error && <ErrorState error={found.error} retry={found.refetch} />}
      {!found.data && !found.error && <Skeleton lines={6} label="Loading conversations" />}
      {found.data?.conversations.length === 0 && (
        <EmptyState
          icon="chat"
          title="No conversations yet"
          description="Conversations appear here as soon as the learner starts one."
        />
      )}
      {found.data && found.data.conversations.length > 0 && (
        <LineList>
          {found.data.conversations.map(({ id, title, kind, updatedAt, said, deletedAt }) => (
            <li key={id}>
              <LineSubject
                title={<Link to={`/conversations/${id}`}>{title}</Link>}
                description={`${kindTitles[kind]} · ${dayText(updatedAt)} · ${counted(said, 'message')}`}
              />
              {deletedAt && <Tag tone="attention">Deleted by the learner on {dayText(deletedAt)}</Tag>}
            </li>
          ))}
        </LineList>
      )}
    </>
  );
}
