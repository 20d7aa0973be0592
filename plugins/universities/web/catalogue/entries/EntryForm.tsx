import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallError } from '../../../../../web/api/index.ts';
import { keyOf, useCall } from '../../../../../web/api/index.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import { UnsavedChanges } from '../../../../../web/shell/UnsavedChanges.tsx';
import { Button, counted, PageHeader, Section, Stack, Tag } from '../../../../../web/ui/index.ts';
import type { StoredUniversity } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import { catalogueAddress } from './addresses.ts';
import { BasicFields } from './BasicFields.tsx';
import type { UniversityDraft } from './draft.ts';
import { draftOf, entryOf, programDraft, replaced, without } from './draft.ts';
import styles from './Entries.module.css';
import { ProgramFields } from './ProgramFields.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { SwitchButton } from './SwitchButton.tsx';

const { createEntry, replaceEntry, entries, entry, search, list, eligible, eligibleFacets, university } =
  universities.routes;
const invalidates = [entries, entry, search, list, eligible, eligibleFacets, university];

/** The form of a university with its programs and intakes. The server checks it and all faults are marked at once. */
export function EntryForm({
  stored,
  reload,
  onChanged,
  onCreated,
}: {
  stored?: StoredUniversity;
  reload?: () => void;
  /** Whether there are changes that are not saved. */
  onChanged?: (isChanged: boolean) => void;
  onCreated?: (created: StoredUniversity) => void;
}) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [isChanged, setIsChanged] = useState(false);
  const changed = (next: boolean) => {
    setIsChanged(next);
    onChanged?.(next);
  };
  const change = (changes: Partial<UniversityDraft>) => {
    // What was sent ends with the version that the answer brings.
    if (isPending) return;
    setDraft((before) => ({ ...before, ...changes }));
    changed(true);
  };

  const create = useCall(createEntry, {
    once: true,
    invalidates,
    onSuccess: (created) => {
      changed(false);
      onCreated?.(created);
    },
  });
  const replace = useCall(replaceEntry, {
    once: true,
    invalidates,
    onSuccess: (saved) => {
      client.setQueryData(keyOf(entry, { params: { id: saved.id } }), saved);
      changed(false);
      toast({ title: 'Saved', description: 'Learners see the changes now.' });
    },
  });
  const { error } = stored ? replace : create;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  const isPending = create.isPending || replace.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = entryOf(draft);
    if (stored) replace.mutate({ params: { id: stored.id }, body: { ...body, version: stored.version } });
    else create.mutate({ body });
  };
  const issueOf = (path: string) => error?.issueOf(path);
  const programs = draft.programs;
  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={isPending}>
      <UnsavedChanges isChanged={isChanged} />
      <PageHeader
        above={<Link to={catalogueAddress}>University catalogue</Link>}
        title={stored ? stored.name : 'Add a university'}
        description={stored && !stored.isActive ? <Tag tone="attention">Off: learners do not find it</Tag> : undefined}
        actions={
          stored &&
          // Both end with another version of the form, without the changes.
          (isChanged ? (
            <span className="soft">Unsaved changes</span>
          ) : (
            <>
              <SwitchButton entry={{ ...stored, isActive: stored.isActive ?? true }} />
              <RemoveButton id={stored.id} name={stored.name} />
            </>
          ))
        }
      />
      <Stack gap={24}>
        <BasicFields {...{ draft, change, issueOf }} />
      </Stack>
      <Section
        title="Programs"
        description="A program without scores of its own takes those of the university."
        actions={
          <Button icon="plus" onClick={() => change({ programs: [...programs, programDraft()] })}>
            Add program
          </Button>
        }
      >
        {programs.length === 0 && <p className="soft">No programs yet. Learners can apply only to a program.</p>}
        <Stack gap={12}>
          {programs.map((program, index) => (
            <ProgramFields
              key={program.id}
              draft={program}
              issueOf={(path) => issueOf(`programs.${index}.${path}`)}
              hasIssue={error?.issues.some(({ path }) => path.startsWith(`body.programs.${index}.`)) ?? false}
              onChange={(next) => change({ programs: replaced(programs, index, next) })}
              onRemove={() => change({ programs: without(programs, index) })}
            />
          ))}
        </Stack>
      </Section>
      <div className={styles.saveBar}>
        <Button type="submit" primary busy={isPending} disabled={stored !== undefined && !isChanged}>
          {stored ? 'Save changes' : 'Add university'}
        </Button>
        {error && <FormError error={error} reload={reload} />}
      </div>
    </form>
  );
}

function FormError({ error, reload }: { error: CallError; reload: (() => void) | undefined }) {
  const count = error.issues.length;
  return (
    <p role="alert" className={styles.formError}>
      {count > 0 ? `${counted(count, 'value needs', 'values need')} a correction. Nothing was saved yet.` : error.text}
      {error.code === 'conflict' && reload && (
        <Button small onClick={reload}>
          Reload
        </Button>
      )}
    </p>
  );
}
