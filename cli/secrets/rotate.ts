import { readFile } from 'node:fs/promises';
import { invalid } from '../../core/contract/errors.ts';
import { loadKeys, sealedColumnsOf } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import type { CommandResult } from '../command-result.ts';
import { pipedInput } from '../piped-input.ts';
import { pluralize } from '../pluralize.ts';
import type { Terminal } from '../terminal.ts';

export interface RotateOptions {
  readonly previousKeyFile?: string;
  readonly previousKeyStdin?: boolean;
}

/** Names of the credentials that the current key does not open. */
export async function secretsStatus({ identity, host }: Platform): Promise<CommandResult> {
  const unreadable = await identity.secrets.unreadable(sealedColumnsOf(host.plugins));
  return {
    value: { unreadable },
    text:
      unreadable.length === 0
        ? 'The secret key opens every stored credential.'
        : `Encrypted with another key:\n${unreadable.map((name) => `  ${name}`).join('\n')}\nRun eiq secrets rotate with the previous key, or enter them again.`,
  };
}

/** Encrypts stored credentials again with the current key. @throws Failure invalid without a usable previous key */
export async function rotateSecrets(
  { identity, configuration, host }: Platform,
  options: RotateOptions,
  terminal: Pick<Terminal, 'ask'>,
): Promise<CommandResult> {
  const secretKey = await previousKey(options, terminal);
  if (secretKey.length < 32) throw invalid('The previous key has at least 32 characters.');
  const previous = loadKeys({ secretKey, folder: configuration.varFolder, production: true });
  const { rotated, current, unreadable } = await identity.secrets.rotate(previous, sealedColumnsOf(host.plugins));
  const lines = [
    `Encrypted ${pluralize(rotated, 'credential')} again with the current key.`,
    ...(current > 0 ? [`The current key already opened ${current}.`] : []),
    ...(unreadable.length > 0
      ? [`Neither key opens these; enter them again: ${[...new Set(unreadable)].join(', ')}`]
      : []),
  ];
  return { value: { rotated, current, unreadable }, text: lines.join('\n') };
}

async function previousKey({ previousKeyFile, previousKeyStdin }: RotateOptions, { ask }: Pick<Terminal, 'ask'>) {
  if (previousKeyFile !== undefined) {
    const text = await readFile(previousKeyFile, 'utf8').catch(() => {
      throw invalid(`The file ${previousKeyFile} cannot be read.`);
    });
    return text.trim();
  }
  if (previousKeyStdin) return (await pipedInput('--previous-key-stdin', 'the previous key', 'secrets')).trim();
  const answer = await ask('Previous secret key', { secret: true });
  if (answer === undefined) {
    throw invalid(
      'Pass the previous key with --previous-key-file or --previous-key-stdin; it is not accepted as an argument.',
    );
  }
  return answer.trim();
}
