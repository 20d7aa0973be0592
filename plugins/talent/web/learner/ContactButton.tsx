import { useState } from 'react';
import { Button } from '../../../../web/ui/index.ts';
import type { RecruitmentMatch } from '../../contract.ts';
import { ContactDialog } from './ContactDialog.tsx';

/** Expresses interest in a job, once. */
export function ContactButton({ match }: { match: RecruitmentMatch }) {
  const [isWriting, setIsWriting] = useState(false);
  const { status, isOpen } = match;
  if (status === 'withdrawn' || status === 'declined') return null;
  const canContact = status === 'new' || status === 'invited';
  return (
    <>
      <Button disabled={!canContact || !isOpen} onClick={() => setIsWriting(true)}>
        {canContact ? 'Express Interest' : 'Already Contacted'}
      </Button>
      {isWriting && <ContactDialog match={match} onClose={() => setIsWriting(false)} />}
    </>
  );
}
