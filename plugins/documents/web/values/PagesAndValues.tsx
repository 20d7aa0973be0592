import type { FocusEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Tabs } from '../../../../web/ui/index.ts';
import type { ReadDocument } from '../types.ts';
import type { Evidence } from './evidence.ts';
import { Pages } from './Pages.tsx';
import { Snippet } from './Snippet.tsx';
import { useIsWide } from './use-is-wide.ts';
import styles from './Values.module.css';

/** Pages and values beside each other, or as two tabs on a small screen. A frame on a page leads to its value. */
export function PagesAndValues({
  document: { pages, fileName },
  evidence,
  active,
  onFocus,
  children,
}: {
  document: ReadDocument;
  evidence: ReadonlyMap<string, Evidence>;
  /** The key of the focused value. */
  active: string | undefined;
  /** Called with the key of a value that is focused. */
  onFocus: (key: string) => void;
  children: ReactNode;
}) {
  const isWide = useIsWide();
  const top = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState('values');
  const pick = (key: string) => {
    flushSync(() => setTab('values'));
    focusValue(key);
  };
  /** The pages fill most of a small screen, so they are scrolled to. */
  const choose = (key: string) => {
    flushSync(() => setTab(key));
    if (key === 'pages') top.current?.scrollIntoView({ block: 'start' });
  };
  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.dataset.value !== undefined) onFocus(target.dataset.value);
  };
  // biome-ignore lint/a11y/noStaticElementInteractions: follows the focus of the fields in it
  const form = <div onFocus={follow}>{children}</div>;
  const sheets = <Pages {...{ pages, fileName, active }} evidence={[...evidence.values()]} onPick={pick} />;
  if (isWide) {
    return (
      <div className={styles.split}>
        <div className={styles.pages}>{sheets}</div>
        {form}
      </div>
    );
  }
  const values = () => (
    <>
      <Snippet
        pages={pages}
        evidence={active === undefined ? undefined : evidence.get(active)}
        onShowPage={() => choose('pages')}
      />
      {form}
    </>
  );
  return (
    <div ref={top} className={styles.tabs}>
      <Tabs
        label="Document"
        chosen={tab}
        onChoose={choose}
        tabs={[
          { key: 'values', title: 'Values', content: values },
          { key: 'pages', title: 'Pages', content: () => <div className={styles.phonePages}>{sheets}</div> },
        ]}
      />
    </div>
  );
}

/** Focuses the field, or the value, with this key. */
export function focusValue(key: string): void {
  const field = document.querySelector<HTMLElement>(`[data-value="${CSS.escape(key)}"]`);
  field?.focus({ preventScroll: true });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  field?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
}
