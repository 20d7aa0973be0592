import type { Ask } from '../../services.ts';

/** How an answer is worded, as far as a template can be worded otherwise. */
export interface Style {
  readonly isShort: boolean;
  readonly beginsWithExample: boolean;
  readonly beginsWithQuestion: boolean;
  readonly purpose: Ask['purpose'];
}

/** From what the tutor's instructions say of the persona, and from what the learner asks for. */
export function styleOf({ instructions, purpose }: Ask, message: string): Style {
  const plain = instructions.toLowerCase();
  return {
    isShort:
      /\b(?:short|brief|briefly|concise|few words|to the point|terse)\b/.test(plain) ||
      /\b(?:short|brief|in one sentence|tl;?dr)\b/i.test(message),
    beginsWithExample:
      /\b(?:examples? first|begins? with (?:an? )?(?:\w+ )?examples?|starts? with (?:an? )?(?:\w+ )?examples?|from examples?)\b/.test(
        plain,
      ) || /\b(?:an? )?example\b/i.test(message),
    beginsWithQuestion:
      /\b(?:questions? first|begins? with (?:a )?(?:\w+ )?questions?|starts? with (?:a )?(?:\w+ )?questions?|socratic)\b/.test(
        plain,
      ),
    purpose,
  };
}

/** Paragraphs of an answer. */
export const paragraphs = (...parts: readonly (string | undefined | false)[]) =>
  parts.filter((part) => part).join('\n\n');
