import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { Tried } from '../contract.ts';
import { providerTitles } from '../contract.ts';
import { aiOperations } from '../services.ts';

export const command: PluginCommand = {
  options: [
    { flags: '--message <text>', description: 'Message to send (default: a short question)' },
    { flags: '--include-assessment', description: 'Include made-up assessment data' },
  ],
  async run({ options, institution, print, service }) {
    const result = await service(aiOperations).test(
      { who: { institution } },
      {
        message: typeof options.message === 'string' ? options.message : undefined,
        includeAssessment: options.includeAssessment === true,
      },
    );
    print(result, result.providers.map(line).join('\n'));
    // All results are printed; the exit code reports a failure.
    if (!result.success) process.exitCode = 1;
  },
};

function line({ provider, model, state, milliseconds, firstToken, error }: Tried): string {
  const name = providerTitles[provider].padEnd(14);
  if (state === 'not-configured') return `${name} no key`;
  if (state === 'failed') return `${name} failed after ${milliseconds} ms (${model}): ${error}`;
  return `${name} works, ${milliseconds} ms, first words after ${firstToken ?? milliseconds} ms (${model})`;
}
