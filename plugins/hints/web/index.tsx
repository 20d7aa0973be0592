import { defineScreens, fill } from '../../../web/screens.ts';
import { itemBank } from '../../item-bank/contract.ts';
import type { hints } from '../contract.ts';

export default defineScreens<typeof hints>({
  plugin: 'hints',
  screens: [],
  fills: [fill(itemBank.slots.questionAside, () => import('./QuestionHints.tsx'))],
});
