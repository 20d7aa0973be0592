import { useFilters } from '../../../../web/shell/use-filters.ts';
import { Card, Row, SelectField, Stack, Stat } from '../../../../web/ui/index.ts';
import type { ModelCard } from '../../contract.ts';
import { outcomeModels } from '../../contract.ts';
import { Curves } from '../performance/Curves.tsx';
import { Groups } from '../performance/Groups.tsx';
import { Importance } from '../performance/Importance.tsx';
import { IntervalTable, ModelTable } from '../performance/Models.tsx';
import { useInsights, useModelCard } from '../use-insights.ts';
import { counted, percent } from '../words.ts';
import styles from './Figures.module.css';
import { NoModels } from './NoModels.tsx';

const modelTitles = {
  trees: 'Boosted trees (serving)',
  logistic: 'Logistic regression',
  imported: 'Imported model',
} as const satisfies Record<(typeof outcomeModels)[number], string>;

const parts = {
  curves: 'ROC and calibration curves',
  importance: 'What counts in the model',
  groups: 'Groups of learners',
  models: 'All models side by side',
  intervals: 'Salary and time to hire',
  limits: 'Limits',
} as const;
type Part = keyof typeof parts;

/** How well the models do on learners that they have not seen, one part at a time. */
export function Performance() {
  const { data } = useInsights();
  const { data: card, error, refetch } = useModelCard();
  const [chosen, choose] = useFilters(['part', 'model']);
  if (!data || !card) return <NoModels error={error} retry={refetch} isLoading={!data || card === undefined} />;
  const models = {
    trees: card.outcome,
    logistic: card.logistic,
    ...(card.imported && { imported: card.imported }),
  };
  const names = outcomeModels.filter((name) => name in models);
  const part = chosen.part in parts ? (chosen.part as Part) : 'curves';
  const name = names.find((each) => each === chosen.model) ?? 'trees';
  const outcome = models[name] ?? card.outcome;
  return (
    <Stack gap={24}>
      <Accuracies card={card} totalRecords={data.datasetMetrics.totalRecords} />
      <Row>
        <SelectField
          label="Show"
          value={part}
          options={Object.entries(parts).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => choose({ part: target.value })}
        />
        {(part === 'curves' || part === 'importance' || part === 'groups') && (
          <SelectField
            label="Model"
            value={name}
            options={names.map((value) => ({ value, label: modelTitles[value] }))}
            onChange={({ target }) => choose({ model: target.value })}
          />
        )}
      </Row>
      {part === 'curves' && <Curves outcome={outcome} />}
      {part === 'importance' && <Importance outcome={outcome} />}
      {part === 'groups' && <Groups outcome={outcome} />}
      {part === 'models' && (
        <ModelTable
          models={names.map((each) => ({ title: modelTitles[each], outcome: models[each] ?? card.outcome }))}
          shuffledAuc={card.outcome.shuffledAuc}
        />
      )}
      {part === 'intervals' && <IntervalTable card={card} />}
      {part === 'limits' && (
        <Card title={parts.limits}>
          <ul>
            {card.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
}

function Accuracies({ card: { outcome, dataset, version }, totalRecords }: { card: ModelCard; totalRecords: number }) {
  return (
    <div className={styles.figures}>
      <Stat
        label="Test accuracy"
        icon="target"
        value={percent(outcome.accuracy.value)}
        note={`15%; the true probabilities reach ${percent(outcome.ceiling)}`}
      />
      <Stat
        label="Validation accuracy"
        icon="flask"
        value={percent(outcome.validationAccuracy)}
        note="15%, for stopping and calibration"
      />
      <Stat
        label="Training accuracy"
        icon="book"
        value={percent(outcome.trainingAccuracy)}
        note="70% of the learners"
      />
      <Stat
        label="Total records"
        icon="users"
        value={counted(totalRecords)}
        note={`Models of ${counted(dataset.rows)}, version ${version}`}
      />
    </div>
  );
}
