// Short messages that come and go: one at a time, the newest; 5 seconds each, longer while looked at.

export interface ToastText {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}
export interface Toast extends ToastText {
  readonly id: number;
}

export interface Toasts {
  show(text: ToastText): void;
  current(): Toast | undefined;
  /** Without an id whatever shows. */
  dismiss(id?: number): void;
  /** While the pointer or the focus is on it, a toast stays. */
  hold(): void;
  release(): void;
  listen(listener: () => void): () => void;
}

const toastMs = 5000;

export function createToasts(duration = toastMs): Toasts {
  let shown: Toast | undefined;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const change = (toast: Toast | undefined) => {
    shown = toast;
    restart();
    for (const listener of [...listeners]) listener();
  };
  const restart = () => {
    clearTimeout(timer);
    if (shown) timer = setTimeout(() => change(undefined), duration);
  };

  return {
    show: (text) => change({ ...text, id: ++count }),
    current: () => shown,
    dismiss: (id) => {
      if (shown && (id === undefined || shown.id === id)) change(undefined);
    },
    hold: () => clearTimeout(timer),
    release: restart,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toasts = createToasts();

/** Tells the person something in passing: `toast({ title, description, variant: 'destructive' })`. */
export const toast = (text: ToastText): void => toasts.show(text);
