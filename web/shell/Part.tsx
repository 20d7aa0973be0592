import type { ComponentType, ReactNode } from 'react';
import { useEffect, useReducer } from 'react';
import type { Load } from '../screens.ts';

export interface PartProps<Props> {
  load: Load<Props>;
  partProps: Props;
  /** Shown while the code loads. */
  waiting: ReactNode;
  /** Rendered after the component, once it is loaded. */
  children?: ReactNode;
}

/**
 * A component that is fetched when it is first shown: a screen, a fill, a half of the shell. Unlike `lazy`, it causes no
 * Suspense fallback: React delays content for 300 ms after each fallback, and here one part leads to the next.
 */
export function Part<Props extends object>({ load, partProps, waiting, children }: PartProps<Props>) {
  const [, show] = useReducer((times: number) => times + 1, 0);
  const part = partOf(load);
  // As of this render: the part may arrive before the effect runs.
  const { isSettled } = part;
  useEffect(() => {
    let unmounted = false;
    if (!isSettled) void part.arrival.then(() => !unmounted && show());
    return () => {
      unmounted = true;
    };
  }, [part, isSettled]);
  if (part.error !== undefined) throw part.error;
  const Component = part.component as ComponentType<Props> | undefined;
  if (!Component) return waiting;
  return (
    <>
      <Component {...partProps} />
      {children}
    </>
  );
}

/** Discards a part that failed to load, so that it is fetched again. */
export function forgetPart(load: unknown): void {
  parts.delete(load);
}

interface LoadedPart {
  isSettled: boolean;
  component?: unknown;
  error?: unknown;
  arrival: Promise<void>;
}

const parts = new Map<unknown, LoadedPart>();

function partOf<Props>(load: Load<Props>): LoadedPart {
  const known = parts.get(load);
  if (known) return known;
  const part: LoadedPart = { isSettled: false, arrival: Promise.resolve() };
  part.arrival = fetchPart(load, part);
  parts.set(load, part);
  return part;
}

async function fetchPart<Props>(load: Load<Props>, part: LoadedPart): Promise<void> {
  try {
    const [component, ...others] = exportsOf(await load());
    if (!component || others.length > 0) {
      throw new Error('The module of a screen or fill must export exactly one component');
    }
    part.component = component;
  } catch (error) {
    part.error = error ?? new Error('The code could not be loaded');
  }
  part.isSettled = true;
}

/** The module's own exports. The bundler may add exports for other files, with names of one or two letters. */
function exportsOf(module: object): unknown[] {
  return Object.entries(module).flatMap(([name, value]) => (name.length > 2 ? [value] : []));
}
