import { X509Certificate } from 'node:crypto';
import { invalid } from '../../../core/contract/index.ts';
import type { Check } from '../setup/contract.ts';

/** The certificates of an identity provider, as PEM or the base64 of its metadata. Several, while one replaces another. */
export function readCertificates(given: string): string[] {
  const blocks = /-----BEGIN/.test(given)
    ? (given.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [])
    : [
        `-----BEGIN CERTIFICATE-----\n${given.replace(/\s+/g, '').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----`,
      ];
  if (blocks.length === 0) throw wrong('Paste a certificate, from -----BEGIN CERTIFICATE----- to the end.');
  for (const block of blocks) {
    try {
      new X509Certificate(block);
    } catch {
      throw wrong('This is not a certificate. Copy the signing certificate of the identity provider (X.509).');
    }
  }
  return blocks;
}

const wrong = (message: string) => invalid(message, [{ path: 'body.certificate', message }]);

/** What can be checked of a SAML identity provider without a person: it answers only to browsers. */
export function certificateChecks(certificates: readonly string[], redirectUrl: string, now: Date): Check[] {
  const valid = certificates
    .map((pem) => new X509Certificate(pem))
    .filter(({ validTo }) => Date.parse(validTo) > now.getTime());
  const latest = Math.max(...valid.map(({ validTo }) => Date.parse(validTo)));
  return [
    {
      name: 'Redirect URL',
      ok: true,
      message: `${redirectUrl}. Whether it is entered at the provider shows at the first sign-in.`,
    },
    valid.length > 0
      ? { name: 'Certificate', ok: true, message: `Valid until ${new Date(latest).toISOString().slice(0, 10)}.` }
      : {
          name: 'Certificate',
          ok: false,
          message: 'The certificate has expired.',
          remedy: 'Copy the current signing certificate of the identity provider.',
        },
  ];
}
