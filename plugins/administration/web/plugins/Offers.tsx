import { counted, Section } from '../../../../web/ui/index.ts';
import type { PluginCard } from '../../contract.ts';
import { Fact, FactList } from './Fact.tsx';
import styles from './Plugins.module.css';

/** What a plugin adds: permissions and personal data, then its interfaces for developers. */
export function Offers({ plugin }: { plugin: PluginCard }) {
  const { permissions, personalData, routes, liveMessages, services } = plugin.offers;
  if (permissions.length + personalData.length + routes.length + liveMessages.length + services.length === 0)
    return null;
  return (
    <Section title="Features">
      <dl className={styles.facts}>
        {permissions.length > 0 && (
          <FactList term="Permissions" description="What people can do with it, depending on their role">
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
            description="What it stores about people; included in their export and erased with their account"
          >
            {personalData.map((description) => (
              <li key={description}>{description}</li>
            ))}
          </FactList>
        )}
        <Technical term="API calls" description="Available to programs" one="call" names={routes} />
        <Technical
          term="Live messages"
          description="Exchanged while a page is open"
          one="message"
          names={liveMessages}
        />
        <Technical term="Services" description="Available to other plugins" one="service" names={services} />
      </dl>
    </Section>
  );
}

/** Names that only developers need, collapsed. */
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
