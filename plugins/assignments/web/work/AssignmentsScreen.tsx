import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { usePluginOn } from '../../../../web/session/manifest.ts';
import { useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  PageHeader,
  SelectField,
  SkeletonBlock,
  Tabs,
} from '../../../../web/ui/index.ts';
import { classes } from '../../../classes/contract.ts';
import { GradebookView } from '../book/GradebookView.tsx';
import { MasteryView } from '../book/MasteryView.tsx';
import styles from '../parts/Assignments.module.css';
import { AssignmentDialog } from './AssignmentDialog.tsx';
import { AssignmentList } from './AssignmentList.tsx';

/** Most classes to choose from; others are reached from their own page. */
const mostClasses = 100;

/** The assignments and the gradebook of a class. */
export function AssignmentsScreen() {
  const [{ class: chosen, tab }, setFilters] = useFilters(['class', 'tab']);
  const list = useRoute(classes.routes.classes, { query: { limit: mostClasses } });
  const [isGiving, setIsGiving] = useState(false);
  const navigate = useNavigate();
  const isWithPractice = usePluginOn('practice');
  const classId = chosen || list.data?.items[0]?.id;
  const options = (list.data?.items ?? []).map(({ id, name, term }) => ({
    value: id,
    label: term ? `${name}, ${term.name}` : name,
  }));
  const isListed = !classId || options.some(({ value }) => value === classId);
  return (
    <>
      <PageHeader
        title="Assignments"
        description="Work for the learners of a class, and how far they are."
        actions={
          classId && (
            <Button primary icon="plus" onClick={() => setIsGiving(true)}>
              New assignment
            </Button>
          )
        }
      />
      {list.error && !classId ? (
        <ErrorState error={list.error} retry={list.refetch} />
      ) : !classId ? (
        list.data ? (
          <EmptyState
            icon="book"
            title="No classes yet"
            description="Work is assigned to a class. Create one under Classes, or ask an administrator to."
          />
        ) : (
          <SkeletonBlock height={360} />
        )
      ) : (
        <>
          <div className={`${styles.filter} no-print`}>
            <SelectField
              label="Class"
              value={classId}
              options={[...options, ...(isListed ? [] : [{ value: classId, label: 'The chosen class' }])]}
              onChange={({ target }) => setFilters({ class: target.value })}
            />
          </div>
          <Tabs
            label="Views of the class"
            chosen={tab || 'assignments'}
            onChoose={(key) => setFilters({ tab: key === 'assignments' ? '' : key })}
            tabs={[
              { key: 'assignments', title: 'Assignments', content: () => <AssignmentList classId={classId} /> },
              { key: 'gradebook', title: 'Gradebook', content: () => <GradebookView classId={classId} /> },
              ...(isWithPractice
                ? [{ key: 'mastery', title: 'Mastery', content: () => <MasteryView classId={classId} /> }]
                : []),
            ]}
          />
        </>
      )}
      {isGiving && classId && (
        <AssignmentDialog
          classId={classId}
          onClose={() => setIsGiving(false)}
          onSaved={(id) => navigate(`/assignments/${id}`)}
        />
      )}
    </>
  );
}
