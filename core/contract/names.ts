/** Blocks of scripts that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and older ones. */
const writtenRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name as it stands in a sentence, a list or a title: one in a script written from right to left is set apart by
 * Unicode's isolates (UAX #9, FSI and PDI), so that it does not change the order of what stands beside it.
 */
export const nameText = (name: string) => (writtenRightToLeft.test(name) ? `\u2068${name}\u2069` : name);
