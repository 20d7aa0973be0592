import type { Dispatch } from 'react';
import { useId } from 'react';
import { Icon, IconButton, TextField } from '../../../../web/ui/index.ts';
import type { Change, CourseDraft } from './draft.ts';
import { fieldKey } from './draft.ts';
import type { CourseField, Evidence } from './evidence.ts';
import { courseFields, courseLabels } from './evidence.ts';
import { doubt } from './ReadField.tsx';
import styles from './Values.module.css';

const longest: Readonly<Record<CourseField, number>> = { code: 40, title: 200, credits: 12, grade: 20 };

/** A course: four fields, and below them what was read otherwise and what is uncertain. */
export function CourseRow({
  course,
  position,
  term,
  dispatch,
  evidence,
  issueTexts,
}: {
  course: CourseDraft;
  position: number;
  term: string;
  dispatch: Dispatch<Change>;
  evidence: ReadonlyMap<string, Evidence>;
  /** The issue of each field, in lines. */
  issueTexts: string;
}) {
  const note = useId();
  const issues = issueTexts.split('\n');
  const name = course.title || course.code || `course ${position + 1}`;
  const read = (field: CourseField) => evidence.get(fieldKey.course(course, field));
  const doubtful = courseFields.filter((field) => doubt(read(field), course[field]));
  const corrected = course.readAs
    ? courseFields.filter((field) => course[field].trim() !== (read(field)?.value ?? ''))
    : [];
  const hasNote = doubtful.length > 0 || corrected.length > 0 || !course.readAs;
  return (
    <li className={styles.course}>
      {courseFields.map((field, index) => (
        <div key={field} className={styles[field]}>
          <TextField
            label={
              <>
                {courseLabels[field]}
                <span className="unseen"> of {name}</span>
              </>
            }
            value={course[field]}
            maxLength={longest[field]}
            inputMode={field === 'credits' ? 'decimal' : undefined}
            data-value={fieldKey.course(course, field)}
            data-doubtful={doubtful.includes(field) || undefined}
            issue={issues[index] || undefined}
            aria-describedby={hasNote ? note : undefined}
            onChange={({ target }) => dispatch({ type: 'course', term, course: course.key, field, text: target.value })}
          />
        </div>
      ))}
      <IconButton
        className={styles.remove}
        icon="trash"
        label={`Remove ${name}`}
        onClick={() => dispatch({ type: 'remove-course', term, course: course.key })}
      />
      {hasNote && (
        <p id={note} className={styles.note}>
          {doubtful.length > 0 && (
            <span className={styles.doubt}>
              <Icon name="alert" size={14} />
              Uncertain, please check: {listOf(doubtful)}
            </span>
          )}
          {corrected.map((field) => (
            <span key={field}>
              {courseLabels[field]} was read as {read(field) ? <bdi>“{read(field)?.value}”</bdi> : 'nothing'}
            </span>
          ))}
          {!course.readAs && <span>Added by hand</span>}
        </p>
      )}
    </li>
  );
}

const listOf = (fields: readonly CourseField[]) => fields.map((field) => courseLabels[field].toLowerCase()).join(', ');
