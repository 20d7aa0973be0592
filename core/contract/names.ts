/** Unicode blocks of right-to-left scripts: Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and historic ones. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name for use in a sentence, list or title. A right-to-left name is enclosed in Unicode isolates (UAX #9, FSI and
 * PDI), so that it does not reorder the surrounding text.
 */
export const nameText = (name: string) => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);
