import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  key: string;
  title: ReactNode;
  /** Rendered while its tab is chosen. */
  content: () => ReactNode;
}

export interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** For a choice that others know of (in the address, say); otherwise the tabs remember it themselves. */
  chosen?: string;
  onChoose?: (key: string) => void;
}

/** Tabs that follow the keyboard pattern of the ARIA Authoring Practices: arrows, Home, End. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.key);
  const wanted = chosen ?? own;
  const current = tabs.find(({ key }) => key === wanted) ?? tabs[0];

  const choose = (key: string) => {
    setOwn(key);
    onChoose?.(key);
  };
  const follow = (event: KeyboardEvent) => {
    const at = current ? tabs.indexOf(current) : 0;
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
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={follow}>
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
