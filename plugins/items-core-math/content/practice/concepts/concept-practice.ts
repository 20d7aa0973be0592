import { practiceModelsIn } from '../../../../item-bank/items/services.ts';
import type { ContentArea } from '../../drafts.ts';

export const conceptPractice = practiceModelsIn<ContentArea>('core_math');
