import './excalidraw-fonts.ts';
import { exportToCanvas, restoreElements } from '@excalidraw/excalidraw';
import { useEffect, useRef } from 'react';
import { useIsDark } from '../../../../web/theme/mode.ts';
import styles from './Board.module.css';

type Elements = Parameters<typeof restoreElements>[0];

/** An earlier state of a whiteboard, as a picture. */
export function KeptDrawing({ elements, text }: { elements: readonly object[]; text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isDark = useIsDark();
  useEffect(() => {
    let isGone = false;
    exportToCanvas({
      elements: restoreElements(elements as Elements, null),
      appState: { exportBackground: true, exportWithDarkMode: isDark },
      files: null,
      maxWidthOrHeight: 1000,
    }).then(
      (canvas: HTMLCanvasElement) => isGone || place.current?.replaceChildren(canvas),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [elements, isDark]);
  return <div ref={place} role="img" aria-label={`Whiteboard. ${text}`} className={styles.kept} />;
}
