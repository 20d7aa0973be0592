import { shortDateText, Tag } from '../../../../../web/ui/index.ts';
import type { Intake } from '../../../contract.ts';
import { daysUntil } from './moments.ts';

/** Days before a deadline from which it is highlighted. */
const soon = 7;

/** Whether an intake is open, and how soon that changes. */
export function IntakeTag({ intake }: { intake: Pick<Intake, 'state' | 'opensAt' | 'deadline'> }) {
  if (intake.state === 'closed') return <Tag>Closed</Tag>;
  if (intake.state === 'upcoming') return <Tag icon="calendar">Opens {shortDateText(intake.opensAt)}</Tag>;
  const days = daysUntil(intake.deadline);
  if (days > soon) return <Tag tone="good">Open</Tag>;
  return (
    <Tag tone="attention" icon="clock">
      {days < 1 ? 'Closes within a day' : days === 1 ? 'Closes in 1 day' : `Closes in ${days} days`}
    </Tag>
  );
}
