import { nameText } from '../../../../web/ui/names.ts';
// Texts of the conversation screens.

export const failureToast = { title: 'Error', description: 'Failed to send message. Please try again.' } as const;

/** Shown in place of a failed reply of the tutor. */
export const tutorTrouble =
  "I'm having trouble connecting right now, but let's keep learning! Can you try rephrasing your question?";

/** Shown where a model returned no text. */
export const nothingSaid = 'I understand. Let me help you with that!';

export const quickPrompts = [
  'Explain this step by step',
  'I am stuck on a problem',
  'Check my answer',
  'Give me something to practise',
  'What should I learn next?',
] as const;

export const assistantGreeting = (firstName: string) =>
  `Hello${firstName ? ` ${nameText(firstName)}` : ''}. What are you working on? I explain, ask back and give hints, one step at a time, so that the answer is yours in the end.`;

export const tutorGreeting = (firstName: string) =>
  `Hello${firstName ? ` ${nameText(firstName)}` : ''}. Bring me a problem or an idea you want to understand, and tell me what you have tried. We start from its simplest version.`;

/** The label of the provider below a reply. */
export function providerTitle(provider: string): string {
  return providerTitles[provider] ?? provider;
}

const providerTitles: Readonly<Record<string, string | undefined>> = {
  'built-in': 'Built-in tutor',
  openai: 'AI model, OpenAI',
  anthropic: 'AI model, Anthropic',
  google: 'AI model, Google',
  eiq: 'From EiQ',
};
