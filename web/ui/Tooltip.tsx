import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Tooltip.module.css';

const delayMs = 700;
/** Within this time after a tooltip was hidden, the next one appears at once. */
const skipDelayMs = 300;
let lastHidden = Number.NEGATIVE_INFINITY;

/** A short description of its child, on hover (after 700 ms) and on focus (at once). Escape hides it. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<CSSProperties>();
  const shown = place !== undefined;

  const show = () => setPlace(placeBy(around.current));
  const showSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(show, performance.now() - lastHidden < skipDelayMs ? 0 : delayMs);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (shown) lastHidden = performance.now();
    setPlace(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const target = around.current?.firstElementChild;
    if (!shown || !target) return;
    target.setAttribute('aria-describedby', id);
    return () => target.removeAttribute('aria-describedby');
  }, [shown, id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the child has its own role
    <span
      ref={around}
      className={styles.around}
      onPointerEnter={(event) => event.pointerType !== 'touch' && showSoon()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {shown &&
        createPortal(
          <span id={id} role="tooltip" className={styles.tip} style={place}>
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}

/** Above the element, or below it near the top of the window, within the sides of the window. */
function placeBy(around: HTMLElement | null): CSSProperties | undefined {
  const box = around?.firstElementChild?.getBoundingClientRect();
  if (!box) return undefined;
  const middle = Math.min(Math.max(box.left + box.width / 2, 140), innerWidth - 140);
  return box.top > 80
    ? { left: middle, bottom: innerHeight - box.top + 8, translate: '-50% 0' }
    : { left: middle, top: box.bottom + 8, translate: '-50% 0' };
}
