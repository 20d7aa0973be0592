import { styleText } from 'node:util';
import type { Command } from 'commander';
import type { Finding } from '../doctor/finding.ts';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../report.ts';
import { terminalOf } from '../terminal.ts';

export function register(command: Command): void {
  command
    .option('--url <url>', 'Where people reach the server; by default PUBLIC_URL, or where one runs here')
    .addHelpText(
      'after',
      `
✓ well   ! works, and there is something to know   ✗ does not work: what to do stands beside it
It changes no data. It ends with 0 when nothing has failed, otherwise with 1.`,
    )
    .action(async ({ url }: { url?: string }) => {
      if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
        throw new UsageError('--url is an address that starts with http:// or https://');
      }
      const terminal = terminalOf(command);
      const { examine } = await import('../doctor/examine.ts');
      const findings: Finding[] = [];
      for await (const finding of examine(url)) {
        findings.push(finding);
        if (!terminal.isJson) process.stdout.write(`${lineOf(finding)}\n`);
      }
      const failed = findings.filter(({ state }) => state === 'fail').length;
      const warned = findings.filter(({ state }) => state === 'warn').length;
      const works = warned === 0 ? 'All is well.' : `Works, ${warned} ${warned === 1 ? 'warning' : 'warnings'}.`;
      if (failed > 0) process.exitCode = exitCodes.failed;
      terminal.print({ ok: failed === 0, checks: findings }, failed === 0 ? `\n${works}` : `\n${failed} to repair.`);
    });
}

const marks = {
  pass: ['green', '✓'],
  warn: ['yellow', '!'],
  fail: ['red', '✗'],
} as const;

function lineOf({ name, state, message, remedy }: Finding): string {
  const [colour, mark] = marks[state];
  const line = `${styleText(colour, mark)} ${name.padEnd(13)} ${message}`;
  return remedy ? `${line}\n${' '.repeat(16)}→ ${remedy}` : line;
}
