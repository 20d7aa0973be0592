import { wordsOf } from './words.ts';

/** Frequent words of some languages and words of requests for help, without accents. */
const smallWords: Readonly<Record<string, ReadonlySet<string>>> = {
  German: words(
    'ich du er sie wir ihr nicht und der die das den dem ein eine einen bitte kannst konnen mir mich dir bei verstehe versteh wie warum hilfe hilf helfen aufgabe ist bin sind fur mit auf was soll muss kein keine wenn weil hallo danke brauche rechnen bruche prozentrechnung gleichung auch noch aber nur schon sehr gut von zu im zum zur',
  ),
  Spanish: words(
    'hola no entiendo el la los las un una unos por favor puedes puede ayudar ayudarme ayuda necesito que como es son con para porque pregunta respuesta yo tu mi me te se de del en y o pero muy bien gracias cuanto cual fracciones ecuaciones porcentajes tarea estoy tengo quiero hacer',
  ),
  French: words(
    'bonjour salut je ne pas comprends comprend le la les un une des du de est sont pour avec vous tu moi me mon ma mes aide aider peux peut sil plait te reponse comment pourquoi quoi combien et ou mais tres bien merci exercice equations pourcentages fractions suis ai veux faire cest',
  ),
  Portuguese: words(
    'ola oi nao entendo entender voce pode poderia me ajudar ajuda ajude por favor obrigado obrigada isso como o a os as um uma que e de do da em no na com para porque quanto qual porcentagem fracoes equacoes tarefa estou tenho quero fazer preciso muito bem mas',
  ),
  Italian: words(
    'ciao non capisco il lo la gli le un una che puoi aiutarmi aiuto perche domanda come sono di del della in con per grazie quanto quale frazioni equazioni percentuali compito voglio fare ho mi ti e ma molto bene favore',
  ),
  Dutch: words(
    'hallo ik niet het een de kan je jij mij me helpen hulp hoe waarom begrijp snap van voor met op wat is zijn en maar ook dank bedankt som breuken vergelijking procent mijn moet wil',
  ),
};
const english = words(
  'the is are and of to in what how why do does i you my me it this that can have with for not no help please as on or question come van a an so an at be we he she they was but if then so does me is problem answer fractions',
);

/** The language of most of a text's frequent words; undefined for English or an unknown language. */
export function languageOf(text: string): string | undefined {
  const words = wordsOf(text.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  const own = words.filter((word) => english.has(word)).length;
  const found = Object.entries(smallWords)
    .map(([language, known]) => ({
      language,
      count: words.filter((word) => known.has(word)).length,
      certain: words.filter((word) => known.has(word) && !english.has(word)).length,
    }))
    .sort((one, other) => other.count - one.count || other.certain - one.certain)[0];
  if (!found || found.certain < 2 || found.count <= own || found.count < words.length * 0.4) return undefined;
  return found.language;
}

/** Whether a text is in a script other than Latin (except Greek letters of formulas) or mostly in another language. */
export function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/[\p{Script=Latin}\p{Script=Greek}]/u.test(letter));
  if (letters.length >= 3 && others.length > letters.length / 3) return true;
  return languageOf(text) !== undefined;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
