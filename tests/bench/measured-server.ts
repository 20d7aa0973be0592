import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { Trace } from './trace.ts';

/** A server in a separate process that reports its processor time. */
export interface MeasuredServer {
  readonly port: number;
  /** Microseconds of processor time, user and system, since it started. */
  cpu(): Promise<number>;
  /** Resident memory in bytes. */
  memory(): Promise<number>;
  /** Statements and processor time of some work. Requires a server that was started with `EIQ_BENCH_TRACE`. */
  traced(work: () => Promise<void>): Promise<Trace>;
  stop(): Promise<void>;
}

export async function startMeasuredServer(file: string, environment: Record<string, string>): Promise<MeasuredServer> {
  const child = fork(file, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  child.stdout?.resume();
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    cpu: async () => {
      const { cpu } = await ask(child);
      return cpu.user + cpu.system;
    },
    memory: async () => (await ask(child)).memory,
    async traced(work) {
      await ask(child, 'trace');
      await work();
      const { trace } = await ask(child, 'traced');
      if (!trace) throw new Error('This server was started without EIQ_BENCH_TRACE');
      return trace;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

interface Usage {
  readonly cpu: NodeJS.CpuUsage;
  readonly memory: number;
  readonly trace: Trace | null;
}

async function ask(child: ChildProcess, what: 'usage' | 'trace' | 'traced' = 'usage'): Promise<Usage> {
  const answer = once(child, 'message');
  child.send(what);
  return (await answer)[0] as Usage;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly token?: string;
}

/**
 * Processor time per request in microseconds. The servers alternate, so that other work on the machine slows all servers of a
 * round equally. Returns a list for each round, in the order of the servers.
 */
export async function processorTimes(
  servers: readonly { server: MeasuredServer; call: Call }[],
  { requests, rounds }: { requests: number; rounds: number },
): Promise<number[][]> {
  const measured = servers.map((each) => ({ ...each, agent: new Agent({ keepAlive: true, maxSockets: 8 }) }));
  for (const { server, call, agent } of measured) await sendMany(server.port, call, 2 * requests, agent);
  const timesByRound: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const times: number[] = [];
    for (const { server, call, agent } of measured) {
      const before = await server.cpu();
      await sendMany(server.port, call, requests, agent);
      times.push(((await server.cpu()) - before) / requests);
    }
    timesByRound.push(times);
  }
  for (const { agent } of measured) agent.destroy();
  return timesByRound;
}

async function sendMany(port: number, call: Call, count: number, agent: Agent): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await send(port, call, agent);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** Sends one request and returns the body. @throws if the status is 300 or more */
export function send(port: number, { method, path, body, token }: Call, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
    };
    const sent = request({ host: '127.0.0.1', port, method, path, headers, ...(agent ? { agent } : {}) }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => {
        if ((answer.statusCode ?? 500) < 300) resolve(text);
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
