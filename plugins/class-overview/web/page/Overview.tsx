import { saveFile, useRoute } from '../../../../web/api/index.ts';
import { useIsProjected } from '../../../../web/session/projector.ts';
import { NamesSwitch } from '../../../../web/shell/projector/NamesSwitch.tsx';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  counted,
  EmptyState,
  ErrorState,
  levelTitle,
  Row,
  Ruler,
  rulerCuts,
  Section,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import type { ClassOverview } from '../../contract.ts';
import { classOverview } from '../../contract.ts';
import styles from '../parts/ClassOverview.module.css';
import { amountsText, sinceText } from '../parts/texts.ts';
import { WholeClass } from '../parts/WholeClass.tsx';
import { HardestCard } from './HardestCard.tsx';
import { LearnerTable } from './LearnerTable.tsx';

const { overview, overviewFile } = classOverview.routes;

/** On the page of a class: scores, learners, what happened and what is hard. */
export function Overview({ classId }: { classId: string }) {
  const isProjected = useIsProjected();
  const { data, error, refetch } = useRoute(
    overview,
    { params: { classId }, query: { names: isProjected ? 'off' : 'on' } },
    { freshFor: 0 },
  );
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={900} />;
  if (data.learners === 0) {
    return <EmptyState icon="users" title="No learners yet" description="Add them under People." />;
  }
  const save = () =>
    saveFile(overviewFile, `${data.name}.csv`, { params: { classId } }).catch((failure: Error) =>
      toast({ variant: 'destructive', title: 'The file was not saved', description: failure.message }),
    );
  return (
    <>
      <div className="no-print">
        <Row>
          {!isProjected && (
            <Button icon="download" onClick={save}>
              Save as CSV
            </Button>
          )}
          <Button icon="print" onClick={() => print()}>
            Print
          </Button>
          <NamesSwitch />
        </Row>
      </div>
      <Scores shown={data} />
      <div className={styles.columns}>
        <Card title="What happened">
          <Stack gap={8}>
            <p>
              <span className="figures">{data.active}</span> of {counted(data.learners, 'learner')} worked{' '}
              {sinceText(data.since)}
              {data.done.length > 0 && `: ${amountsText(data.done)}`}.
            </p>
            <WholeClass signs={data.wholeClass} />
            {data.stuck > 0 && <p>{counted(data.stuck, 'learner')} may be stuck.</p>}
          </Stack>
        </Card>
        <HardestCard classId={classId} />
      </div>
      {data.rows && <LearnerTable rows={data.rows} since={data.since} />}
    </>
  );
}

function Scores({ shown: { distribution, levels, unmeasured, learners, cuts } }: { shown: ClassOverview }) {
  return (
    <Section
      title="EiQ scores"
      description={
        unmeasured === learners
          ? 'No learner has a score yet.'
          : `${counted(learners - unmeasured, 'learner')} with a score${unmeasured > 0 ? `, ${unmeasured} without` : ''}. Each score has an error, so neighbouring bars may be equal.`
      }
    >
      <Card>
        <Ruler distribution={distribution} {...rulerCuts(cuts)} />
        <ul className={styles.levels}>
          {levels.map(({ level, learners: count }) => (
            <li key={level}>
              {levelTitle(level)} <span className="figures">{count}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
