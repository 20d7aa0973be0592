import type { Dispatch } from 'react';
import { memo } from 'react';
import { Button, IconButton } from '../../../../web/ui/index.ts';
import type { Reading } from '../../contract.ts';
import { CourseRow } from './CourseRow.tsx';
import type { Change, Draft, TermDraft } from './draft.ts';
import { fieldKey, removedCourses } from './draft.ts';
import type { Evidence } from './evidence.ts';
import { courseLabels } from './evidence.ts';
import { ReadField } from './ReadField.tsx';
import styles from './Values.module.css';

/** A term with its courses, and the courses that were removed from it. */
export function TermFields({
  term,
  index,
  draft,
  dispatch,
  issues,
  evidence,
  reading,
}: {
  term: TermDraft;
  index: number;
  draft: Draft;
  dispatch: Dispatch<Change>;
  issues: ReadonlyMap<string, string>;
  evidence: ReadonlyMap<string, Evidence>;
  reading: Reading;
}) {
  const key = fieldKey.term(term);
  const title = term.name || `Term ${index + 1}`;
  const removed = removedCourses(draft, term, reading);
  return (
    <fieldset className={styles.term}>
      <legend className="unseen">{title}</legend>
      <div className={styles.termHead}>
        <ReadField
          {...{ evidence, issues }}
          label={`Term ${index + 1}`}
          name={key}
          value={term.name}
          maxLength={120}
          onChange={({ target }) => dispatch({ type: 'term', term: term.key, name: target.value })}
        />
        <IconButton
          icon="trash"
          label={`Remove ${title} with its courses`}
          onClick={() => dispatch({ type: 'remove-term', term: term.key })}
        />
      </div>
      {term.courses.length > 0 && (
        <div className={styles.columns} aria-hidden="true">
          {Object.values(courseLabels).map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      )}
      <ul className={styles.courses} aria-label={`Courses of ${title}`}>
        {term.courses.map((course, position) => (
          <Course
            key={course.key}
            {...{ course, position, dispatch, evidence }}
            term={term.key}
            issueTexts={issuesOf(course, issues)}
          />
        ))}
      </ul>
      {removed.map((course) => (
        <p key={course.key} className={styles.removed}>
          <span>
            Removed: <bdi>{[course.code, course.title, course.grade].filter(Boolean).join(' · ')}</bdi>
          </span>
          <Button small quiet onClick={() => dispatch({ type: 'add-course', term: term.key, course })}>
            Restore<span className="unseen"> {course.title || course.code}</span>
          </Button>
        </p>
      ))}
      <div>
        <Button small quiet icon="plus" onClick={() => dispatch({ type: 'add-course', term: term.key })}>
          Add a course<span className="unseen"> to {title}</span>
        </Button>
      </div>
    </fieldset>
  );
}

/** Drawn again only if it changed, as a transcript may have 500 courses. */
const Course = memo(CourseRow);

/** As text, which compares by value. */
const issuesOf = (course: TermDraft['courses'][number], issues: ReadonlyMap<string, string>): string =>
  issues.size === 0
    ? ''
    : Object.keys(courseLabels)
        .map((field) => issues.get(fieldKey.course(course, field as keyof typeof courseLabels)) ?? '')
        .join('\n');
