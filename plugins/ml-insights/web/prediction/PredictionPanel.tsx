import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Card, Checkbox, Grid, Row, SelectField, Stack, TextField } from '../../../../web/ui/index.ts';
import type { Traits } from '../../contract.ts';
import { backgrounds, countries, industries, mlInsights, pathways } from '../../contract.ts';
import { featureTitle } from '../words.ts';
import { PredictionResult } from './PredictionResult.tsx';

const usual: Traits = {
  ...{ core_math: 520, core_math_error: 40, applied_reasoning: 540, applied_reasoning_error: 40 },
  ...{ ai_concepts: 500, ai_concepts_error: 40, practice_hours: 20, active_weeks: 14, pathway: 'immersion', age: 22 },
  ...{ background: 'technical', country: 'Germany', industry: 'technology', first_generation: false },
};

const numbers = ['core_math', 'applied_reasoning', 'ai_concepts', 'practice_hours', 'active_weeks', 'age'] as const;
const choices = { pathway: pathways, background: backgrounds, country: countries, industry: industries } as const;

/** The prediction for an invented learner, and what moves it. */
export function PredictionPanel() {
  const [traits, setTraits] = useState(usual);
  const predict = useCall(mlInsights.routes.predict);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    predict.mutate({ body: traits });
  };
  return (
    <Card title="What moves this prediction">
      <Stack gap={24}>
        <p className="soft">Describe an invented learner. The model predicts, and shows what each figure adds.</p>
        <form onSubmit={submit}>
          <Stack>
            <Grid min={200}>
              {numbers.map((name) => (
                <TextField
                  key={name}
                  label={featureTitle(name)}
                  type="number"
                  step="any"
                  required
                  value={Number.isNaN(traits[name]) ? '' : String(traits[name])}
                  issue={predict.error?.issueOf(name)}
                  onChange={({ target }) => setTraits({ ...traits, [name]: target.valueAsNumber })}
                />
              ))}
              {Object.entries(choices).map(([name, options]) => (
                <SelectField
                  key={name}
                  label={featureTitle(name)}
                  value={String(traits[name as keyof Traits])}
                  options={options.map((value) => ({ value, label: value }))}
                  onChange={({ target }) => setTraits({ ...traits, [name]: target.value })}
                />
              ))}
            </Grid>
            <Row apart>
              <Checkbox
                label={featureTitle('first_generation')}
                checked={traits.first_generation}
                onChange={({ target }) => setTraits({ ...traits, first_generation: target.checked })}
              />
              <Button type="submit" icon="target" busy={predict.isPending}>
                Predict
              </Button>
            </Row>
          </Stack>
        </form>
        {predict.error && <p role="alert">{predict.error.text}</p>}
        {predict.data && <PredictionResult prediction={predict.data} />}
      </Stack>
    </Card>
  );
}
