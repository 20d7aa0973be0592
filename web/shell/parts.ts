import type { ComponentType } from 'react';
import { lazy } from 'react';
import type { Load } from '../screens.ts';

// Components of plugins, fetched when first shown. One that failed to arrive is fetched again after `forgetPart`.

const parts = new Map<unknown, unknown>();

/** The component that a plugin's module exports, as one that React loads when it is rendered. */
export function partOf<Props>(load: Load<Props>): ComponentType<Props> {
  const known = parts.get(load) ?? lazyPart(load);
  parts.set(load, known);
  return known as ComponentType<Props>;
}

export function forgetPart(load: unknown): void {
  parts.delete(load);
}

function lazyPart<Props>(load: Load<Props>): unknown {
  return lazy(async () => {
    const [component, ...others] = Object.values(await load());
    if (!component || others.length > 0)
      throw new Error('The module of a screen or fill exports exactly one component');
    return { default: component as ComponentType };
  });
}
