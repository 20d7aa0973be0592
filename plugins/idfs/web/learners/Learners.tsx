import { useDeferredValue, useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { Button, EmptyState, ErrorState, PageHeader, Row, SkeletonBlock, TextField } from '../../../../web/ui/index.ts';
import { idfs } from '../../contract.ts';
import { ExtendDialog } from './ExtendDialog.tsx';
import { ExtraTimeDialog } from './ExtraTimeDialog.tsx';
import styles from './Learners.module.css';
import type { Chosen } from './LearnerTable.tsx';
import { LearnerTable } from './LearnerTable.tsx';
import { ResultsDialog } from './ResultsDialog.tsx';

const pageSize = 25;
/** Somebody who is under way moves on by themselves. */
const askAgainMs = 30_000;

/** For those who look after learners: who is under way, who has extra time, and what came of it. */
export function Learners() {
  const [written, setWritten] = useState('');
  const [offset, setOffset] = useState(0);
  const [chosen, setChosen] = useState<Chosen>();
  const search = useDeferredValue(written.trim());
  const list = useRoute(
    idfs.routes.learners,
    { query: { search, limit: pageSize, offset } },
    { freshFor: 0, keepPrevious: true, every: askAgainMs },
  );
  const { data, error } = list;
  const close = () => setChosen(undefined);
  return (
    <>
      <PageHeader
        title="IDFS assessments"
        says="Every learner’s session under way and latest result. Extra time is given beforehand and holds until it is withdrawn."
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
          <LearnerTable learners={data.items} onChoose={setChosen} />
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
      {chosen?.what === 'extra-time' && <ExtraTimeDialog learner={chosen.learner} onClose={close} />}
      {chosen?.what === 'extend' && <ExtendDialog learner={chosen.learner} onClose={close} />}
      {chosen?.what === 'results' && <ResultsDialog learner={chosen.learner} onClose={close} />}
    </>
  );
}
