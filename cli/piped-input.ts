import { text } from 'node:stream/consumers';
import { invalid } from '../core/contract/errors.ts';

/**
 * The text that was piped into a command.
 * @param option `--password-stdin`
 * @param what it reads: `the password`
 * @param group of the command: `users`
 * @throws Failure invalid on a terminal, where nothing is piped
 */
export async function pipedInput(option: string, what: string, group: string): Promise<string> {
  if (process.stdin.isTTY) throw invalid(`${option} reads ${what} from a pipe, as in … | eiq ${group} …`);
  return text(process.stdin);
}
