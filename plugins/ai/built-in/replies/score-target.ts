import { eiqScale } from '../../../learner/contract.ts';
import type { Intent } from '../talk/intents.ts';

/**
 * The EiQ score that a learner wants to reach: "How do I get from 348 to 450?". Undefined if the numbers are not on the
 * scale or belong to a calculation.
 */
export function scoreTargetIn(message: string, intents: ReadonlySet<Intent>): number | undefined {
  if (message.length > 160 || calculation.test(message) || !question.test(message)) return undefined;
  const [, from, to] = fromTo.exec(message) ?? [];
  const target = Number(to ?? (intents.has('score') ? aim.exec(message)?.[1] : undefined));
  const isScore = target >= eiqScale.lowest && target <= eiqScale.highest;
  return isScore && (from === undefined || (Number(from) >= eiqScale.lowest && Number(from) < target))
    ? target
    : undefined;
}

const score = String.raw`(\d{3}(?:\.\d)?)(?![\d.,]*\d|\s?(?:%|€|\$|£|°|[a-z]{1,2}\b(?<!\bto\b|\bin\b|\bby\b|\bon\b|\bif\b)))`;

const fromTo = new RegExp(
  String.raw`\b(?:get|go|come|move|rise|raise|climb|improve|increase|bring)\b[^.?!]{0,30}?\bfrom ${score} (?:up )?to ${score}`,
  'i',
);
const aim = new RegExp(String.raw`\b(?:to|reach|get|hit|of)\s+(?:an? )?(?:EiQ )?(?:score (?:of )?)?${score}`, 'i');
const question = /\b(?:how|what|which|where|can|could|want|need|help)\b/i;
const calculation =
  /\b(?:percent\w*|multipl\w*|divid\w*|add(?:ing)?|subtract\w*|count\w*|steps? of|times|sequence|metres?|meters?|miles?|grams?|km|euros?|dollars?|students?|people|price|cost|minutes?|hours?)\b|[=+×÷*]/i;
