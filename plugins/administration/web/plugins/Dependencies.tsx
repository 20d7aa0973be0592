import { Link } from 'react-router-dom';
import { Section, Tag } from '../../../../web/ui/index.ts';
import type { PluginCard } from '../../contract.ts';
import { FactList } from './Fact.tsx';
import { pluginAddress } from './PluginRow.tsx';
import styles from './Plugins.module.css';
import { groupOf } from './plugin-groups.ts';

/** The plugins that a plugin requires and uses, and those that require it. */
export function Dependencies({ plugin, all }: { plugin: PluginCard; all: readonly PluginCard[] }) {
  const { requires, uses, requiredBy } = plugin;
  if (requires.length + uses.length + requiredBy.length === 0) return null;
  return (
    <Section title="Dependencies">
      <dl className={styles.facts}>
        <Others term="Requires" description="Must be on for this plugin to be on" ids={requires} all={all} />
        <Others term="Uses" description="Optional: without them, some features are missing" ids={uses} all={all} />
        <Others
          term="Required by"
          description="Must be off before this plugin can be switched off"
          ids={requiredBy}
          all={all}
        />
      </dl>
    </Section>
  );
}

function Others({
  term,
  description,
  ids,
  all,
}: {
  term: string;
  description: string;
  ids: readonly string[];
  all: readonly PluginCard[];
}) {
  if (ids.length === 0) return null;
  return (
    <FactList term={term} description={description}>
      {ids.map((id) => (
        <li key={id}>
          <Other id={id} plugin={all.find((each) => each.id === id)} />
        </li>
      ))}
    </FactList>
  );
}

function Other({ id, plugin }: { id: string; plugin: PluginCard | undefined }) {
  if (!plugin) {
    return (
      <>
        {id} <Tag>Not installed</Tag>
      </>
    );
  }
  const group = groupOf(plugin);
  return (
    <>
      <Link to={pluginAddress(id)}>{plugin.title}</Link>{' '}
      {group === 'on' ? (
        <Tag tone="good">On</Tag>
      ) : group === 'off' ? (
        <Tag>Off</Tag>
      ) : (
        <Tag tone="attention">Not running</Tag>
      )}
    </>
  );
}
