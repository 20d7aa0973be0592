/** Codes that Intl names although they are no countries. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB']);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of a country; its code where there is none. @param code ISO 3166-1 alpha-2 */
export const countryName = (code: string): string => names.of(code) ?? code;

/** The code of a country given by its code or its English name, without regard to case; undefined if there is none. */
export function countryCode(text: string): string | undefined {
  const wanted = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(wanted) ? currentCode(wanted) : codesByName().get(wanted);
}

/** A quarter of the time of a large import was spent on locales before they were kept. */
const currentCodes = new Map<string, string | undefined>();

/** The current code for one of two letters, which may be retired or reserved: GB for UK. */
function currentCode(code: string): string | undefined {
  if (!currentCodes.has(code)) {
    const isCountry = !notCountries.has(code) && names.of(code) !== undefined;
    currentCodes.set(code, isCountry ? new Intl.Locale(`und-${code}`).region : undefined);
  }
  return currentCodes.get(code);
}

let byName: Map<string, string> | undefined;

function codesByName(): Map<string, string> {
  if (byName) return byName;
  byName = new Map();
  for (const first of alphabet) {
    for (const second of alphabet) {
      const current = currentCode(first + second);
      if (current) byName.set(countryName(first + second).toUpperCase(), current);
    }
  }
  return byName;
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
