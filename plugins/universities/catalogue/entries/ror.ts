/** Crockford's base 32, without I, L, O and U. */
const digits = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * The normal form of a ROR id, `https://ror.org/` and nine characters: 0, six base-32 digits, and two check digits as of
 * ISO/IEC 7064 MOD 97-10 (https://ror.readme.io/docs/identifier). Undefined for what is none.
 */
export function normalRorId(text: string): string | undefined {
  const match = /^(?:(?:https?:\/\/)?ror\.org\/)?(0[0-9a-hjkmnp-tv-z]{6})(\d{2})$/.exec(text.trim().toLowerCase());
  if (!match) return undefined;
  const [, body = '', check = ''] = match;
  const value = [...body].reduce((sum, digit) => sum * 32 + digits.indexOf(digit), 0);
  return 98 - ((value * 100) % 97) === Number(check) ? `https://ror.org/${body}${check}` : undefined;
}
