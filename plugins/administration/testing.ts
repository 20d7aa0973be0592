import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestPlatformOptions } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';

/** Starts a platform with this plugin only, an administrator, and access to the mail it sends. */
export async function startAdministration(options: TestPlatformOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-administration-'));
  const at = await createTestPlatform({
    plugins: ['administration'],
    ...options,
    environment: { ...options.environment, EIQ_VAR: folder },
  });
  return {
    at,
    administrator: await at.person('administrator'),
    mailTo: async (address: string) => (await mailsIn(folder)).filter(({ to }) => to === address),
    async end() {
      await at.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The mail written to a data folder so far, oldest first, with the link in each. */
export async function mailsIn(folder: string) {
  const names = await readdir(path.join(folder, 'mail')).catch(() => []);
  return Promise.all(
    names.sort().map(async (name) => {
      const source = await readFile(path.join(folder, 'mail', name), 'utf8');
      // Quoted-printable breaks long lines with an = and writes an = as =3D.
      const text = source.replaceAll('=\n', '').replaceAll('=3D', '=');
      const [link = '', code = ''] = /https?:\S+?\?code=([\w-]+)/.exec(text) ?? [];
      return {
        to: /^To: (.*)$/m.exec(source)?.[1] ?? '',
        subject: /^Subject: (.*)$/m.exec(source)?.[1] ?? '',
        link,
        code,
      };
    }),
  );
}
