import { useState } from 'react';
import { Button, LineList, nameText, SelectField, Stack } from '../../../web/ui/index.ts';
import type { GroupLearner } from '../grouping/contract.ts';

/** Two learners who must, or must not, be in one group. */
export interface Condition {
  readonly kind: 'together' | 'apart';
  readonly people: readonly [string, string];
}

const kinds = [
  { value: 'apart', label: 'Apart' },
  { value: 'together', label: 'Together' },
];

/** Pairs of learners who must be together or apart. */
export function GroupConditions({
  learners,
  conditions,
  onChange,
}: {
  learners: readonly GroupLearner[];
  conditions: readonly Condition[];
  onChange: (conditions: readonly Condition[]) => void;
}) {
  const [kind, setKind] = useState<Condition['kind']>('apart');
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const names = new Map(learners.map(({ userId, name }) => [userId, nameText(name)]));
  const options = learners.map(({ userId, name }) => ({ value: userId, label: nameText(name) }));
  const shown = conditions.filter(({ people }) => people.every((userId) => names.has(userId)));
  return (
    <Stack gap={12}>
      {shown.length > 0 && (
        <LineList>
          {shown.map((condition) => {
            const { kind: own, people } = condition;
            const text = `${names.get(people[0])} and ${names.get(people[1])} ${own}`;
            return (
              <li key={`${own} ${people.join()}`}>
                <span>{text}</span>
                <Button
                  small
                  quiet
                  aria-label={`Remove: ${text}`}
                  onClick={() => onChange(conditions.filter((each) => each !== condition))}
                >
                  Remove
                </Button>
              </li>
            );
          })}
        </LineList>
      )}
      <SelectField
        label="Condition"
        options={kinds}
        value={kind}
        onChange={({ target }) => setKind(target.value as Condition['kind'])}
      />
      <SelectField
        label="First learner"
        placeholder="Choose a learner"
        options={options}
        value={one}
        onChange={({ target }) => setOne(target.value)}
      />
      <SelectField
        label="Second learner"
        placeholder="Choose a learner"
        options={options.filter(({ value }) => value !== one)}
        value={other}
        onChange={({ target }) => setOther(target.value)}
      />
      <Button
        small
        icon="plus"
        disabled={!one || !other || one === other}
        onClick={() => {
          onChange([...conditions, { kind, people: [one, other] }]);
          setOne('');
          setOther('');
        }}
      >
        Add condition
      </Button>
    </Stack>
  );
}
