import { useNavigate, useParams } from 'react-router-dom';
import { platform } from '../../../../core/contract/platform.ts';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import {
  Button,
  Card,
  ErrorState,
  LinkButton,
  PageHeader,
  Progress,
  Row,
  SkeletonPage,
  Stack,
} from '../../../../web/ui/index.ts';
import type { Import } from '../../contract.ts';
import { rostering } from '../../contract.ts';
import styles from '../Rostering.module.css';
import { changesText, formatTitles, isUnderWay } from '../words.ts';
import { Draft } from './Draft.tsx';

const pollMs = 1000;

/** One import: its check while it is open, its progress, and what it changed. */
export function ImportPage() {
  const { importId = '' } = useParams();
  const input = { params: { importId } };
  const { data, error, refetch } = useRoute(rostering.routes.import, input, { freshFor: 0 });
  // Shares the result of the first.
  const isRunning = data !== undefined && isUnderWay(data.import);
  useRoute(rostering.routes.import, input, { enabled: isRunning, freshFor: 0, every: pollMs });
  const navigate = useNavigate();
  const discard = useCall(rostering.routes.discard, {
    once: true,
    invalidates: [rostering.routes.imports],
    onSuccess: () => navigate('/import-people'),
  });
  if (error) return <ErrorState wholePage error={error} retry={refetch} />;
  if (!data) return <SkeletonPage />;
  const { name, format, state } = data.import;
  return (
    <>
      <PageHeader
        title={name}
        description={[formatTitles[format], data.encoding].filter(Boolean).join(' · ')}
        actions={
          <Row>
            <LinkButton to="/import-people" icon="back">
              Imports
            </LinkButton>
            {state === 'open' && (
              <Button busy={discard.isPending} onClick={() => discard.mutate(input)}>
                Discard
              </Button>
            )}
          </Row>
        }
      />
      {state === 'open' ? <Draft preview={data} onStarted={() => void refetch()} /> : <Outcome shown={data.import} />}
    </>
  );
}

function Outcome({ shown }: { shown: Import }) {
  const { state, jobId, report, failure } = shown;
  if (isUnderWay(shown)) return <Running jobId={jobId} />;
  if (state === 'failed') {
    return (
      <Card tone="attention" title="Nothing was imported">
        <p>{failure}</p>
      </Card>
    );
  }
  const changes = report ? changesText(report) : [];
  return (
    <Card title={changes.length > 0 ? 'Imported' : 'Nothing to change'}>
      <Stack>
        {changes.length > 0 ? (
          <ul className={styles.changes}>
            {changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p>Everything in the file is here already.</p>
        )}
        <Row>
          <LinkButton primary to="/import-people/first-sign-in" icon="key">
            First sign-in
          </LinkButton>
          <LinkButton to="/administration/people">People</LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}

function Running({ jobId }: { jobId: string | null }) {
  const params = { plugin: 'rostering', job: 'import', id: jobId ?? '' };
  const status = useRoute(
    platform.routes.jobStatus,
    { params },
    { enabled: jobId !== null, freshFor: 0, every: pollMs },
  );
  const { done, total } = status.data ?? { done: null, total: null };
  return (
    <Card title="Importing">
      <Stack>
        <Progress label={done === null ? 'Waiting to start' : 'Stored'} value={done ?? 0} max={total ?? 1} />
        <p className="soft">
          You can leave this page. Everything is imported or nothing: an import that is interrupted starts again.
        </p>
      </Stack>
    </Card>
  );
}
