import type { Dispatch } from 'react';
import { Button, Section, SelectField, Stack } from '../../../../web/ui/index.ts';
import type { DocumentKind, Gpa } from '../../contract.ts';
import { kindTitles, scaleTitles } from '../../contract.ts';
import type { ReadDocument } from '../types.ts';
import type { Change, Draft, HeadField } from './draft.ts';
import type { Evidence } from './evidence.ts';
import { certain } from './evidence.ts';
import { GpaLine } from './GpaLine.tsx';
import { ReadField, ReadSelect } from './ReadField.tsx';
import { TermFields } from './TermFields.tsx';
import { TestFields } from './TestFields.tsx';
import styles from './Values.module.css';

/** Documents on which scores come first, and which have no average of grades. */
const scoreReports: readonly DocumentKind[] = ['sat', 'act', 'ap'];

export interface FormProps {
  readonly draft: Draft;
  readonly dispatch: Dispatch<Change>;
  readonly issues: ReadonlyMap<string, string>;
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly document: ReadDocument;
}

/** The values of a document. A field says what was read where it was changed, and where the reading is uncertain. */
export function ValueForm({ draft, dispatch, issues, evidence, document }: FormProps) {
  const { reading, gpa } = document;
  const field = (name: HeadField, label: string, maxLength: number) => (
    <ReadField
      {...{ name, label, maxLength, evidence, issues }}
      value={draft[name]}
      onChange={({ target }) => dispatch({ type: 'head', field: name, text: target.value })}
    />
  );
  const select = (key: HeadField, text: string) => dispatch({ type: 'head', field: key, text });
  const isScoreReport = scoreReports.includes(draft.kind);
  const hasScoresOnly = isScoreReport && draft.terms.length === 0 && draft.gpaStated === '';
  const courses = (
    <Section
      key="courses"
      title="Terms and courses"
      actions={
        <Button small icon="plus" onClick={() => dispatch({ type: 'add-term' })}>
          Add a term
        </Button>
      }
    >
      <Stack gap={24}>
        {draft.terms.length === 0 && (
          <p className="soft">
            {isScoreReport
              ? 'None. Score reports have no courses.'
              : 'No courses were found. Add a term to enter them.'}
          </p>
        )}
        {draft.terms.map((term, index) => (
          <TermFields key={term.key} {...{ term, index, draft, dispatch, issues, evidence, reading }} />
        ))}
      </Stack>
    </Section>
  );
  const average = (
    <Section key="gpa" title="Grade point average">
      <Stack>
        <ReadSelect
          label="Grading scale"
          name="scale"
          value={draft.scale}
          read={reading.scale}
          titles={scaleTitles}
          onChange={({ target }) => select('scale', target.value)}
        />
        {draft.scale === '1-5' && (
          <SelectField
            label="Best grade"
            data-value="bestGrade"
            value={draft.bestGrade}
            placeholder="Not known"
            options={['1', '5'].map((value) => ({ value, label: value }))}
            onChange={({ target }) => select('bestGrade', target.value)}
          />
        )}
        {field('gpaStated', 'Stated GPA', 12)}
        <GpaLine {...{ gpa: gpa as Gpa, reading, stated: draft.gpaStated, scale: draft.scale }} />
      </Stack>
    </Section>
  );
  const scores = (
    <Section
      key="tests"
      title="Test scores"
      actions={
        <Button small icon="plus" onClick={() => dispatch({ type: 'add-test' })}>
          Add a test
        </Button>
      }
    >
      <Stack gap={24}>
        {draft.tests.length === 0 && <p className="soft">None on this document.</p>}
        {draft.tests.map((test) => (
          <TestFields key={test.key} {...{ test, dispatch, issues, evidence }} />
        ))}
      </Stack>
    </Section>
  );
  return (
    <div className={styles.form}>
      <Section title="Document">
        <Stack>
          <ReadSelect
            label="Kind of document"
            name="kind"
            value={draft.kind}
            read={reading.kind}
            titles={kindTitles}
            isUncertain={reading.kindConfidence < certain}
            onChange={({ target }) => select('kind', target.value)}
          />
          {field('institution', 'Institution', 200)}
          {field('studentName', 'Name on the document', 200)}
        </Stack>
      </Section>
      {hasScoresOnly ? [scores, courses] : [courses, average, scores]}
    </div>
  );
}
