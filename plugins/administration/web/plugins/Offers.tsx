import { counted, Section } from '../../../../web/ui/index.ts';
import type { PluginCard } from '../../contract.ts';
import { Fact, FactList } from './Fact.tsx';
import styles from './Plugins.module.css';

/** What there is with a plugin and not without: for people first, then for those who build on it. */
export function Offers({ plugin }: { plugin: PluginCard }) {
  const { permissions, personalData, routes, liveMessages, services } = plugin.offers;
  if (permissions.length + personalData.length + routes.length + liveMessages.length + services.length === 0)
    return null;
  return (
    <Section title="What it offers">
      <dl className={styles.facts}>
        {permissions.length > 0 && (
          <FactList term="Permissions" description="What people may do with it, by their role">
            {permissions.map(({ name, description }) => (
              <li key={name}>
                {description} <code>{name}</code>
              </li>
            ))}
          </FactList>
        )}
        {personalData.length > 0 && (
          <FactList
            term="Personal data"
            description="What it keeps about people; in their export, and erased with them"
          >
            {personalData.map((description) => (
              <li key={description}>{description}</li>
            ))}
          </FactList>
        )}
        <Technical term="Calls" description="What programs can ask of it" one="call" names={routes} />
        <Technical term="Live messages" description="Sent while a page is open" one="message" names={liveMessages} />
        <Technical term="Services" description="What other plugins build on" one="service" names={services} />
      </dl>
    </Section>
  );
}

/** Names for those who build on it: folded away, for most people do not. */
function Technical({
  term,
  description,
  one,
  names,
}: {
  term: string;
  description: string;
  one: string;
  names: readonly string[];
}) {
  if (names.length === 0) return null;
  return (
    <Fact term={term} description={description}>
      <details className={styles.fold}>
        <summary>{counted(names.length, one)}</summary>
        <ul className={styles.plain}>
          {names.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </details>
    </Fact>
  );
}
