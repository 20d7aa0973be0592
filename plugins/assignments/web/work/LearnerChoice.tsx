import { useRoute } from '../../../../web/api/index.ts';
import { Checkbox, ErrorState, fullName, SelectField, SkeletonBlock } from '../../../../web/ui/index.ts';
import { classes } from '../../../classes/contract.ts';
import styles from '../parts/Assignments.module.css';

/** The whole class, or chosen learners of it. */
export function LearnerChoice({
  classId,
  chosen,
  issue,
  onChoose,
}: {
  classId: string;
  /** Null for the whole class. */
  chosen: readonly string[] | null;
  issue?: string | undefined;
  onChoose: (chosen: readonly string[] | null) => void;
}) {
  const { data, error, refetch } = useRoute(classes.routes.class, { params: { id: classId } });
  return (
    <>
      <SelectField
        label="For"
        value={chosen ? 'chosen' : 'class'}
        issue={issue}
        options={[
          { value: 'class', label: 'The whole class, with those who join later' },
          { value: 'chosen', label: 'Chosen learners' },
        ]}
        onChange={({ target }) => onChoose(target.value === 'chosen' ? [] : null)}
      />
      {chosen &&
        (error ? (
          <ErrorState error={error} retry={refetch} />
        ) : !data ? (
          <SkeletonBlock height={120} />
        ) : (
          <fieldset className={styles.people}>
            <legend className="unseen">Learners</legend>
            {data.learnerList.map((learner) => (
              <Checkbox
                key={learner.id}
                label={fullName(learner)}
                checked={chosen.includes(learner.id)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, learner.id] : chosen.filter((id) => id !== learner.id))
                }
              />
            ))}
          </fieldset>
        ))}
    </>
  );
}
