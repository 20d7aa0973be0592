// Converts the delimiters of formulas, as models write them, to those of Markdown.

/** Code, which is not changed: blocks, including an unclosed one, and spans. */
const code = /(^|\n)(`{3,}|~{3,})[\s\S]*?(?:\n\2[^\n]*|$(?![\s\S]))|`+[^`\n]*`+/g;

/**
 * Marks formulas in one way: `\(…\)` becomes `$…$` and `\[…\]` becomes `$$…$$`. A dollar sign that begins no formula is
 * a dollar sign: `$5 and $10` is money. A formula's first sign has no space after it, its last none before it and no
 * digit after it.
 */
export const withFormulas = (text: string): string => outsideCode(text, marked);

/** Like `withFormulas`, for a text that is still being received: omits a formula that is not complete yet. */
export const withFormulasSoFar = (text: string): string => {
  const pieces = piecesOf(text);
  const last = pieces.at(-1);
  if (last && !last.isCode) last.text = withoutOpenFormula(last.text);
  return pieces.map(({ text, isCode }) => (isCode ? text : marked(text))).join('');
};

function outsideCode(text: string, change: (text: string) => string): string {
  return piecesOf(text)
    .map((piece) => (piece.isCode ? piece.text : change(piece.text)))
    .join('');
}

function piecesOf(text: string): { text: string; isCode: boolean }[] {
  const pieces: { text: string; isCode: boolean }[] = [];
  let from = 0;
  for (const match of text.matchAll(code)) {
    pieces.push({ text: text.slice(from, match.index), isCode: false }, { text: match[0], isCode: true });
    from = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(from), isCode: false }];
}

/** `$$…$$`, `\[…\]`, `\(…\)`, `$…$`, or a single dollar sign. */
const formula =
  /\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)|(?<![\\$])\$(?![\s$])((?:\\.|[^$\\\n])+?)(?<!\s)\$(?![\d$])|(?<!\\)\$/g;

function marked(text: string): string {
  return text.replace(formula, (_, display?: string, bracketed?: string, inParentheses?: string, inline?: string) => {
    const apart = display ?? bracketed;
    // On lines of its own, so that it is displayed as a block.
    if (apart !== undefined) return `\n\n$$\n${apart.trim()}\n$$\n\n`;
    const within = inParentheses ?? inline;
    return within === undefined ? '\\$' : `$${within.trim()}$`;
  });
}

function withoutOpenFormula(text: string): string {
  // Complete formulas are masked, so that delimiters within them do not count.
  const rest = text.replace(formula, (whole) => (whole === '$' ? whole : '\u0000'.repeat(whole.length)));
  const open = /\$\$[\s\S]*$|\\\[[\s\S]*$|\\\([\s\S]*$|\$(?![\s\d$])[^\n]*$/.exec(rest);
  return open ? text.slice(0, open.index) : text;
}
