/** Codes that Intl names although they are no countries. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB']);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of a country; its code where there is none. @param code ISO 3166-1 alpha-2 */
export const countryName = (code: string): string => names.of(code) ?? code;

/** The code of a country given by its code or its English name, without regard to case; undefined if there is none. */
export function countryCode(text: string): string | undefined {
  const wanted = text.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(wanted)) {
    if (notCountries.has(wanted) || names.of(wanted) === undefined) return undefined;
    // The current code for a retired or reserved one: GB for UK.
    return new Intl.Locale(`und-${wanted}`).region;
  }
  return codesByName().get(wanted);
}

let byName: Map<string, string> | undefined;

function codesByName(): Map<string, string> {
  if (byName) return byName;
  byName = new Map();
  for (const first of alphabet) {
    for (const second of alphabet) {
      const name = notCountries.has(first + second) ? undefined : names.of(first + second);
      const current = name && new Intl.Locale(`und-${first}${second}`).region;
      if (current) byName.set(name.toUpperCase(), current);
    }
  }
  return byName;
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
