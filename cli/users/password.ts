import { invalid } from '../../core/contract/errors.ts';
import { pipedInput } from '../piped-input.ts';

/** Reads a password from standard input, without the trailing newline. @throws Failure invalid when it is empty */
export async function passwordFromInput(): Promise<string> {
  const text = await pipedInput('--password-stdin', 'the password', 'users');
  const password = text.replace(/\r?\n$/, '');
  if (password === '') throw invalid('Standard input contains no password.');
  return password;
}
