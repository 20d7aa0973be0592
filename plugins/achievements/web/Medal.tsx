import type { IconName } from '../../../web/ui/index.ts';
import { Icon } from '../../../web/ui/index.ts';
import type { Category, Rarity } from '../contract.ts';
import styles from './Medal.module.css';

/** The icon of an achievement's category, in a ring that shows its rarity. */
export function Medal({ category, rarity, isAhead }: { category: Category; rarity: Rarity | null; isAhead?: boolean }) {
  const look = isAhead ? styles.ahead : rarity ? styles[rarity] : styles.common;
  return (
    <span className={[styles.medal, look].join(' ')} aria-hidden="true">
      <Icon name={icons[category]} size={22} />
    </span>
  );
}

const icons: Record<Category, IconName> = {
  career: 'briefcase',
  academic: 'graduation',
  skill: 'bulb',
  milestone: 'flag',
};
