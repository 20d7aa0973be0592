/** Formats rows of text as a table with aligned columns for a terminal. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))));
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => text + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(text))))
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}

/** Width of text in a terminal: combining marks have none, East Asian characters two columns. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/\p{M}|\p{Cf}/u.test(character)) continue;
    width += /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u.test(
      character,
    )
      ? 2
      : 1;
  }
  return width;
}
