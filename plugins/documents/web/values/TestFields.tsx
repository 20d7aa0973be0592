import type { Dispatch } from 'react';
import { Button, IconButton, SelectField, TextField } from '../../../../web/ui/index.ts';
import { TestName } from '../../contract.ts';
import type { Change, TestDraft } from './draft.ts';
import { fieldKey } from './draft.ts';
import type { Evidence } from './evidence.ts';
import { ReadField } from './ReadField.tsx';
import styles from './Values.module.css';

/** A test with its total, its day and its sections. */
export function TestFields({
  test,
  dispatch,
  issues,
  evidence,
}: {
  test: TestDraft;
  dispatch: Dispatch<Change>;
  issues: ReadonlyMap<string, string>;
  evidence: ReadonlyMap<string, Evidence>;
}) {
  const set = (field: 'test' | 'total' | 'date') => (event: { target: { value: string } }) =>
    dispatch({ type: 'test', test: test.key, field, text: event.target.value });
  return (
    <fieldset className={styles.term}>
      <legend className="unseen">{test.test}</legend>
      <div className={styles.testHead}>
        <SelectField
          label="Test"
          data-value={fieldKey.test(test, 'test')}
          value={test.test}
          options={TestName.options.map((value) => ({ value, label: value }))}
          onChange={set('test')}
        />
        {test.test !== 'AP' && (
          <ReadField
            {...{ evidence, issues }}
            label="Total score"
            name={fieldKey.test(test, 'total')}
            value={test.total}
            inputMode="numeric"
            maxLength={8}
            onChange={set('total')}
          />
        )}
        <ReadField
          {...{ evidence, issues }}
          label="Test date"
          type="date"
          name={fieldKey.test(test, 'date')}
          value={test.date}
          onChange={set('date')}
        />
        <IconButton
          icon="trash"
          label={`Remove ${test.test}`}
          onClick={() => dispatch({ type: 'remove-test', test: test.key })}
        />
      </div>
      <ul className={styles.courses} aria-label={`Sections of ${test.test}`}>
        {test.sections.map((section, index) => {
          const key = fieldKey.section(section);
          const name = section.name || `section ${index + 1}`;
          const change = (field: 'name' | 'score', text: string) =>
            dispatch({ type: 'section', test: test.key, section: section.key, field, text });
          return (
            <li key={section.key} className={styles.sectionRow}>
              <TextField
                label={
                  <>
                    {test.test === 'AP' ? 'Subject' : 'Section'}
                    <span className="unseen"> {index + 1}</span>
                  </>
                }
                value={section.name}
                maxLength={120}
                data-value={`${key}-name`}
                issue={issues.get(`${key}-name`)}
                onChange={({ target }) => change('name', target.value)}
              />
              <ReadField
                {...{ evidence, issues }}
                label={
                  <>
                    Score<span className="unseen"> of {name}</span>
                  </>
                }
                name={key}
                value={section.score}
                missing="Enter the score from the page"
                inputMode="numeric"
                maxLength={8}
                onChange={({ target }) => change('score', target.value)}
              />
              <IconButton
                icon="trash"
                label={`Remove ${name}`}
                onClick={() => dispatch({ type: 'remove-section', test: test.key, section: section.key })}
              />
            </li>
          );
        })}
      </ul>
      <div>
        <Button small quiet icon="plus" onClick={() => dispatch({ type: 'add-section', test: test.key })}>
          {test.test === 'AP' ? 'Add a subject' : 'Add a section'}
        </Button>
      </div>
    </fieldset>
  );
}
