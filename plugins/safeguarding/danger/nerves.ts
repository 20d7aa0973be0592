/** The object of a learner's fear. */
export type Nerves = 'test' | 'other';

const nervous =
  /\b(?:i|im|feel|feeling)\b(?:['’]m)?(?:[^\w.!?]+(?!not\b|never\b|less\b)\w+){0,4}?[^\w.!?]+(?:nervous|anxious|scared|terrified|frightened|panick(?:ing|y)|in a panic|stressed|freaking out|afraid of|worried about (?:my|the|a|an|this|our|tomorrow|monday)\b)/i;

const test = /\b(?:tests?|exams?|quiz(?:zes)?|finals|mocks|placement|assessment|presentation|interview)\b/i;

/**
 * Recognises that a learner is nervous before a test or afraid of something else, without being in danger or distress.
 * English only. Undefined where the message expresses no such fear.
 *
 * @example
 * nervesIn("I have a test tomorrow and I'm scared"); // 'test'
 */
export function nervesIn(text: string): Nerves | undefined {
  if (!nervous.test(text.slice(0, 4000).normalize('NFKC'))) return undefined;
  return test.test(text) ? 'test' : 'other';
}
