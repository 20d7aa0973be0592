import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import type { AgeBand } from '../learner/contract.ts';
import { Purpose } from '../learner/contract.ts';
import { setAgeBand } from '../learner/testing.ts';

/** A letter as received. */
export interface ReceivedLetter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The link to a page of consent in it. */
  readonly link: string;
  readonly code: string;
}

/** All mail, the oldest first by file time: a test's clock does not run. */
async function mailsIn(folder: string): Promise<ReceivedLetter[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { mail: await readFile(file, 'utf8'), at: (await stat(file)).mtimeMs };
    }),
  );
  files.sort((one, other) => one.at - other.at);
  return files.map(({ mail }) => letterOf(mail));
}

/** The latest letter to an address, after all queued work is done. */
export async function letterTo(at: TestPlatform, address: string): Promise<ReceivedLetter> {
  const letters = await lettersTo(at, address);
  const latest = letters.at(-1);
  if (!latest) throw new Error(`No letter to ${address} was found`);
  return latest;
}

export const lettersTo = async (at: TestPlatform, address: string): Promise<ReceivedLetter[]> =>
  (await mailsTo(at, address)).filter(({ code }) => code !== '');

/** Includes mail without a link. */
export async function mailsTo(at: TestPlatform, address: string): Promise<ReceivedLetter[]> {
  await at.platform.queueing.waitUntilIdle();
  const folder = path.join(at.platform.configuration.varFolder, 'mail');
  return (await mailsIn(folder)).filter(({ to }) => to === address);
}

/** A signed-in learner of an age band. */
export async function learnerOf(at: TestPlatform, ageBand: AgeBand = 'under-13'): Promise<TestPerson> {
  const learner = await at.person();
  await setAgeBand(at, learner, ageBand);
  return learner;
}

/** A child whose parent consented with the link in the letter, and the code that ends the consent. */
export async function childWithConsent(
  at: TestPlatform,
): Promise<{ child: TestPerson; address: string; withdrawal: string }> {
  const child = await learnerOf(at);
  const address = `parent-${child.user.id}@home.example`;
  await child.post('/api/consent/ask', { address });
  const { code } = await letterTo(at, address);
  const { status, body } = await at.nobody.post('/api/consent/decision', { code, purposes: Purpose.options });
  if (status !== 200) throw new Error(`The parent could not consent: ${JSON.stringify(body)}`);
  return { child, address, withdrawal: body.withdrawal };
}

/** Creates the account of a parent who consented. @returns the parent, signed in */
export async function parentAccount(at: TestPlatform, code: string): Promise<Pick<TestPerson, 'user' | 'token'>> {
  const account = { firstName: 'Rosa', lastName: 'Cruz', relation: 'mother', password: 'one two three four' };
  const created = await at.nobody.post('/api/consent/account', { ...account, code });
  const { token } = (await at.call('POST', '/api/auth/exchange', { body: { code: created.body.signIn } })).body;
  return { token, user: (await at.call('GET', '/api/auth/user', { token })).body };
}

function letterOf(mail: string): ReceivedLetter {
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\n[ \t].*)*)`, 'm').exec(mail)?.[1]?.trim() ?? '';
  const [, part = ''] = mail.split(/^Content-Type: text\/plain.*$/m);
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(part.split('\n\n')[0] ?? '')?.[1]?.toLowerCase();
  // A line of the code may also begin with --.
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1] ?? 'none';
  const [, ...paragraphs] = (part.split(`\n--${boundary}`)[0] ?? '').split('\n\n');
  const body = paragraphs.join('\n\n');
  const text = decoders[encoding ?? '']?.(body) ?? body;
  const link = /https?:\/\/\S+\/consent\S*#code=\S+/.exec(text)?.[0] ?? '';
  return { to: header('To'), subject: header('Subject'), text, link, code: link.split('#code=')[1] ?? '' };
}

/** Texts with many letters beyond ASCII are sent as base64. */
const decoders: Readonly<Record<string, (text: string) => string>> = {
  'quoted-printable': (text) => unquoted(text),
  base64: (text) => Buffer.from(text, 'base64').toString('utf8'),
};

/** Quoted-printable (RFC 2045, 6.7). */
function unquoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
