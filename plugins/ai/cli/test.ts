import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { Tried } from '../contract.ts';
import { providerTitles } from '../contract.ts';
import { aiOperations } from '../services.ts';

export const command: PluginCommand = {
  options: [
    { flags: '--message <text>', description: 'What to ask; a short question when not given' },
    { flags: '--include-assessment', description: 'Send a sample of assessment data along; it is nobody’s' },
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
    // What each said is printed, and a script learns that one failed.
    if (!result.success) process.exitCode = 1;
  },
};

function line({ provider, model, state, milliseconds, firstToken, error }: Tried): string {
  const name = providerTitles[provider].padEnd(14);
  if (state === 'not-configured') return `${name} no key`;
  if (state === 'failed') return `${name} failed after ${milliseconds} ms (${model}): ${error}`;
  return `${name} works, ${milliseconds} ms, first words after ${firstToken ?? milliseconds} ms (${model})`;
}
