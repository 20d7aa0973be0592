import { z } from 'zod';

// Messages for validation errors of schemas without their own message. Installed once for all schemas.

type RawIssue = z.core.$ZodRawIssue;

z.config({ customError: (issue) => messageOf(issue) });

function messageOf(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Required' : `Expected ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return `At least ${amount(issue.origin, issue.minimum, issue.inclusive === false)}`;
    case 'too_big':
      return `At most ${amount(issue.origin, issue.maximum, issue.inclusive === false)}`;
    case 'invalid_value':
      return `One of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formats[issue.format];
    case 'not_multiple_of':
      return `A multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `Unknown: ${listed(issue.keys)}`;
    default:
      return undefined;
  }
}

/** The first names of fields, shortened, because the caller chose them. */
function listed(names: readonly string[]): string {
  const first = names.slice(0, 5).map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name));
  return names.length > first.length ? `${first.join(', ')} and ${names.length - first.length} more` : first.join(', ');
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no (true or false)',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};

const formats: Readonly<Record<string, string>> = {
  email: 'Not a valid email address',
  uuid: 'Not an id',
  url: 'Not an address (such as https://example.org)',
  datetime: 'Not a valid date and time (such as 2026-05-01T09:30:00Z)',
  date: 'Not a date (such as 2026-05-01)',
};

function amount(origin: string, limit: number | bigint, isExclusive: boolean): string {
  const unit = { string: 'character', array: 'entry', set: 'entry', file: 'byte' }[origin];
  if (unit === undefined) return `${limit}${isExclusive ? ', not included' : ''}`;
  if (limit === 1) return `1 ${unit}`;
  return `${limit} ${unit === 'entry' ? 'entries' : `${unit}s`}`;
}
