import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useManifest, useMay } from '../../../../web/session/manifest.ts';
import type { IconName } from '../../../../web/ui/index.ts';
import { Icon } from '../../../../web/ui/index.ts';
import type { AuditEntry } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { spelledOut } from '../parts/in-words.ts';
import { dayOf, timeOf } from '../parts/times.ts';
import { personAddress } from '../people/addresses.ts';
import styles from './Audit.module.css';
import { pluginOf, toldOf } from './audit-words.ts';

/** Entries of the audit log, newest first, under the days they belong to. */
export function Entries({ entries, level: Day }: { entries: readonly AuditEntry[]; level: 'h2' | 'h3' }) {
  const titleOf = usePluginTitles();
  const days = Map.groupBy(entries, ({ at }) => dayOf(at));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day} aria-label={day}>
      <Day className={styles.date}>{day}</Day>
      <ol className={styles.entries}>
        {ofDay.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <time className={`figures ${styles.time}`} dateTime={entry.at}>
              {timeOf(entry.at)}
            </time>
            <span className={styles.icon} data-refused={entry.action === 'session.refused' || undefined}>
              <Icon name={iconOf(entry.action)} size={18} />
            </span>
            <p className={styles.told}>
              <Sentence entry={entry} titleOf={titleOf} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  ));
}

function Sentence({ entry, titleOf }: { entry: AuditEntry; titleOf: (id: string) => string }) {
  const names: Record<string, ReactNode> = {
    '{who}': <Name person={entry.actor} otherwise="The platform" />,
    '{whom}': <Name person={entry.subjectPerson} otherwise="somebody who is no longer here" />,
    '{plugin}': titleOf(pluginOf(entry)),
  };
  return toldOf(entry)
    .split(/(\{\w+\})/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move within a sentence
      <Fragment key={index}>{names[part] ?? part}</Fragment>
    ));
}

function Name({ person, otherwise }: { person: AuditEntry['actor']; otherwise: string }) {
  if (!person) return otherwise;
  return <Link to={personAddress(person.id)}>{`${person.firstName} ${person.lastName}`}</Link>;
}

/** Titles of plugins, of those that are off as well where one may know them. */
function usePluginTitles(): (id: string) => string {
  const may = useMay();
  const { plugins } = useManifest();
  const all = useRoute(administration.routes.plugins, undefined, { enabled: may('platform.plugins') });
  return (id) => [...(all.data ?? []), ...plugins].find((plugin) => plugin.id === id)?.title ?? spelledOut(id);
}

const icons: Record<string, IconName> = {
  session: 'key',
  password: 'lock',
  person: 'user',
  account: 'user',
  guardian: 'heart',
  plugin: 'plug',
  institution: 'building',
};

function iconOf(action: string): IconName {
  if (action === 'session.refused') return 'alert';
  if (action === 'session.ended') return 'signOut';
  return icons[action.split('.')[0] ?? ''] ?? 'info';
}
