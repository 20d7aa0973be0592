import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { FormDialog, Refusal, SelectField, Stack, TextField } from '../../../../web/ui/index.ts';
import type { Class } from '../../contract.ts';
import { classes } from '../../contract.ts';

const routes = classes.routes;

/** Creates a class, or changes one. */
export function ClassDialog({
  changed,
  onClose,
  onSaved,
}: {
  /** The class to change; undefined for a new one. */
  changed?: Class;
  onClose: () => void;
  onSaved: (id: string) => void;
}) {
  // One id for each dialog, so that a repeated request creates one class.
  const [newId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(changed?.name ?? '');
  const [course, setCourse] = useState(changed?.course ?? '');
  const [termId, setTermId] = useState(changed?.term?.id ?? '');
  const terms = useRoute(routes.terms);
  const options = {
    once: true,
    invalidates: [routes.classes, routes.class, routes.terms],
    onSuccess: ({ id }: { id: string }) => onSaved(id),
  };
  const create = useCall(routes.createClass, options);
  const change = useCall(routes.changeClass, options);
  const { error, isPending } = changed ? change : create;
  const submit = () => {
    const body = { name, course, termId: termId || null };
    if (changed) change.mutate({ params: { id: changed.id }, body });
    else create.mutate({ body: { id: newId, ...body } });
  };
  return (
    <FormDialog
      title={changed ? 'Change class' : 'New class'}
      onClose={onClose}
      action={changed ? 'Save' : 'Create class'}
      busy={isPending}
      disabled={name.trim() === ''}
      onSubmit={() => {
        if (name.trim() !== '') submit();
      }}
    >
      <Stack>
        <TextField
          label="Name"
          hint="As your school calls it, for example 7b"
          required
          maxLength={80}
          value={name}
          issue={error?.issueOf('name')}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Course"
          required={false}
          maxLength={80}
          value={course}
          issue={error?.issueOf('course')}
          onChange={({ target }) => setCourse(target.value)}
        />
        {terms.data && terms.data.length > 0 && (
          <SelectField
            label="Term"
            value={termId}
            issue={error?.issueOf('termId')}
            options={[
              { value: '', label: 'No term' },
              ...terms.data.map((term) => ({ value: term.id, label: term.name })),
            ]}
            onChange={({ target }) => setTermId(target.value)}
          />
        )}
        <Refusal error={error} fields={['name', 'course', 'termId']} />
      </Stack>
    </FormDialog>
  );
}
