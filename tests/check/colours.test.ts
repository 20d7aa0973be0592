import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** A colour literal of CSS. */
const literal = /(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

test('colour literals occur only in the theme', () => {
  const files = globSync('{web,plugins/*/web}/**/*.{css,ts,tsx}', {
    cwd: root,
    exclude: ['web/theme/**', 'web/dist/**', '**/*.test.*'],
  });
  expect(files.length).toBeGreaterThan(100);
  // Examples in form fields are allowed.
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        literal.test(line.replaceAll(/(such as|for example) #[0-9a-f]{6}/gi, ''))
          ? [`${file}:${index + 1} ${line.trim()}`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});
