import { addressOf } from '../../../../web/api/index.ts';
import { collaboration as contract } from '../../contract.ts';
import { javascriptWorker } from './javascript-worker.ts';
import { pythonFiles, pythonWorker } from './python-worker.ts';

export type RunnableLanguage = 'javascript' | 'python';

/** What a run tells: lines it writes, and how it ended. */
export type RunEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'output' | 'error'; readonly text: string }
  /** `failed`: with its error. `full`: it wrote too much. */
  | { readonly kind: 'done' | 'failed' | 'stopped' | 'late' | 'full'; readonly text: string };

/** How long code may run, and how long Python may take to load (ms). */
const runMs = 10_000;
const loadMs = 60_000;
const ends = ['done', 'failed', 'full'];

/**
 * Runs code in a frame outside of the site's origin (see `documents/sandbox.ts` on the server).
 * @returns stops the run
 */
export function runCode(language: RunnableLanguage, code: string, tell: (event: RunEvent) => void): () => void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Code';
  frame.sandbox.add('allow-scripts');
  frame.src = addressOf(contract.routes.sandbox);
  const channel = new MessageChannel();
  let isOver = false;
  const end = (event: RunEvent) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    frame.remove();
    channel.port1.close();
    tell(event);
  };
  const endAfter = (ms: number) => setTimeout(() => end({ kind: 'late', text: '' }), ms);
  let timer = endAfter(loadMs);
  let isStarted = false;
  channel.port1.onmessage = ({ data }: MessageEvent<{ kind: string; text: string }>) => {
    const { kind, text } = data;
    if (kind === 'started' && !isStarted) {
      isStarted = true;
      clearTimeout(timer);
      timer = endAfter(runMs);
      tell({ kind });
    } else if (kind === 'output' || kind === 'error') tell({ kind, text });
    else if (ends.includes(kind)) end({ kind: kind as 'done', text });
  };
  frame.onload = async () => {
    try {
      const work =
        language === 'javascript'
          ? { worker: javascriptWorker, modules: { code }, given: null }
          : { worker: pythonWorker, ...(await pythonFiles()), code };
      const given = 'code' in work ? { ...work.given, code } : null;
      frame.contentWindow?.postMessage({ worker: work.worker, modules: work.modules, given }, '*', [channel.port2]);
    } catch (error) {
      end({ kind: 'failed', text: error instanceof Error ? error.message : String(error) });
    }
  };
  document.body.append(frame);
  return () => end({ kind: 'stopped', text: '' });
}
