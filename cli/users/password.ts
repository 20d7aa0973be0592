import { invalid } from '../../core/contract/errors.ts';

/** The password on standard input, without the line's end. @throws Failure invalid when there is none */
export async function passwordFromInput(): Promise<string> {
  if (process.stdin.isTTY) throw invalid('--password-stdin reads the password from a pipe: … | eiq users …');
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
  const password = text.replace(/\r?\n$/, '');
  if (password === '') throw invalid('Standard input holds no password.');
  return password;
}
