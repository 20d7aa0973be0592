import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Card, counted, Dialog, Progress, Refusal, Row, Spinner, Stack } from '../../../../web/ui/index.ts';
import type { CalibrationLine, CalibrationProgress } from '../../contract.ts';
import { itemBank } from '../../contract.ts';
import { phaseTitles } from './words.ts';

const { stopCalibration, calibration, calibrations } = itemBank.routes;

/** The progress of a waiting or running calibration, with a button to stop it. */
export function ProgressCard({ line }: { line: CalibrationLine }) {
  const [stopping, setStopping] = useState(false);
  const stop = useCall(stopCalibration, {
    once: true,
    invalidates: [calibration, calibrations],
    onSuccess: () => setStopping(false),
  });
  const { progress, attempt } = line;
  return (
    <Card>
      <Row apart>
        <Stack gap={8}>
          <Row>
            <Spinner />
            <strong aria-live="polite">{progress ? phaseTitles[progress.phase] : 'Starting'}</strong>
          </Row>
          <p className="soft">{detailOf(line)}</p>
          {progress && progress.share !== null && (
            <Progress label="Estimation" value={100 * progress.share} description={restOf(progress)} />
          )}
          {attempt > 1 && (
            <p className="soft">
              The server was restarted during the calibration; this is its {ordinal(attempt)} attempt.
            </p>
          )}
        </Stack>
        <Button onClick={() => setStopping(true)}>Stop</Button>
      </Row>
      {stopping && (
        <Dialog
          title="Stop this calibration?"
          onClose={() => setStopping(false)}
          actions={
            <>
              <Button onClick={() => setStopping(false)}>Continue</Button>
              <Button
                primary
                destructive
                busy={stop.isPending}
                onClick={() => stop.mutate({ params: { id: line.id } })}
              >
                Stop
              </Button>
            </>
          }
        >
          <Stack>
            <p>The results so far are lost. The item bank does not change.</p>
            <Refusal error={stop.error} />
          </Stack>
        </Dialog>
      )}
    </Card>
  );
}

function detailOf({ progress }: CalibrationLine): string {
  if (!progress?.iteration) return 'You can leave this page; the calibration continues.';
  if (progress.phase === 'errors') return `The estimation ended after cycle ${progress.iteration}.`;
  const change =
    progress.change === null ? '' : `; the largest change of a parameter is ${progress.change.toPrecision(2)}`;
  return `Cycle ${progress.iteration}${change}. The estimation ends when the parameters no longer change; the number of cycles is an estimate.`;
}

/** `40%, about 12 seconds left` */
function restOf({ share, secondsLeft }: CalibrationProgress): string {
  const done = `${Math.floor(100 * (share ?? 0))}%`;
  if (secondsLeft === null) return done;
  const left = secondsLeft < 90 ? counted(secondsLeft, 'second') : counted(Math.round(secondsLeft / 60), 'minute');
  return `${done}, about ${left} left`;
}

const ordinal = (count: number) => ({ 2: 'second', 3: 'third' })[count] ?? `${count}th`;
