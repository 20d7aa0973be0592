import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import { Button, EmptyState, ErrorState, Grid, PageHeader, Pager, SkeletonBlock } from '../../../../web/ui/index.ts';
import { collaboration as contract } from '../../contract.ts';
import { NewRoom } from './NewRoom.tsx';
import { NotEligible } from './NotEligible.tsx';
import { RoomCard } from './RoomCard.tsx';

const pageSize = 24;

/** The open rooms. */
export function Rooms() {
  const [isCreating, setCreating] = useState(false);
  const [filters, change] = useFilters(['page']);
  const page = pageOf(filters.page);
  const query = { limit: pageSize, offset: (page - 1) * pageSize };
  const rooms = useRoute(contract.routes.rooms, { query }, { freshFor: 0, every: 15_000, keepPrevious: true });
  useReturn(() => void rooms.refetch());
  return (
    <>
      <PageHeader
        title="Collaboration"
        description="Rooms in which several people draw, write, code, practise and talk together."
        actions={
          <Button primary icon="plus" disabled={!rooms.data} onClick={() => setCreating(true)}>
            Create Room
          </Button>
        }
      />
      {rooms.error?.status === 403 ? (
        <NotEligible error={rooms.error} />
      ) : rooms.error && !rooms.data ? (
        <ErrorState error={rooms.error} retry={rooms.refetch} />
      ) : !rooms.data ? (
        <Grid min={300}>
          <SkeletonBlock height={160} />
          <SkeletonBlock height={160} />
          <SkeletonBlock height={160} />
        </Grid>
      ) : rooms.data.total === 0 ? (
        <EmptyState icon="pen" title="No open rooms" description="Create one, and others of about your age can join." />
      ) : (
        <>
          <Grid min={300}>
            {rooms.data.items.map((room) => (
              <RoomCard key={room.id} room={room} />
            ))}
          </Grid>
          <Pager
            page={page}
            size={pageSize}
            total={rooms.data.total}
            onPage={(to) => change({ page: String(to) })}
            of={['room', 'rooms']}
          />
        </>
      )}
      {isCreating && <NewRoom onClose={() => setCreating(false)} />}
    </>
  );
}
