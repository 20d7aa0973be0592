import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { Button, ErrorState, Refusal, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { Preset } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { Choice } from '../institution/Choice.tsx';
import styles from './SetUp.module.css';
import type { StepFormProps } from './StepBody.tsx';

const { applyPreset, plugins, presets } = administration.routes;

const texts: Readonly<Record<string, { title: string; description: string }>> = {
  k12: {
    title: 'School',
    description: 'Placement, practice, lessons, classes and groups; without the 60-minute assessment.',
  },
  university: {
    title: 'University',
    description: 'Everything for adults: also the 60-minute assessment, careers and research.',
  },
  bootcamp: {
    title: 'Short program',
    description: 'Assessments, practice and careers; without groups and long-term plans.',
  },
  everything: { title: 'Everything', description: 'All plugins that are installed.' },
};

/** Chooses a preset, shows what it would switch, and applies it. */
export function PresetStep({ check }: StepFormProps) {
  const list = useRoute(presets, undefined, { freshFor: 0 });
  const [chosen, setChosen] = useState<string>();
  const apply = useCall(applyPreset, { once: true, invalidates: [presets, plugins], onSuccess: check });
  if (list.error) return <ErrorState error={list.error} retry={list.refetch} />;
  if (!list.data) return <SkeletonBlock height={260} />;
  const options = Object.fromEntries(
    list.data.map(({ name }) => [name, texts[name] ?? { title: name, description: '' }]),
  );
  // The one whose plugins are on now.
  const current = list.data.find(({ on, off }) => on.length + off.length === 0)?.name;
  const preset = list.data.find(({ name }) => name === chosen);
  return (
    <div className={styles.form}>
      <Choice title="Preset" options={options} chosen={chosen ?? current ?? ''} onChange={setChosen} />
      {preset && <Changes preset={preset} />}
      <Refusal error={apply.error} />
      <div>
        <Button
          busy={apply.isPending}
          disabled={!preset}
          onClick={() => preset && apply.mutate({ body: { preset: preset.name } })}
        >
          Apply and check
        </Button>
      </div>
    </div>
  );
}

function Changes({ preset: { on, off } }: { preset: Preset }) {
  const names = (plugins: Preset['on']) => plugins.map(({ title }) => title).join(', ');
  if (on.length + off.length === 0) return <p className="soft">These plugins are on already.</p>;
  return (
    <div className="soft">
      {on.length > 0 && <p>Switched on: {names(on)}.</p>}
      {off.length > 0 && <p>Switched off, with their data kept: {names(off)}.</p>}
    </div>
  );
}
