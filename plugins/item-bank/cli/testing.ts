import { Readable } from 'node:stream';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';

export type Words = Pick<CommandContext, 'arguments' | 'options'>;

const institution = { id: '', slug: '', name: '' };

/** Runs a command that needs no service, and returns its output, as text and as the value of --json. */
export async function runCommand(
  command: PluginCommand,
  words: Words,
  input = '',
): Promise<{ text: string; value: unknown }> {
  const printed: { text: string; value: unknown }[] = [];
  await command.run({
    ...words,
    institution,
    who: unprivilegedActor(institution),
    print: (value, text = '') => printed.push({ text, value: JSON.parse(JSON.stringify(value)) }),
    confirm: async () => true,
    ask: async () => undefined,
    progress: () => ({ step() {}, done() {} }),
    service: () => {
      throw new Error('this command needs no service');
    },
    input: Readable.from(input === '' ? [] : [Buffer.from(input)], { objectMode: false }),
  });
  const [first] = printed;
  if (!first || printed.length > 1) throw new Error(`the command printed ${printed.length} times`);
  return first;
}
