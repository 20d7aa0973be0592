import { Button, Stack } from '../../../../../web/ui/index.ts';
import type { Application } from '../../../contract.ts';
import { applicationStatusTitles } from '../../../contract.ts';

/** Instead of the form where there is an application for the intake. */
export function ExistingApplication({
  application,
  onOpen,
}: {
  application: Application;
  onOpen: (id: string) => void;
}) {
  const { id, status, program, intake } = application;
  return (
    <Stack gap={12}>
      <p>
        {status === 'draft'
          ? `You began a draft for ${program}, ${intake.name}.`
          : `You have applied for ${program}, ${intake.name}. Status: ${applicationStatusTitles[status]}.`}
      </p>
      <div>
        <Button onClick={() => onOpen(id)}>{status === 'draft' ? 'Continue the draft' : 'View the application'}</Button>
      </div>
    </Stack>
  );
}
