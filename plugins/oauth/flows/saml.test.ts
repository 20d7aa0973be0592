import { randomUUID, verify, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeyEncryptionAlgorithm } from 'xml-encryption';
import { encrypt } from 'xml-encryption';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { SamlBehaviour, SamlProvider } from '../providers/saml-idp.testing.ts';
import { openSamlProvider, sara } from '../providers/saml-idp.testing.ts';
import { otherKeys } from '../providers/saml-keys.testing.ts';
import type { SentBack } from '../providers/testing.ts';
import { begin, comeBack, environmentWith, personAt, problemAt, samlValues } from '../testing.ts';

// Signing in with a SAML identity provider, and attacks on it.

let at: TestPlatform;
let school: SamlProvider;
beforeAll(async () => {
  school = await openSamlProvider();
  at = await createTestPlatform({ plugins: ['oauth'], environment: environmentWith() });
  const administrator = await at.person('administrator');
  const saved = await administrator.post('/api/admin/oauth/configure/saml', samlValues(school));
  expect(saved.body).toMatchObject({ status: 'partial', redirectUrl: expect.stringMatching(/saml\/callback$/) });
  expect((await administrator.post('/api/admin/oauth/test/saml')).body).toMatchObject({ success: true });
});
afterAll(async () => {
  await at?.close();
  await school?.close();
});

/** Signs in at the provider; `change` alters the XML that it posts. */
async function enter(behaviour: SamlBehaviour = {}, change: (xml: string) => string = (xml) => xml): Promise<URL> {
  const { location, cookie } = await begin(at, 'saml');
  return comeBack(at, altered(await school.visit(location, sara, behaviour), change), cookie);
}

const decoded = ({ form }: SentBack) => Buffer.from(form?.SAMLResponse ?? '', 'base64').toString();

function altered(back: SentBack, change: (xml: string) => string): SentBack {
  return { ...back, form: { ...back.form, SAMLResponse: Buffer.from(change(decoded(back))).toString('base64') } };
}

test('a person signs in, and the next time is the same person', async () => {
  const first = await personAt(at, await enter());
  expect(first.user).toMatchObject({ firstName: 'Sara', lastName: 'Stone', email: 'sara@school.example' });
  expect((await personAt(at, await enter())).user.id).toBe(first.user.id);
});

test.each<[string, SamlBehaviour]>([
  ['signed by somebody else', otherKeys],
  ['not signed', { signAssertion: false }],
  ['of another issuer', { issuer: 'https://other.example/metadata' }],
  ['for another audience', { audience: 'https://other.example' }],
  ['for another recipient', { recipient: 'https://other.example/api/auth/saml/callback' }],
  ['that answers another request', { inResponseTo: '_another' }],
  ['that has expired', { lifetimeInSeconds: -120 }],
  ['signed with SHA-1', { signatureAlgorithm: 'rsa-sha1', digestAlgorithm: 'sha1' }],
  ['with a name id that changes', { nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }],
  [
    'with an address as its name id',
    { nameIdentifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress' },
  ],
])('an assertion is refused %s', async (_, behaviour) => {
  expect(problemAt(await enter(behaviour))).toBe('provider');
});

test('a response works once, and only in its browser', async () => {
  const { location, cookie } = await begin(at, 'saml');
  const back = await school.visit(location, sara);
  const other = await begin(at, 'saml');
  const state = new URL(other.location).searchParams.get('RelayState') ?? '';
  // The response of one attempt in another attempt.
  const moved = { ...back, form: { ...back.form, RelayState: state } };
  expect(problemAt(await comeBack(at, moved, other.cookie))).toBe('provider');
  expect(problemAt(await comeBack(at, back, ''))).toBe('expired');
  await personAt(at, await comeBack(at, back, cookie));
  expect(problemAt(await comeBack(at, back, cookie))).toBe('expired');
});

const assertionOf = (xml: string) => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
const signatureOf = (xml: string) => /<Signature .*<\/Signature>/s.exec(xml)?.[0] ?? '';
const idOf = (assertion: string) => / ID="([^"]+)"/.exec(assertion)?.[1] ?? '';
const forged = (assertion: string) => assertion.replaceAll('saml-sara', 'saml-victim');
const without = (assertion: string) => assertion.replace(signatureOf(assertion), '');
const evil = (assertion: string) => without(forged(assertion)).replaceAll(idOf(assertion), '_evil');

// Signature wrapping: the eight variants of Somorovsky et al., “On Breaking SAML” (USENIX Security 2012). A signed assertion is
// kept where the signature finds it, and a forged one is put where it might be read.
test.each<[string, (xml: string) => string]>([
  [
    '1: a copy of the response around the signed one',
    (xml) =>
      wrapped(
        xml,
        (evilOne, good) => `${evilOne}<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${good}</ds:Object>`,
      ),
  ],
  [
    '2: a forged response before the signed one',
    (xml) => xml.replace('</samlp:Status>', `</samlp:Status>${xml.replace(/^<\?xml.*?\?>/, '')}`),
  ],
  ['3: a forged assertion before the signed one', (xml) => wrapped(xml, (evilOne, good) => evilOne + good)],
  [
    '4: the signed assertion inside a forged one',
    (xml) => wrapped(xml, (evilOne, good) => evilOne.replace('</saml:Assertion>', `${good}</saml:Assertion>`)),
  ],
  [
    '5: the signature in a forged assertion, the signed one after it',
    (xml) =>
      wrapped(
        xml,
        (evilOne, good) => evilOne.replace('</saml:Issuer>', `</saml:Issuer>${signatureOf(good)}`) + without(good),
      ),
  ],
  [
    '6: the signature in a forged assertion, with the signed one in it',
    (xml) =>
      wrapped(xml, (evilOne, good) =>
        evilOne.replace(
          '</saml:Issuer>',
          `</saml:Issuer>${signatureOf(good).replace('</Signature>', `${without(good)}</Signature>`)}`,
        ),
      ),
  ],
  [
    '7: the signed assertion in an extension',
    (xml) =>
      wrapped(
        xml,
        (evilOne) => evilOne,
        (good) => `<samlp:Extensions>${good}</samlp:Extensions>`,
      ),
  ],
  [
    '8: the signed assertion in an object of a signature',
    (xml) =>
      wrapped(xml, (evilOne, good) =>
        evilOne.replace(
          '</saml:Issuer>',
          `</saml:Issuer>${signatureOf(good).replace('</Signature>', `<Object>${without(good)}</Object></Signature>`)}`,
        ),
      ),
  ],
  ['with the id of the signed assertion twice', (xml) => wrapped(xml, (_, good) => without(forged(good)) + good)],
  ['changed after signing', forged],
  ['with a comment in the name', (xml) => xml.replaceAll('saml-sara', 'saml-<!-- -->sara')],
  [
    'with an entity from a document type',
    (xml) => `<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]>${xml.replaceAll('saml-sara', '&e;')}`,
  ],
  ['with no assertion', (xml) => xml.replace(assertionOf(xml), '')],
])('signature wrapping is refused: %s', async (_, attack) => {
  let [original, sent] = ['', ''];
  const address = await enter({}, (xml) => {
    original = xml;
    sent = attack(xml);
    return sent;
  });
  expect(signatureOf(assertionOf(original))).not.toBe('');
  expect(sent).not.toBe(original);
  expect(problemAt(address)).toBe('provider');
});

/** Replaces the assertion of a response by what `place` makes of a forged and the signed one. */
function wrapped(
  xml: string,
  place: (evilOne: string, good: string) => string,
  before: (good: string) => string = () => '',
): string {
  const good = assertionOf(xml);
  return xml
    .replace(good, '')
    .replace('<samlp:Status>', `${before(good)}<samlp:Status>`)
    .replace('</samlp:Response>', `${place(evil(good), good)}</samlp:Response>`);
}

/** Our certificate in the metadata, as PEM. */
async function ownCertificate(): Promise<string> {
  const { body } = await at.nobody.get('/api/auth/saml/metadata');
  const [, certificate = ''] = /use="encryption">.*?<X509Certificate>([^<]+)</s.exec(body) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

const publicKeyOf = (certificate: string) =>
  new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'pem' }) as string;

/** Has the provider encrypt with a certificate. */
const encrypting = (certificate: string, encryptionAlgorithm = 'http://www.w3.org/2009/xmlenc11#aes256-gcm') => ({
  ...{ encryptionCert: certificate, encryptionPublicKey: publicKeyOf(certificate), encryptionAlgorithm },
});

/** Encrypts the assertion of a response with our public key, as anybody can. */
async function encrypted(
  xml: string,
  assertion: string,
  keyEncryptionAlgorithm: KeyEncryptionAlgorithm = oaep,
): Promise<string> {
  const certificate = await ownCertificate();
  const content = await promisify(encrypt)(assertion, {
    ...{ rsa_pub: publicKeyOf(certificate), pem: certificate, keyEncryptionAlgorithm, warnInsecureAlgorithm: false },
    encryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  });
  const namespace = 'xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';
  const whole = `<saml:EncryptedAssertion ${namespace}>${content}</saml:EncryptedAssertion>`;
  return xml.replace(assertionOf(xml), whole);
}
const oaep = 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p';

/** Signs in; `change` makes another response of the one that the provider sent. */
async function enterWith(behaviour: SamlBehaviour, change: (xml: string) => Promise<string>): Promise<URL> {
  const { location, cookie } = await begin(at, 'saml');
  const back = await school.visit(location, sara, behaviour);
  const xml = await change(decoded(back));
  return comeBack(
    at,
    altered(back, () => xml),
    cookie,
  );
}

test('an assertion that is encrypted with the certificate of our metadata is accepted, and can be required', async () => {
  const administrator = await at.person('administrator');
  const save = (requiresEncryption: boolean) =>
    administrator.post('/api/admin/oauth/configure/saml', { ...samlValues(school), requiresEncryption });
  await save(false);
  await administrator.post('/api/admin/oauth/test/saml');
  const plain = (await personAt(at, await enter())).user.id;
  const certificate = await ownCertificate();
  expect(new X509Certificate(certificate).subject).toMatch(/^CN=/);
  const sent: string[] = [];
  for (const size of [128, 256]) {
    const behaviour = encrypting(certificate, `http://www.w3.org/2009/xmlenc11#aes${size}-gcm`);
    const address = await enterWith(behaviour, async (xml) => {
      sent.push(xml);
      return xml;
    });
    expect((await personAt(at, address)).user.id).toBe(plain);
  }
  expect(sent.join()).not.toContain('saml-sara');
  await save(true);
  await administrator.post('/api/admin/oauth/test/saml');
  // Saving again keeps the key that the provider knows.
  expect(await ownCertificate()).toBe(certificate);
  expect(problemAt(await enter())).toBe('provider');
  expect((await personAt(at, await enter(encrypting(certificate)))).user.id).toBe(plain);
  await save(false);
  await administrator.post('/api/admin/oauth/test/saml');
});

test('encryption hides no fault of an assertion', async () => {
  const attacks: [string, SamlBehaviour, (xml: string) => Promise<string>][] = [
    ['encrypted for somebody else', encrypting(otherKeys.certificate), async (xml) => xml],
    ['not signed', { signAssertion: false }, (xml) => encrypted(xml, assertionOf(xml))],
    ['signed by somebody else', otherKeys, (xml) => encrypted(xml, assertionOf(xml))],
    ['changed after signing', {}, (xml) => encrypted(xml, forged(assertionOf(xml)))],
    [
      'signed with SHA-1',
      { signatureAlgorithm: 'rsa-sha1', digestAlgorithm: 'sha1' },
      (xml) => encrypted(xml, assertionOf(xml)),
    ],
    [
      'with a comment in the name',
      {},
      (xml) => encrypted(xml, assertionOf(xml).replaceAll('saml-sara', 'saml-<!-- -->sara')),
    ],
    ['by RSA 1.5', {}, (xml) => encrypted(xml, assertionOf(xml), 'http://www.w3.org/2001/04/xmlenc#rsa-1_5')],
    [
      'a forged one beside the signed one',
      {},
      async (xml) =>
        (await encrypted(xml, evil(assertionOf(xml)))).replace(
          '</samlp:Response>',
          `${assertionOf(xml)}</samlp:Response>`,
        ),
    ],
  ];
  for (const [name, behaviour, change] of attacks) {
    expect([name, problemAt(await enterWith(behaviour, change))]).toEqual([name, 'provider']);
  }
  // The same way with a good assertion succeeds.
  const good = await enterWith({}, (xml) => encrypted(xml, assertionOf(xml)));
  expect((await personAt(at, good)).user.firstName).toBe('Sara');
});

test('signing out continues at the identity provider with a signed request, and ends at the sign-in page', async () => {
  const administrator = await at.person('administrator');
  const values = { ...samlValues(school), signOutUrl: `${school.entityId}/slo` };
  await administrator.post('/api/admin/oauth/configure/saml', values);
  await administrator.post('/api/admin/oauth/test/saml');
  const { token } = await personAt(at, await enter({ sessionIndex: '_session-7' }));
  const { continueAt } = (await at.call('POST', '/api/auth/logout', { token })).body;
  const { href, searchParams, search } = new URL(continueAt);
  expect(href.startsWith(values.signOutUrl)).toBe(true);
  const request = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  expect(request).toMatch(/<saml:NameID Format="[^"]*:persistent">saml-sara<\/saml:NameID>/);
  expect(request).toContain('_session-7</saml2p:SessionIndex>');
  const [, signed = ''] = /^\?(.*)&Signature=/.exec(search) ?? [];
  const isSigned = verify(
    'sha256',
    Buffer.from(signed),
    publicKeyOf(await ownCertificate()),
    Buffer.from(searchParams.get('Signature') ?? '', 'base64'),
  );
  expect(isSigned).toBe(true);
  const back = '/api/auth/saml/signed-out';
  for (const answer of [
    await at.call('GET', `${back}?SAMLResponse=abc`),
    await at.call('POST', back, { body: new URLSearchParams({ SAMLResponse: 'abc' }) }),
  ]) {
    expect(answer.headers.get('location')).toBe('/login');
  }
  expect((await at.nobody.get('/api/auth/saml/metadata')).body).toContain(`Location="http://`);
});

test('an identity provider cannot speak for the issuer of another protocol', async () => {
  const victim = await at.person();
  const now = new Date();
  await knexOf(at.platform.database)('platform.external_identities').insert({
    ...{ id: randomUUID(), institutionId: at.institution.id, userId: victim.user.id, provider: 'google' },
    ...{ issuer: school.entityId, subject: 'saml-sara', email: null, createdAt: now, lastUsedAt: now },
  });
  const entered = await enter();
  expect((await personAt(at, entered)).user.id).not.toBe(victim.user.id);
});

test('the metadata names the address and the entity id', async () => {
  const { body, headers } = await at.nobody.get('/api/auth/saml/metadata');
  expect(headers.get('content-type')).toContain('xml');
  expect(body).toContain('/api/auth/saml/callback');
  expect(body).toMatch(/entityID="http:\/\/.*\/api\/auth\/saml\/metadata"/);
});
