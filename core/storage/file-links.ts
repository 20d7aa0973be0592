import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { equalSecrets } from '../equal-secrets.ts';

/** The content of a link to a file. */
export interface FileLink {
  readonly plugin: string;
  readonly institutionId: string;
  readonly key: string;
  readonly type?: string | undefined;
  readonly name?: string | undefined;
  readonly inline?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface FileLinks {
  /** Creates the address of a file, signed with a key of the deployment (HMAC-SHA256). */
  issue(link: FileLink): string;
  /** Verifies and reads an address; undefined if it is forged, altered, expired or of another institution. */
  read(file: string, signature: string, institutionId: string): FileLink | undefined;
}

const path = '/api/files';

const Signed = z.object({
  plugin: z.string(),
  institutionId: z.string(),
  key: z.string(),
  type: z.string().optional(),
  name: z.string().optional(),
  inline: z.boolean().optional(),
  expiresAt: z.number(),
});

export function createFileLinks(given: { clock: Clock; digest(text: string): Buffer }): FileLinks {
  const signatureOf = (file: string) => given.digest(`file link ${file}`).toString('base64url');
  return {
    issue(link) {
      const file = Buffer.from(JSON.stringify(Signed.parse(link))).toString('base64url');
      return `${path}/${file}?signature=${signatureOf(file)}`;
    },
    read(file, signature, institutionId) {
      // The signature is verified before the content is parsed.
      if (!equalSecrets(signature, signatureOf(file))) return undefined;
      const link = Signed.parse(JSON.parse(Buffer.from(file, 'base64url').toString('utf8')));
      return link.institutionId === institutionId && link.expiresAt > given.clock.now().getTime() ? link : undefined;
    },
  };
}
