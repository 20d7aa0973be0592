import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useManifest, useMay } from '../../../../web/session/manifest.ts';
import type { IconName } from '../../../../web/ui/index.ts';
import { dateText, fullName, Icon, timeText } from '../../../../web/ui/index.ts';
import type { AuditEntry, HistoryEntry } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { readableName } from '../parts/text.ts';
import { personAddress } from '../people/addresses.ts';
import styles from './Audit.module.css';
import { pluginOf, sentenceFor } from './audit-sentences.ts';

/** Entries of the audit log, newest first, grouped by day. */
export function Entries({ entries, level }: { entries: readonly AuditEntry[]; level: 'h2' | 'h3' }) {
  return <HistoryEntries entries={entries.map((entry) => ({ kind: 'audit', entry }))} level={level} />;
}

/** Entries of the audit log and events of plugins, newest first, grouped by day. */
export function HistoryEntries({ entries, level: Day }: { entries: readonly HistoryEntry[]; level: 'h2' | 'h3' }) {
  const { titleOf, sentences } = usePlugins();
  const days = Map.groupBy(entries, (shown) => dateText(momentOf(shown)));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day} aria-label={day}>
      <Day className={styles.date}>{day}</Day>
      <ol className={styles.entries}>
        {ofDay.map((shown) => (
          <li key={shown.kind === 'audit' ? shown.entry.id : shown.id} className={styles.entry}>
            <time className={`figures ${styles.time}`} dateTime={momentOf(shown)}>
              {timeText(momentOf(shown))}
            </time>
            {shown.kind === 'audit' ? (
              <>
                <span className={styles.icon} data-refused={shown.entry.action === 'session.refused' || undefined}>
                  <Icon name={iconOf(shown.entry.action)} size={18} />
                </span>
                <p className={styles.sentence}>
                  <Sentence entry={shown.entry} template={sentenceFor(shown.entry, sentences)} titleOf={titleOf} />
                </p>
              </>
            ) : (
              <>
                <span className={styles.icon}>
                  <Icon name="book" size={18} />
                </span>
                <p className={styles.sentence}>{shown.to ? <Link to={shown.to}>{shown.text}</Link> : shown.text}</p>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  ));
}

const momentOf = (shown: HistoryEntry) => (shown.kind === 'audit' ? shown.entry.at : shown.at);

interface SentenceProps {
  entry: AuditEntry;
  /** With `{who}`, `{whom}` and `{plugin}` in it. */
  template: string;
  titleOf: (id: string) => string;
}

function Sentence({ entry, template, titleOf }: SentenceProps) {
  const names: Record<string, ReactNode> = {
    '{who}': <Name person={entry.actor} fallback="System" />,
    '{whom}': <Name person={entry.subjectPerson} fallback="a former member" />,
    '{plugin}': titleOf(pluginOf(entry)),
  };
  return template.split(/(\{\w+\})/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move within a sentence
    <Fragment key={index}>{names[part] ?? part}</Fragment>
  ));
}

function Name({ person, fallback }: { person: AuditEntry['actor']; fallback: string }) {
  if (!person) return fallback;
  return <Link to={personAddress(person.id)}>{fullName(person)}</Link>;
}

/** Titles of plugins and their audit sentences; with the permission to manage plugins also of those that are off. */
function usePlugins() {
  const may = useMay();
  const { plugins } = useManifest();
  const all = useRoute(administration.routes.plugins, undefined, { enabled: may('platform.plugins') });
  const known = all.data ?? [];
  return {
    titleOf: (id: string) => [...known, ...plugins].find((plugin) => plugin.id === id)?.title ?? readableName(id),
    sentences: Object.assign({}, ...known.map(({ offers }) => offers.audit)) as Readonly<Record<string, string>>,
  };
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
