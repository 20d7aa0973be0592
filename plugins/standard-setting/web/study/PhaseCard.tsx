import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Card, ConfirmDialog, counted, Progress, Stack } from '../../../../web/ui/index.ts';
import type { Phase, Study } from '../../contract.ts';
import { fewestPanelists, Phase as phases, phaseTitles, standardSetting, usualPanelists } from '../../contract.ts';

const { study: studyRoute, studies, nextPhase } = standardSetting.routes;

const explanations: Record<Phase, string> = {
  preparation: 'Choose the panel, then open the practice round.',
  practice: 'Panelists try bookmarks on a short booklet of practice questions. Nothing is computed from it.',
  round1: 'Each panelist places bookmarks alone. Nobody sees those of others before the round is closed.',
  round2: 'Panelists see how the bookmarks of round 1 are distributed, write notes, and place theirs again.',
  round3: 'Panelists also see how many learners would reach each level, and place their final bookmarks.',
  done: 'All rounds are closed.',
};

const actions: Record<Exclude<Phase, 'done'>, string> = {
  preparation: 'Open the practice round',
  practice: 'Open round 1',
  round1: 'Close round 1 and open round 2',
  round2: 'Close round 2 and open round 3',
  round3: 'Close round 3',
};

/** The open phase, who has finished, and the way to the next one. */
export function PhaseCard({ study: { id, phase, panel } }: { study: Study }) {
  const [isAsking, setIsAsking] = useState(false);
  const placed = panel.filter(({ hasPlaced }) => hasPlaced).length;
  const missing = panel.length - placed;
  const send = useCall(nextPhase, {
    once: true,
    invalidates: [studyRoute, studies],
    onSuccess: () => setIsAsking(false),
  });
  const isRound = phase !== 'preparation' && phase !== 'done';
  if (phase === 'done')
    return (
      <Card tone="quiet">
        <p>{explanations.done}</p>
      </Card>
    );
  return (
    <Card
      tone="accent"
      title={`${phaseTitles[phase]} (step ${phases.options.indexOf(phase) + 1} of ${phases.options.length - 1})`}
    >
      <Stack gap={16}>
        <p>{explanations[phase]}</p>
        {isRound && (
          <Progress
            value={placed}
            max={Math.max(1, panel.length)}
            label={`${placed} of ${panel.length} have placed bookmarks`}
          />
        )}
        {panel.length < fewestPanelists ? (
          <p className="soft">A panel has at least {fewestPanelists} panelists.</p>
        ) : (
          panel.length < usualPanelists && (
            <p className="soft">
              Panels usually have {usualPanelists} or more. The error of the cuts of {counted(panel.length, 'panelist')}{' '}
              is large.
            </p>
          )
        )}
        <div>
          <Button primary disabled={panel.length < fewestPanelists} onClick={() => setIsAsking(true)}>
            {actions[phase]}
          </Button>
        </div>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={`${actions[phase]}?`}
          confirm={isRound && missing > 0 ? 'Go on without them' : 'Go on'}
          busy={send.isPending}
          error={send.error}
          onConfirm={() => send.mutate({ params: { studyId: id }, body: { from: phase, withoutMissing: missing > 0 } })}
          onClose={() => setIsAsking(false)}
        >
          <p>
            {!isRound
              ? 'The panel sees the study then.'
              : missing > 0
                ? `${missing} of ${panel.length} panelists have not placed their bookmarks. This round counts without them.`
                : 'All panelists have placed their bookmarks.'}{' '}
            {isRound && 'A closed round cannot be opened again.'}
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
