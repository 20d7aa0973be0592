import { Session } from 'node:inspector/promises';
import { onStatement } from '../statements.ts';

// Loaded by a server whose time is measured by layer.

/** The work of a server while it was traced. */
export interface Trace {
  /** Statements of calls and of the background work that follows; one batch may carry several. */
  readonly statements: { readonly calls: number; readonly background: number };
  readonly sendings: { readonly calls: number; readonly background: number };
  /** Milliseconds in which the process was busy, by layer of the code. */
  readonly milliseconds: Readonly<Record<string, number>>;
}

const count = { statements: { calls: 0, background: 0 }, sendings: { calls: 0, background: 0 } };
onStatement(({ origin, isSentAlone }) => {
  count.statements[origin] += 1;
  if (isSentAlone) count.sendings[origin] += 1;
});
const session = new Session();

export async function startTrace(): Promise<void> {
  for (const each of Object.values(count)) Object.assign(each, { calls: 0, background: 0 });
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 500 });
  await session.post('Profiler.start');
}

export async function endTrace(): Promise<Trace> {
  const { profile } = await session.post('Profiler.stop');
  await session.post('Profiler.disable');
  session.disconnect();
  return structuredClone({ ...count, milliseconds: byLayer(profile) });
}

type Profile = Awaited<ReturnType<typeof profileOf>>['profile'];
const profileOf = () => session.post('Profiler.stop');

/** Sums the samples by layer: that of the nearest caller whose file belongs to one. */
function byLayer({ nodes, samples = [], timeDeltas = [] }: Profile): Record<string, number> {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const callerOf = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const found: Record<string, number> = {};
  samples.forEach((sample, at) => {
    if (nodeOf.get(sample)?.callFrame.functionName === '(idle)') return;
    let layer: string | undefined;
    for (let id: number | undefined = sample; id !== undefined && !layer; id = callerOf.get(id)) {
      layer = layerOf(nodeOf.get(id)?.callFrame);
    }
    // Starting a trace takes long and is not work of the server.
    if (layer === tracing) return;
    const name = layer ?? 'Node and others';
    found[name] = (found[name] ?? 0) + (timeDeltas[at] ?? 0) / 1000;
  });
  return found;
}

const tracing = 'tracing';

const layers: readonly (readonly [RegExp, string])[] = [
  [/inspector|bench\/trace/, tracing],
  [/psychometrics/, 'scoring and item selection'],
  [/node_modules\/(pg|pg-|postgres)|core\/db\/pipeline/, 'sending and reading statements'],
  [/node_modules\/(knex|objection)|core\/db/, 'building queries and rows'],
  [/node_modules\/zod|core\/contract/, 'validation'],
  [/node_modules\/pino|core\/observe/, 'log'],
  [/core\/(http|identity)|node_modules\/(koa|@koa)/, 'HTTP and authentication'],
  [/core\/(events|plugins)|node_modules\/pg-boss/, 'events and jobs'],
  [/\/plugins\//, 'plugins'],
];

function layerOf(frame: { functionName: string; url: string } | undefined): string | undefined {
  if (frame?.functionName === '(garbage collector)') return 'garbage collection';
  return layers.find(([pattern]) => pattern.test(frame?.url ?? ''))?.[1];
}
