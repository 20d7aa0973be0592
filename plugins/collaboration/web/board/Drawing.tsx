import '@excalidraw/excalidraw/index.css';
import './excalidraw-fonts.ts';
import { Excalidraw, exportToBlob, exportToSvg, getTextFromElements } from '@excalidraw/excalidraw';
import type { Collaborator, ExcalidrawImperativeAPI, SocketId } from '@excalidraw/excalidraw/types';
import { useEffect, useMemo, useRef, useState } from 'react';
import type * as Y from 'yjs';
import { toast } from '../../../../web/shell/toasts.ts';
import { useIsDark } from '../../../../web/theme/mode.ts';
import { Button } from '../../../../web/ui/index.ts';
import { saveBlob, saveText } from '../documents/save.ts';
import type { Presence } from '../presence/use-presence.ts';
import styles from './Board.module.css';
import type { BoundBoard } from './bind-board.ts';
import { bindBoard, elementsOf } from './bind-board.ts';

interface DrawingProps {
  document: Y.Doc;
  title: string;
  isReadOnly: boolean;
  presence: Presence;
}

/** The drawing of a whiteboard. Pictures and pages of other sites cannot be put on it: nobody checks what they show. */
export function Drawing({ document, title, isReadOnly, presence }: DrawingProps) {
  const isDark = useIsDark();
  const [api, setApi] = useState<ExcalidrawImperativeAPI>();
  const bound = useRef<BoundBoard>(undefined);
  const initialData = useMemo(() => ({ elements: elementsOf(document), scrollToContent: true }), [document]);
  useEffect(() => {
    if (!api) return;
    const board = bindBoard(document, api, (ids) => {
      toast({ title: 'Too long', description: 'Draw it in several strokes.', variant: 'destructive' });
      api.updateScene({ elements: api.getSceneElements().filter((element: { id: string }) => !ids.has(element.id)) });
    });
    bound.current = board;
    // The drawing learns by itself of a moved page, but not of one that grew above it.
    const size = new ResizeObserver(() => api.refresh());
    size.observe(window.document.body);
    return () => {
      bound.current = undefined;
      size.disconnect();
      board.close();
    };
  }, [api, document]);
  useEffect(() => {
    if (!api) return;
    return presence.watch(() => {
      const collaborators = presence.peers.flatMap(({ tab, name, cursor }): [SocketId, Collaborator][] => {
        if (!('x' in cursor)) return [];
        const pointer = { x: cursor.x, y: cursor.y, tool: 'pointer' } as const;
        return [[tab as SocketId, { username: name, pointer }]];
      });
      api.updateScene({ collaborators: new Map(collaborators) });
    });
  }, [api, presence]);
  const drawn = () => ({
    elements: api?.getSceneElements() ?? [],
    appState: { exportBackground: true, exportWithDarkMode: false },
    files: null,
  });
  const savePng = async () => saveBlob(title, 'png', await exportToBlob({ ...drawn(), mimeType: 'image/png' }));
  const saveSvg = async () => saveText(title, 'svg', (await exportToSvg(drawn())).outerHTML);
  return (
    <>
      <div className={styles.board}>
        <Excalidraw
          excalidrawAPI={setApi}
          initialData={initialData}
          viewModeEnabled={isReadOnly}
          theme={isDark ? 'dark' : 'light'}
          langCode="en"
          name={title}
          isCollaborating
          aiEnabled={false}
          validateEmbeddable={false}
          UIOptions={options}
          onChange={(...change: Parameters<BoundBoard['changed']>) => bound.current?.changed(...change)}
          onPointerUpdate={({ pointer }: { pointer: { x: number; y: number } }) =>
            presence.tell({ x: pointer.x, y: pointer.y })
          }
        />
      </div>
      <div className={styles.actions}>
        <Button small icon="download" onClick={savePng}>
          PNG
        </Button>
        <Button small icon="download" onClick={saveSvg}>
          SVG
        </Button>
        <Button small icon="download" onClick={() => saveText(title, 'txt', getTextFromElements(drawn().elements))}>
          Text
        </Button>
      </div>
    </>
  );
}

const options = {
  canvasActions: {
    changeViewBackgroundColor: false,
    export: false,
    loadScene: false,
    saveAsImage: false,
    saveToActiveFile: false,
    toggleTheme: false,
  },
  tools: { image: false },
} as const;
