import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Button,
  counted,
  EmptyState,
  ErrorState,
  LineList,
  LineSubject,
  LinkButton,
  PageHeader,
  Pager,
  Row,
  SearchField,
  SelectField,
  SkeletonBlock,
  Tag,
} from '../../../../web/ui/index.ts';
import type { Class } from '../../contract.ts';
import { classes } from '../../contract.ts';
import { ClassDialog } from '../parts/ClassDialog.tsx';
import styles from '../parts/Classes.module.css';
import { courseText, teachersText } from '../parts/texts.ts';

const size = 25;

/** The classes that the caller manages. */
export function Classes() {
  const [{ q, term, state, page }, setFilters] = useFilters(['q', 'term', 'state', 'page']);
  const shown = pageOf(page);
  const isArchive = state === 'archived';
  const list = useRoute(
    classes.routes.classes,
    {
      query: {
        limit: size,
        offset: (shown - 1) * size,
        state: isArchive ? 'archived' : 'active',
        search: q || undefined,
        termId: term || undefined,
      },
    },
    { freshFor: 0, keepPrevious: true },
  );
  const terms = useRoute(classes.routes.terms);
  const managesAll = useMay()('classes.manage');
  const [isCreating, setIsCreating] = useState(false);
  const navigate = useNavigate();
  useLive(classes, 'classes_changed', () => void list.refetch());
  const { data, error, refetch } = list;
  return (
    <>
      <PageHeader
        title="Classes"
        description={
          managesAll
            ? 'All classes of the institution. Teachers see the learners of their classes.'
            : 'The classes you teach. You see their learners’ results and progress.'
        }
        actions={
          <Row>
            {managesAll && <LinkButton to="/classes/terms">Terms</LinkButton>}
            {data?.mayCreate && (
              <Button primary icon="plus" onClick={() => setIsCreating(true)}>
                New class
              </Button>
            )}
          </Row>
        }
      />
      <search aria-label="Filter classes" className={styles.filters}>
        <SearchField label="Search by name or course" value={q} onSearch={(text) => setFilters({ q: text })} />
        {terms.data && terms.data.length > 0 && (
          <SelectField
            label="Term"
            hideLabel
            value={term}
            options={[
              { value: '', label: 'All terms' },
              ...terms.data.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) => setFilters({ term: target.value })}
          />
        )}
        <SelectField
          label="State"
          hideLabel
          value={state}
          options={[
            { value: '', label: 'Active' },
            { value: 'archived', label: 'Archived' },
          ]}
          onChange={({ target }) => setFilters({ state: target.value })}
        />
      </search>
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={320} />
      ) : data.items.length === 0 ? (
        <NoClasses isFiltered={Boolean(q || term)} isArchive={isArchive} mayCreate={data.mayCreate} />
      ) : (
        <>
          <LineList>
            {data.items.map((each) => (
              <ClassLine key={each.id} shown={each} />
            ))}
          </LineList>
          <Pager
            page={shown}
            size={size}
            total={data.total}
            of={['class', 'classes']}
            onPage={(to) => setFilters({ page: String(to) })}
          />
        </>
      )}
      {isCreating && <ClassDialog onClose={() => setIsCreating(false)} onSaved={(id) => navigate(`/classes/${id}`)} />}
    </>
  );
}

function ClassLine({ shown }: { shown: Class }) {
  const { id, name, learners } = shown;
  const description = [courseText(shown), teachersText(shown)].filter(Boolean).join(' · ');
  return (
    <li>
      <LineSubject title={<Link to={`/classes/${id}`}>{name}</Link>} description={description} />
      <Row>
        {shown.teachers.length === 0 && <Tag tone="attention">Needs a teacher</Tag>}
        <span className="figures">{counted(learners, 'learner')}</span>
      </Row>
    </li>
  );
}

function NoClasses({
  isFiltered,
  isArchive,
  mayCreate,
}: {
  isFiltered: boolean;
  isArchive: boolean;
  mayCreate: boolean;
}) {
  if (isFiltered) {
    return <EmptyState icon="search" title="No matching classes" description="Change the search or the filters." />;
  }
  if (isArchive) {
    return (
      <EmptyState
        icon="book"
        title="No archived classes"
        description="Classes are archived after the end of their term."
      />
    );
  }
  return (
    <EmptyState
      icon="book"
      title="No classes yet"
      description={
        mayCreate
          ? 'Create a class, then add its learners or give them a code to join with.'
          : 'An administrator creates the classes and adds you as their teacher.'
      }
    />
  );
}
