import { nameText } from '../contract/names.ts';
import type { Message } from './message.ts';

// Mail of the platform. Each function builds one mail, with text and simple HTML from the same parts.

export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** One action, as a button in HTML and an address in text. */
  readonly action?: { readonly label: string; readonly link: string };
  readonly closing?: string;
}

/** Renders a letter as text and HTML. Plugins use it for their own mail. */
export function letter({ subject, greeting, paragraphs, action, closing }: Letter): Message {
  const text = [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.link}`] : []), closing ?? ''];
  const html = [
    `<p>${escaped(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    ...(action ? [button(action)] : []),
    ...(closing ? [`<p class="closing">${escaped(closing)}</p>`] : []),
  ];
  return { subject, text: `${text.filter(Boolean).join('\n\n')}\n`, html: page(subject, html.join('\n')) };
}

export function invitation(given: {
  institution: string;
  firstName: string;
  role: string;
  invitedBy: string | undefined;
  link: string;
  days: number;
}): Message {
  const from = given.invitedBy ? `${given.invitedBy} invites you` : 'You are invited';
  return letter({
    subject: `Your invitation to ${given.institution}`,
    greeting: hello(given.firstName),
    paragraphs: [
      `${from} to join ${given.institution} on EiQ as ${withArticle(given.role)}.`,
      `The link below is only for you. It works once and expires in ${days(given.days)}.`,
    ],
    action: { label: 'Accept the invitation', link: given.link },
    closing: 'If you did not expect this invitation, you can ignore this email.',
  });
}

export function accountCreated(given: {
  institution: string;
  firstName: string;
  username: string;
  link: string;
  days: number;
}): Message {
  return letter({
    subject: `Your account at ${given.institution}`,
    greeting: hello(given.firstName),
    paragraphs: [
      `${given.institution} has created an EiQ account for you. Your user name is ${given.username}.`,
      `Set your password with the link below. It works once and expires in ${days(given.days)}.`,
    ],
    action: { label: 'Set your password', link: given.link },
  });
}

export function passwordReset(given: {
  institution: string;
  firstName: string;
  username: string;
  link: string;
  hours: number;
}): Message {
  return letter({
    subject: `A new password for ${given.institution}`,
    greeting: hello(given.firstName),
    paragraphs: [
      `An administrator of ${given.institution} has sent you this link to set a new password. Your user name is ${given.username}.`,
      `The link works once and expires in ${given.hours} hours. Your current password remains valid until you use it.`,
    ],
    action: { label: 'Set a new password', link: given.link },
    closing: 'If you did not request this, you can ignore this email.',
  });
}

export function passwordAsked(given: {
  institution: string;
  firstName: string;
  username: string;
  link: string;
  hours: number;
}): Message {
  return letter({
    subject: `A new password for ${given.institution}`,
    greeting: hello(given.firstName),
    paragraphs: [
      `A link to set a new password was requested for your account at ${given.institution}. Your user name is ${given.username}.`,
      `The link works once and expires in ${given.hours} hours. Your current password remains valid until you use it.`,
    ],
    action: { label: 'Set a new password', link: given.link },
    closing: 'If you did not request this, you can ignore this email. Only you have the link.',
  });
}

export function emailChanged(given: { institution: string; firstName: string }): Message {
  return letter({
    subject: `Your email address at ${given.institution} was changed`,
    greeting: hello(given.firstName),
    paragraphs: [
      `The email address of your account at ${given.institution} was changed. We now send email to the new address.`,
      'If you did not make this change, contact an administrator of your institution immediately.',
    ],
  });
}

export function erasureAsked(given: {
  institution: string;
  firstName: string;
  username: string;
  askedBy: 'self' | 'guardian' | 'staff';
  dueAt: Date;
  link: string | undefined;
}): Message {
  const { institution, firstName, username, askedBy, link } = given;
  const day = dayInWords(given.dueAt);
  const asked = {
    self: `You have requested the deletion of your account at ${institution}.`,
    guardian: `Your parent or guardian has requested the deletion of your account at ${institution}.`,
    staff: `${institution} has started the deletion of your account.`,
  }[askedBy];
  const back =
    askedBy === 'self'
      ? `Until then you can cancel the deletion: sign in as ${username} or use the link below.`
      : `If you did not expect this, contact ${askedBy === 'guardian' ? 'them or ' : ''}an administrator of ${institution} before then.`;
  return letter({
    subject: `Your account at ${institution} will be deleted on ${day}`,
    greeting: hello(firstName),
    paragraphs: [
      asked,
      `The account is now closed. On ${day} it will be deleted with all your data. This cannot be undone.`,
      back,
    ],
    ...(link ? { action: { label: 'Keep my account', link } } : {}),
    ...(askedBy === 'self'
      ? { closing: 'If you did not request this, keep your account and change your password.' }
      : {}),
  });
}

export function accountStays(given: { institution: string; firstName: string }): Message {
  return letter({
    subject: `Your account at ${given.institution} was kept`,
    greeting: hello(given.firstName),
    paragraphs: [
      `The deletion of your account at ${given.institution} was cancelled. Your data is unchanged, and you can sign in as before.`,
    ],
  });
}

/** A day for use in mail, in UTC: `3 March 2027`. */
export const dayInWords = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);

const hello = (firstName: string) => (firstName ? `Hello ${nameText(firstName)},` : 'Hello,');
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function button({ label, link }: { label: string; link: string }): string {
  const shown = escaped(link);
  return `<p><a class="action" href="${shown}">${escaped(label)}</a></p>\n<p class="closing">${shown}</p>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
body { font-family: sans-serif; line-height: 1.5; max-width: 36em; margin: 2em auto; padding: 0 1em }
.action { display: inline-block; padding: .6em 1.2em; border: 1px solid; border-radius: .3em }
.closing { font-size: .85em; word-break: break-word }
</style>
</head>
<body>
${body}
</body>
</html>
`;
}

const withArticle = (role: string) => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;
