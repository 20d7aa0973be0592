declare module 'virtual:theme.css';
declare module '@excalidraw/excalidraw/index.css';

/** The address of the folder from which Excalidraw loads its fonts. */
declare module 'virtual:excalidraw-assets' {
  const folder: string;
  export default folder;
}

/** Browser halves of plugins that are packages, by the ids of the plugins. */
declare module 'virtual:packaged-halves' {
  import type { Screens } from './screens.ts';
  export const halves: Readonly<Record<string, () => Promise<{ default: Screens }>>>;
}
