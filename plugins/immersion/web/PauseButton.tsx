import { useState } from 'react';
import { useRoute } from '../../../web/api/index.ts';
import { Button } from '../../../web/ui/index.ts';
import { immersion } from '../contract.ts';
import { PauseDialog } from './PauseDialog.tsx';

/** Beside a closed chat: pauses the placement that closes it. */
export function PauseButton({ plugin, onPaused }: { plugin: string; onPaused: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { data: status } = useRoute(immersion.routes.status, {}, { freshFor: 0 });
  if (plugin !== immersion.id || !status?.open || !status.sessionId) return null;
  const { questionId, pausesLeft } = status.open;
  return (
    <>
      <Button icon="pause" onClick={() => setAsking(true)}>
        Pause the placement
      </Button>
      {isAsking && (
        <PauseDialog
          sessionId={status.sessionId}
          questionId={questionId}
          pausesLeft={pausesLeft}
          onPaused={onPaused}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
