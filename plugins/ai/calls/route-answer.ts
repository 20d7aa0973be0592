import type { OfferedTools, ToolCall } from '../providers/provider.ts';
import type { Candidate, Routed, Router } from '../providers/routing/router.ts';
import type { Ask, Asker } from '../services.ts';
import type { Admitted } from './admission.ts';
import type { OpenCall } from './open-call.ts';
import type { ToolUse } from './tools/tool-use.ts';
import type { Writing } from './writing.ts';

export interface RouteAnswerDependencies {
  readonly router: Router;
  readonly builtIn: Candidate;
  readonly log: { error(details: object, text: string): void };
}

export interface AnswerToWrite {
  readonly asker: Asker;
  readonly ask: Ask;
  readonly admitted: Admitted;
  readonly call: OpenCall;
  readonly signal: AbortSignal;
  readonly writing: Writing;
  readonly tools: ToolUse | undefined;
}

/** The last request of an answer, with the tokens of all that ended. */
type End = Omit<Extract<Routed, { kind: 'end' }>, 'kind'>;

/**
 * Asks the providers in order, the built-in tutor last, and writes the answer. Where a request ends with calls of tools,
 * their results are sent to the same provider first.
 */
export function createRouteAnswer({ router, builtIn, log }: RouteAnswerDependencies) {
  return async (answer: AnswerToWrite): Promise<End> => {
    const { admitted, signal, writing, tools } = answer;
    let { external } = admitted;
    const total = { inputTokens: 0, outputTokens: 0 };
    try {
      for (;;) {
        const offered = external.length > 0 ? tools?.offered() : undefined;
        const { said, calls, end } = await route(answer, external, offered);
        total.inputTokens += end.inputTokens;
        total.outputTokens += end.outputTokens;
        if (end.finish !== 'calls') {
          writing.end(end.finish);
          return { ...end, ...total };
        }
        if (tools && offered?.mayCall) {
          await tools.run(said, calls, signal);
          signal.throwIfAborted();
          writing.paragraph();
          external = [end.candidate, ...external.filter((each) => each !== end.candidate)];
        } else {
          // The model goes on calling where it has to answer.
          writing.restart();
          external = [];
        }
      }
    } catch (error) {
      if (signal.aborted) throw error;
      const { plugin, purpose } = answer.ask;
      log.error({ plugin, purpose }, 'the built-in tutor did not answer');
      writing.restart();
      writing.add('I cannot answer that at the moment. Please ask me again shortly.');
      writing.end('complete');
      return { candidate: builtIn, finish: 'complete', inputTokens: 0, outputTokens: 0 };
    }
  };

  /** One request to the first provider that answers it; its words are written as they arrive. */
  async function route(
    { asker, ask, admitted, call, signal, writing, tools }: AnswerToWrite,
    external: readonly Candidate[],
    offered: OfferedTools | undefined,
  ) {
    let said = '';
    let calls: ToolCall[] = [];
    let end: End | undefined;
    for await (const part of router.route({
      candidates: [...external, builtIn],
      prompt: (model) => ({ ...admitted.prompt(model), ...(offered && { tools: offered }) }),
      given: { asker, ask },
      signal,
      hasShown: () => said !== '',
      attempts: call.attempts,
      // The deadline for the first words includes all requests before them.
      ...(writing.hasShown() ? {} : { since: call.since }),
    })) {
      if (part.kind === 'text') {
        said += part.text;
        writing.add(part.text);
      } else if (part.kind === 'call') calls.push(part.call);
      else if (part.kind === 'void') {
        [said, calls] = ['', []];
        writing.restart(tools?.said());
      } else end = part;
    }
    // Read to its end: the circuit breaker and the number of concurrent calls count an answer then.
    if (!end) throw new Error('No provider answered');
    return { said, calls, end };
  }
}
