import { useState } from 'react';
import { useCall } from '../../../../../web/api/index.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import { FormDialog, Refusal, TextField } from '../../../../../web/ui/index.ts';
import type { ApplicationDetails } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import styles from '../Applications.module.css';

/** Asks a person for a letter of recommendation. */
export function RequestDialog({ application, onClose }: { application: ApplicationDetails; onClose: () => void }) {
  const [given, setGiven] = useState({ recommenderName: '', recommenderEmail: '' });
  const [isWaived, setWaived] = useState<boolean>();
  const request = useCall(universities.routes.requestRecommendation, {
    once: true,
    invalidates: [universities.routes.application],
    onSuccess: ({ recommenderEmail }) => {
      toast({ title: 'Request sent', description: `We email ${recommenderEmail} a link to write the letter.` });
      onClose();
    },
  });
  const submit = () => {
    if (isWaived === undefined) return;
    request.mutate({ params: { id: application.id }, body: { ...given, isWaived } });
  };
  const field = (name: keyof typeof given) => ({
    name,
    value: given[name],
    required: true,
    issue: request.error?.issueOf(name),
    onChange: ({ target }: { target: { value: string } }) => setGiven({ ...given, [name]: target.value }),
  });
  return (
    <FormDialog
      title="Ask for a letter of recommendation"
      onClose={onClose}
      action="Send request"
      busy={request.isPending}
      disabled={isWaived === undefined || !given.recommenderName.trim() || !given.recommenderEmail.trim()}
      className={styles.form}
      onSubmit={submit}
    >
      <p>Ask someone who taught you or worked with you, and agree with them first.</p>
      <div className={styles.two}>
        <TextField label="Their name" maxLength={100} autoComplete="off" {...field('recommenderName')} />
        <TextField label="Their email" type="email" maxLength={254} autoComplete="off" {...field('recommenderEmail')} />
      </div>
      <fieldset className={styles.choices}>
        <legend>Do you want to be able to read the letter?</legend>
        <label>
          <input type="radio" name="waiver" checked={isWaived === true} onChange={() => setWaived(true)} />
          <span>
            No, I waive the right to see it
            <small>
              Only reviewers of {application.university.name} read it. Many universities give more weight to letters
              that applicants have not seen.
            </small>
          </span>
        </label>
        <label>
          <input type="radio" name="waiver" checked={isWaived === false} onChange={() => setWaived(false)} />
          <span>
            Yes, I keep the right to see it
            <small>You can read it here once it has arrived.</small>
          </span>
        </label>
      </fieldset>
      <p className="soft">The person is told what you chose. It cannot be changed once the request is sent.</p>
      <Refusal error={request.error} fields={['recommenderName', 'recommenderEmail']} />
    </FormDialog>
  );
}
