import { saveFile, useRoute } from '../../../../web/api/index.ts';
import { usePluginOn } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Button,
  Card,
  Chart,
  calendarDateText,
  EmptyState,
  ErrorState,
  PageHeader,
  SelectField,
  SkeletonBlock,
  Stack,
  wholeText,
} from '../../../../web/ui/index.ts';
import { classes } from '../../../classes/contract.ts';
import type { ClassOverview } from '../../contract.ts';
import { mlAnalytics } from '../../contract.ts';
import styles from './ClassScreen.module.css';
import { Warnings } from './Warnings.tsx';

/** The learners an instructor teaches, week by week, and early warnings. */
export function ClassScreen() {
  const [{ class: chosen }, setFilters] = useFilters(['class']);
  const isWithClasses = usePluginOn('classes');
  const classId = isWithClasses && chosen ? chosen : undefined;
  const { data, error, refetch } = useRoute(
    mlAnalytics.routes.classOverview,
    { query: { classId } },
    { freshFor: 0, keepPrevious: true },
  );
  const save = (content: 'weeks' | 'learners') =>
    saveFile(mlAnalytics.routes.classFile, `class-by-${content}.csv`, { query: { content, classId } }).catch(
      (failure: Error) =>
        toast({ variant: 'destructive', title: 'The file was not saved', description: failure.message }),
    );
  return (
    <>
      <PageHeader
        title="Class over time"
        description="How the learners you teach study, week by week. Names appear only when you show them."
        actions={
          data && data.learners > 0 ? (
            <>
              <Button icon="download" onClick={() => save('weeks')}>
                Save weeks as CSV
              </Button>
              <Button icon="download" onClick={() => save('learners')}>
                Save learners as CSV
              </Button>
            </>
          ) : undefined
        }
      />
      {isWithClasses && <ClassFilter chosen={chosen} onChoose={(id) => setFilters({ class: id })} />}
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={640} />
      ) : data.learners === 0 ? (
        <EmptyState
          icon="users"
          title="No learners yet"
          description="Learners of your classes appear here. An administrator assigns learners to instructors under People."
        />
      ) : (
        <Stack gap={24}>
          {data.counted < data.learners && (
            <p className="soft">
              {wholeText(data.counted)} of {wholeText(data.learners)} learners are counted, the first by name.
            </p>
          )}
          <Warnings overview={data} />
          <Weeks overview={data} />
        </Stack>
      )}
    </>
  );
}

/** Most classes to choose from; more are searched on their own screen, which links here. */
const mostClasses = 100;

function ClassFilter({ chosen, onChoose }: { chosen: string; onChoose: (id: string) => void }) {
  const { data } = useRoute(classes.routes.classes, { query: { limit: mostClasses } });
  if (!data || data.items.length === 0) return null;
  const options = data.items.map(({ id, name, term }) => ({ value: id, label: term ? `${name}, ${term.name}` : name }));
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return (
    <div className={styles.filter}>
      <SelectField
        label="Class"
        value={chosen}
        options={[
          { value: '', label: 'All learners' },
          ...options,
          ...(isListed ? [] : [{ value: chosen, label: 'The chosen class' }]),
        ]}
        onChange={({ target }) => onChoose(target.value)}
      />
    </div>
  );
}

function Weeks({ overview: { weeks, counted } }: { overview: ClassOverview }) {
  const measured = weeks.flatMap(({ week, eiq }) =>
    eiq ? [{ x: calendarDateText(week), mean: eiq.mean, from: eiq.interval[0], to: eiq.interval[1] }] : [],
  );
  const answered = weeks.flatMap(({ week, right }) =>
    right
      ? [
          {
            x: calendarDateText(week),
            right: percent(right.share),
            from: percent(right.interval[0]),
            to: percent(right.interval[1]),
          },
        ]
      : [],
  );
  return (
    <Stack gap={24}>
      <Card>
        <Chart
          title="Learners who studied"
          description={`Of ${counted}, in each week from Monday.`}
          kind="bar"
          rows={weeks.map(({ week, active }) => ({ x: calendarDateText(week), active }))}
          series={[{ key: 'active', label: 'Learners' }]}
        />
      </Card>
      {answered.length > 0 && (
        <Card>
          <Chart
            title="Right answers in practice"
            description="Percent of graded answers, with the 95% interval."
            kind="line"
            rows={answered}
            series={[{ key: 'right', label: 'Right' }]}
            band={{ from: 'from', to: 'to', label: '95% interval' }}
            unit="%"
            domain={[0, 100]}
          />
        </Card>
      )}
      {measured.length > 0 && (
        <Card>
          <Chart
            title="Mean EiQ score"
            description="Of learners with a result, by the growth model, with the 95% interval of the mean."
            kind="line"
            rows={measured}
            series={[{ key: 'mean', label: 'EiQ score' }]}
            band={{ from: 'from', to: 'to', label: '95% interval' }}
            decimals={1}
          />
        </Card>
      )}
    </Stack>
  );
}

const percent = (share: number) => Math.round(100 * share);
