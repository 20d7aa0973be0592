import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTitle } from '../../../../web/shell/title.ts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Section,
  SkeletonPage,
} from '../../../../web/ui/index.ts';
import type { PluginCard } from '../../contract.ts';
import { Dependencies } from './Dependencies.tsx';
import { Offers } from './Offers.tsx';
import { PluginTags } from './PluginRow.tsx';
import styles from './Plugins.module.css';
import { lockReason } from './plugin-groups.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SwitchDialog } from './SwitchDialog.tsx';
import { settingsScreenOf } from './settings-fields.ts';
import { usePlugins } from './use-plugins.ts';

/** One plugin: status, settings, dependencies and features. */
export function PluginPage() {
  const { id } = useParams();
  const plugins = usePlugins();
  const plugin = plugins.data?.find((each) => each.id === id);
  useTitle(plugin?.title);
  if (plugins.error) return <ErrorState wholePage error={plugins.error} retry={plugins.refetch} />;
  if (!plugins.data) return <SkeletonPage />;
  if (!plugin) return <NoPlugin id={id ?? ''} />;
  return <Shown key={plugin.id} plugin={plugin} all={plugins.data} />;
}

function Shown({ plugin, all }: { plugin: PluginCard; all: readonly PluginCard[] }) {
  const [switching, setSwitching] = useState<boolean>();
  const { title, summary, isOn, settingsSchema } = plugin;
  const isLocked = lockReason(plugin) !== undefined;
  return (
    <>
      <PageHeader
        above={<Link to="/administration/plugins">Plugins</Link>}
        title={title}
        description={summary}
        actions={!isLocked && <Button onClick={() => setSwitching(!isOn)}>{isOn ? 'Switch off' : 'Switch on'}</Button>}
      />
      <Status plugin={plugin} />
      {settingsSchema && <Settings plugin={plugin} />}
      <Dependencies plugin={plugin} all={all} />
      <Offers plugin={plugin} />
      {switching !== undefined && (
        <SwitchDialog
          plugin={plugin}
          on={switching}
          all={all}
          onClose={() => setSwitching(undefined)}
          onSwitched={() => setSwitching(undefined)}
        />
      )}
    </>
  );
}

/** A generated form, or a link where the plugin has a screen of its own for its settings. */
function Settings({ plugin }: { plugin: PluginCard }) {
  const screen = settingsScreenOf(plugin.settingsSchema);
  return (
    <Section title="Settings" description="For this institution. Changes apply as soon as they are saved.">
      <Card>
        {screen === undefined ? (
          <SettingsForm plugin={plugin} />
        ) : plugin.isOn ? (
          <LinkButton to={screen} icon="settings">
            Open settings
          </LinkButton>
        ) : (
          <p className="soft">This plugin has its own settings screen, which appears once it is on.</p>
        )}
      </Card>
    </Section>
  );
}

/** Whether the plugin is on and healthy; where it does not run, the reason and the remedy. */
function Status({ plugin }: { plugin: PluginCard }) {
  const { isOn, state, essential, health, healthProblem } = plugin;
  if (state === 'quarantined') {
    return (
      <Card tone="attention" title="This plugin is not running">
        <p className={styles.reason}>{lockReason(plugin)}</p>
        <p>
          The rest of the platform works without it. The operator of the server has to fix the cause and restart;{' '}
          <code>eiq doctor</code> shows details.
        </p>
      </Card>
    );
  }
  return (
    <Card tone={health === 'unwell' ? 'attention' : 'plain'}>
      <p className={styles.standing}>
        <span className={styles.lamp} data-on={isOn || undefined} aria-hidden="true" />
        <span>
          {isOn ? 'On in this institution' : 'Off in this institution'}
          {health === 'well' && ', healthy'}
          {essential && '. Required; cannot be switched off'}.
        </span>
        <PluginTags plugin={{ ...plugin, essential: false }} />
      </p>
      {healthProblem && <p className={styles.reason}>{healthProblem}</p>}
    </Card>
  );
}

function NoPlugin({ id }: { id: string }) {
  return (
    <>
      <PageHeader above={<Link to="/administration/plugins">Plugins</Link>} title="Plugin not found" />
      <EmptyState
        icon="plug"
        title={`This deployment has no plugin named ${id}`}
        description="It may have been removed."
        action={<LinkButton to="/administration/plugins">All plugins</LinkButton>}
      />
    </>
  );
}
