import { useId, useState } from 'react';
import { Button, Checkbox, counted, SelectField, Stack, Tag, TextField } from '../../../../../web/ui/index.ts';
import { ProgramLevel, programLevelTitles, RequiredDocument } from '../../../contract.ts';
import { documentTitles } from '../university/requirement-texts.ts';
import type { ProgramDraft, TestName } from './draft.ts';
import { intakeDraft, replaced, without } from './draft.ts';
import styles from './Entries.module.css';
import { IntakeFields } from './IntakeFields.tsx';

const tests: readonly TestName[] = ['SAT', 'ACT', 'AP'];

/** A program of the form with its requirements and intakes, folded unless it is new or has faults. */
export function ProgramFields({
  draft,
  issueOf,
  hasIssue,
  onChange,
  onRemove,
}: {
  draft: ProgramDraft;
  issueOf: (path: string) => string | undefined;
  hasIssue: boolean;
  onChange: (draft: ProgramDraft) => void;
  onRemove: () => void;
}) {
  const [isOpen, setIsOpen] = useState(draft.name === '');
  const panel = useId();
  const change = (changes: Partial<ProgramDraft>) => onChange({ ...draft, ...changes });
  const name = draft.name || 'New program';
  const shown = isOpen || hasIssue;
  return (
    <section className={styles.program} aria-label={name}>
      <div className={styles.programHead}>
        <h3>{name}</h3>
        <span className="soft">
          {programLevelTitles[draft.level]}, {counted(draft.intakes.length, 'intake')}
        </span>
        {hasIssue && (
          <Tag tone="attention" icon="alert">
            Needs a correction
          </Tag>
        )}
        <span className={styles.headActions}>
          <Button
            small
            aria-expanded={shown}
            aria-controls={panel}
            disabled={hasIssue}
            onClick={() => setIsOpen(!isOpen)}
          >
            {shown ? 'Close' : 'Edit'}
            <span className="unseen"> {name}</span>
          </Button>
          <Button small quiet onClick={onRemove}>
            Remove<span className="unseen"> {name}</span>
          </Button>
        </span>
      </div>
      {shown && (
        <div id={panel} className={styles.programBody}>
          <Requirements {...{ draft, change, issueOf }} />
          <Stack gap={12}>
            <h4>Intakes</h4>
            {draft.intakes.map((intake, index) => (
              <IntakeFields
                key={intake.id}
                draft={intake}
                issueOf={(path) => issueOf(`intakes.${index}.${path}`)}
                onChange={(next) => change({ intakes: replaced(draft.intakes, index, next) })}
                onRemove={() => change({ intakes: without(draft.intakes, index) })}
              />
            ))}
            <div>
              <Button
                small
                icon="plus"
                onClick={() =>
                  change({ intakes: [...draft.intakes, intakeDraft(zoneOf(draft.intakes.at(-1)?.timeZone))] })
                }
              >
                Add intake<span className="unseen"> to {name}</span>
              </Button>
            </div>
          </Stack>
        </div>
      )}
    </section>
  );
}

const zoneOf = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone });

function Requirements({
  draft,
  change,
  issueOf,
}: {
  draft: ProgramDraft;
  change: (changes: Partial<ProgramDraft>) => void;
  issueOf: (path: string) => string | undefined;
}) {
  type Name =
    | 'name'
    | 'cipCode'
    | 'minEiqScore'
    | 'preferredEiqScore'
    | 'minGpa'
    | 'letters'
    | 'tuitionAmount'
    | 'tuitionCurrency';
  const text = (name: Name, path: string = name) => ({
    value: draft[name],
    issue: issueOf(path),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const score = { type: 'number', inputMode: 'decimal', min: 100, max: 900, step: 0.1, required: false } as const;
  return (
    <>
      <div className={styles.fields}>
        <TextField label="Program" {...text('name')} />
        <SelectField
          label="Level"
          value={draft.level}
          options={ProgramLevel.options.map((value) => ({ value, label: programLevelTitles[value] }))}
          onChange={({ target }) => change({ level: ProgramLevel.parse(target.value) })}
        />
        <TextField label="CIP code" required={false} placeholder="11.0701" {...text('cipCode')} />
        <TextField label="Own minimum EiQ score" {...score} {...text('minEiqScore')} />
        <TextField label="Own preferred EiQ score" {...score} {...text('preferredEiqScore')} />
        <TextField
          label="Minimum GPA"
          required={false}
          type="number"
          min={0}
          max={4}
          step={0.1}
          hint="Out of 4.0"
          {...text('minGpa')}
        />
        <TextField label="Recommendation letters" required={false} type="number" min={0} max={5} {...text('letters')} />
        <TextField
          label="Tuition for a year"
          required={false}
          type="number"
          {...text('tuitionAmount', 'tuition.amount')}
        />
        <TextField
          label="Currency"
          required={false}
          placeholder="EUR"
          maxLength={3}
          {...text('tuitionCurrency', 'tuition.currency')}
        />
      </div>
      <fieldset className={styles.choices}>
        <legend>Required documents</legend>
        {RequiredDocument.options.map((document) => (
          <Checkbox
            key={document}
            label={documentTitles[document]}
            checked={draft.documents.includes(document)}
            onChange={({ target }) =>
              change({
                documents: target.checked
                  ? [...draft.documents, document]
                  : draft.documents.filter((each) => each !== document),
              })
            }
          />
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>Required tests</legend>
        {tests.map((test) => (
          <TestChoice
            key={test}
            test={test}
            minimum={draft.tests[test]}
            issue={issueOf(`tests.${Object.keys(draft.tests).indexOf(test)}.minimum`)}
            onChange={(minimum) => {
              const { [test]: _, ...others } = draft.tests;
              change({ tests: minimum === undefined ? others : { ...draft.tests, [test]: minimum } });
            }}
          />
        ))}
      </fieldset>
    </>
  );
}

/** Whether a test is required, and its lowest total. */
function TestChoice({
  test,
  minimum,
  issue,
  onChange,
}: {
  test: TestName;
  minimum: string | undefined;
  issue: string | undefined;
  onChange: (minimum: string | undefined) => void;
}) {
  return (
    <div>
      <Checkbox
        label={test}
        checked={minimum !== undefined}
        onChange={({ target }) => onChange(target.checked ? '' : undefined)}
      />
      {minimum !== undefined && (
        <TextField
          label={`Lowest ${test} total`}
          required={false}
          type="number"
          value={minimum}
          issue={issue}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
