import { useDeferredValue, useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { Button, EmptyState, ErrorState, PageHeader, Row, SkeletonBlock, TextField } from '../../../../web/ui/index.ts';
import type { LearnerStanding } from '../../contract.ts';
import { immersion } from '../../contract.ts';
import { GrantDialog } from './GrantDialog.tsx';
import styles from './Learners.module.css';
import { LearnerTable } from './LearnerTable.tsx';

const pageSize = 25;

/** For those who look after learners: who has been placed where, who has to wait, and leave to begin earlier. */
export function Learners() {
  const [written, setWritten] = useState('');
  const [offset, setOffset] = useState(0);
  const [chosen, setChosen] = useState<LearnerStanding>();
  const search = useDeferredValue(written.trim());
  const list = useRoute(
    immersion.routes.learners,
    { query: { search, limit: pageSize, offset } },
    { freshFor: 0, keepPrevious: true },
  );
  const { data, error } = list;
  return (
    <>
      <PageHeader
        title="Placements"
        says="Every learner’s latest placement. Where the waiting time is not over yet, you can allow another one."
      />
      <div className={styles.search}>
        <TextField
          label="Find a learner"
          type="search"
          value={written}
          onChange={({ target }) => {
            setWritten(target.value);
            setOffset(0);
          }}
        />
      </div>
      {error && !data && <ErrorState error={error} retry={list.refetch} />}
      {!data && !error && <SkeletonBlock height={320} />}
      {data?.items.length === 0 && (
        <EmptyState
          icon="users"
          title={search ? 'Nobody has that name' : 'No learners yet'}
          says={
            search ? 'Try a part of the name, or the user name.' : 'Learners appear here once they have an account.'
          }
        />
      )}
      {data && data.items.length > 0 && (
        <>
          <LearnerTable learners={data.items} onGrant={setChosen} />
          {data.total > pageSize && (
            <Row apart>
              <p className="soft">
                {offset + 1} to {offset + data.items.length} of {data.total}
              </p>
              <Row>
                <Button small icon="left" disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
                  Earlier
                </Button>
                <Button
                  small
                  icon="right"
                  disabled={offset + pageSize >= data.total}
                  onClick={() => setOffset(offset + pageSize)}
                >
                  Further
                </Button>
              </Row>
            </Row>
          )}
        </>
      )}
      {chosen && <GrantDialog learner={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
