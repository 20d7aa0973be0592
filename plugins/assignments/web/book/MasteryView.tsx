import { useState } from 'react';
import { saveFile, useRoute } from '../../../../web/api/index.ts';
import { useIsProjected } from '../../../../web/session/projector.ts';
import { NamesSwitch } from '../../../../web/shell/projector/NamesSwitch.tsx';
import { EmptyState, ErrorState, fullName, MasteryMeter, SkeletonBlock } from '../../../../web/ui/index.ts';
import { Mastery } from '../../../learner/contract.ts';
import type { MasteryGrid } from '../../contract.ts';
import { assignments } from '../../contract.ts';
import styles from '../parts/Assignments.module.css';
import { BookActions } from './BookActions.tsx';
import { SortHeader } from './SortHeader.tsx';
import type { Sorting } from './sort-rows.ts';
import { sortLearners } from './sort-rows.ts';

/** The mastery of practice topics in a class: by learner, or without names, to show to the class. */
export function MasteryView({ classId }: { classId: string }) {
  const isProjected = useIsProjected();
  const { data, error, refetch } = useRoute(
    assignments.routes.mastery,
    { params: { classId }, query: { names: isProjected ? 'off' : 'on' } },
    { freshFor: 0 },
  );
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={360} />;
  if (data.topics.length === 0) {
    return (
      <EmptyState
        icon="target"
        title="Nobody has practised yet"
        description="The mastery of topics appears here with the first answers in practice."
      />
    );
  }
  const save = () => saveFile(assignments.routes.masteryFile, `mastery-${data.className}.csv`, { params: { classId } });
  return (
    <>
      <BookActions save={isProjected ? undefined : save}>
        <NamesSwitch />
      </BookActions>
      {isProjected ? <Counts grid={data} /> : <Grid grid={data} />}
    </>
  );
}

function Grid({ grid }: { grid: MasteryGrid }) {
  const [sorting, setSorting] = useState<Sorting>({ column: null, isDescending: false });
  const rows = sortLearners(grid.rows, sorting);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.scroller} aria-label={`Mastery of ${grid.className}`} tabIndex={0}>
      <table className={styles.book}>
        <thead>
          <tr>
            <SortHeader title="Learner" column={null} sorting={sorting} onSort={setSorting} />
            {grid.topics.map(({ title }, index) => (
              <SortHeader
                key={topicKey(grid, index)}
                title={title}
                column={index}
                sorting={sorting}
                onSort={setSorting}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{fullName(row)}</th>
              {row.cells.map((cell, index) => (
                <td key={topicKey(grid, index)}>
                  <MasteryMeter mastery={cell?.mastery ?? null} />
                  {cell && cell.graded > 0 && (
                    <span className={styles.small}>
                      <span className="figures">{cell.correct}</span> of <span className="figures">{cell.graded}</span>{' '}
                      right
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const topicKey = ({ topics }: MasteryGrid, index: number) => `${topics[index]?.section}/${topics[index]?.contentArea}`;

/** How many learners have reached each step, for a projector. */
function Counts({ grid: { topics, className } }: { grid: MasteryGrid }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.scroller} aria-label={`Mastery of ${className} without names`} tabIndex={0}>
      <table className={styles.book}>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            {[null, ...Mastery.options].map((mastery) => (
              <th key={mastery} scope="col">
                <MasteryMeter mastery={mastery} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map(({ section, contentArea, title, none, reached }) => (
            <tr key={`${section}/${contentArea}`}>
              <th scope="row">{title}</th>
              {[null, ...Mastery.options].map((mastery) => (
                <td key={mastery} className="figures">
                  {mastery === null ? none : reached[mastery]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
