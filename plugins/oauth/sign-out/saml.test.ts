import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { SamlBehaviour, SamlProvider } from '../providers/saml-idp.testing.ts';
import { openSamlProvider, sara } from '../providers/saml-idp.testing.ts';
import { otherKeys } from '../providers/saml-keys.testing.ts';
import type { SentBack } from '../providers/testing.ts';
import { begin, comeBack, environmentWith, personAt, samlValues } from '../testing.ts';

// SAML single logout that begins at the identity provider, which sends the browser with a signed request.

let at: TestPlatform;
let school: SamlProvider;
let signedOutUrl: string;
let certificate: string;
beforeAll(async () => {
  school = await openSamlProvider();
  at = await createTestPlatform({ plugins: ['oauth'], environment: environmentWith() });
  const administrator = await at.person('administrator');
  const values = { ...samlValues(school), signOutUrl: school.signOutUrl };
  const saved = await administrator.post('/api/admin/oauth/configure/saml', values);
  signedOutUrl = saved.body.signedOutUrl;
  await administrator.post('/api/admin/oauth/test/saml');
  const { body } = await at.nobody.get('/api/auth/saml/metadata');
  const [, base64 = ''] = /use="signing">.*?<X509Certificate>([^<]+)</s.exec(body) ?? [];
  certificate = `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
});
afterAll(async () => {
  await at?.close();
  await school?.close();
});

async function enter(sessionIndex: string): Promise<string> {
  const { location, cookie } = await begin(at, 'saml');
  return (await personAt(at, await comeBack(at, await school.visit(location, sara, { sessionIndex }), cookie))).token;
}
const isSignedIn = async (token: string) => (await at.call('GET', '/api/auth/sessions', { token })).status === 200;

const signOut = (sessionIndex: string, behaviour: SamlBehaviour & { post?: boolean } = {}, url = signedOutUrl) =>
  school.signOut({ nameId: sara.id, sessionIndex, signedOutUrl: url, certificate }, behaviour);

/** The browser that the provider sent arrives here. */
const arrive = ({ url, form }: SentBack, host?: string): Promise<Answer> =>
  form
    ? at.call('POST', url.pathname, { body: new URLSearchParams(form), ...(host && { host }) })
    : at.call('GET', `${url.pathname}${url.search}`, host ? { host } : {});
const refused = '/login?problem=sign-out-refused';
const locationOf = ({ headers }: Answer) => headers.get('location') ?? '';

test.each([
  ['redirect', false],
  ['form', true],
])('the provider signs a person out by %s, and accepts the response', async (_, post) => {
  const [index, another] = [`_here-${post}`, `_elsewhere-${post}`];
  const [here, elsewhere] = [await enter(index), await enter(another)];
  const sent = await signOut(index, { post });
  expect(sent.form === undefined).toBe(!post);
  const answer = await arrive(sent);
  expect(await isSignedIn(here)).toBe(false);
  expect(await isSignedIn(elsewhere)).toBe(true);
  expect(await school.respond(locationOf(answer))).toBe('signed out');
  // The same request again, perhaps by somebody who saw it.
  const again = await enter(index);
  expect(locationOf(await arrive(sent))).toBe(refused);
  expect(await isSignedIn(again)).toBe(true);
  // One that names no session ends all of the person.
  expect(await school.respond(locationOf(await arrive(await signOut('', { post }))))).toBe('signed out');
  expect([await isSignedIn(again), await isSignedIn(elsewhere)]).toEqual([false, false]);
});

test('forged, foreign and old requests to sign out are refused, and end nothing', async () => {
  const token = await enter('_kept');
  const [redirect, form] = [await signOut('_kept'), await signOut('_kept', { post: true })];
  const inQuery = (change: (query: string) => string): SentBack => {
    const url = new URL(redirect.url);
    url.search = change(url.search);
    expect(url.search).not.toBe(redirect.url.search);
    return { url, form: undefined };
  };
  const inForm = (change: (xml: string) => string): SentBack => {
    const xml = Buffer.from(form.form?.SAMLRequest ?? '', 'base64').toString();
    const changed = change(xml);
    expect(changed).not.toBe(xml);
    return { ...form, form: { ...form.form, SAMLRequest: Buffer.from(changed).toString('base64') } };
  };
  const other = await at.anotherInstitution();
  const administrator = await at.person('administrator', other);
  const values = { ...samlValues(school), signOutUrl: school.signOutUrl };
  await administrator.post('/api/admin/oauth/configure/saml', values);
  const elsewhere = signedOutUrl.replace('saml', 'saml/second');
  const attacks: [string, SentBack][] = [
    ['signed by somebody else', await signOut('_kept', otherKeys)],
    ['signed by somebody else, in a form', await signOut('_kept', { ...otherKeys, post: true })],
    ['of another issuer', await signOut('_kept', { issuer: 'https://other.example' })],
    ['of another issuer, in a form', await signOut('_kept', { issuer: 'https://other.example', post: true })],
    ['signed with SHA-1', await signOut('_kept', { signatureAlgorithm: 'rsa-sha1' })],
    ['signed with SHA-1, in a form', await signOut('_kept', { signatureAlgorithm: 'rsa-sha1', post: true })],
    ['not signed', inQuery((query) => query.replace(/&Signature=.*$/, '').replace(/&SigAlg=[^&]*/, ''))],
    ['without a signature', inQuery((query) => query.replace(/&Signature=[^&]*/, ''))],
    ['with another RelayState', inQuery((query) => query.replace(/RelayState=[^&]*/, 'RelayState=evil'))],
    ['not signed, in a form', inForm((xml) => xml.replace(/<Signature.*<\/Signature>/s, ''))],
    ['changed after signing', inForm((xml) => xml.replaceAll('_kept', '_kep'))],
    ['with a comment', inForm((xml) => xml.replace('saml-sara', 'saml-<!-- -->sara'))],
    ['with a document type', inForm((xml) => `<!DOCTYPE r [<!ENTITY e "x">]>${xml}`)],
    ['with the signed one inside', inForm((xml) => wrapped(xml))],
    ['no XML', { ...form, form: { SAMLRequest: 'bm9uc2Vuc2U=' } }],
  ];
  const foreign = await signOut('_kept', {}, elsewhere);
  attacks.push(['for another address', { ...foreign, url: new URL(foreign.url.search, redirect.url) }]);
  for (const [name, sent] of attacks) {
    expect([name, locationOf(await arrive(sent))]).toEqual([name, refused]);
    expect([name, await isSignedIn(token)]).toEqual([name, true]);
  }
  for (const sent of [redirect, form]) expect(locationOf(await arrive(sent, other.host))).toBe(refused);
  expect(await isSignedIn(token)).toBe(true);
  // The same way without a fault.
  await arrive(redirect);
  expect(await isSignedIn(token)).toBe(false);
});

/** A forged request around the signed one. */
function wrapped(xml: string): string {
  const evil = xml
    .replace(/<Signature.*<\/Signature>/s, '')
    .replace(/ ID="[^"]+"/, ' ID="_evil"')
    .replace('</samlp:LogoutRequest>', '');
  return `${evil}<samlp:Extensions>${xml}</samlp:Extensions></samlp:LogoutRequest>`;
}
