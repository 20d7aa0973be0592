import type { Turn } from '../../services.ts';
import { languageOf } from '../talk/languages.ts';
import { paragraphs } from '../talk/style.ts';

/** An apology, with what is possible, in languages that learners often write in. The English text follows it. */
const inOwnWords: Readonly<Record<string, string | undefined>> = {
  German:
    'Es tut mir leid: Erklären kann ich nur auf Englisch. Zahlen und Formeln verstehe ich in jeder Sprache – schreib die Aufgabe einfach so auf, wie du sie rechnen würdest.',
  Spanish:
    'Lo siento: solo puedo explicar en inglés. Los números y las fórmulas los entiendo en cualquier idioma: escribe la tarea como la calcularías.',
  French:
    'Désolé : je ne peux expliquer qu’en anglais. Je comprends les nombres et les formules dans toutes les langues : écris l’exercice comme tu le calculerais.',
  Portuguese:
    'Desculpa: só consigo explicar em inglês. Números e fórmulas entendo em qualquer língua: escreve a tarefa como a calcularias.',
  Italian:
    'Mi dispiace: posso spiegare solo in inglese. I numeri e le formule li capisco in ogni lingua: scrivi il compito come lo calcoleresti.',
  Dutch:
    'Het spijt me: ik kan alleen in het Engels uitleggen. Getallen en formules begrijp ik in elke taal: schrijf de opgave zoals je hem zou uitrekenen.',
};

const english =
  'I can only explain in English, but I can read numbers and formulas in any language, for example 1/2 + 1/3 or 20% of 50.';

export function otherLanguageReply(message: string, turns: readonly Turn[]): string {
  const own = inOwnWords[languageOf(message) ?? ''];
  const isAgain = turns.some(({ role, text }) => role === 'assistant' && text.includes(english));
  return paragraphs(isAgain ? undefined : own, english, 'What is the task, in figures or in simple English words?');
}
