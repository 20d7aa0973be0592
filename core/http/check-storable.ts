import type { Issue } from '../contract/index.ts';

/** Deeper than any legitimate input. Protects recursive code from stack overflow. */
const maxDepth = 64;

/**
 * Problems of an input independent of its schema: texts that PostgreSQL cannot store (NUL, lone surrogates) and excessive
 * nesting.
 */
export function unstorable(value: unknown, path: string): Issue | undefined {
  const waiting = [{ value, path, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string') {
      const fault = faultOf(value);
      if (fault) return { path, message: fault };
    } else if (typeof value === 'object' && value !== null) {
      if (depth === maxDepth) return { path: path.slice(0, 200), message: 'Nested too deeply' };
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
  if (text.includes('\0')) return 'Contains a NUL character';
  return text.isWellFormed() ? undefined : 'Contains an incomplete character';
}
