import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Slot } from '../../core/contract/slots.ts';
import type { NoProps } from '../slots.ts';
import { counted } from '../ui/count-text.ts';
import { Icon } from '../ui/Icon.tsx';
import { CardLevel, Stack } from '../ui/Page.tsx';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import styles from './FoldedSection.module.css';
import { SlotView, useFills } from './SlotView.tsx';

/**
 * A collapsible section of the dashboard, which lists its parts while closed. The address's `#part` opens it. Open sections
 * are remembered in this browser.
 */
export function FoldedSection({ id, title, slot }: { id: string; title: string; slot: Slot<NoProps> }) {
  const { hash } = useLocation();
  const fills = useFills(slot, skeleton);
  const [isOpen, setOpen] = useState(() => openSections().includes(id) || hash === `#${id}`);
  useEffect(() => {
    if (hash === `#${id}`) setOpen(true);
  }, [hash, id]);
  const toggle = () => {
    setOpen(!isOpen);
    const others = openSections().filter((each) => each !== id);
    localStorage.setItem(storageKey, JSON.stringify(isOpen ? others : [...others, id]));
  };
  const titles = fills.flatMap((fill) => fill.title ?? []);
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        <button type="button" aria-expanded={isOpen} aria-describedby={`${id}-parts`} onClick={toggle}>
          {title}
          <Icon name={isOpen ? 'down' : 'right'} size={20} />
        </button>
      </h2>
      <p id={`${id}-parts`} className={isOpen ? 'unseen' : styles.parts}>
        {counted(fills.length, 'part')}
        {titles.length > 0 && `: ${titles.join(', ')}`}
      </p>
      {isOpen && (
        <CardLevel value="h3">
          <Stack>
            <SlotView slot={slot} slotProps={{}} skeleton={skeleton} />
          </Stack>
        </CardLevel>
      )}
    </section>
  );
}

const skeleton = <SkeletonBlock height={220} />;

const storageKey = 'dashboardSections';

function openSections(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
