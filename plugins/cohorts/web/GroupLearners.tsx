import { Button, Card, Checkbox, counted, nameText, Row, TextField } from '../../../web/ui/index.ts';
import type { GroupLearner } from '../grouping/contract.ts';
import styles from './Cohorts.module.css';

/** What an instructor states about a learner, separated by commas. */
export interface Wishes {
  readonly languages: string;
  readonly times: string;
}

interface Props {
  readonly learners: readonly GroupLearner[];
  /** Learners who are not divided. */
  readonly left: ReadonlySet<string>;
  readonly onLeft: (left: ReadonlySet<string>) => void;
  /** Undefined where nothing is stated. */
  readonly wishes: Readonly<Record<string, Wishes>> | undefined;
  readonly onWishes: (wishes: Readonly<Record<string, Wishes>>) => void;
}

/** The learners to divide, with their languages and times. */
export function GroupLearners({ learners, left, onLeft, wishes, onWishes }: Props) {
  const state = (userId: string, change: Partial<Wishes>) =>
    onWishes({ ...wishes, [userId]: { languages: '', times: '', ...wishes?.[userId], ...change } });
  const choose = (userId: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(userId);
    else next.add(userId);
    onLeft(next);
  };
  return (
    <Card title={`${counted(learners.length - left.size, 'learner')} chosen`}>
      <Row>
        <Button small disabled={left.size === 0} onClick={() => onLeft(new Set())}>
          Choose all
        </Button>
        <Button
          small
          quiet
          disabled={left.size === learners.length}
          onClick={() => onLeft(new Set(learners.map(({ userId }) => userId)))}
        >
          Choose none
        </Button>
      </Row>
      <ul className={styles.learners}>
        {learners.map(({ userId, name, hasResult }) => (
          <li key={userId}>
            <Checkbox
              label={nameText(name)}
              {...(!hasResult && { hint: 'No result yet' })}
              checked={!left.has(userId)}
              onChange={({ target }) => choose(userId, target.checked)}
            />
            {wishes && !left.has(userId) && (
              <div className={styles.wishes}>
                <TextField
                  label={`Languages of ${nameText(name)}`}
                  hideLabel
                  placeholder="Languages: any"
                  value={wishes[userId]?.languages ?? ''}
                  onChange={({ target }) => state(userId, { languages: target.value })}
                />
                <TextField
                  label={`Times of ${nameText(name)}`}
                  hideLabel
                  placeholder="Times: any"
                  value={wishes[userId]?.times ?? ''}
                  onChange={({ target }) => state(userId, { times: target.value })}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
