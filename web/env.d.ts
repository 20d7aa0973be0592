declare module 'virtual:theme.css';

/** Browser halves of plugins that are packages, by the ids of the plugins. */
declare module 'virtual:packaged-halves' {
  import type { Screens } from './screens.ts';
  export const halves: Readonly<Record<string, () => Promise<{ default: Screens }>>>;
}
