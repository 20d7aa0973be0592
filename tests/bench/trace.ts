import { Session } from 'node:inspector/promises';
import { onStatement } from '../statements.ts';

// Loaded by a server that is to tell where its time goes.

/** What a server did while it was traced. */
export interface Trace {
  /** Statements for calls, and for what follows them in the background; each sending may carry several. */
  readonly statements: { readonly calls: number; readonly background: number };
  readonly sendings: { readonly calls: number; readonly background: number };
  /** Milliseconds in which the process was busy, by whose code that was. */
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

/** Whose code a sample is in: the nearest of its callers that a layer has. */
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
    // Starting to trace takes long, and is none of the server's work.
    if (layer === tracing) return;
    const name = layer ?? 'Node and the rest';
    found[name] = (found[name] ?? 0) + (timeDeltas[at] ?? 0) / 1000;
  });
  return found;
}

const tracing = 'tracing';

const layers: readonly (readonly [RegExp, string])[] = [
  [/inspector|bench\/trace/, tracing],
  [/psychometrics/, 'scoring and choosing'],
  [/node_modules\/(pg|pg-|postgres)|core\/db\/pipeline/, 'sending and reading statements'],
  [/node_modules\/(knex|objection)|core\/db/, 'building queries and rows'],
  [/node_modules\/zod|core\/contract/, 'checking shapes'],
  [/node_modules\/pino|core\/observe/, 'log'],
  [/core\/(http|identity)|node_modules\/(koa|@koa)/, 'HTTP and who calls'],
  [/core\/(events|plugins)|node_modules\/pg-boss/, 'events and jobs'],
  [/\/plugins\//, 'plugins'],
];

function layerOf(frame: { functionName: string; url: string } | undefined): string | undefined {
  if (frame?.functionName === '(garbage collector)') return 'garbage collection';
  return layers.find(([pattern]) => pattern.test(frame?.url ?? ''))?.[1];
}
