import type { Ask } from '../../services.ts';

/** The variations in wording that the tutor's templates support. */
export interface Style {
  readonly isShort: boolean;
  /** For a child, or for a learner who asked for simple words. */
  readonly isSimple: boolean;
  readonly beginsWithExample: boolean;
  readonly beginsWithQuestion: boolean;
  readonly purpose: Ask['purpose'];
}

/** The style that the persona in the instructions and the learner's message ask for. */
export function styleOf({ instructions, purpose }: Ask, message: string, isYoung: boolean): Style {
  // All instructions ask for brevity; only these words ask to leave something out.
  const plain = instructions.toLowerCase();
  return {
    isShort:
      /\b(?:concise|terse|to the point|in a single sentence)\b/.test(plain) ||
      /\b(?:short|brief|in one sentence|tl;?dr)\b/i.test(message),
    isSimple: isYoung,
    beginsWithExample:
      /\b(?:examples? first|begins? with (?:an? )?(?:\w+ )?examples?|starts? with (?:an? )?(?:\w+ )?examples?|from examples?|start from something of everyday life)\b/.test(
        plain,
      ) || /\b(?:an? )?example\b/i.test(message),
    beginsWithQuestion:
      /\b(?:questions? first|begins? with (?:a )?(?:\w+ )?questions?|starts? with (?:a )?(?:\w+ )?questions?|socratic|let the learner try something at once)\b/.test(
        plain,
      ),
    purpose,
  };
}

/** "I am 8", "like I'm five": the tutor uses simple words from then on. */
export const wantsSimple = (text: string) =>
  /\bi(?:'|’)?\s?a?m (?:only |just )?(?:[4-9]|10|five|six|seven|eight|nine|ten)\b(?! ?(?:%|percent|times|points|cm|km|minutes|hours|out of))|\b(?:like|as if) i(?:'|’)?(?:m| am)? (?:a )?(?:five|5|six|6|seven|7|eight|8|kid|child)\b|\beli5\b/i.test(
    text,
  );

/** Paragraphs of an answer. */
export const paragraphs = (...parts: readonly (string | undefined | false)[]) =>
  parts.filter((part) => part).join('\n\n');
