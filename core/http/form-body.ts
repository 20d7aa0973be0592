import { invalid } from '../contract/index.ts';

/** More than any form has. Bounds the cost of parsing. */
const maxFields = 1000;

/**
 * The fields of a urlencoded form as text; a repeated field is a list of texts.
 * @throws Failure invalid
 */
export function formFields(body: Uint8Array): Record<string, string | string[]> {
  const text = new TextDecoder().decode(body);
  if (text.split('&', maxFields + 2).length > maxFields) throw invalid('The form has too many fields');
  // Without a prototype, because a field may have any name.
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    if (name === '__proto__') throw invalid('The form could not be read');
    const known = fields[name];
    fields[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
  }
  return { ...fields };
}
