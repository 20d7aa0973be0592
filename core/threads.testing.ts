import { readFileSync } from 'node:fs';
import { invalid } from './contract/errors.ts';
import type { Thread } from './threads.ts';

// The module that the tests of threads run.

type Work =
  | { readonly kind: 'count'; readonly to: number }
  | { readonly kind: 'throw'; readonly what: 'range' | 'failure' | 'custom' }
  | { readonly kind: 'forever' }
  | { readonly kind: 'exit' }
  | { readonly kind: 'priority' }
  | { readonly kind: 'process' }
  | { readonly kind: 'fill' };

export function run(work: Work, thread: Thread<number>): number {
  switch (work.kind) {
    case 'count': {
      let sum = 0;
      for (let count = 1; count <= work.to; count++) {
        sum += count;
        thread.progress(count);
      }
      return sum;
    }
    case 'throw':
      if (work.what === 'range') throw new RangeError('out of range');
      if (work.what === 'failure') throw invalid('not valid', [{ path: 'body.name', message: 'Required' }]);
      throw Object.assign(new Error('custom'), { name: 'CustomError', code: 'CUSTOM' });
    case 'forever':
      thread.progress(0);
      for (;;);
    case 'priority':
      // The 19th field; the second is the name of the process in parentheses (proc_pid_stat(5)).
      return Number(readFileSync('/proc/thread-self/stat', 'utf8').split(') ')[1]?.split(' ')[16]);
    case 'process':
      return process.pid;
    case 'exit':
      process.exit(3);
      break;
    case 'fill': {
      const held: number[][] = [];
      for (;;) held.push(Array.from({ length: 10_000 }, (_, index) => index));
    }
  }
}

export function open(start: number) {
  let sum = start;
  return (more: number) => {
    if (more < 0) throw new RangeError('must not be negative');
    sum += more;
    return sum;
  };
}
