import { Button } from '../../../../web/ui/index.ts';
import type { RecruitmentMatch } from '../../contract.ts';

/** Begins to express interest in a job, once. */
export function ContactButton({
  match: { status, isOpen },
  onContact,
}: {
  match: RecruitmentMatch;
  onContact: () => void;
}) {
  if (status === 'withdrawn' || status === 'declined') return null;
  const canContact = status === 'new' || status === 'invited';
  return (
    <Button disabled={!canContact || !isOpen} onClick={onContact}>
      {canContact ? 'Express Interest' : 'Already Contacted'}
    </Button>
  );
}
