import { LinkButton } from '../../../../../web/ui/index.ts';
import type { University } from '../../../contract.ts';
import styles from './University.module.css';

/** The website of a university, in a new tab. Invented universities have addresses that lead nowhere. */
export function WebsiteLink({ university: { website, name } }: { university: Pick<University, 'website' | 'name'> }) {
  if (website === null) return null;
  if (new URL(website).hostname.endsWith('.example')) {
    return <span className={styles.small}>No website</span>;
  }
  return (
    <LinkButton small icon="external" to={website} target="_blank" rel="noopener noreferrer">
      Website<span className="unseen"> of {name}, opens in a new tab</span>
    </LinkButton>
  );
}
