import { defineScreens, fill } from '../../../web/screens.ts';
import { itemBank } from '../../item-bank/contract.ts';
import { hints } from '../contract.ts';

export default defineScreens({
  contract: hints,
  screens: [],
  fills: [fill(itemBank.slots.questionAside, () => import('./QuestionHints.tsx'))],
});
