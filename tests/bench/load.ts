import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { Trace } from './trace.ts';

/** A server in a process of its own that reports its processor time. */
export interface Subject {
  readonly port: number;
  /** Microseconds of processor time, user and system, since it started. */
  cpu(): Promise<number>;
  /** Resident memory in bytes. */
  memory(): Promise<number>;
  /** How the time of some work is distributed; for a server that was started with `EIQ_BENCH_TRACE`. */
  traced(work: () => Promise<void>): Promise<Trace>;
  stop(): Promise<void>;
}

export async function startSubject(file: string, environment: Record<string, string>): Promise<Subject> {
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

async function ask(child: ChildProcess, what: 'tell' | 'trace' | 'traced' = 'tell'): Promise<Usage> {
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
 * Processor time per request in microseconds. The subjects alternate, so that other work on the machine slows all of a round
 * alike. Returns a list for each round, in the order of the subjects.
 */
export async function processorTimes(
  subjects: readonly { subject: Subject; call: Call }[],
  { requests, rounds }: { requests: number; rounds: number },
): Promise<number[][]> {
  const measured = subjects.map((each) => ({ ...each, agent: new Agent({ keepAlive: true, maxSockets: 8 }) }));
  for (const { subject, call, agent } of measured) await sendMany(subject.port, call, 2 * requests, agent);
  const found: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const times: number[] = [];
    for (const { subject, call, agent } of measured) {
      const before = await subject.cpu();
      await sendMany(subject.port, call, requests, agent);
      times.push(((await subject.cpu()) - before) / requests);
    }
    found.push(times);
  }
  for (const { agent } of measured) agent.destroy();
  return found;
}

async function sendMany(port: number, call: Call, count: number, agent: Agent): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left-- > 0) await send(port, call, agent);
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}

/** Sends one request and returns the body. @throws for any status but success, which ends the measurement */
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
