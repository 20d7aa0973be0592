/** The title of a moderation category: `Self-harm` for `self-harm`. */
export const categoryText = (category: string): string =>
  titles[category] ?? category.replace(/[-_/]+/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

const titles: Readonly<Record<string, string | undefined>> = {
  'self-harm': 'Self-harm',
  'personal-data': 'Personal data',
  injection: 'Attempt to change the tutor’s instructions',
};
