import { Link } from 'react-router-dom';
import { useRoute } from '../../../../../web/api/index.ts';
import { useShownRole } from '../../../../../web/session/shown-role.ts';
import { Card, ErrorState, LinkButton, SkeletonBlock } from '../../../../../web/ui/index.ts';
import { universities } from '../../../contract.ts';
import { queueAddress } from '../parts/addresses.ts';
import { releaseDayText } from '../parts/moments.ts';
import { useDeskChanges } from '../parts/use-desk-changes.ts';
import styles from './DeskCard.module.css';
import type { RunningIntake } from './running-intakes.ts';
import { runningIntakes } from './running-intakes.ts';

/** Intakes on the card. The home of administrators has many other cards. */
const maxShown = { reviewer: 3, others: 1 };

/** On the home page of reviewers: what waits in the running intakes. Nothing for people who review for no university. */
export function DeskCard() {
  const { data, error, refetch } = useRoute(universities.routes.deskUniversities, {}, { freshFor: 0 });
  useDeskChanges(() => void refetch());
  const most = useShownRole() === 'reviewer' ? maxShown.reviewer : maxShown.others;
  if (!data && !error) return <SkeletonBlock height={206} />;
  if (data?.length === 0) return null;
  const intakes = runningIntakes(data ?? [], Date.now());
  return (
    <Card
      title="Admissions desk"
      actions={
        <LinkButton small quiet to={queueAddress()}>
          {intakes.length > most ? `All ${intakes.length} intakes` : 'Open the desk'}
        </LinkButton>
      }
    >
      {!data ? (
        <ErrorState error={error} retry={refetch} />
      ) : intakes.length === 0 ? (
        <p className="soft">No intake with applications is running.</p>
      ) : (
        <ul className={styles.list}>
          {intakes.slice(0, most).map((intake) => (
            <li key={intake.id}>
              <Intake intake={intake} isOfMany={(data?.length ?? 0) > 1} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** @param isOfMany whether the caller reviews for several universities */
function Intake({ intake, isOfMany }: { intake: RunningIntake; isOfMany: boolean }) {
  const { id, program, name, university, applications, toReview, needsThird, toDecide, pending, openAppeals } = intake;
  const isReleased = new Date(intake.decisionsAt).getTime() <= Date.now();
  const release = `${isReleased ? 'was on' : 'on'} ${releaseDayText(intake)}`;
  const figures = [
    [applications, 'submitted', ''],
    [toReview, 'for you to review', '&mine=to-review'],
    [needsThird, needsThird === 1 ? 'needs a third review' : 'need a third review', '&needs=third'],
    [toDecide, 'ready to decide', '&needs=none&decided=no'],
    [openAppeals, openAppeals === 1 ? 'appeal' : 'appeals', '&appeal=open'],
    [pending, `decided, release ${release}`, '&decided=yes'],
  ] as const;
  return (
    <>
      <p className={styles.head}>
        <strong>
          {program}, {name}
        </strong>
        {isOfMany && <span className="soft"> {university}</span>}
      </p>
      <ul className={styles.figures} aria-label={`${program}, ${name}`}>
        {figures.map(([count, words, filter]) => (
          <li key={words} hidden={count === 0}>
            <Link to={queueAddress(`?intakeId=${id}${filter}`)}>
              <strong className="figures">{count}</strong> {words}
            </Link>
          </li>
        ))}
        {pending === 0 && <li className="soft">Release {release}</li>}
      </ul>
    </>
  );
}
