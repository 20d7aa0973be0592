import type { FormEvent } from 'react';
import { useMemo, useState } from 'react';
import { platform } from '../../../../core/contract/platform.ts';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Refusal } from '../../../../web/ui/index.ts';
import type { PluginCard } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { SaveOrDiscard } from '../parts/SaveOrDiscard.tsx';
import { SettingControl } from './SettingControl.tsx';
import styles from './Settings.module.css';
import type { Draft, SettingField } from './settings-fields.ts';
import { draftOf, fieldsOf, valueFromDraft } from './settings-fields.ts';

const { plugins, savePluginSettings } = administration.routes;

/**
 * An institution's settings of a plugin, in a form generated from their JSON Schema. Only edited settings are sent, so
 * that two people who edit at the same time do not overwrite each other's changes.
 */
export function SettingsForm({ plugin: { id, title, settings, settingsSchema } }: { plugin: PluginCard }) {
  const fields = useMemo(() => fieldsOf(settingsSchema ?? {}), [settingsSchema]);
  const [edits, setEdits] = useState<Record<string, Draft>>({});
  const save = useCall(savePluginSettings, {
    once: true,
    invalidates: [plugins, platform.routes.manifest],
    onSuccess: () => {
      setEdits({});
      toast({ title: 'Settings saved', description: `They apply to ${title} from now on.` });
    },
  });
  const changes = changesIn(fields, settings, edits);
  const isChanged = Object.keys(changes).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ params: { id }, body: { settings: changes } });
  };
  if (fields.length === 0) return <p className="soft">This plugin has no settings.</p>;
  return (
    <form onSubmit={submit} className={styles.form}>
      {fields.map((field) => (
        <SettingControl
          key={field.name}
          field={field}
          path={`settings.${field.name}`}
          draft={edits[field.name] ?? draftOf(field, settings[field.name])}
          error={save.error}
          onChange={(draft) => setEdits((before) => ({ ...before, [field.name]: draft }))}
        />
      ))}
      <Refusal error={save.error} fields={fields.map(({ name }) => `settings.${name}`)} />
      <div className={styles.end}>
        <SaveOrDiscard label="Save settings" save={save} isChanged={isChanged} onDiscard={() => setEdits({})} />
      </div>
    </form>
  );
}

/** The settings whose edited value differs from the stored one. */
function changesIn(
  fields: readonly SettingField[],
  settings: Record<string, unknown>,
  edits: Record<string, Draft>,
): Record<string, unknown> {
  const changed = fields.flatMap((field) => {
    const draft = edits[field.name];
    if (draft === undefined) return [];
    const value = valueFromDraft(field, draft);
    const before = settings[field.name] ?? (field.isNullable ? null : '');
    return JSON.stringify(value) === JSON.stringify(before) ? [] : [[field.name, value] as const];
  });
  return Object.fromEntries(changed);
}
