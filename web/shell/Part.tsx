import type { ComponentType, ReactNode } from 'react';
import { useEffect, useReducer } from 'react';
import type { Load } from '../screens.ts';

export interface PartProps<Props> {
  load: Load<Props>;
  given: Props;
  /** While the code arrives. */
  waiting: ReactNode;
  /** Beside the part, once it is there. */
  children?: ReactNode;
}

/**
 * A component that is fetched when it is first shown: a screen, a fill, a half of the shell. Not by `lazy`: React holds
 * what a Suspense boundary waited for back until 300 ms after the last fallback, and here one part leads to the next.
 */
export function Part<Props extends object>({ load, given, waiting, children }: PartProps<Props>) {
  const [, show] = useReducer((times: number) => times + 1, 0);
  const part = partOf(load);
  // As this render saw it: the part may come before the effect runs.
  const { isSettled } = part;
  useEffect(() => {
    let gone = false;
    if (!isSettled) void part.arrival.then(() => !gone && show());
    return () => {
      gone = true;
    };
  }, [part, isSettled]);
  if (part.error !== undefined) throw part.error;
  const Component = part.component as ComponentType<Props> | undefined;
  if (!Component) return waiting;
  return (
    <>
      <Component {...given} />
      {children}
    </>
  );
}

/** One that failed to arrive is fetched again the next time it is shown. */
export function forgetPart(load: unknown): void {
  parts.delete(load);
}

interface Arriving {
  isSettled: boolean;
  component?: unknown;
  error?: unknown;
  arrival: Promise<void>;
}

const parts = new Map<unknown, Arriving>();

function partOf<Props>(load: Load<Props>): Arriving {
  const known = parts.get(load);
  if (known) return known;
  const part: Arriving = { isSettled: false, arrival: Promise.resolve() };
  part.arrival = fetchPart(load, part);
  parts.set(load, part);
  return part;
}

async function fetchPart<Props>(load: Load<Props>, part: Arriving): Promise<void> {
  try {
    const [component, ...others] = exportsOf(await load());
    if (!component || others.length > 0) {
      throw new Error('The module of a screen or fill exports exactly one component');
    }
    part.component = component;
  } catch (error) {
    part.error = error ?? new Error('The code could not be fetched');
  }
  part.isSettled = true;
}

/**
 * What a module exports by itself. The bundler may put what other files need beside it into the same file, and exports that
 * by names of a letter or two.
 */
function exportsOf(module: object): unknown[] {
  return Object.entries(module).flatMap(([name, value]) => (name.length > 2 ? [value] : []));
}
