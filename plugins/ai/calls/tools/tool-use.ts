import { z } from 'zod';
import type { OfferedTools, ToolCall, ToolDeclaration, ToolRound } from '../../providers/provider.ts';
import type { Timers } from '../../providers/routing/timers.ts';
import type { Tool } from '../../services.ts';
import { longestCall, longestResult, mostCallsAtOnce, mostRounds } from './limits.ts';

/** The tools of one answer: what is offered, and the calls so far. */
export interface ToolUse {
  offered(): OfferedTools;
  /** Runs the calls with which a request has ended, at once. Never throws; the signal ends it early. */
  run(said: string, calls: readonly ToolCall[], signal: AbortSignal): Promise<void>;
  /** The words said before calls, oldest first. */
  said(): readonly string[];
  /** Names of the tools that ran, in order. */
  called(): readonly string[];
}

export interface ToolUseDependencies {
  /** When to call them, for the model. */
  readonly rules: string;
  readonly all: readonly Tool[];
  readonly timers: Timers;
  /** Marks a text as data. */
  fenced(text: string): string;
  /** For the log; the arguments and the error are not logged, because they may repeat a learner's words. */
  failed(tool: string, problem: 'unknown' | 'arguments' | 'failed' | 'timeout'): void;
}

/** Undefined where there is no tool. */
export function createToolUse(dependencies: ToolUseDependencies): ToolUse | undefined {
  const { rules, all, fenced } = dependencies;
  if (all.length === 0) return undefined;
  const declared = all.map(declarationOf);
  const rounds: ToolRound[] = [];
  const called: string[] = [];
  const known = new Map<string, string>();

  async function resultOf(call: ToolCall, place: number, signal: AbortSignal): Promise<string> {
    if (place >= mostCallsAtOnce) return `Not run: at most ${mostCallsAtOnce} calls at once.`;
    const same = JSON.stringify([call.name, call.arguments]);
    const before = known.get(same);
    if (before !== undefined) return `You have asked this before, and the result is the same:\n${before}`;
    const result = await runTool(dependencies, call, called, signal);
    known.set(same, result);
    return result;
  }

  return {
    offered: () => ({ rules, declared, rounds: [...rounds], mayCall: rounds.length < mostRounds }),
    async run(said, calls, signal) {
      const named = calls.map((call) => ({
        ...call,
        name: call.name.replace(/[^\w-]/g, '_').slice(0, 64) || 'unnamed',
      }));
      const results = await Promise.all(named.map((call, place) => resultOf(call, place, signal)));
      rounds.push({ said, calls: named, results: results.map(fenced) });
    },
    said: () => rounds.map(({ said }) => said),
    called: () => called,
  };
}

/** A tool as it is sent to providers. */
function declarationOf({ name, description, input }: Tool): ToolDeclaration {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' }) as Record<string, unknown>;
  return { name, description, schema };
}

async function runTool(
  { all, timers, failed }: ToolUseDependencies,
  { name, arguments: written }: ToolCall,
  called: string[],
  signal: AbortSignal,
): Promise<string> {
  const tool = all.find((each) => each.name === name);
  if (!tool) {
    failed('unknown', 'unknown');
    return `There is no tool “${name}”. There are: ${all.map((each) => each.name).join(', ')}.`;
  }
  const problemWith = (problem: string) => {
    failed(name, 'arguments');
    return `Not run: ${problem}`;
  };
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return problemWith('the arguments are not JSON.');
  }
  const parsed = tool.input.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return problemWith(
      `the arguments do not fit. ${issue ? `${issue.path.join('.') || 'They'}: ${issue.message}` : ''}`,
    );
  }
  called.push(name);
  const stopping = new AbortController();
  const late = Promise.withResolvers<typeof tooLate>();
  const stopTimer = timers.after(longestCall, () => late.resolve(tooLate));
  const stop = () => late.resolve(tooLate);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const result = await Promise.race([tool.run(parsed.data, stopping.signal), late.promise]);
    if (result === tooLate) {
      failed(name, 'timeout');
      return 'The tool took too long. Answer without it, and say that you could not check.';
    }
    return cut(typeof result === 'string' ? result : JSON.stringify(result ?? null));
  } catch {
    failed(name, 'failed');
    return 'The tool failed. Answer without it, and say that you could not check.';
  } finally {
    stopTimer();
    signal.removeEventListener('abort', stop);
    stopping.abort(new Error('The call has ended'));
  }
}

const tooLate = Symbol('The tool took too long');

const cut = (text: string) =>
  text.length > longestResult ? `${text.slice(0, longestResult)}\n(The rest does not fit here.)` : text;
