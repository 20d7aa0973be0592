import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { CallError } from '../../../../web/api/index.ts';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  Dialog,
  EmptyState,
  ErrorState,
  LinkButton,
  momentText,
  PageHeader,
  Refusal,
  SkeletonPage,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { CalibrationLine, CalibrationResult } from '../../contract.ts';
import { itemBank } from '../../contract.ts';
import { personName } from '../parts/words.ts';
import styles from './Calibration.module.css';
import { ProgressCard } from './ProgressCard.tsx';
import { Result } from './Result.tsx';
import { pollIntervalMs, useCalibrationUpdates } from './use-calibration-updates.ts';
import { isUnderWay, noStarter, statusTitles, titleOf, toneOf } from './words.ts';

const { calibration, calibrations, adoptCalibration, items, item } = itemBank.routes;

/** One calibration: its progress while it runs, then its result. */
export function CalibrationScreen() {
  const { id = '' } = useParams();
  const [isOver, setOver] = useState(false);
  useCalibrationUpdates();
  const found = useRoute(calibration, { params: { id } }, { freshFor: 500, ...(!isOver && { every: pollIntervalMs }) });
  useTitle(found.data && titleOf(found.data));
  if (found.data && !isUnderWay(found.data) !== isOver) setOver(!isUnderWay(found.data));
  if (found.error && !found.data) {
    if (found.error.namesNothing) return <None />;
    return <ErrorState wholePage error={found.error} retry={found.refetch} />;
  }
  if (!found.data) return <SkeletonPage />;
  return <Shown line={found.data} result={found.data.result} />;
}

function Shown({ line, result }: { line: CalibrationLine; result: CalibrationResult | null }) {
  const [adopting, setAdopting] = useState(false);
  const may = useMay();
  const isAdoptable = line.status === 'done' && line.converged === true && !line.adopted && (line.estimated ?? 0) > 0;
  return (
    <>
      <PageHeader
        above={<Link to="/administration/items?tab=calibrations">Calibrations</Link>}
        title={titleOf(line)}
        description={
          <span className={styles.status}>
            <Tag tone={toneOf(line)}>{statusTitles[line.status]}</Tag>
            {line.converged === false && <Tag tone="attention">Did not converge</Tag>}
            {line.adopted && <Tag tone="good">Adopted</Tag>}
            <span>
              Started by {personName(line.startedBy, noStarter)} on {momentText(line.createdAt)}, from{' '}
              {line.answersFrom === 'file' ? `the file ${line.fileName}` : 'the answers of this institution’s learners'}
            </span>
          </span>
        }
        actions={
          isAdoptable &&
          may('item-bank.adopt') && (
            <Button primary icon="check" onClick={() => setAdopting(true)}>
              Adopt
            </Button>
          )
        }
      />
      <Stack gap={32}>
        {isUnderWay(line) && <ProgressCard line={line} />}
        {line.status === 'stopped' && (
          <EmptyState
            icon="pause"
            title="Stopped"
            description="No results were stored. You can start a new calibration in the item bank."
          />
        )}
        {line.status === 'failed' && (
          <Card tone="attention" title="The calibration failed">
            <p className={styles.problem}>{line.problem}</p>
          </Card>
        )}
        {line.adopted && (
          <Card tone="quiet">
            <p>
              Adopted by {personName(line.adopted.by, noStarter)} on {momentText(line.adopted.at)}: {line.adopted.items}{' '}
              items have these parameters in a new version. Earlier scores keep the versions they were computed with.
            </p>
          </Card>
        )}
        {isAdoptable && !may('item-bank.adopt') && (
          <Card tone="quiet">
            <p>
              The item bank is shared by all institutions: only an operator can adopt these parameters, here or with{' '}
              <code className={styles.command}>eiq items adopt {line.id}</code>.
            </p>
          </Card>
        )}
        {result && <Result result={result} minimum={line.minimumAnswers} isFile={line.answersFrom === 'file'} />}
      </Stack>
      {adopting && <AdoptDialog line={line} onClose={() => setAdopting(false)} />}
    </>
  );
}

function AdoptDialog({ line, onClose }: { line: CalibrationLine; onClose: () => void }) {
  const adopt = useCall(adoptCalibration, {
    once: true,
    invalidates: [calibration, calibrations, items, item],
    onSuccess: () => {
      toast({ title: 'Adopted', description: `${line.estimated} items have new parameters.` });
      onClose();
    },
  });
  return (
    <Dialog
      title="Adopt these parameters?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary busy={adopt.isPending} onClick={() => adopt.mutate({ params: { id: line.id } })}>
            Adopt
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {line.estimated} items get a new version with these parameters in every institution, and a rung by their
          difficulty. Questions, keys, hints and earlier scores do not change.
        </p>
        <Refusal error={adopt.error as CallError | null} />
      </Stack>
    </Dialog>
  );
}

function None() {
  return (
    <>
      <PageHeader
        above={<Link to="/administration/items?tab=calibrations">Calibrations</Link>}
        title="Calibration not found"
      />
      <EmptyState
        icon="chart"
        title="No calibration at this address"
        action={<LinkButton to="/administration/items?tab=calibrations">All calibrations</LinkButton>}
      />
    </>
  );
}
