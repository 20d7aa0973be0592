/**
 * A sentence without what an answer has no business with: pictures, links out of the platform, HTML. A picture's
 * address alone would carry words out of the conversation the moment it is shown.
 */
export function withoutMarkup(sentence: string): string {
  return sentence
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\((?!#)[^)]*\)/g, '$1')
    .replace(/^\s*\[[^\]]+\]:\s*\S+.*$/gm, '')
    .replace(/<\/?(?:[a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?>/gi, '')
    .replace(/\b(?:https?|ftp|data|javascript|vbscript|file):[^\s)>\]]*\w[^\s)>\]]*/gi, '(link left out)')
    .replace(/\bwww\.[^\s)>\]]+/gi, '(link left out)');
}
