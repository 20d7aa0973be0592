import { useEffect, useState } from 'react';
import { useFilters } from '../../../../web/shell/use-filters.ts';
import {
  EmptyState,
  ErrorState,
  PageHeader,
  SearchField,
  Section,
  SelectField,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import type { PluginCard } from '../../contract.ts';
import { Filters } from '../parts/Filters.tsx';
import { joinWithAnd } from '../parts/text.ts';
import { PluginRow, switchIdOf } from './PluginRow.tsx';
import styles from './Plugins.module.css';
import { grouped, groupTitles, matching } from './plugin-groups.ts';
import { SwitchDialog } from './SwitchDialog.tsx';
import { usePlugins } from './use-plugins.ts';

/** The plugins of the deployment, each with its switch. */
export function PluginList() {
  const plugins = usePlugins();
  const [{ q, show }, setFilters] = useFilters(['q', 'show']);
  const all = plugins.data ?? [];
  const shown = matching(all, q, show);
  return (
    <>
      <PageHeader
        title="Plugins"
        description={
          plugins.data ? summaryOf(all) : 'The features of this institution. Changes apply to everyone at once.'
        }
      />
      <Filters label="Filter plugins">
        <SearchField label="Search plugins" value={q} debounceMs={0} onSearch={(text) => setFilters({ q: text })} />
        <SelectField
          label="Show"
          hideLabel
          value={show}
          onChange={({ target }) => setFilters({ show: target.value })}
          options={[
            { value: '', label: 'All plugins' },
            ...Object.entries(groupTitles).map(([value, label]) => ({ value, label })),
          ]}
        />
      </Filters>
      {plugins.error ? (
        <ErrorState error={plugins.error} retry={plugins.refetch} />
      ) : !plugins.data ? (
        <Stack>
          <SkeletonBlock height={108} />
          <SkeletonBlock height={108} />
          <SkeletonBlock height={108} />
        </Stack>
      ) : shown.length === 0 ? (
        <EmptyState
          icon="search"
          title="No matching plugins"
          description="Try fewer or other words, or show all plugins."
        />
      ) : (
        <Groups shown={shown} all={all} />
      )}
    </>
  );
}

function Groups({ shown, all }: { shown: readonly PluginCard[]; all: readonly PluginCard[] }) {
  const [switching, setSwitching] = useState<{ plugin: PluginCard; on: boolean }>();
  const [moved, setMoved] = useState<string>();
  // After a switch the line is in another group: the focus follows it.
  useEffect(() => {
    if (moved === undefined) return;
    if (shown.some(({ id }) => id === moved)) document.getElementById(switchIdOf(moved))?.focus();
  }, [moved, shown]);
  return (
    <>
      {grouped(shown).map(({ name, title, plugins }) => (
        <Section key={name} title={<GroupTitle title={title} count={plugins.length} />}>
          <ul className={styles.list}>
            {plugins.map((plugin) => (
              <PluginRow
                key={plugin.id}
                plugin={plugin}
                all={all}
                onSwitch={(on) => {
                  setMoved(undefined);
                  setSwitching({ plugin, on });
                }}
              />
            ))}
          </ul>
        </Section>
      ))}
      {switching && (
        <SwitchDialog
          plugin={switching.plugin}
          on={switching.on}
          all={all}
          onClose={() => setSwitching(undefined)}
          onSwitched={() => {
            setSwitching(undefined);
            setMoved(switching.plugin.id);
          }}
        />
      )}
    </>
  );
}

function GroupTitle({ title, count }: { title: string; count: number }) {
  return (
    <>
      {title} <span className={`figures ${styles.count}`}>{count}</span>
    </>
  );
}

/** The number of plugins by state: `14 on, 3 off and 1 not running.` */
function summaryOf(plugins: readonly PluginCard[]): string {
  const counts = (['on', 'off', 'stopped'] as const).flatMap((name) => {
    const count = grouped(plugins).find((group) => group.name === name)?.plugins.length ?? 0;
    return count > 0 ? [`${count} ${groupTitles[name].toLowerCase()}`] : [];
  });
  return `${joinWithAnd(counts)}. Changes apply to everyone at once.`;
}
