/**
 * Runs in the worker of the sandbox: writes what the code logs, and imports the code as a module, so that line numbers are its
 * own. A run is over when the module is evaluated and no timer waits.
 */
export const javascriptWorker = `
const send = self.postMessage.bind(self);
const isShallow = (value) => value === null || typeof value !== 'object';
function shown(value) {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  if (typeof value === 'function') return '[function ' + (value.name || 'without a name') + ']';
  if (isShallow(value)) return typeof value === 'bigint' ? value + 'n' : String(value);
  if (value instanceof Map) return 'Map ' + shown([...value]);
  if (value instanceof Set) return 'Set ' + shown([...value]);
  try {
    return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? part + 'n' : part), Array.isArray(value) && value.every(isShallow) ? 0 : 2);
  } catch {
    return String(value);
  }
}
for (const level of ['log', 'info', 'debug', 'table', 'warn', 'error', 'trace'])
  console[level] = (...values) =>
    send({ kind: level === 'warn' || level === 'error' ? 'error' : 'output', text: values.map(shown).join(' ') + '\\n' });
let isEvaluated = false;
const waiting = new Set();
const check = () => isEvaluated && waiting.size === 0 && send({ kind: 'done' });
for (const [begin, end, isOnce] of [['setTimeout', 'clearTimeout', true], ['setInterval', 'clearInterval', false]]) {
  const [start, stop] = [self[begin].bind(self), self[end].bind(self)];
  self[begin] = (work, ms, ...given) => {
    const id = start(() => {
      try {
        work(...given);
      } catch (error) {
        fail(error);
      }
      if (isOnce) waiting.delete(id);
      check();
    }, ms);
    waiting.add(id);
    return id;
  };
  self[end] = (id) => {
    stop(id);
    waiting.delete(id);
    setImmediately(check);
  };
}
const setImmediately = (work) => Promise.resolve().then(work);
function fail(error) {
  const [, line] = /blob:[^\\s)]*:(\\d+):\\d+/.exec(error?.stack ?? '') ?? [];
  send({ kind: 'failed', text: shown(error) + (line ? ' (line ' + line + ')' : '') });
}
self.onunhandledrejection = ({ reason }) => fail(reason);
self.onmessage = () => {
  self.onmessage = null;
  send({ kind: 'started' });
  import(modules.code).then(() => {
    isEvaluated = true;
    check();
  }, fail);
};
`;
