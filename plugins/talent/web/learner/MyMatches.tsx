import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { Button, EmptyState, ErrorState, LinkButton, Row, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import type { RecruitmentMatch } from '../../contract.ts';
import { talent } from '../../contract.ts';
import { portalAddress } from '../parts/addresses.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { MatchCard } from './MatchCard.tsx';

const size = 20;

/** The portal's tab with a learner's matches, the best first. */
export function MyMatches() {
  const [pages, setPages] = useState(1);
  // Here, as a match can leave the list while a message about it is written.
  const [contacted, setContacted] = useState<RecruitmentMatch>();
  return (
    <Stack>
      {Array.from({ length: pages }, (_, page) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are only added at the end
          key={page}
          offset={page * size}
          onContact={setContacted}
          {...(page === pages - 1 && { onMore: () => setPages(pages + 1) })}
        />
      ))}
      {contacted && <ContactDialog match={contacted} onClose={() => setContacted(undefined)} />}
    </Stack>
  );
}

/** @param onMore only of the last page */
function Page({
  offset,
  onContact,
  onMore,
}: {
  offset: number;
  onContact: (match: RecruitmentMatch) => void;
  onMore?: () => void;
}) {
  const query = { limit: size, offset };
  const { data, error, refetch } = useRoute(talent.routes.recruitmentMatches, { query }, { freshFor: 0 });
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) {
    return (
      <>
        <SkeletonBlock height={300} />
        <SkeletonBlock height={300} />
      </>
    );
  }
  if (data.length === 0 && offset === 0) {
    return (
      <EmptyState
        icon="briefcase"
        title="No matches yet"
        description="Matches appear here as soon as a company posts a job."
        action={<LinkButton to={portalAddress('companies')}>See the companies</LinkButton>}
      />
    );
  }
  return (
    <>
      {data.map((match) => (
        <MatchCard key={match.id} match={match} onContact={() => onContact(match)} />
      ))}
      {onMore && data.length === size && (
        <Row>
          <Button onClick={onMore}>Show more matches</Button>
        </Row>
      )}
    </>
  );
}
