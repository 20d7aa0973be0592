import type { ItemModel } from '../../../item-bank/items/services.ts';
import { betterPrompt } from './better-prompt.ts';
import { chatbotExplained } from './chatbot-explained.ts';
import { contextWindow } from './context-window.ts';
import { countedText } from './counted-text.ts';
import { nextWord } from './next-word.ts';
import { temperature } from './temperature.ts';
import { tokens } from './tokens.ts';
import { vectorsAndAttention } from './vectors-and-attention.ts';

export const languageModels: ItemModel[] = [
  nextWord,
  betterPrompt,
  chatbotExplained,
  countedText,
  contextWindow,
  tokens,
  temperature,
  vectorsAndAttention,
];
