// Short messages: the newest only, for 5 seconds, or longer while the pointer or the focus is on it.

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
  /** Without an id, dismisses the toast shown. */
  dismiss(id?: number): void;
  /** Keeps the toast until `release`, while the pointer or the focus is on it. */
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

/** @example toast({ title: 'Not saved', description: error.text, variant: 'destructive' }) */
export const toast = (text: ToastText): void => toasts.show(text);
