import type { Issue } from '../contract/index.ts';

/** Deeper than anything a person or a program of ours sends; code that walks an input must not run out of stack. */
const deepest = 64;

/**
 * What is wrong with an input whatever its schema says: texts that PostgreSQL does not keep (NUL, half a surrogate pair),
 * and nesting without end.
 */
export function unstorable(value: unknown, path: string): Issue | undefined {
  const waiting = [{ value, path, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string') {
      const fault = faultOf(value);
      if (fault) return { path, message: fault };
    } else if (typeof value === 'object' && value !== null) {
      if (depth === deepest) return { path: path.slice(0, 200), message: 'Nested too deeply' };
      for (const [key, each] of Object.entries(value)) {
        const fault = faultOf(key);
        if (fault) return { path, message: fault };
        waiting.push({ value: each, path: `${path}.${key.slice(0, 50)}`, depth: depth + 1 });
      }
    }
  }
  return undefined;
}

function faultOf(text: string): string | undefined {
  if (text.includes('\0')) return 'Holds a NUL character';
  return text.isWellFormed() ? undefined : 'Holds half a character';
}
