import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';
import styles from './BottomBar.module.css';
import { Drawer } from './Drawer.tsx';
import { useMenu } from './use-menu.ts';

/** Groups shown between Home and More. */
const maxGroups = 2;

/** The bar at the bottom of a phone: home, the two most used groups, and the whole menu. */
export function BottomBar() {
  const { sections, active } = useMenu();
  const [opened, setOpened] = useState<string>();
  const groups = sections
    .flatMap(({ id, title, bar }) => (bar ? [{ id, title, ...bar }] : []))
    .sort((one, other) => one.order - other.order)
    .slice(0, maxGroups);
  const isHome = active?.item.paths.includes('/') ?? false;
  const isInMore = active && !isHome && !groups.some(({ id }) => id === active.group);
  return (
    <>
      <nav className={styles.bar} aria-label="Places">
        <Link to="/" className={styles.place} aria-current={isHome ? 'page' : undefined}>
          <Icon name="home" size={22} />
          Home
        </Link>
        {groups.map(({ id, title, icon }) => (
          <Place
            key={id}
            title={title}
            icon={icon}
            isActive={!isHome && active?.group === id}
            isOpen={opened === id}
            open={() => setOpened(id)}
          />
        ))}
        <Place
          title="More"
          icon="menu"
          isActive={isInMore ?? false}
          isOpen={opened === ''}
          open={() => setOpened('')}
        />
      </nav>
      {opened !== undefined && <Drawer only={opened || undefined} fromBelow onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface PlaceProps {
  title: string;
  icon: IconName;
  isActive: boolean;
  isOpen: boolean;
  open: () => void;
}

function Place({ title, icon, isActive, isOpen, open }: PlaceProps) {
  return (
    <button
      type="button"
      className={styles.place}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-active={isActive || undefined}
      onClick={open}
    >
      <Icon name={icon} size={22} />
      {title}
    </button>
  );
}
