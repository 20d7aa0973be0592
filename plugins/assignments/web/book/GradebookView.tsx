import { useState } from 'react';
import { Link } from 'react-router-dom';
import { saveFile, useRoute } from '../../../../web/api/index.ts';
import { useIsProjected } from '../../../../web/session/projector.ts';
import { NamesSwitch } from '../../../../web/shell/projector/NamesSwitch.tsx';
import { EmptyState, ErrorState, fullName, ScoreWithLevel, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { Cell, Gradebook } from '../../contract.ts';
import { assignments } from '../../contract.ts';
import styles from '../parts/Assignments.module.css';
import { StandingTag } from '../parts/StandingTag.tsx';
import { dueText } from '../parts/texts.ts';
import { BookActions } from './BookActions.tsx';
import { SortHeader } from './SortHeader.tsx';
import type { Sorting } from './sort-rows.ts';
import { sortRows } from './sort-rows.ts';

/** The gradebook of a class: learners by assignments. */
export function GradebookView({ classId }: { classId: string }) {
  const isProjected = useIsProjected();
  const { data, error, refetch } = useRoute(
    assignments.routes.gradebook,
    { params: { classId } },
    { freshFor: 0, enabled: !isProjected },
  );
  if (isProjected) {
    return (
      <EmptyState
        icon="eye"
        title="Not shown without names"
        description="The gradebook is about single learners."
        action={<NamesSwitch />}
      />
    );
  }
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={360} />;
  if (data.columns.length === 0 || data.rows.length === 0) {
    return (
      <EmptyState
        icon="chart"
        title={data.rows.length === 0 ? 'No learners yet' : 'No assignments yet'}
        description="The gradebook shows what the class was assigned and how far each learner is."
      />
    );
  }
  const save = () =>
    saveFile(assignments.routes.gradebookFile, `gradebook-${data.className}.csv`, { params: { classId } });
  return (
    <>
      <BookActions save={save} />
      <Book book={data} />
    </>
  );
}

function Book({ book }: { book: Gradebook }) {
  const [sorting, setSorting] = useState<Sorting>({ column: null, isDescending: false });
  const rows = sortRows(book.rows, sorting);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.scroller} aria-label={`Gradebook of ${book.className}`} tabIndex={0}>
      <table className={styles.book}>
        <thead>
          <tr>
            <SortHeader title="Learner" column={null} sorting={sorting} onSort={setSorting} />
            {book.columns.map(({ id, title, dueAt, timeZone, closedAt }, index) => (
              <SortHeader key={id} title={title} column={index} sorting={sorting} onSort={setSorting}>
                <span className={styles.small}>
                  <Link to={`/assignments/${id}`}>{closedAt ? 'Closed' : `Due ${dueText(dueAt, timeZone)}`}</Link>
                </span>
              </SortHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{fullName(row)}</th>
              {row.cells.map((cell, index) => (
                <td key={book.columns[index]?.id}>
                  <CellView cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CellView({ cell }: { cell: Cell | null }) {
  if (!cell) return <span className="soft">Not assigned</span>;
  const { result, answers, isHeld } = cell;
  return (
    <>
      <StandingTag {...cell} />
      {isHeld && <span className={styles.small}>Result held</span>}
      {result && (
        <span className={styles.small}>
          <ScoreWithLevel score={result.eiqScore} error={result.standardError} level={result.level} />
        </span>
      )}
      {answers && answers.graded > 0 && (
        <span className={styles.small}>
          <span className="figures">{answers.correct}</span> of <span className="figures">{answers.graded}</span> right
        </span>
      )}
    </>
  );
}
