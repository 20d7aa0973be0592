import { useMemo, useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  counted,
  dateText,
  fullName,
  Icon,
  nameText,
  Refusal,
  Row,
  Stack,
} from '../../../../web/ui/index.ts';
import { documents } from '../../contract.ts';
import type { ReadDocument } from '../types.ts';
import type { Draft } from './draft.ts';
import { fieldKey, missingScores } from './draft.ts';
import type { Evidence } from './evidence.ts';
import { courseFields, evidenceIn, isDoubtful } from './evidence.ts';
import { focusValue, PagesAndValues } from './PagesAndValues.tsx';
import type { SaveState } from './use-corrections.ts';
import { useCorrections } from './use-corrections.ts';
import { ValueForm } from './ValueForm.tsx';
import styles from './Values.module.css';

/** The pages of a document beside a form of its values, until the learner confirms them. */
export function Confirmation({ document, onConfirmed }: { document: ReadDocument; onConfirmed: () => void }) {
  const { id, reading } = document;
  const evidence = useMemo(() => evidenceIn(reading), [reading]);
  const corrections = useCorrections(document);
  const { draft, dispatch, issues, state, error, save } = corrections;
  const [active, setActive] = useState<string>();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const confirm = useCall(documents.routes.confirm, {
    once: true,
    invalidates: [documents.routes.one, documents.routes.list],
    onSuccess() {
      toast({ title: 'Values confirmed', description: 'They count from now on.' });
      onConfirmed();
    },
  });
  const shown = valuesIn(draft);
  const doubtful = [...evidence.values()].filter((each) => isDoubtful(each) && shown.get(each.key) === each.value);
  const unseen = doubtful.filter(({ key }) => !seen.has(key));

  const follow = (key: string) => {
    setActive(key);
    setSeen((before) => (before.has(key) ? before : new Set(before).add(key)));
  };
  const press = async () => {
    const [first] = [...issues.keys(), ...missingScores(draft)];
    if (first !== undefined) focusValue(first);
    else if (await save()) confirm.mutate({ params: { id } });
  };
  return (
    <Stack gap={24}>
      <Notices document={document} />
      <PagesAndValues document={document} evidence={evidence} active={active} onFocus={follow}>
        <ValueForm {...{ draft, dispatch, issues, evidence, document }} />
        <div className={styles.foot}>
          <div>
            <SaveLine state={state} text={error?.text} />
            <Refusal error={confirm.error} />
          </div>
          <Row>
            {state === 'failed' && (
              <Button small icon="refresh" onClick={() => void save()}>
                Save again
              </Button>
            )}
            {unseen[0] && (
              <Button
                icon="down"
                aria-label={`Next of ${counted(unseen.length, 'uncertain value')}`}
                onClick={() => focusValue(next(unseen, [...evidence.keys()], active))}
              >
                {unseen.length} uncertain
              </Button>
            )}
            <Button primary busy={confirm.isPending} onClick={() => void press()}>
              Confirm values
            </Button>
          </Row>
        </div>
      </PagesAndValues>
    </Stack>
  );
}

/** The first uncertain value after the active one, in the order of the form. */
function next(unseen: readonly Evidence[], order: readonly string[], active: string | undefined): string {
  const at = active === undefined ? -1 : order.indexOf(active);
  return (unseen.find(({ key }) => order.indexOf(key) > at) ?? (unseen[0] as Evidence)).key;
}

/** The text of each field that was read, by its key. */
function valuesIn(draft: Draft): ReadonlyMap<string, string> {
  const found = new Map<string, string>([
    ['institution', draft.institution],
    ['studentName', draft.studentName],
    ['gpaStated', draft.gpaStated],
  ]);
  for (const term of draft.terms) {
    found.set(fieldKey.term(term), term.name);
    for (const course of term.courses) {
      for (const field of courseFields) found.set(fieldKey.course(course, field), course[field]);
    }
  }
  for (const test of draft.tests) {
    found.set(fieldKey.test(test, 'total'), test.total);
    found.set(fieldKey.test(test, 'date'), test.date);
    for (const section of test.sections) found.set(fieldKey.section(section), section.score);
  }
  return found;
}

const saveTexts: Readonly<Record<SaveState, string>> = {
  saved: 'All changes are saved.',
  unsaved: 'Saving your changes',
  saving: 'Saving your changes',
  invalid: 'Not saved yet. Correct the marked fields first.',
  failed: 'Not saved.',
};

function SaveLine({ state, text }: { state: SaveState; text: string | undefined }) {
  const isBad = state === 'invalid' || state === 'failed';
  return (
    <p role="status" className={styles.saveState} data-bad={isBad || undefined}>
      {saveTexts[state]} {state === 'failed' && text}
    </p>
  );
}

/** What to do, and what is doubtful about the whole document. */
function Notices({ document: { confirmed, reading, nameMatches } }: { document: ReadDocument }) {
  const user = useUser();
  return (
    <Stack gap={12}>
      <p className={styles.task}>
        {confirmed
          ? `The values you confirmed on ${dateText(confirmed.at)} count until you confirm the changed ones.`
          : 'Compare each value with the page, correct what was misread, then confirm. Nothing counts before that.'}
      </p>
      {nameMatches === false && reading.studentName && (
        <Card tone="attention">
          <p>
            The name on this document, {nameText(reading.studentName.value)}, is not the name on your account,{' '}
            {fullName(user)}. Staff of your institution see this. If this is not your document, delete it.
          </p>
        </Card>
      )}
      {reading.problems.length > 0 && (
        <Card tone="attention" title="Check these first">
          <ul className={styles.problems}>
            {reading.problems.map((problem) => (
              <li key={problem} className={styles.contradiction}>
                <Icon name="alert" size={16} />
                <span>{problem}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
}
