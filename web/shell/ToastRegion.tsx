import type { PointerEvent } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './ToastRegion.module.css';
import type { Toast } from './toasts.ts';
import { toasts } from './toasts.ts';

/** The region for toasts. F8 focuses it; Escape, the button or a swipe to the right dismisses a toast. */
export function ToastRegion() {
  const region = useRef<HTMLElement>(null);
  const toast = useSyncExternalStore(toasts.listen, toasts.current);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && toast && toasts.dismiss(toast.id)}
    >
      <div role="status">{toast && toast.variant !== 'destructive' && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.variant === 'destructive' && <ToastCard key={toast.id} toast={toast} />}</div>
    </section>
  );
}

const swipePx = 50;

function ToastCard({ toast }: { toast: Toast }) {
  const [offset, setOffset] = useState(0);
  const start = useRef<number>(undefined);
  const dismiss = () => toasts.dismiss(toast.id);
  const end = () => {
    if (offset >= swipePx) dismiss();
    start.current = undefined;
    setOffset(0);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = event.clientX;
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    // Only a moving pointer holds the toast: one at rest may just be where the toast appears.
    if (event.movementX !== 0 || event.movementY !== 0) toasts.hold();
    if (start.current !== undefined) setOffset(Math.max(0, event.clientX - start.current));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and Escape dismiss as well
    <div
      className={styles.toast}
      data-variant={toast.variant ?? 'default'}
      data-held={offset > 0 || undefined}
      style={
        offset > 0 ? { transform: `translateX(${offset}px)`, opacity: Math.max(0.3, 1 - offset / 300) } : undefined
      }
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
    >
      <Icon name={toast.variant === 'destructive' ? 'alert' : 'check'} size={20} />
      <div className={styles.words}>
        <strong>{toast.title}</strong>
        {toast.description && <p>{toast.description}</p>}
      </div>
      <IconButton icon="close" label="Dismiss" onClick={dismiss} />
    </div>
  );
}
