import { Link } from 'react-router-dom';
import { useRoute } from '../../../../../web/api/index.ts';
import { useLive } from '../../../../../web/live/index.ts';
import { Card, ErrorState, LinkButton, SkeletonBlock } from '../../../../../web/ui/index.ts';
import { universities } from '../../../contract.ts';
import { queueAddress } from '../parts/addresses.ts';
import { releaseText } from '../parts/moments.ts';
import styles from './DeskCard.module.css';
import type { RunningIntake } from './running-intakes.ts';
import { runningIntakes } from './running-intakes.ts';

const maxShown = 2;

/** On the home page of reviewers: what waits in the running intakes. Nothing for people who review for no university. */
export function DeskCard() {
  const { data, error, refetch } = useRoute(universities.routes.deskUniversities, {}, { freshFor: 0 });
  useLive(universities, 'admission_changed', () => void refetch());
  if (!data && !error) return <SkeletonBlock height={206} />;
  if (data?.length === 0) return null;
  const intakes = runningIntakes(data ?? [], Date.now());
  return (
    <Card
      title="Admissions desk"
      actions={
        <LinkButton small quiet to={queueAddress()}>
          {intakes.length > maxShown ? `All ${intakes.length} intakes` : 'Open the desk'}
        </LinkButton>
      }
    >
      {!data ? (
        <ErrorState error={error} retry={refetch} />
      ) : intakes.length === 0 ? (
        <p className="soft">No intake with applications is running.</p>
      ) : (
        <ul className={styles.list}>
          {intakes.slice(0, maxShown).map((intake) => (
            <li key={intake.id}>
              <Intake intake={intake} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Intake({ intake }: { intake: RunningIntake }) {
  const { id, program, name, university, applications, toReview, needsThird, toDecide, pending } = intake;
  const figures = [
    ['submitted', applications, ''],
    ['for you to review', toReview, '&mine=to-review'],
    ['need a third review', needsThird, '&needs=third'],
    ['ready to decide', toDecide, '&needs=none&decided=no'],
  ] as const;
  return (
    <>
      <p className={styles.head}>
        <strong>
          {program}, {name}
        </strong>
        <span className="soft">{university}</span>
        <Link to={queueAddress(`?intakeId=${id}&decided=yes`)}>
          {pending} decided, release on {releaseText(intake)}
        </Link>
      </p>
      <ul className={styles.figures} aria-label={`${program}, ${name}`}>
        {figures.map(([words, count, filter]) => (
          <li key={words}>
            <Link to={queueAddress(`?intakeId=${id}${filter}`)}>
              <strong className="figures">{count}</strong>
              <span className="soft">{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
