import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import {
  EmptyState,
  ErrorState,
  LineList,
  LineSubject,
  PageHeader,
  Pager,
  Skeleton,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import { tutor } from '../../contract.ts';
import { dayText } from '../talk/day-text.ts';

const size = 25;

/** Learners under 18 who talk with the tutor: a guardian's own children, or for staff all of them. */
export function Learners() {
  const [filters, change] = useFilters(['page']);
  const page = pageOf(filters.page);
  const list = useRoute(
    tutor.routes.reviewLearners,
    { query: { limit: size, offset: (page - 1) * size } },
    { freshFor: 0, keepPrevious: true },
  );
  return (
    <>
      <PageHeader
        title="Conversations"
        description="Conversations of learners under 18 with the tutor. Each conversation you open is recorded in the audit log. Learners are told who can read them."
      />
      {list.error && <ErrorState error={list.error} retry={list.refetch} />}
      {!list.data && !list.error && <Skeleton lines={6} label="Loading learners" />}
      {list.data?.items.length === 0 && (
        <EmptyState
          icon="chat"
          title="No learners yet"
          description="Learners under 18 appear here once they talk with the tutor; a guardian sees the children the institution has linked."
        />
      )}
      {list.data && list.data.items.length > 0 && (
        <Stack>
          <LineList>
            {list.data.items.map(({ userId, firstName, lastName, conversations, lastAt, openFlags }) => (
              <li key={userId}>
                <LineSubject
                  title={
                    <Link to={`/conversations/learners/${userId}`}>
                      {firstName} {lastName}
                    </Link>
                  }
                  description={lastAt ? `Last message: ${dayText(lastAt)}` : 'No messages yet'}
                />
                {openFlags ? (
                  <Tag tone="attention">{openFlags === 1 ? '1 open flag' : `${openFlags} open flags`}</Tag>
                ) : null}
                <span className="soft">
                  {conversations === 1 ? '1 conversation' : `${conversations} conversations`}
                </span>
              </li>
            ))}
          </LineList>
          <Pager
            {...{ page, size }}
            total={list.data.total}
            of={['learner', 'learners']}
            onPage={(to) => change({ page: String(to) })}
          />
        </Stack>
      )}
    </>
  );
}
