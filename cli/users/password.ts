import { invalid } from '../../core/contract/errors.ts';

/** Reads a password from standard input, without the trailing newline. @throws Failure invalid when it is empty */
export async function passwordFromInput(): Promise<string> {
  if (process.stdin.isTTY) throw invalid('--password-stdin reads the password from a pipe, as in … | eiq users …');
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
  const password = text.replace(/\r?\n$/, '');
  if (password === '') throw invalid('Standard input contains no password.');
  return password;
}
