import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSamlKey } from '../providers/saml-key.ts';
import { idpKeys, otherKeys } from '../providers/saml-keys.testing.ts';
import { samlMetadata } from '../providers/saml-metadata.ts';
import { closed, listen } from '../providers/testing.ts';
import { idpMetadata } from '../testing.ts';
import { createReadMetadata } from './metadata-source.ts';

const served: Record<string, { status?: number; location?: string; body?: string }> = {
  '/metadata': { body: idpMetadata() },
  '/none': { status: 404 },
  '/moved': { status: 302, location: 'https://elsewhere.example/metadata' },
  '/login': { body: '<!DOCTYPE html><html lang="en"></html>' },
  '/large': { body: 'x'.repeat(600_000) },
};
// An address that is not known is never answered.
const server = createServer(({ url = '' }, response) => {
  const found = served[url];
  if (!found) return;
  response.writeHead(found.status ?? 200, { ...(found.location && { location: found.location }) });
  response.end(found.body);
});
let origin: string;
beforeAll(async () => {
  origin = await listen(server);
});
afterAll(() => closed(server));

const read = createReadMetadata({ allowPrivateAddresses: true, timeoutSeconds: 0.3 });
const pem = (text: string) => text.trim();

test('metadata give entity ID, addresses and every current certificate for signatures', async () => {
  const { certificate, ...found } = await read(
    `\uFEFF${idpMetadata({ certificates: [idpKeys.certificate, otherKeys.certificate, idpKeys.certificate] })}\n`,
  );
  expect(found).toEqual({
    entityId: 'https://idp.example/metadata',
    signOnUrl: 'https://idp.example/sso?a=1&b=2',
    signOutUrl: 'https://idp.example/slo',
  });
  expect(certificate).toBe(`${pem(idpKeys.certificate)}\n${pem(otherKeys.certificate)}`);
  const expired = (await createSamlKey('old', new Date('2001-01-01'))).certificate;
  expect(await read(idpMetadata({ certificates: [expired, idpKeys.certificate] }))).toMatchObject({
    certificate: pem(idpKeys.certificate),
  });
  // A federation may name one provider only.
  const [, entity = ''] = /^<\?.*?\?>(.*)$/s.exec(idpMetadata()) ?? [];
  const several = (inside: string) =>
    `<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata">${inside}</EntitiesDescriptor>`;
  expect(await read(several(entity))).toMatchObject({ entityId: 'https://idp.example/metadata' });
  await expect(read(several(entity + entity))).rejects.toThrow('describe 2 identity providers');
});

test('metadata are read from their address, and a failure says what to do', async () => {
  expect(await read(`${origin}/metadata`)).toMatchObject({ entityId: 'https://idp.example/metadata' });
  const instead = 'Open it in a browser, save the XML, and paste it here.';
  for (const [address, message] of [
    [`${origin}/none`, `answers with status 404. ${instead}`],
    [`${origin}/moved`, 'redirects to https://elsewhere.example/metadata. Enter this one.'],
    [`${origin}/login`, 'This is a web page.'],
    [`${origin}/large`, 'is too large'],
    [`${origin}/slow`, `does not answer in time. ${instead}`],
    ['http://127.0.0.1:9', 'refuses connections'],
    ['http://idp.example/metadata', 'begins with https://'],
    ['https://', 'not complete'],
  ] as const) {
    await expect(read(address), address).rejects.toThrow(message);
  }
  const strict = createReadMetadata({ allowPrivateAddresses: false, timeoutSeconds: 1 });
  await expect(strict('https://169.254.169.254/latest')).rejects.toThrow('in a private network');
});

test('another document is refused with what to copy instead', async () => {
  const expired = (await createSamlKey('old', new Date('2001-01-01'))).certificate;
  const own = samlMetadata(
    { redirectUrl: 'https://eiq.example/api/auth/saml/callback', signedOutUrl: 'https://eiq.example/x' },
    undefined,
  );
  const entities = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${idpMetadata({ entityId: '&e;' })}`;
  for (const [document, message] of [
    ['', 'Paste the metadata'],
    ['metadata', 'not XML'],
    ['{"issuer":"https://login.example"}', 'JSON, perhaps of OpenID Connect'],
    ['<html><body>Sign in</body></html>', 'web page'],
    [idpKeys.certificate, 'This is a certificate'],
    [entities, 'document type'],
    [idpMetadata().replace(/^<\?.*\?>/, '<?xml version="1.0"?><!ENTITY e "x">'), 'document type'],
    [idpMetadata().slice(0, -30), 'incomplete or damaged'],
    [idpMetadata({ entityId: '&nothing;' }), 'incomplete or damaged'],
    ['<rss/>', 'another kind (rss)'],
    [own, 'perhaps this platform’s own'],
    [idpMetadata({ role: 'Other' }), 'describe no identity provider'],
    [idpMetadata({ entityId: ' ' }), 'no entity ID'],
    [idpMetadata({ services: 'HTTP-Artifact' }), 'HTTP-Redirect'],
    [idpMetadata({ certificates: [] }), 'no certificate for signatures'],
    [idpMetadata({ certificates: ['AAAA'] }), 'cannot be read'],
    [idpMetadata({ certificates: [expired] }), 'has expired'],
    [idpMetadata({ attributes: 'validUntil="2020-01-31T00:00:00Z"' }), 'valid until 2020-01-31'],
    [idpMetadata().replace('https://idp.example/sso?', 'javascript:alert(1)'), 'address that is none'],
    [`${idpMetadata()}${' '.repeat(10)}<!--${'x'.repeat(500_000)}-->`, 'too large'],
  ] as const) {
    await expect(read(document), document.slice(0, 60)).rejects.toThrow(message);
  }
});
