import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { toast } from '../../../../../web/shell/toasts.ts';
import { Button, Dialog, Refusal, Stack, TextArea } from '../../../../../web/ui/index.ts';
import type { DeskDetails } from '../../../contract.ts';
import { CriterionField } from './CriterionField.tsx';
import styles from './Review.module.css';
import type { ReviewDraft } from './use-draft.ts';
import { useDraft } from './use-draft.ts';

/** The rubric with a described level to choose for each criterion, saved while the reviewer works. */
export function ReviewForm({ details }: { details: DeskDetails }) {
  const { criteria } = details;
  const draft = useDraft(details);
  const form = useRef<HTMLFormElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [isTried, setTried] = useState(false);
  const missing = criteria.filter(({ id }) => draft.scores[id] === undefined);

  /** A digit chooses a level of the criterion in focus, and the focus goes on to the next one. */
  const choose = (event: KeyboardEvent, at: number) => {
    const criterion = criteria[at];
    const level = Number(event.key);
    if (!criterion || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!Number.isInteger(level) || level < 1 || level > criterion.levels.length) return;
    event.preventDefault();
    draft.score(criterion.id, level);
    const following = form.current?.querySelectorAll('fieldset')[at + 1];
    const target =
      following?.querySelector<HTMLElement>('input:checked, input') ?? form.current?.querySelector('textarea');
    target?.focus();
  };

  const ask = () => {
    setTried(true);
    if (missing.length === 0) setConfirming(true);
    else form.current?.querySelector<HTMLElement>(`[name="${missing[0]?.id}"]`)?.focus();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      {criteria.map((criterion, at) => (
        <CriterionField
          key={criterion.id}
          criterion={criterion}
          level={draft.scores[criterion.id]}
          issue={isTried && draft.scores[criterion.id] === undefined ? 'Choose a level' : undefined}
          onChoose={(level) => draft.score(criterion.id, level)}
          onKeyDown={(event) => choose(event, at)}
        />
      ))}
      <TextArea
        label="Comment (optional)"
        hint="For the other reviewers. The applicant does not see it."
        rows={4}
        maxLength={5000}
        value={draft.comment}
        onChange={({ target }) => draft.write(target.value)}
      />
      <DraftLine draft={draft} hasDraft={details.myReview !== null} />
      <div>
        <Button type="submit" primary busy={draft.state === 'submitting'}>
          Submit review
        </Button>
      </div>
      {isTried && missing.length > 0 && (
        <p role="alert" className={styles.missing}>
          Still to score: {missing.map(({ title }) => title).join(', ')}.
        </p>
      )}
      {isConfirming && (
        <Dialog
          title="Submit your review?"
          onClose={() => setConfirming(false)}
          actions={
            <>
              <Button onClick={() => setConfirming(false)}>Go on reviewing</Button>
              <Button
                primary
                autoFocus
                busy={draft.state === 'submitting'}
                onClick={() =>
                  void draft.submit().then((isDone) => {
                    setConfirming(false);
                    if (isDone) toast({ title: 'Review submitted' });
                  })
                }
              >
                Submit review
              </Button>
            </>
          }
        >
          <Stack>
            <p>A submitted review is final.</p>
            <ul className={styles.chosen}>
              {criteria.map(({ id, title, levels }) => (
                <li key={id}>
                  <span>{title}</span>
                  <span className="figures">
                    {draft.scores[id]} of {levels.length}
                  </span>
                </li>
              ))}
            </ul>
          </Stack>
        </Dialog>
      )}
    </form>
  );
}

function DraftLine({ draft, hasDraft }: { draft: ReviewDraft; hasDraft: boolean }) {
  if (draft.state === 'failed')
    return (
      <Stack gap={8}>
        {draft.error ? (
          <Refusal error={draft.error} />
        ) : (
          <p role="alert">Your review could not be saved. Check your connection.</p>
        )}
        <div>
          <Button small onClick={draft.reload}>
            Load the saved review
          </Button>
        </div>
      </Stack>
    );
  const texts = {
    clean: hasDraft ? 'Draft saved. Only you see it.' : 'Your scores are saved as you choose them.',
    waiting: 'Not saved yet',
    saving: 'Saving…',
    submitting: 'Submitting…',
  } as const;
  return (
    <p className="soft" role="status">
      {texts[draft.state]}
    </p>
  );
}
