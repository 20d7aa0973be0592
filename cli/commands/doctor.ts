import { styleText } from 'node:util';
import type { Command } from 'commander';
import type { Finding } from '../doctor/finding.ts';
import { exitCodes } from '../exit-codes.ts';
import { pluralize } from '../pluralize.ts';
import { UsageError } from '../report.ts';
import { terminalOf } from '../terminal.ts';

export function register(command: Command): void {
  command
    .option('--url <url>', 'Public address of the server (default: PUBLIC_URL, or the server running on this machine)')
    .addHelpText(
      'after',
      `
✓ passed   ! warning   ✗ failed; the line below each warning or failure suggests a fix
Changes no data. Exits with 0 if nothing failed, otherwise with 1.`,
    )
    .action(async ({ url }: { url?: string }) => {
      if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
        throw new UsageError('--url must start with http:// or https://');
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
      const summary =
        failed > 0
          ? `${pluralize(failed, 'problem')} found.`
          : warned > 0
            ? `No problems found, ${pluralize(warned, 'warning')}.`
            : 'No problems found.';
      if (failed > 0) process.exitCode = exitCodes.failed;
      terminal.print({ ok: failed === 0, checks: findings }, `\n${summary}`);
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
