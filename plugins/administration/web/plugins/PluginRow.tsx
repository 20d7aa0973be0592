import { Link } from 'react-router-dom';
import { Switch, Tag } from '../../../../web/ui/index.ts';
import type { PluginCard } from '../../contract.ts';
import { listInWords } from '../parts/in-words.ts';
import styles from './Plugins.module.css';
import { heldBecause, titleIn } from './plugin-groups.ts';

/** The address of a plugin's own page. */
export const pluginAddress = (id: string) => `/administration/plugins/${id}`;

export const switchIdOf = (id: string) => `switch-${id}`;

/** One plugin in the list: what it does, what it needs, how it is, its switch. */
export function PluginRow({
  plugin,
  all,
  onSwitch,
}: {
  plugin: PluginCard;
  all: readonly PluginCard[];
  onSwitch: (on: boolean) => void;
}) {
  const { id, title, summary, isOn, requires, uses, state } = plugin;
  const held = heldBecause(plugin);
  const titles = titleIn(all);
  // What is not installed is told on the plugin's own page.
  const used = uses.filter((other) => all.some((each) => each.id === other));
  const needs = [
    requires.length > 0 && `Requires ${listInWords(requires.map(titles))}.`,
    used.length > 0 && `Makes use of ${listInWords(used.map(titles))}.`,
    plugin.essential && held,
  ].filter(Boolean);
  return (
    <li className={styles.plugin} data-state={state}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={pluginAddress(id)}>{title}</Link> <PluginTags plugin={plugin} />
        </h3>
        <p className="soft">{summary}</p>
        {state === 'quarantined' && <p className={styles.reason}>{held}</p>}
        {needs.length > 0 && <p className={styles.needs}>{needs.join(' ')}</p>}
      </div>
      <div className={styles.switch}>
        <Switch
          id={switchIdOf(id)}
          label={
            <>
              <span className="unseen">{title}: </span>
              {isOn ? 'On' : 'Off'}
            </>
          }
          checked={isOn}
          disabled={held !== undefined}
          onChange={({ target }) => onSwitch(target.checked)}
        />
      </div>
    </li>
  );
}

/** What is out of the ordinary about a plugin. */
export function PluginTags({ plugin: { essential, state, health } }: { plugin: PluginCard }) {
  return (
    <>
      {essential && <Tag icon="lock">Always on</Tag>}
      {state === 'quarantined' && (
        <Tag tone="attention" icon="alert">
          Not running
        </Tag>
      )}
      {health === 'unwell' && (
        <Tag tone="attention" icon="alert">
          Not well
        </Tag>
      )}
    </>
  );
}
