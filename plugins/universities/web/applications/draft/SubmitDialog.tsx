import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate, keyOf, useCall } from '../../../../../web/api/index.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import { Button, counted, Dialog, Refusal, Score, timeLeftText } from '../../../../../web/ui/index.ts';
import type { ApplicationDetails } from '../../../contract.ts';
import { essays, universities, wordCount } from '../../../contract.ts';
import styles from '../Applications.module.css';
import type { Draft } from './use-draft.ts';

/** What is sent, and the button that sends it. */
export function SubmitDialog({
  application,
  draft,
  left,
  onClose,
}: {
  application: ApplicationDetails;
  draft: Draft;
  left: number;
  onClose: () => void;
}) {
  const { id, program, university, intake, applicationEiqScore, applicationStandardError, documents } = application;
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const submit = useCall(universities.routes.submitApplication, {
    once: true,
    invalidates: [universities.routes.applications],
    onSuccess: (submitted) => {
      client.setQueryData(keyOf(universities.routes.application, { params: { id } }), submitted);
      toast({ title: 'Application submitted', description: `${program} at ${university.name}.` });
    },
    onError: () => void invalidate(client, universities.routes.application),
  });
  const send = async () => {
    setSaving(true);
    const version = await draft.flush();
    setSaving(false);
    if (version !== undefined) submit.mutate({ params: { id }, body: { version } });
  };
  const letters = application.recommendations.filter(({ status }) => status !== 'declined');
  const received = letters.filter(({ status }) => status === 'submitted').length;
  const written = essays.filter(({ name }) => draft.content[name].trim() !== '');
  return (
    <Dialog
      title="Submit this application?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button primary busy={isSaving || submit.isPending} onClick={() => void send()}>
            Submit application
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {program} at {university.name}, {intake.name}. You cannot change it afterwards; you can withdraw it.
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>EiQ score</dt>
            <dd>
              {applicationEiqScore !== null && (
                <Score score={applicationEiqScore} error={applicationStandardError ?? 0} />
              )}
            </dd>
          </div>
          <div>
            <dt>Essays</dt>
            <dd>
              {written.map(({ name, title }) => (
                <small key={name}>
                  {title}: {counted(wordCount(draft.content[name]), 'word')}
                </small>
              ))}
            </dd>
          </div>
          <div>
            <dt>Documents</dt>
            <dd>{documents.length === 0 ? 'None' : documents.length}</dd>
          </div>
          <div>
            <dt>Letters</dt>
            <dd>{letters.length === 0 ? 'None' : `${received} of ${letters.length} received`}</dd>
          </div>
        </dl>
        {left < 60 * 60_000 && left > 0 && (
          <p className={styles.note} data-tone="attention">
            <span>
              <span className="figures">{timeLeftText(left)}</span> left. The moment at which the server receives it
              counts.
            </span>
          </p>
        )}
        {(draft.save === 'offline' || draft.save === 'refused') && (
          <p role="alert" className={styles.note} data-tone="attention">
            {draft.save === 'offline'
              ? 'No connection: your latest changes are not saved, so nothing was submitted. Press the button again when the connection returns.'
              : `Your latest changes could not be saved, so nothing was submitted. ${draft.refusal}`}
          </p>
        )}
        <Refusal error={submit.error} />
      </div>
    </Dialog>
  );
}
