import { Link } from 'react-router-dom';
import { Switch, Tag } from '../../../../web/ui/index.ts';
import type { PluginCard } from '../../contract.ts';
import { joinWithAnd } from '../parts/text.ts';
import styles from './Plugins.module.css';
import { lockReason, titleIn } from './plugin-groups.ts';

/** The address of a plugin's own page. */
export const pluginAddress = (id: string) => `/administration/plugins/${id}`;

export const switchIdOf = (id: string) => `switch-${id}`;

/** One plugin in the list: summary, dependencies, status and switch. */
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
  const locked = lockReason(plugin);
  const titles = titleIn(all);
  // Plugins that are not installed are shown on the plugin's own page only.
  const used = uses.filter((other) => all.some((each) => each.id === other));
  const needs = [
    requires.length > 0 && `Requires ${joinWithAnd(requires.map(titles))}.`,
    used.length > 0 && `Uses ${joinWithAnd(used.map(titles))}.`,
    plugin.essential && locked,
  ].filter(Boolean);
  return (
    <li className={styles.plugin} data-state={state}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={pluginAddress(id)}>{title}</Link> <PluginTags plugin={plugin} />
        </h3>
        <p className="soft">{summary}</p>
        {state === 'quarantined' && <p className={styles.reason}>{locked}</p>}
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
          disabled={locked !== undefined}
          onChange={({ target }) => onSwitch(target.checked)}
        />
      </div>
    </li>
  );
}

/** Tags for a plugin that is always on, does not run or reports a problem. */
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
          Has a problem
        </Tag>
      )}
    </>
  );
}
