import { speaksOfJudging, subjectOf } from './off-subject.ts';
import { englishWords, otherWords } from './small-words.ts';

/** Why an answer is graded by the rubric alone. */
export type OrderSign = 'markup' | 'hidden' | 'language' | 'grading' | 'off-subject';

/**
 * How an answer addresses its grader, in any language: machine roles or formats, hidden or encoded text, another script
 * or language than the question's, words about points and grading, or a sentence that leaves the question's subject to
 * discuss the assessment. Undefined where it does not. No word list is complete: an answer that is missed still needs
 * quotations and stays close to the rubric.
 * @param about further texts on the subject: criteria and model answer
 */
export function orderIn(answer: string, question: string, about: readonly string[] = []): OrderSign | undefined {
  const text = answer.slice(0, maxLength).normalize('NFKC').toLowerCase();
  if (markup.some((pattern) => pattern.test(text))) return 'markup';
  if (isHidden(answer.slice(0, maxLength))) return 'hidden';
  if (grading.some((pattern) => pattern.test(text)) || grading.some((pattern) => pattern.test(joined(text))))
    return 'grading';
  const subject = subjectOf([question, ...about]);
  const known = question.normalize('NFKC').toLowerCase();
  if (isOtherLanguage(text, known, subject)) return 'language';
  return sentencesIn(text).some((sentence) => speaksOfJudging(sentence, subject)) ? 'off-subject' : undefined;
}

const maxLength = 8000;

const markup: readonly RegExp[] = [
  /(?:^|\n)\W{0,4}(?:system|assistant|user|developer|human|ai|instructions?|note to (?:the )?\w+|admin)\s*:/,
  /<\|?\/?\s*(?:system|assistant|user|im_start|im_end|endoftext|inst|instructions?|prompt|grader|answer|learner|material|end)\b/,
  /\[\/?(?:inst|system|assistant|instructions?)\]|<<|>>|```|#{2,}\s*\w+|-{3,}\s*(?:end|begin|new)/,
  /["'{]\s*(?:criteria|ismet|is_met|quote|points|score|grade|reason|verdict|role|content)["']?\s*[:=]|\bismet\b|\bis_met\b/,
  /<!--|\/\*\s*\w|\{\{|\}\}/,
];

/** Spaced letters, encoded text, invisible characters, and letters that only look Latin. */
function isHidden(answer: string): boolean {
  return (
    /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|[\u{e0000}-\u{e007f}]/u.test(answer) ||
    /(?:\b\p{L}[ ._*-]){6,}\p{L}\b/u.test(answer) ||
    /\b(?=\S*[a-z])(?=\S*[A-Z])[A-Za-z\d+/]{20,}={0,2}(?![A-Za-z])/.test(answer) ||
    /\b(?:[\da-f]{2}[ :]?){12,}\b/i.test(answer) ||
    /(?:\\u[\da-f]{4}|&#x?[\da-f]+;|%[\da-f]{2}){4,}/i.test(answer) ||
    (answer.match(/\p{L}+/gu) ?? []).some(
      (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}]/u.test(word),
    ) ||
    /\b(?:rot ?13|base ?64|backwards|reversed?)\b.{0,40}\b(?:decode|read|follow|text)\b|\b(?:decode|read)\b.{0,40}\b(?:base ?64|rot ?13|backwards)\b/i.test(
      answer,
    )
  );
}

/** Reads digits and signs as the letters they replace: "fu11 p0ints". `isHidden` covers "f u l l". */
const joined = (text: string) =>
  text
    .replaceAll('0', 'o')
    .replaceAll(/[1!|]/g, 'l')
    .replaceAll('3', 'e')
    .replaceAll('@', 'a')
    .replaceAll('5', 's')
    .replaceAll('$', 's')
    .replaceAll('4', 'a');

const marks = `(?:points?|marks?|credits?|scores?|grades?|criteri(?:a|on)|rubrics?|percent(?: of the (?:points|marks)))`;
const whole = `(?:full|all|every|each|maximum|max|perfect|complete|entire|100 ?%|hundred percent)`;

const grading: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${whole}\b(?: \w+){0,3} ${marks}\b(?! (?:lie|are on|on the|in the|of the (?:line|data|graph)))`,
  ),
  new RegExp(
    String.raw`\b(?:give|award|grant|assign|allot|deserves?|earn|receives?|get|gets|need|want)\b(?: \w+){0,5} (?:full|all|maximum|max|top|highest|best|every|perfect) (?:\w+ ){0,2}${marks}`,
  ),
  /\b(?:give|award|grant|assign) (?:me|this|my|the (?:answer|student|learner|response))\b/,
  /\b(?:ignore|disregard|forget|override|overrule|skip|bypass|do not (?:use|follow|apply)|don'?t (?:use|follow|apply)|stop (?:using|following))\b(?: \w+){0,5} (?:instructions?|rules?|prompts?|rubrics?|criteria|guidelines?|marking|grading|directions?|orders|model answer|above|previous|everything)\b/,
  /\b(?:dear|hello|hi|hey|attention|note (?:to|for)|message (?:to|for)|to) (?:the |my |you )?(?:\w+ )?(?:grader|examiner|marker|assessor|evaluator|corrector|teacher|professor|ai|llm|language model|chatgpt|gpt|claude|gemini|assistant|bot|model)\b/,
  /\b(?:grader|examiner|evaluator|assessor)s?\b/,
  /\b(?:you|u) (?:are|must|should|shall|have to|need to|will|can|may|could|might)(?: \w+){0,4} (?:grade|mark|score|rate|accept|approve|pass|award|assess|evaluate|treat|consider|count|output|respond|reply|answer|give)\b/,
  /\b(?:mark|grade|score|rate|count|treat|accept|consider|evaluate|judge|assess|regard|deem) (?:it|this|that|me|my|every|each|all|the)\b(?: \w+){0,4}(?: as)? (?:met|correct|right|true|full|fulfilled|satisfied|passed|complete|perfect|excellent|answer|response|criteri\w+|points?)\b/,
  /\b(?:this|my|the) (?:answer|response|text|submission)\b(?: \w+){0,4} (?:is|deserves|meets|fulfils|fulfills|satisfies|earns|should|must|gets|has)\b(?: \w+){0,4} (?:correct|right|complete|perfect|full|points?|marks?|criteri\w+|everything|all|accepted|passed|best|pass)\b/,
  /\b(?:all|every|each|both|these) (?:of the )?criteri(?:a|on)\b/,
  /\b(?:meets?|met|fulfils?|fulfilled|fulfill?s?|satisf(?:y|ies|ied)|passes) (?:all|every|each|both|the|everything)\b(?: \w+){0,3} (?:criteri\w+|requirements?|rubric|points?|conditions of)\b/,
  /\b(?:rate|grade|mark|score) (?:my|this|the) \w+ (?:with|as|at)\b/,
  /\bmodel answer\b|\bgrading (?:prompt|system|rules?|rubric|scheme|mode|bot|model)\b|\bmarking scheme\b|\bthe rubric\b|\bsystem prompt\b|\bnew (?:instructions?|rules?|task|role) ?[:.]|\byour (?:instructions?|task|job|role|new|rubric|prompt)\b/,
  /\b(?:pretend|imagine|act|behave|simulate|role ?play)\b(?: \w+){0,4} (?:grader|teacher|generous|kind|lenient|examiner|you)\b|\bbe (?:generous|lenient|kind|nice)\b|\bdeveloper mode\b|\bdan mode\b|\bjailbreak/,
  /\b(?:please|pls|kindly|just|simply)\b(?: \w+){0,3} (?:pass|grade|mark|score|rate|approve|accept) (?:me|this|it|my)\b/,
  /\b(?:10|ten|100|5|five|4|3|2)(?: ?\/ ?| out of )(?:10|ten|100|5|five|4|3|2)\b(?=.{0,20}\b(?:points?|marks?|please|score)\b)|\b(?:score|grade|mark|points?|rating) ?(?:of|:|=|is|to) ?(?:10|100|full|max\w*|a\+|perfect)\b/,
  // The same in the languages that learners are likely to use.
  /\b(?:volle?n?|alle|maximale?|sämtliche) (?:punkt\w*|kriterien|note)|\bpunkt(?:e|zahl)\b|\bbewert(?:e|en|ung)\b|\b(?:ignorier|vergiss|missachte)\w*\b|\bkriterien\b/,
  /\b(?:todos|todas|máxim\w+|maxim\w+|tod[oa]) (?:l[oa]s )?(?:punt\w+|criterios|nota|pont\w+|critérios)|\bpunt(?:os|uación|aje|eggio|i)\b|\b(?:olvid[ae]|ignora|ignorá|calific\w+|evalú\w+|otorg\w+|otórg\w+)\b/,
  /\b(?:tous|toutes|maximum|le maximum de) (?:les )?(?:points|critères|notes?)|\b(?:oublie|oubliez|ignorez|accorde|accordez|attribue|attribuez|donne|donnez)\b|\bcritères\b|\bconsignes\b/,
  /\b(?:tutti|massim\w+|pieno) (?:i )?(?:punt\w+|criteri|voti?)|\b(?:dimentica|ignora|assegna|dammi|valuta)\b|\bistruzioni\b/,
  /\bpontos\b|\bpontuação\b|\bcritérios\b|\binstruções\b|\b(?:esqueça|ignore as|atribua|avalie)\b/,
  /\b(?:alle|volledige|maximale) punten\b|\bpunten\b|\b(?:negeer|vergeet|beoordeel)\b|\binstructies\b/,
  /punkt(?:y|ów|ami)|\b(?:zignoruj|zapomnij|przyznaj|oceń)\b|\bkryteri/,
  /\btam puan\b|\bpuan|\b(?:talimat|görmezden|yok say|ölçüt|değerlendir)/,
  /\b(?:poäng|poeng|pontot|bodů|bodov|pistettä|puncte|pontszám|điểm|poin penuh|nilai penuh|kriteria|instruksi|abaikan|ignorera|glöm|zapomeň|felejtsd|unohda|ignoră)\b/,
];

/**
 * Another script than the question's, or a sentence in which function words of another language outnumber the
 * question's.
 */
function isOtherLanguage(text: string, question: string, subject: ReadonlySet<string>): boolean {
  const foreign = (given: string) =>
    (given.match(/\p{L}/gu) ?? []).filter((letter) => !/[\p{Script=Latin}\p{Script=Greek}]/u.test(letter)).length;
  if (foreign(text) >= 3 && foreign(question) === 0) return true;
  if (strangeSentence(question)) return false;
  return sentencesIn(text).some((sentence) => strangeSentence(sentence) || hasNoEnglish(sentence, subject));
}

const sentencesIn = (text: string) => text.split(/[.!?;\n]+/);

/** A sentence of four or more words almost always contains a function word of its language or a word of its subject. */
function hasNoEnglish(sentence: string, subject: ReadonlySet<string>): boolean {
  const words = sentence.match(/\p{L}{2,}/gu) ?? [];
  if (words.length < 4 || /[=+×÷^]|\d/.test(sentence)) return false;
  const own = words.filter((word) => englishWords.has(word)).length;
  const isAccented = words.some((word) => /[^\p{ASCII}’]/u.test(word));
  if (own > (isAccented ? 1 : 0)) return false;
  return !words.some((word) => word.length > 3 && subject.has(word.slice(0, 5)));
}

function strangeSentence(sentence: string): boolean {
  const words = sentence.match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  if (words.length < 3) return false;
  const own = words.filter((word) => englishWords.has(word)).length;
  const others = words.filter((word) => otherWords.has(word)).length;
  const accented = words.filter((word) => /[^\p{ASCII}’]/u.test(word)).length;
  return others + accented >= 2 && others + accented > own;
}
