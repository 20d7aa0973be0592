import { Link } from 'react-router-dom';
import { Section, Tag } from '../../../../web/ui/index.ts';
import type { PluginCard } from '../../contract.ts';
import { FactList } from './Fact.tsx';
import { pluginAddress } from './PluginRow.tsx';
import styles from './Plugins.module.css';
import { groupOf } from './plugin-groups.ts';

/** What a plugin stands on, what it makes use of, and what stands on it. */
export function Needs({ plugin, all }: { plugin: PluginCard; all: readonly PluginCard[] }) {
  const { requires, uses, requiredBy } = plugin;
  if (requires.length + uses.length + requiredBy.length === 0) return null;
  return (
    <Section title="What it needs">
      <dl className={styles.facts}>
        <Others term="Requires" description="Must be on for it to be on" ids={requires} all={all} />
        <Others term="Makes use of" description="Works without, with less" ids={uses} all={all} />
        <Others term="Is required by" description="Must be off before it goes off" ids={requiredBy} all={all} />
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
