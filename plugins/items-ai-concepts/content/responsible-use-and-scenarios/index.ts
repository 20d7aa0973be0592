import type { ItemModel } from '../../../item-bank/items/services.ts';
import { checkTheOutput } from './check-the-output.ts';
import { doesAiFit } from './does-ai-fit.ts';
import { goalAsWritten } from './goal-as-written.ts';
import { humanReview } from './human-review.ts';
import { nameTheRisk } from './name-the-risk.ts';
import { noisyAnswers } from './noisy-answers.ts';
import { recognisable } from './recognisable.ts';

export const responsibleUseAndScenarios: ItemModel[] = [
  nameTheRisk,
  doesAiFit,
  checkTheOutput,
  humanReview,
  goalAsWritten,
  recognisable,
  noisyAnswers,
];
