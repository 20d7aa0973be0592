/**
 * Removes pictures, links away from the platform and HTML from a sentence. Links to screens stay, without a query, because
 * screens may act on theirs. A picture's address alone could leak words of the
 * conversation the moment the picture is fetched.
 */
export function withoutMarkup(sentence: string): string {
  return sentence
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\((?!(?:\/[a-z\d-]+)+\))[^)]*\)/g, '$1')
    .replace(/^\s*\[[^\]]+\]:\s*\S+.*$/gm, '')
    .replace(/<\/?(?:[a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?>/gi, '')
    .replace(/\b(?:https?|ftp|data|javascript|vbscript|file):[^\s)>\]]*\w[^\s)>\]]*/gi, '(link left out)')
    .replace(/\bwww\.[^\s)>\]]+/gi, '(link left out)');
}

/**
 * A sentence as it will be displayed: without invisible characters, and with character references decoded as Markdown
 * does. Either could hide words from the output check.
 */
export function asRead(sentence: string): string {
  return sentence
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
