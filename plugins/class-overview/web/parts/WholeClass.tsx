import type { Sign } from '../../contract.ts';
import { signText } from './texts.ts';

/** Due work that stands open for the whole class, told once. */
export function WholeClass({ signs }: { signs: readonly Sign[] }) {
  return signs.map((sign) => <p key={sign.text}>The whole class: {signText(sign)}.</p>);
}
