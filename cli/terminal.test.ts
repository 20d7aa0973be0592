import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

// Simulates a terminal; the process exits right after the bar is first drawn, as with Ctrl-C.
const interruptedProgram = `
  Object.assign(process.stderr, { isTTY: true, columns: 80 });
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = (words, ...rest) => {
    if (String(words).includes('Counting')) setImmediate(() => process.exit(130));
    return write(words, ...rest);
  };
  const { createTerminal } = await import(${JSON.stringify(new URL('./terminal.ts', import.meta.url).href)});
  createTerminal({ json: false, yes: false }).progress(10, 'Counting').step();
  setInterval(() => {}, 1000);
`;

test('an interrupted progress bar restores the terminal and ends its line', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', interruptedProgram]);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const output = await text(child.stderr);
  expect(await ended).toBe(130);
  const [noWrapping, wrapping] = ['\x1b[?7l', '\x1b[?7h'];
  expect(output).toContain(noWrapping);
  expect(output.lastIndexOf(wrapping)).toBeGreaterThan(output.lastIndexOf(noWrapping));
  expect(output.endsWith('\n')).toBe(true);
});
