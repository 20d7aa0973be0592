import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import type { CodeLanguage } from '../../documents/contract.ts';

/** The grammar of a language, fetched when it is needed. */
export async function grammarOf(language: CodeLanguage): Promise<Extension> {
  switch (language) {
    case 'javascript':
      return (await import('@codemirror/lang-javascript')).javascript();
    case 'python':
      return (await import('@codemirror/lang-python')).python();
    case 'java':
      return (await import('@codemirror/lang-java')).java();
    case 'cpp':
      return (await import('@codemirror/lang-cpp')).cpp();
    case 'html':
      return (await import('@codemirror/lang-html')).html();
    case 'sql':
      return (await import('@codemirror/lang-sql')).sql();
    case 'text':
      return [];
  }
}

/** Colours of code, readable on all backgrounds in light and dark. */
export const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--level-mastery-text)', fontWeight: '600' },
    { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--good)' },
    { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--level-foundation-text)' },
    { tag: tags.comment, color: 'var(--ink-faint)', fontStyle: 'italic' },
    { tag: [tags.function(tags.variableName), tags.definition(tags.variableName)], color: 'var(--accent)' },
    { tag: [tags.typeName, tags.className, tags.tagName], color: 'var(--level-immersion-text)' },
    { tag: [tags.propertyName, tags.attributeName], color: 'var(--level-excellence-text)' },
    { tag: tags.invalid, color: 'var(--attention)' },
  ]),
);
