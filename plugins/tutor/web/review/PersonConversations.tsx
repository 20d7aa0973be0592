import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import {
  Card,
  counted,
  ErrorState,
  LineList,
  LineSubject,
  LinkButton,
  Section,
  SkeletonBlock,
} from '../../../../web/ui/index.ts';
import type { PersonOfSection } from '../../../administration/contract.ts';
import { tutor } from '../../contract.ts';
import { dayText } from '../talk/day-text.ts';
import { kindTitles } from './kind-titles.ts';

/** Conversations shown, the latest first. */
const maxConversations = 3;

/** On the page of a learner under 18, for staff: their latest conversations with the tutor. */
export function PersonConversations({ person: { id, role } }: { person: PersonOfSection }) {
  const found = useRoute(
    tutor.routes.reviewConversations,
    { params: { userId: id } },
    { freshFor: 0, enabled: role === 'learner' },
  );
  if (role !== 'learner') return null;
  const conversations = found.data?.conversations ?? [];
  return (
    <Section
      title="Conversations"
      description="Each conversation you open is recorded in the audit log."
      actions={
        conversations.length > maxConversations && (
          <LinkButton small quiet to={`/conversations/learners/${id}`}>
            View all
          </LinkButton>
        )
      }
    >
      <Card>
        {found.error?.namesNothing ? (
          <p className="soft">Only conversations of learners under 18 can be opened.</p>
        ) : found.error ? (
          <ErrorState error={found.error} retry={found.refetch} />
        ) : !found.data ? (
          <SkeletonBlock height={64} />
        ) : conversations.length === 0 ? (
          <p className="soft">No conversations yet.</p>
        ) : (
          <LineList>
            {conversations.slice(0, maxConversations).map(({ id: conversationId, title, kind, updatedAt, said }) => (
              <li key={conversationId}>
                <LineSubject
                  title={<Link to={`/conversations/${conversationId}`}>{title}</Link>}
                  description={`${kindTitles[kind]} · ${dayText(updatedAt)} · ${counted(said, 'message')}`}
                />
              </li>
            ))}
          </LineList>
        )}
      </Card>
    </Section>
  );
}
