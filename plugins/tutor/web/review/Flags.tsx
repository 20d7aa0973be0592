import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { Button, fullName, LineSubject, Tag, useWorkList, WorkList } from '../../../../web/ui/index.ts';
import type { Flag } from '../../contract.ts';
import { tutor } from '../../contract.ts';
import { dayText } from '../talk/day-text.ts';
import { categoryText } from './category-text.ts';
import { FlagDialog } from './FlagDialog.tsx';

const parts = {
  waiting: {
    label: 'Waiting',
    empty: { title: 'No open flags', description: 'Flagged messages appear here at once.' },
  },
  done: {
    label: 'Resolved',
    empty: { title: 'No resolved flags', description: 'Resolved flags are listed here.' },
  },
};

/** Messages that moderation flagged: those that wait for review, and the resolved ones. */
export function Flags() {
  const shown = useWorkList();
  const [opened, setOpened] = useState<string>();
  const list = useRoute(
    tutor.routes.flags,
    { query: { state: shown.isDone ? 'resolved' : 'open', ...shown.query } },
    { freshFor: 0, keepPrevious: true, every: 60_000 },
  );
  return (
    <>
      <WorkList
        title="Flagged messages"
        description="Messages to the tutor that may indicate danger or break the rules. Urgent ones come first; administrators and instructors are notified of them by email."
        of={['message', 'messages']}
        keyOf={({ id }) => id}
        {...{ parts, shown, list }}
      >
        {(flag) => <FlagLine flag={flag} onShow={() => setOpened(flag.id)} />}
      </WorkList>
      {opened && <FlagDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function FlagLine({ flag, onShow }: { flag: Flag; onShow: () => void }) {
  const { learner, categories, isUrgent, raisedAt, state, resolvedAt, resolvedBy } = flag;
  const name = fullName(learner);
  const closed = state === 'resolved' && resolvedAt;
  return (
    <>
      <LineSubject
        title={<strong>{name}</strong>}
        description={
          <>
            {dayText(raisedAt)}
            {closed && ` · resolved ${dayText(resolvedAt)}${resolvedBy ? ` by ${resolvedBy}` : ''}`}
          </>
        }
      />
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
    </>
  );
}
