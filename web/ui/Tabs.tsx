import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  key: string;
  title: ReactNode;
  /** Rendered while the tab is selected. */
  content: () => ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** Key of the selected tab, for a controlled selection; otherwise the tabs keep it themselves. */
  chosen?: string;
  onChoose?: (key: string) => void;
}

/** Tabs with the keyboard pattern of the ARIA Authoring Practices: arrows, Home, End. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.key);
  const wanted = chosen ?? own;
  const current = tabs.find(({ key }) => key === wanted) ?? tabs[0];

  // On a phone the selected tab may be outside of the visible part of the row.
  const row = useRef<HTMLDivElement>(null);
  const shown = current?.key;
  useEffect(() => {
    const chosenTab = shown === undefined ? undefined : document.getElementById(`${id}-${shown}`);
    if (!row.current || !chosenTab) return;
    row.current.scrollLeft = chosenTab.offsetLeft - (row.current.clientWidth - chosenTab.offsetWidth) / 2;
  }, [id, shown]);

  const choose = (key: string) => {
    setOwn(key);
    onChoose?.(key);
  };
  const follow = (event: KeyboardEvent) => {
    // Relative to the focused tab, as the selection may follow later, with the address.
    const at = Math.max(
      0,
      tabs.findIndex(({ key }) => (event.target as Element).id === `${id}-${key}`),
    );
    const last = tabs.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    choose(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };

  return (
    <div>
      <div ref={row} className={styles.list} role="tablist" aria-label={label} onKeyDown={follow}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab.key)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {current && (
        <div
          key={current.key}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${current.key}`}
          className={styles.panel}
        >
          {current.content()}
        </div>
      )}
    </div>
  );
}
