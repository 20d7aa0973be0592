import { Session } from 'node:inspector/promises';
import { onStatement } from '../statements.ts';

// Counts the statements of a server and measures its processor time by layer. Loaded only if EIQ_BENCH_TRACE is set.

/** The work of a server while it was traced. */
export interface Trace {
  /** Statements of calls and of the background work that follows. A batch holds those that are sent together. */
  readonly statements: { readonly calls: number; readonly background: number };
  readonly batches: { readonly calls: number; readonly background: number };
  /** Milliseconds in which the process was busy, by layer of the code. */
  readonly milliseconds: Readonly<Record<string, number>>;
}

const count = { statements: { calls: 0, background: 0 }, batches: { calls: 0, background: 0 } };
onStatement(({ origin, startsBatch }) => {
  count.statements[origin] += 1;
  if (startsBatch) count.batches[origin] += 1;
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

/** Sums the samples by layer. A sample belongs to the layer of the nearest caller whose file has one. */
function byLayer({ nodes, samples = [], timeDeltas = [] }: Profile): Record<string, number> {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const callerOf = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const milliseconds: Record<string, number> = {};
  samples.forEach((sample, at) => {
    if (nodeOf.get(sample)?.callFrame.functionName === '(idle)') return;
    let layer: string | undefined;
    for (let id: number | undefined = sample; id !== undefined && !layer; id = callerOf.get(id)) {
      layer = layerOf(nodeOf.get(id)?.callFrame);
    }
    // Starting a trace takes long and is not part of the server's work.
    if (layer === tracing) return;
    const name = layer ?? 'Node.js and other code';
    milliseconds[name] = (milliseconds[name] ?? 0) + (timeDeltas[at] ?? 0) / 1000;
  });
  return milliseconds;
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
