import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import type { CallError } from '../../../../../web/api/index.ts';
import {
  Button,
  Card,
  Dialog,
  isOwnTime,
  momentText,
  PageHeader,
  Refusal,
  TextArea,
  wholeText,
  zonedText,
} from '../../../../../web/ui/index.ts';
import type { LetterRequest } from '../../../contract.ts';
import { maxLetterBytes, maxLetterWords, wordCount } from '../../../contract.ts';
import { keepLetter, keptLetter } from './kept-letter.ts';
import styles from './Recommend.module.css';

/** Who asks for a letter and for what, and the form to write it, to add it as a PDF, or to decline. */
export function LetterForm({
  request,
  code,
  isSending,
  isDeclining,
  error,
  onSend,
  onDecline,
}: {
  request: LetterRequest;
  code: string;
  isSending: boolean;
  isDeclining: boolean;
  error: CallError | null;
  onSend: (form: FormData) => void;
  onDecline: () => void;
}) {
  const { applicantName, university } = request;
  const [letter, setLetter] = useState(() => keptLetter(code));
  const [isKept, setKept] = useState(letter !== '');
  const [file, setFile] = useState<File>();
  const [asked, setAsked] = useState<'send' | 'decline'>();
  const words = wordCount(letter);
  const isTooLong = words > maxLetterWords;
  const write = (text: string) => {
    setLetter(text);
    setKept(keepLetter(code, text) && text !== '');
  };
  const send = () => {
    const form = new FormData();
    form.append('code', code);
    form.append('letter', letter);
    if (file) form.append('file', file);
    onSend(form);
    setAsked(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked('send');
  };
  const isEmpty = letter.trim() === '' && !file;
  return (
    <>
      <PageHeader
        title={`A letter of recommendation for ${applicantName}`}
        description={`${applicantName} asks you for a letter for an application to ${university}. You need no account.`}
      />
      <Facts request={request} />
      <form className={styles.form} onSubmit={submit}>
        <TextArea
          label="Your letter"
          rows={14}
          dir="auto"
          value={letter}
          required={file === undefined}
          onChange={({ target }) => write(target.value)}
          hint={
            letter === ''
              ? 'How you know the applicant, what you saw them do, and how they compare with others. You can also add the letter as a PDF below.'
              : `${words} of at most ${wholeText(maxLetterWords)} words. ${isKept ? 'Kept in this browser until you send it.' : ''}`
          }
          issue={isTooLong ? `${words} of at most ${wholeText(maxLetterWords)} words. Please shorten it.` : undefined}
        />
        <PdfField file={file} onChange={setFile} />
        <Refusal error={error} />
        <div className={styles.decide}>
          <Button type="submit" primary busy={isSending} disabled={isEmpty || isTooLong || isDeclining}>
            Send letter
          </Button>
          <Button busy={isDeclining} disabled={isSending} onClick={() => setAsked('decline')}>
            Decline
          </Button>
        </div>
        <p className="soft">
          If you did not expect this request or do not know {applicantName}, decline it or close this page.
        </p>
      </form>
      {asked === 'send' && (
        <Dialog
          title="Send this letter?"
          onClose={() => setAsked(undefined)}
          actions={
            <>
              <Button onClick={() => setAsked(undefined)}>Go on writing</Button>
              <Button primary onClick={send}>
                Send letter
              </Button>
            </>
          }
        >
          <p>
            {[words > 0 && `${words} words`, file && `the file ${file.name}`].filter(Boolean).join(' and ')} for{' '}
            {applicantName}. The link works once: you cannot change the letter afterwards.
          </p>
        </Dialog>
      )}
      {asked === 'decline' && (
        <Dialog
          title="Decline to write a letter?"
          onClose={() => setAsked(undefined)}
          actions={
            <>
              <Button onClick={() => setAsked(undefined)}>Go back</Button>
              <Button
                destructive
                onClick={() => {
                  setAsked(undefined);
                  onDecline();
                }}
              >
                Decline
              </Button>
            </>
          }
        >
          <p>
            {applicantName} learns that no letter will come, without a reason, and can ask somebody else.
            {letter !== '' && ' What you have written is discarded.'} This cannot be undone.
          </p>
        </Dialog>
      )}
    </>
  );
}

function Facts({
  request: { applicantName, university, program, deadline, timeZone, isWaived, linkEndsAt },
}: {
  request: LetterRequest;
}) {
  return (
    <Card>
      <dl className={styles.facts}>
        <dt>Applicant</dt>
        <dd>{applicantName}</dd>
        <dt>Program</dt>
        <dd>
          {program}, {university}
        </dd>
        <dt>Deadline</dt>
        <dd>
          {zonedText(deadline, timeZone)}
          {!isOwnTime(deadline, timeZone) && <span className="soft"> (on your clock {zonedText(deadline)})</span>}
        </dd>
        <dt>Your link</dt>
        <dd>Works once, until {momentText(linkEndsAt)}</dd>
        <dt>Who reads it</dt>
        <dd>
          {isWaived
            ? `Only reviewers of ${university}. ${applicantName} gave up the right to see it.`
            : `Reviewers of ${university}, and ${applicantName}.`}
        </dd>
      </dl>
    </Card>
  );
}

/** A letter as a PDF. */
function PdfField({ file, onChange }: { file: File | undefined; onChange: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [issue, setIssue] = useState('');
  const choose = (chosen: File | undefined) => {
    const found = chosen && issueOf(chosen);
    setIssue(found ?? '');
    onChange(found ? undefined : chosen);
    if (input.current) input.current.value = '';
  };
  return (
    <div className={styles.file}>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label="Letter as a PDF"
        className="unseen"
        tabIndex={-1}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <div className={styles.chosen}>
        <Button icon="upload" onClick={() => input.current?.click()}>
          {file ? 'Choose another PDF' : 'Add the letter as a PDF'}
        </Button>
        {file && (
          <>
            <bdi>{file.name}</bdi>
            <Button quiet small onClick={() => choose(undefined)}>
              Remove
            </Button>
          </>
        )}
      </div>
      <small className="soft">At most {maxLetterBytes / 1_000_000} MB. Instead of text, or in addition.</small>
      {issue && (
        <span role="alert" className={styles.issue}>
          {issue}
        </span>
      )}
    </div>
  );
}

function issueOf({ type, name, size }: File): string | undefined {
  if (type !== 'application/pdf' && !name.toLowerCase().endsWith('.pdf')) return 'Choose a PDF file.';
  if (size > maxLetterBytes) return `The file is larger than ${maxLetterBytes / 1_000_000} MB. Save it smaller.`;
  return size === 0 ? 'The file is empty.' : undefined;
}
