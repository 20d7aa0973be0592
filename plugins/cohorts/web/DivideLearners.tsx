import { useState } from 'react';
import { useCall } from '../../../web/api/index.ts';
import { Button, Card, counted, nameText, Refusal, Row, Stack, Switch, TextField } from '../../../web/ui/index.ts';
import { cohorts as contract } from '../contract.ts';
import type { Division, GroupLearner, GroupSet } from '../grouping/contract.ts';
import { groupSizes, maxLearners } from '../grouping/contract.ts';
import { ChangeGroupCohorts } from './ChangeGroupCohorts.tsx';
import styles from './Cohorts.module.css';
import type { Condition } from './GroupConditions.tsx';
import { GroupConditions } from './GroupConditions.tsx';
import type { Wishes } from './GroupLearners.tsx';
import { GroupLearners } from './GroupLearners.tsx';
import { GroupPreview } from './GroupPreview.tsx';
import { NewGroupCohorts } from './NewGroupCohorts.tsx';

interface Props {
  readonly learners: readonly GroupLearner[];
  /** Existing groups to change. */
  readonly kept: GroupSet | undefined;
  readonly onAdopted: () => void;
}

/** Divides learners, shows the groups, and makes cohorts of them. */
export function DivideLearners({ learners, kept, onAdopted }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(() => leftAtFirst(learners, kept));
  const [size, setSize] = useState(String(kept ? sizeOf(kept) : groupSizes.default));
  const [staffLead, setStaffLead] = useState(false);
  const [conditions, setConditions] = useState<readonly Condition[]>([]);
  const [wishes, setWishes] = useState<Readonly<Record<string, Wishes>>>();
  const [seed, setSeed] = useState('1');
  const [division, setDivision] = useState<Division>();
  const [isAdopting, setAdopting] = useState(false);
  const run = useCall(contract.routes.divide, { onSuccess: setDivision });
  const chosen = learners.filter(({ userId }) => !left.has(userId));
  const names = new Map(learners.map(({ userId, name }) => [userId, nameText(name)]));
  const areMixed = new Set(chosen.map(({ circle }) => circle)).size > 1;
  const unmeasured = chosen.filter(({ hasResult }) => !hasResult).length;
  const isReady = division !== undefined && division.groups.length > 0;
  // Groups that no longer fit what is stated are not adopted.
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setDivision(undefined);
    };
  const pairsOf = (kind: Condition['kind']) =>
    conditions.flatMap(({ kind: own, people }) => {
      const isChosen = people.every((userId) => names.has(userId) && !left.has(userId));
      return own === kind && isChosen ? [[...people]] : [];
    });
  const divide = (number: string) => {
    setSeed(number);
    run.mutate({
      body: {
        learners: chosen.map(({ userId }) => ({
          userId,
          ...(wishes && { languages: listOf(wishes[userId]?.languages), times: listOf(wishes[userId]?.times) }),
        })),
        ...{ size: Number(size), seed: Number(number), together: pairsOf('together'), apart: pairsOf('apart') },
        staffLead: staffLead && areMixed,
        ...(kept && { previous: kept.groups.map((group) => group.learners) }),
      },
    });
  };
  return (
    <div className={styles.halves}>
      <GroupLearners
        learners={learners}
        left={left}
        onLeft={changed(setLeft)}
        wishes={wishes}
        onWishes={changed(setWishes)}
      />
      <Stack gap={16}>
        <Card title="How">
          <Stack gap={16}>
            <TextField
              label="People in a group"
              type="number"
              min={groupSizes.min}
              max={groupSizes.max}
              value={size}
              issue={run.error?.issueOf('size')}
              onChange={({ target }) => changed(setSize)(target.value)}
            />
            {areMixed && (
              <Switch
                label="Minors and adults may share a group"
                hint="You then lead every group. Otherwise they are divided separately."
                checked={staffLead}
                onChange={({ target }) => changed(setStaffLead)(target.checked)}
              />
            )}
            <Switch
              label="Languages and times"
              hint="State them by learner, separated by commas. Each group then has one of each in common."
              checked={wishes !== undefined}
              onChange={({ target }) => changed(setWishes)(target.checked ? {} : undefined)}
            />
            <GroupConditions learners={chosen} conditions={conditions} onChange={changed(setConditions)} />
            <TextField
              label="Number of the division"
              type="number"
              min={0}
              max={1_000_000}
              hint="The same number gives the same groups."
              value={seed}
              issue={run.error?.issueOf('seed')}
              onChange={({ target }) => changed(setSeed)(target.value)}
            />
            {unmeasured > 0 && (
              <p className="soft">{counted(unmeasured, 'learner')} without a result: counted as average.</p>
            )}
            {chosen.length > maxLearners && <p role="alert">At most {maxLearners} learners are divided at once.</p>}
            <Refusal error={run.error} fields={['size', 'seed']} />
            <Row>
              <Button
                primary={!isReady}
                icon="grid"
                disabled={chosen.length < 2 || chosen.length > maxLearners}
                busy={run.isPending}
                onClick={() => divide(division ? String(Number(seed) + 1) : seed)}
              >
                {division ? 'Divide again' : 'Divide'}
              </Button>
              {isReady && (
                <Button primary icon="check" onClick={() => setAdopting(true)}>
                  {kept ? 'Change cohorts' : 'Create cohorts'}
                </Button>
              )}
            </Row>
          </Stack>
        </Card>
        {division && <GroupPreview division={division} names={names} />}
      </Stack>
      {isAdopting && division && kept && (
        <ChangeGroupCohorts set={kept} division={division} onChanged={onAdopted} onClose={() => setAdopting(false)} />
      )}
      {isAdopting && division && !kept && (
        <NewGroupCohorts groups={division.groups} onClose={() => setAdopting(false)} />
      )}
    </div>
  );
}

/** Learners of existing groups are chosen, or else as many as are divided at once. */
function leftAtFirst(learners: readonly GroupLearner[], kept: GroupSet | undefined): ReadonlySet<string> {
  const held = kept && new Set(kept.groups.flatMap((group) => group.learners));
  const left = held ? learners.filter(({ userId }) => !held.has(userId)) : learners.slice(maxLearners);
  return new Set(left.map(({ userId }) => userId));
}

const sizeOf = ({ groups }: GroupSet): number =>
  Math.min(groupSizes.max, Math.max(groupSizes.min, ...groups.map(({ learners }) => learners.length)));

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
