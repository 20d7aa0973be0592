import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useIsProjected } from '../../../../web/session/projector.ts';
import {
  Card,
  counted,
  ErrorState,
  fullName,
  LinkButton,
  SkeletonBlock,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { ClassCard } from '../../contract.ts';
import { classOverview } from '../../contract.ts';
import styles from '../parts/ClassOverview.module.css';
import { HardestConcepts } from '../parts/HardestConcepts.tsx';
import { amountsText, learnerAddress, signText, sinceText } from '../parts/texts.ts';
import { WholeClass } from '../parts/WholeClass.tsx';

/** On the home page of instructors: a card for each of their classes. */
export function ClassCards() {
  const names = useIsProjected() ? 'off' : 'on';
  const { data, error, refetch } = useRoute(classOverview.routes.home, { query: { names } }, { freshFor: 30_000 });
  if (!data && !error) return <SkeletonBlock height={420} />;
  if (error || !data || data.classes.length === 0) {
    return (
      <Card title="Your classes" actions={<AllClasses />}>
        {error ? (
          <ErrorState error={error} retry={refetch} />
        ) : (
          <p className="soft">
            None yet. Create a class under Classes, or ask an administrator to add you as a teacher.
          </p>
        )}
      </Card>
    );
  }
  return (
    <>
      {data.classes.map((each) => (
        <OneClass key={each.id} shown={each} since={data.since} />
      ))}
      {data.more > 0 && (
        <Card title={`${counted(data.more, 'more class', 'more classes')}`} actions={<AllClasses />}>
          <p className="soft">Their pages show the same.</p>
        </Card>
      )}
    </>
  );
}

const AllClasses = () => (
  <LinkButton small quiet to="/classes">
    All classes
  </LinkButton>
);

function OneClass({ shown, since }: { shown: ClassCard; since: string }) {
  const { id, name, learners, active, done, activeLearners, wholeClass, stuck, stuckLearners, hardest } = shown;
  return (
    <Card
      title={name}
      actions={
        <LinkButton small quiet to={`/classes/${id}`}>
          Open class<span className="unseen"> {name}</span>
        </LinkButton>
      }
    >
      <Stack>
        {learners === 0 ? (
          <p className="soft">No learners yet.</p>
        ) : (
          <div>
            <p>
              <span className="figures">{active}</span> of {counted(learners, 'learner')} worked {sinceText(since)}
              {done.length > 0 && `: ${amountsText(done)}`}.
            </p>
            {activeLearners && activeLearners.length > 0 && (
              <details className={styles.details}>
                <summary>Who did what</summary>
                <ul className={styles.people}>
                  {activeLearners.map((learner) => (
                    <li key={learner.id}>
                      <Link to={learnerAddress(learner.id)}>{fullName(learner)}</Link>{' '}
                      <span className={styles.small}>{amountsText(learner.done)}</span>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        )}
        <WholeClass signs={wholeClass} />
        {stuck > 0 && (
          <div className={styles.part}>
            <h3>
              Who may be stuck <Tag tone="attention">{stuck}</Tag>
            </h3>
            {stuckLearners && (
              <ul className={styles.people}>
                {stuckLearners.map((learner) => (
                  <li key={learner.id}>
                    <Link to={learnerAddress(learner.id)}>{fullName(learner)}</Link>
                    <ul className={styles.small}>
                      {learner.signs.map((sign) => (
                        <li key={sign.text}>{signText(sign)}</li>
                      ))}
                    </ul>
                  </li>
                ))}
                {stuck > stuckLearners.length && (
                  <li>
                    <Link to={`/classes/${id}`}>All {stuck}</Link>
                  </li>
                )}
              </ul>
            )}
          </div>
        )}
        {hardest.length > 0 && (
          <div className={styles.part}>
            <h3>Hardest in the last 30 days</h3>
            <HardestConcepts concepts={hardest} />
          </div>
        )}
      </Stack>
    </Card>
  );
}
