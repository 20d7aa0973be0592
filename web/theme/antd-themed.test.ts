import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('every plugin that uses antd wraps it in AntdTheme', () => {
  const root = path.join(import.meta.dirname, '../..');
  const files = globSync('plugins/*/web/**/*.tsx', { cwd: root });
  const pluginsWith = (pattern: RegExp) =>
    new Set(
      files
        .filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))
        .map((file) => file.split(path.sep)[1]),
    );
  const themed = pluginsWith(/theme\/AntdTheme\.tsx'/);
  expect([...pluginsWith(/from 'antd'/)].filter((plugin) => !themed.has(plugin))).toEqual([]);
});
