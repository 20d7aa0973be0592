import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import {
  EmptyState,
  ErrorState,
  LineList,
  LineSubject,
  LinkButton,
  momentText,
  PageHeader,
  Row,
  Section,
  SkeletonBlock,
} from '../../../../web/ui/index.ts';
import { notMeasured } from '../../../learner/contract.ts';
import type { OwnAssignment } from '../../contract.ts';
import { assignments } from '../../contract.ts';
import styles from '../parts/Assignments.module.css';
import { StandingTag } from '../parts/StandingTag.tsx';
import { dueText } from '../parts/texts.ts';

/** The assigned work of a learner: what is to do, and what is done. */
export function OwnAssignments() {
  const { data, error, refetch } = useRoute(assignments.routes.ownAssignments, {}, { freshFor: 0 });
  useLive(assignments, 'assignments_changed', () => void refetch());
  useReturn(() => void refetch());
  const open = data?.filter(({ state }) => state !== 'done') ?? [];
  const done = data?.filter(({ state }) => state === 'done') ?? [];
  return (
    <>
      <PageHeader
        title="Assignments"
        description="Work from your teachers. They see how far you are, and your results."
      />
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={240} />
      ) : data.length === 0 ? (
        <EmptyState icon="calendar" title="No assignments" description="Work that your teachers assign appears here." />
      ) : (
        <>
          <Section title="To do">
            {open.length === 0 ? <p className="soft">Everything is done.</p> : <Lines shown={open} />}
          </Section>
          {done.length > 0 && (
            <Section title="Done">
              <Lines shown={done} />
            </Section>
          )}
        </>
      )}
    </>
  );
}

const Lines = ({ shown }: { shown: readonly OwnAssignment[] }) => (
  <LineList>
    {shown.map((each) => (
      <li key={each.id}>
        <LineSubject title={each.title} description={<Description assignment={each} />} />
        <Row>
          <StandingTag {...each} />
          {each.isOpen && each.state !== 'done' && !each.barred && (
            <LinkButton
              small
              to={each.to}
              aria-label={`${each.state === 'working' ? 'Continue' : 'Begin'}: ${each.title}`}
            >
              {each.state === 'working' ? 'Continue' : 'Begin'}
            </LinkButton>
          )}
        </Row>
      </li>
    ))}
  </LineList>
);

function Description({ assignment }: { assignment: OwnAssignment }) {
  const { className, kindTitle, note, opensAt, dueAt, timeZone, isOpen, acceptsLate, state, timeFactor } = assignment;
  const { isHeld, counted, amount, unit, barred } = assignment;
  const isToCome = Date.parse(opensAt) > Date.now();
  const isOver = state === 'late' && !isOpen && !acceptsLate;
  return (
    <>
      {kindTitle} for {className}, due on {dueText(dueAt, timeZone)}.
      {isToCome && ` It opens on ${dueText(opensAt, timeZone)}.`}
      {isOver && ' Late work is not accepted.'}
      {amount !== null && state !== 'done' && ` ${Math.min(counted ?? 0, amount)} of ${amount} ${unit}.`}
      {barred && ` ${barred.until ? `You can begin it from ${momentText(barred.until)}.` : notMeasured}`}
      {timeFactor !== null && ` You have ${timeFactor} times the usual time.`}
      {isHeld && ' Many answers were fast, so your teacher decides whether the result counts.'}
      {note && <span className={styles.note}> {note}</span>}
    </>
  );
}
