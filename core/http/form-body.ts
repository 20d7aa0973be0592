import { invalid } from '../contract/index.ts';

/** More than any form has; parsing costs time for each. */
const mostFields = 1000;

/**
 * The fields of a urlencoded form, each as text, or as a list of texts where it was sent more than once.
 * @throws Failure invalid
 */
export function formFields(body: Uint8Array): Record<string, string | string[]> {
  const text = new TextDecoder().decode(body);
  if (text.split('&', mostFields + 2).length > mostFields) throw invalid('The form has too many fields');
  // Without a prototype: a field may have any name.
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    if (name === '__proto__') throw invalid('The form could not be read');
    const known = fields[name];
    fields[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
  }
  return { ...fields };
}
