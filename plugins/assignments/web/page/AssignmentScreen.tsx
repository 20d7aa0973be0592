import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  fullName,
  LinkButton,
  momentText,
  nameText,
  PageHeader,
  Row,
  Section,
  SkeletonPage,
  Table,
  TableNote,
  Tag,
} from '../../../../web/ui/index.ts';
import type { AssignedLearner, AssignmentPage } from '../../contract.ts';
import { assignments } from '../../contract.ts';
import styles from '../parts/Assignments.module.css';
import { StandingTag } from '../parts/StandingTag.tsx';
import { barredText, dueText } from '../parts/texts.ts';
import { AssignmentDialog } from '../work/AssignmentDialog.tsx';
import { AccommodationDialog } from './AccommodationDialog.tsx';
import { CopyDialog } from './CopyDialog.tsx';

const routes = assignments.routes;

/** One assignment with the state of each learner. */
export function AssignmentScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRoute(routes.assignment, { params: { id } }, { freshFor: 0 });
  useReturn(() => void refetch());
  useTitle(data?.title ?? 'Assignment');
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonPage />;
  return <Shown assignment={data} />;
}

function Shown({ assignment }: { assignment: AssignmentPage }) {
  const { id, classId, className, title, note, closedAt, dueAt, opensAt, timeZone, kindTitle } = assignment;
  const [dialog, setDialog] = useState<'change' | 'copy' | 'delete'>();
  const [accommodated, setAccommodated] = useState<AssignedLearner>();
  const navigate = useNavigate();
  const close = () => setDialog(undefined);
  const options = { once: true, invalidates: [routes.assignment, routes.assignments, routes.gradebook] };
  const end = useCall(routes.closeAssignment, options);
  const reopen = useCall(routes.reopenAssignment, options);
  const remove = useCall(routes.deleteAssignment, {
    once: true,
    invalidates: [routes.assignments, routes.gradebook],
    onSuccess: () => {
      toast({ title: `${title} is deleted` });
      navigate(`/assignments?class=${classId}`);
    },
  });
  return (
    <>
      <PageHeader
        above={`${kindTitle ?? 'Not available'} for ${className}`}
        title={title}
        description={`${Date.parse(opensAt) > Date.now() ? `Opens on ${dueText(opensAt, timeZone)}, due` : 'Due'} on ${dueText(dueAt, timeZone)}.`}
        actions={
          <Row>
            {closedAt && <Tag>Closed</Tag>}
            <LinkButton to={`/assignments?class=${classId}`} icon="back">
              Assignments
            </LinkButton>
            <Button onClick={() => setDialog('change')}>Change</Button>
            <Button onClick={() => setDialog('copy')}>Copy to a class</Button>
            {closedAt ? (
              <Button busy={reopen.isPending} onClick={() => reopen.mutate({ params: { id } })}>
                Reopen
              </Button>
            ) : (
              <Button busy={end.isPending} onClick={() => end.mutate({ params: { id } })}>
                Close
              </Button>
            )}
            <Button destructive onClick={() => setDialog('delete')}>
              Delete
            </Button>
          </Row>
        }
      />
      {note && <p className={styles.note}>{note}</p>}
      {kindTitle === null && (
        <p className="soft">The plugin of this work is off. Its assignments come back when it is switched on.</p>
      )}
      <Learners assignment={assignment} onAccommodate={setAccommodated} />
      {dialog === 'change' && (
        <AssignmentDialog classId={classId} changed={assignment} onClose={close} onSaved={close} />
      )}
      {dialog === 'copy' && <CopyDialog assignment={assignment} onClose={close} />}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={`Delete ${title}`}
          confirm="Delete assignment"
          destructive
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={close}
        >
          <p>It leaves the gradebook and the learners’ lists. What learners did stays in their records.</p>
        </ConfirmDialog>
      )}
      {accommodated && (
        <AccommodationDialog
          assignment={assignment}
          learner={accommodated}
          onClose={() => setAccommodated(undefined)}
        />
      )}
    </>
  );
}

function Learners({
  assignment: { learners, hasClock, timeZone, dueLocal },
  onAccommodate,
}: {
  assignment: AssignmentPage;
  onAccommodate: (learner: AssignedLearner) => void;
}) {
  return (
    <Section title="Learners" description="A later due date and more time can be given to single learners.">
      {learners.length === 0 ? (
        <EmptyState icon="users" title="No learners" description="The learners of this assignment left the class." />
      ) : (
        <Table columns={['Learner', 'State', 'Done', 'Terms']} hasActions>
          {learners.map((learner) => (
            <tr key={learner.id}>
              <th scope="row">{fullName(learner)}</th>
              <td data-label="State">
                <StandingTag {...learner} />
                {learner.barred && <TableNote>{barredText(learner.barred)}</TableNote>}
              </td>
              <td data-label="Done">{learner.doneAt ? momentText(learner.doneAt) : <span className="soft">–</span>}</td>
              <td data-label="Terms">
                {learner.dueLocal !== null && learner.dueLocal !== dueLocal ? (
                  <>Due on {dueText(learner.dueAt, timeZone)}</>
                ) : (
                  <span className="soft">As for all</span>
                )}
                {hasClock && learner.timeFactor !== null && (
                  <TableNote>{learner.timeFactor} times the usual time</TableNote>
                )}
              </td>
              <td data-actions>
                <Button small onClick={() => onAccommodate(learner)}>
                  Change terms
                  <span className="unseen"> for {nameText(learner.firstName)}</span>
                </Button>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}
