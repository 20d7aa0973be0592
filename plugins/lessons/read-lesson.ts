import { z } from 'zod';
import { Section } from '../item-bank/contract.ts';
import { LessonSection } from './contract.ts';
import type { Check, Fact, Lesson, Mistake } from './lesson.ts';

const Names = z.array(z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/)).default([]);

/** The lines between `---` at the beginning of a file. */
const FrontMatter = z.strictObject({
  title: z.string().min(3).max(60),
  section: LessonSection,
  area: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  level: z.coerce.number().int().min(1).max(4),
  keywords: z.array(z.string()).min(1),
  asked: z.array(z.string()).default([]),
  concepts: Names,
  skills: Names,
  requires: Names,
  practice: z
    .array(
      z.string().transform((name) => {
        const [section, contentArea = ''] = name.split('/');
        return { section: Section.parse(section), contentArea };
      }),
    )
    .default([]),
});

/**
 * Reads a lesson's file: front matter, an explanation, and sections with fixed headings.
 *
 * @throws Error that names the file and the fault
 */
export function readLesson(id: string, text: string): Lesson {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const fault = (message: string) => new Error(`Lesson ${id}: ${message}`);
  if (head === undefined || body === undefined) throw fault('it does not begin with front matter between ---');
  const front = FrontMatter.safeParse(Object.fromEntries(head.split('\n').map((line) => entryOf(line, fault))));
  if (!front.success) throw fault(z.prettifyError(front.error));
  const [explanation = '', ...parts] = `\n${body}`.split(/\n## /);
  const sections = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { heading: heading.trim(), text: lines.join('\n').trim() };
  });
  const unknown = sections.find(({ heading }) => !headings.has(heading));
  if (unknown) throw fault(`unknown heading “${unknown.heading}”`);
  const optional = (heading: string) => sections.find((section) => section.heading === heading)?.text;
  const required = (heading: string) => {
    const found = optional(heading);
    if (!found) throw fault(`“${heading}” is missing or empty`);
    return found;
  };
  if (explanation.trim() === '') throw fault('the explanation is missing');
  return {
    id,
    ...front.data,
    explanation: explanation.trim(),
    inSimpleWords: optional('In simple words'),
    example: required('Example'),
    yourTurn: required('Your turn'),
    whatHelps: optional('What helps'),
    mistakes: sections
      .filter(({ heading }) => heading === 'A common mistake')
      .map((section) => mistakeOf(section.text, fault)),
    facts: factsOf(optional('Good to know'), fault),
    checks: checksOf(required('Checks'), fault),
  };
}

const headings = new Set([
  'In simple words',
  'Example',
  'Your turn',
  'What helps',
  'A common mistake',
  'Good to know',
  'Checks',
]);

type Fault = (message: string) => Error;

/** `key: value`, where a value in square brackets is a list. */
function entryOf(line: string, fault: Fault): [string, string | string[]] {
  const [, key, value] = /^([a-z]+): (.+)$/.exec(line) ?? [];
  if (!key || !value) throw fault(`“${line}” is no entry of the front matter`);
  const [, list] = /^\[(.*)\]$/.exec(value) ?? [];
  return [key, list === undefined ? value : list.split(',').map((each) => each.trim())];
}

/** The claim as a quotation, then the remedy. */
function mistakeOf(text: string, fault: Fault): Mistake {
  const [, claim, remedy] = /^> (.+)\n\n([\s\S]+)$/.exec(text) ?? [];
  if (!claim || !remedy) throw fault('a common mistake needs a quoted claim and, below it, what helps');
  return { claim: claim.trim(), remedy: remedy.trim() };
}

/** A list of statements, each with the words of questions about it, perhaps whether it is true, and what comes next. */
function factsOf(text: string | undefined, fault: Fault): Fact[] {
  if (text === undefined) return [];
  return text.split(/\n(?=- )/).map((entry) => {
    const [first = '', ...lines] = entry.split('\n');
    const statement = first.replace(/^- /, '').trim();
    const fields = new Map(
      lines.map((line) => /^ {2}- (asked|true|next): (.+)$/.exec(line)?.slice(1, 3) as [string, string]),
    );
    const [asked, next, truth] = [fields.get('asked'), fields.get('next'), fields.get('true')];
    if (!statement || !asked || !next) throw fault(`“${statement}” needs the entries asked and next`);
    if (truth !== undefined && truth !== 'yes' && truth !== 'no') throw fault(`“true: ${truth}” is neither yes nor no`);
    return { statement, asked: asked.split(' & '), isTrue: truth === undefined ? undefined : truth === 'yes', next };
  });
}

/** A numbered list of questions, each with its answer and why. */
function checksOf(text: string, fault: Fault): Check[] {
  return text.split(/\n(?=\d+\. )/).map((entry) => {
    const [first = '', ...lines] = entry.split('\n');
    const fields = new Map(lines.map((line) => /^ {3}- (\w+): (.+)$/.exec(line)?.slice(1, 3) as [string, string]));
    const [answer, why, options] = [fields.get('answer'), fields.get('why'), fields.get('options')?.split(' / ')];
    const question = first.replace(/^\d+\. /, '').trim();
    if (!question || !answer || !why) throw fault(`the check “${question}” has no answer or no reason`);
    if (options && !options.includes(answer)) throw fault(`the answer of “${question}” is none of its options`);
    return { question, options, answer, calculation: fields.get('calculation'), why };
  });
}
