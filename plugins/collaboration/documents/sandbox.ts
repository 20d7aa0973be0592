import type { HtmlAnswer } from '../../../core/contract/index.ts';

/** The most that a run may write (characters). */
const maxOutput = 100_000;

/**
 * The page that runs code. It is outside of the site's origin, so it has neither cookies nor storage, and its policy allows no
 * address, so that nothing is fetched or sent; workers inherit both. The code runs in a worker, which an endless loop does not
 * take the page from. The page that shows the frame sends the worker's text, modules and data once, and a port for what the
 * code writes, and ends a run by removing the frame.
 */
export const sandboxPage: HtmlAnswer = {
  html: (nonce) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Code</title><script nonce="${nonce}">${script}</script></html>`,
  policy: { sandbox: ['allow-scripts'], 'script-src': ['blob:', "'wasm-unsafe-eval'"], 'worker-src': ['blob:'] },
};

const script = `
const addressOf = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
let left = ${maxOutput};
addEventListener('message', ({ data, source, ports: [port] }) => {
  if (source !== parent || !port) return;
  const modules = Object.fromEntries(Object.entries(data.modules).map(([name, text]) => [name, addressOf(text)]));
  const worker = new Worker(addressOf('const modules = ' + JSON.stringify(modules) + ';' + data.worker));
  const end = (told) => {
    worker.terminate();
    port.postMessage(told);
  };
  worker.onmessage = ({ data: told }) => {
    const kind = String(told?.kind).slice(0, 10);
    const text = String(told?.text ?? '').slice(0, left);
    left -= text.length;
    port.postMessage({ kind, text });
    if (left <= 0) end({ kind: 'full', text: '' });
  };
  worker.onerror = ({ message }) => end({ kind: 'failed', text: String(message).slice(0, 2000) });
  worker.postMessage(data.given);
}, { once: true });
`;
