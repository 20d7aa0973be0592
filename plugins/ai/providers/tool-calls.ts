import type { OfferedTools, Prompt, ToolCall, ToolRound } from './provider.ts';

/** The instructions, with those for tools where there are any. */
export const systemOf = ({ system, tools }: Pick<Prompt, 'system' | 'tools'>) =>
  tools ? `${system}\n\n${tools.rules}` : system;

/**
 * The id of a call in every provider's format. Ids of the providers are not kept, so that any of them can continue an
 * answer. Nine letters and digits, which Mistral's templates require.
 * @example callId(1, 2) // 'call00102'
 */
export const callId = (round: number, place: number) => `call${String(round * 100 + place).padStart(5, '0')}`;

/** The arguments of a call as an object; empty where they are not one, because servers reject broken JSON. */
export function argumentsOf({ arguments: written }: ToolCall): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(written);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rounds as words, for models that take no tools: another provider may have called them before. */
export const asTurns = (rounds: readonly ToolRound[]): Prompt['turns'] =>
  rounds.flatMap(({ said, calls, results }) => [
    { role: 'assistant' as const, text: said || `I look up: ${calls.map(({ name }) => name).join(', ')}.` },
    { role: 'user' as const, text: results.join('\n\n') },
  ]);

/** The number of characters that tools add to a prompt. */
export const lengthOfTools = ({ rules, declared, rounds }: OfferedTools): number =>
  rules.length +
  JSON.stringify(declared).length +
  rounds.reduce(
    (sum, { said, calls, results }) =>
      sum + [said, ...calls.map((call) => call.name + call.arguments), ...results].join('').length,
    0,
  );

/** What compatible servers send of a call in one chunk. */
export interface CallDelta {
  readonly index?: number;
  readonly id?: string | null;
  readonly function?: { readonly name?: string | null; readonly arguments?: unknown };
}

/**
 * Puts calls together that arrive in pieces. Compatible servers differ: some send a call whole, some send no index, some
 * send the same index for every call with another id, and some send the arguments as an object.
 */
export function createCallReader() {
  const begun: { index: number | undefined; id: string | undefined; name: string; arguments: string }[] = [];
  return {
    add({ index, id, function: { name, arguments: piece } = {} }: CallDelta) {
      const last = begun.at(-1);
      const same = index === undefined ? last : begun.findLast((call) => call.index === index);
      const isNew = !same || (id && same.id && id !== same.id) || (index === undefined && Boolean(name));
      const call = isNew ? { index, id: id ?? undefined, name: '', arguments: '' } : same;
      if (isNew) begun.push(call);
      // Some servers repeat the name in every chunk.
      if (name && call.name === '') call.name = name;
      if (piece !== undefined && piece !== null)
        call.arguments += typeof piece === 'string' ? piece : JSON.stringify(piece);
    },
    /** The length of all arguments so far. */
    length: () => begun.reduce((sum, call) => sum + call.arguments.length, 0),
    calls: (): ToolCall[] => begun.map(({ name, arguments: written }) => ({ name, arguments: written || '{}' })),
  };
}
