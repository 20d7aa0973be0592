import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall, useRoute } from '../../../../../web/api/index.ts';
import { useUser } from '../../../../../web/session/manifest.ts';
import { useTitle } from '../../../../../web/shell/title.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import {
  Button,
  counted,
  EmptyState,
  ErrorState,
  fullName,
  LineList,
  LineSubject,
  LinkButton,
  PageHeader,
  Refusal,
  Row,
  SearchField,
  Section,
  SkeletonBlock,
  SkeletonPage,
  Stack,
  Tag,
} from '../../../../../web/ui/index.ts';
import type { Reviewer } from '../../../contract.ts';
import { universities } from '../../../contract.ts';

const { reviewers, reviewerCandidates, addReviewer, removeReviewer, university: universityRoute } = universities.routes;
const stale = [reviewers, reviewerCandidates, universities.routes.deskUniversities];

/** The reviewers of one university. */
export function AssignedReviewers({ universityId }: { universityId: string }) {
  const university = useRoute(universityRoute, { params: { id: universityId } });
  const found = useRoute(reviewers, { params: { id: universityId } }, { freshFor: 0 });
  const me = useUser();
  useTitle(university.data ? `Reviewers of ${university.data.name}` : 'University reviewers');
  const error = university.error ?? found.error;
  if (error)
    return (
      <ErrorState
        wholePage
        error={error}
        retry={() => Promise.all([university.refetch(), found.refetch()])}
        action={<LinkButton to="/universities/desk/reviewers">All universities</LinkButton>}
      />
    );
  if (!university.data || !found.data) return <SkeletonPage />;
  const isMine = found.data.some(({ userId }) => userId === me.id);
  return (
    <>
      <PageHeader
        above={<Link to="/universities/desk/reviewers">University reviewers</Link>}
        title={university.data.name}
        description="Each application is reviewed by two people, and by a third where they differ. Assign at least three."
        actions={
          isMine && <LinkButton to={`/universities/desk?universityId=${universityId}`}>Open the desk</LinkButton>
        }
      />
      <Section title="Reviewers">
        {found.data.length === 0 ? (
          <EmptyState
            icon="users"
            title="No reviewers yet"
            description="Nobody sees the applications to this university. Add a reviewer below."
          />
        ) : (
          <Assigned universityId={universityId} assigned={found.data} />
        )}
      </Section>
      <Candidates universityId={universityId} />
    </>
  );
}

const roleTitles = { reviewer: 'Reviewer', administrator: 'Administrator' } as const;

function Assigned({ universityId, assigned }: { universityId: string; assigned: readonly Reviewer[] }) {
  const remove = useCall(removeReviewer, {
    once: true,
    invalidates: stale,
    onSuccess: () => toast({ title: 'Reviewer removed' }),
  });
  return (
    <Stack>
      <LineList>
        {assigned.map((reviewer) => (
          <li key={reviewer.userId}>
            <LineSubject
              title={fullName(reviewer)}
              description={`${reviewer.email} · ${reviewer.role ? roleTitles[reviewer.role] : 'Other role'} · ${counted(reviewer.reviews, 'submitted review')}`}
            />
            <Row>
              {!reviewer.isActive && <Tag tone="attention">No longer able to review</Tag>}
              <Button
                small
                aria-label={`Remove ${fullName(reviewer)}`}
                busy={remove.isPending && remove.variables?.params.userId === reviewer.userId}
                onClick={() => remove.mutate({ params: { id: universityId, userId: reviewer.userId } })}
              >
                Remove
              </Button>
            </Row>
          </li>
        ))}
      </LineList>
      <p className="soft">A reviewer who is removed no longer sees the applications. Submitted reviews are kept.</p>
      <Refusal error={remove.error} />
    </Stack>
  );
}

function Candidates({ universityId }: { universityId: string }) {
  const [search, setSearch] = useState('');
  const found = useRoute(
    reviewerCandidates,
    { params: { id: universityId }, query: search ? { search } : {} },
    { freshFor: 0, keepPrevious: true },
  );
  const add = useCall(addReviewer, {
    once: true,
    invalidates: stale,
    onSuccess: () => toast({ title: 'Reviewer added' }),
  });
  return (
    <Section
      title="Add a reviewer"
      description="People with the role “Reviewer”, and administrators. Give the role to others on the page “People”."
    >
      <Stack>
        <SearchField label="Search by name or email" value={search} onSearch={setSearch} />
        {found.error && <ErrorState error={found.error} retry={found.refetch} />}
        {!found.data && !found.error && <SkeletonBlock height={120} />}
        {found.data?.length === 0 && (
          <p className="soft">{search ? 'Nobody else matches.' : 'There is nobody else who could review.'}</p>
        )}
        {found.data && found.data.length > 0 && (
          <LineList>
            {found.data.map((candidate) => (
              <li key={candidate.userId}>
                <LineSubject
                  title={fullName(candidate)}
                  description={`${candidate.email} · ${roleTitles[candidate.role]}`}
                />
                <Button
                  small
                  aria-label={`Add ${fullName(candidate)}`}
                  busy={add.isPending && add.variables?.params.userId === candidate.userId}
                  onClick={() => add.mutate({ params: { id: universityId, userId: candidate.userId } })}
                >
                  Add
                </Button>
              </li>
            ))}
          </LineList>
        )}
        <Refusal error={add.error} />
      </Stack>
    </Section>
  );
}
