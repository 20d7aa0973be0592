import { TextArea, wholeText } from '../../../../../web/ui/index.ts';
import type { EssayName } from '../../../contract.ts';
import { essays, maxEssayCharacters, wordCount } from '../../../contract.ts';

const questions: Record<EssayName, string> = {
  personalStatement: 'Who you are, what you have done, and what made you choose this subject.',
  academicGoals: 'What you want to learn, and what you want to do with it.',
  whyUniversity: 'What draws you to this university and program in particular.',
};

/** An essay with its words counted while it is written. */
export function EssayField({
  name,
  value,
  rows,
  issue,
  onChange,
}: {
  name: EssayName;
  value: string;
  rows?: number;
  issue?: string | undefined;
  onChange: (value: string) => void;
}) {
  const essay = essays.find((each) => each.name === name);
  if (!essay) return null;
  const words = wordCount(value);
  const isTooLong = words > essay.maxWords;
  // Longer text is not cut off: it stays in the field and on this device until it is shortened.
  const isHuge = value.length > maxEssayCharacters;
  const shorten = isHuge
    ? `Texts of more than ${wholeText(maxEssayCharacters)} characters are not saved.`
    : `Shorten it by ${words - essay.maxWords} to submit it.`;
  const count = `${words} of at most ${essay.maxWords} words`;
  return (
    <TextArea
      label={essay.title}
      rows={rows ?? (essay.isRequired ? 12 : 6)}
      required={essay.isRequired}
      dir="auto"
      value={value}
      hint={value === '' ? `${questions[name]} At most ${essay.maxWords} words.` : count}
      issue={issue ?? (isTooLong || isHuge ? `${count}. ${shorten}` : undefined)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
