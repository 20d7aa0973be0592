import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, Refusal, TextField } from '../../../../web/ui/index.ts';
import type { Choices, ProviderState } from '../../contract.ts';
import { ai, providerTitles } from '../../contract.ts';
import styles from '../parts/Parts.module.css';

/** A dialog to choose a provider's model; empty for the deployment's model. */
export function ModelDialog({
  provider: { provider, usualModel },
  models,
  onClose,
}: {
  provider: ProviderState;
  models: Choices['models'];
  onClose: () => void;
}) {
  const title = providerTitles[provider];
  const [model, setModel] = useState(models[provider] ?? '');
  const form = useRef<HTMLFormElement>(null);
  const choose = useCall(ai.routes.choose, {
    once: true,
    invalidates: [ai.routes.status],
    onSuccess: () => {
      toast({ title: 'Model chosen', description: 'The Live AI Test shows whether it answers.' });
      onClose();
    },
  });
  const issue = choose.error?.issueOf(`models.${provider}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate({ body: { models: { ...models, [provider]: model.trim() === '' ? null : model } } });
  };
  return (
    <Dialog
      title={`Model of ${title}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary busy={choose.isPending} onClick={() => form.current?.requestSubmit()}>
            Use this model
          </Button>
        </>
      }
    >
      <form ref={form} onSubmit={submit} className={styles.form}>
        <TextField
          label="Model"
          hint={`The model’s name at ${title}. Leave empty for ${usualModel}.`}
          placeholder={usualModel}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={model}
          issue={issue}
          onChange={({ target }) => setModel(target.value)}
        />
        {!issue && <Refusal error={choose.error} />}
      </form>
    </Dialog>
  );
}
