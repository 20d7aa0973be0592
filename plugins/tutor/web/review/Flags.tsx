import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  fullName,
  PageHeader,
  Pager,
  Row,
  Skeleton,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { Flag } from '../../contract.ts';
import { tutor } from '../../contract.ts';
import { dayText } from '../talk/day-text.ts';
import { categoryText } from './category-text.ts';
import { FlagDialog } from './FlagDialog.tsx';
import styles from './Review.module.css';

const size = 25;

/** Messages that moderation flagged: what waits for somebody, and what has been dealt with. */
export function Flags() {
  const [state, setState] = useState<'open' | 'resolved'>('open');
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<string>();
  const list = useRoute(
    tutor.routes.flags,
    { query: { state, limit: size, offset: (page - 1) * size } },
    { freshFor: 0, keepPrevious: true, every: 60_000 },
  );
  return (
    <>
      <PageHeader
        title="Flagged messages"
        says="Messages to the tutor that may mean danger, or break the rules. Urgent ones come first, and are told to administrators and instructors by mail."
      />
      <Stack>
        <Row>
          {(['open', 'resolved'] as const).map((each) => (
            <Button
              key={each}
              small
              aria-pressed={state === each}
              primary={state === each}
              onClick={() => {
                setState(each);
                setPage(1);
              }}
            >
              {each === 'open' ? 'Waiting' : 'Dealt with'}
            </Button>
          ))}
        </Row>
        {list.error && <ErrorState error={list.error} retry={list.refetch} />}
        {!list.data && !list.error && <Skeleton lines={6} label="Loading flagged messages" />}
        {list.data?.items.length === 0 && (
          <EmptyState
            icon="check"
            title={state === 'open' ? 'Nothing waits' : 'Nothing has been dealt with yet'}
            says={
              state === 'open'
                ? 'A message that is flagged appears here at once.'
                : 'Flags that were closed are listed here.'
            }
          />
        )}
        {list.data && list.data.items.length > 0 && (
          <>
            <ul className={styles.list}>
              {list.data.items.map((flag) => (
                <FlagLine key={flag.id} flag={flag} onShow={() => setShown(flag.id)} />
              ))}
            </ul>
            <Pager {...{ page, size }} total={list.data.total} of={['message', 'messages']} onPage={setPage} />
          </>
        )}
      </Stack>
      {shown && <FlagDialog id={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function FlagLine({ flag, onShow }: { flag: Flag; onShow: () => void }) {
  const { learner, categories, isUrgent, raisedAt, state, resolvedAt, resolvedBy } = flag;
  const name = fullName(learner);
  return (
    <li>
      <span className={styles.what}>
        <strong>{name}</strong>
        <span className="soft">
          {dayText(raisedAt)}
          {state === 'resolved' &&
            resolvedAt &&
            ` · closed ${dayText(resolvedAt)}${resolvedBy ? ` by ${resolvedBy}` : ''}`}
        </span>
      </span>
      {isUrgent && (
        <Tag tone="attention" icon="alert">
          Urgent
        </Tag>
      )}
      {categories.map((category) => (
        <Tag key={category}>{categoryText(category)}</Tag>
      ))}
      <Button small onClick={onShow}>
        Read<span className="unseen"> the message of {name}</span>
      </Button>
    </li>
  );
}
