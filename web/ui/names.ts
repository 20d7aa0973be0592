import { nameText } from '../../core/contract/names.ts';

export { nameText };

/** First and last name, for use in a sentence. */
export const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  nameText(`${firstName} ${lastName}`.trim());

/** `Ada L., Mika P.` */
export const namesText = (names: readonly string[]) => names.map(nameText).join(', ');
