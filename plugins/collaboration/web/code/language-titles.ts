import type { CodeLanguage } from '../../documents/contract.ts';

export const languageTitles: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'JavaScript',
  python: 'Python',
  java: 'Java',
  cpp: 'C and C++',
  html: 'HTML',
  sql: 'SQL',
  text: 'Other',
};

/** File name extensions, for saving. */
export const fileEndings: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'js',
  python: 'py',
  java: 'java',
  cpp: 'cpp',
  html: 'html',
  sql: 'sql',
  text: 'txt',
};
