import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('the metadata names the address and the entity id', async () => {
  const { body, headers } = await at.nobody.get('/api/auth/saml/metadata');
  expect(headers.get('content-type')).toContain('xml');
  expect(body).toContain('/api/auth/saml/callback');
  expect(body).toMatch(/entityID="http:\/\/.*\/api\/auth\/saml\/metadata"/);
});
