import { useState } from 'react';
import { useCall } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { Button, ConfirmDialog, SelectField } from '../../../web/ui/index.ts';
import { cohorts as contract } from '../contract.ts';
import type { ReportReason } from '../reports/contract.ts';
import { reasonTitles } from '../reports/contract.ts';

const { reportCohort } = contract.routes;

/** Reports a cohort to staff. */
export function ReportButton({ cohortId }: { cohortId: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button quiet icon="flag" onClick={() => setAsking(true)}>
        Report
      </Button>
      {isAsking && <ReportDialog cohortId={cohortId} what="this study cohort" onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks why a cohort or one of its members is reported. */
export function ReportDialog({
  cohortId,
  userId,
  what,
  onClose,
}: {
  cohortId: string;
  userId?: string;
  what: string;
  onClose: () => void;
}) {
  // One id per dialog, so that a repeated request reports once.
  const [id] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ReportReason>(userId ? 'unkind' : 'words');
  const report = useCall(reportCohort, {
    once: true,
    onSuccess: () => {
      toast({ title: 'Reported', description: 'Staff of your institution will look at it.' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Report ${what}?`}
      confirm="Report"
      busy={report.isPending}
      error={report.error}
      onConfirm={() =>
        report.mutate({ params: { id: cohortId }, body: { id, reason, ...(userId !== undefined && { userId }) } })
      }
      onClose={onClose}
    >
      <SelectField
        label="What is wrong?"
        options={Object.entries(reasonTitles).map(([value, label]) => ({ value, label }))}
        value={reason}
        onChange={({ target }) => setReason(target.value as ReportReason)}
      />
      <p className="soft">Only staff read your report. Members are not told of it.</p>
    </ConfirmDialog>
  );
}
