import { tokensOf } from './tokens.ts';

/**
 * Whether every sentence of a message states a result or a step as the learner's own, or asks whether it is right:
 * "12", "so x = 3", "i get 24 cm", "is it 12?", "3 · 4 = 12, right?". The surrounding words must match one of a few
 * patterns completely. A sentence that matches none is a question about something else, a supposition or somebody
 * else's result, and is never judged: "would 12 work", "is it because of 12", "my friend says 12".
 *
 * @param text in signs (`inSigns`)
 */
export const statesResult = (text: string): boolean =>
  text.split(/[!?;\n]+|\.(?!\d)|→/).every((sentence) => isStatement(skeletonOf(sentence)));

/** The same for one sentence, in which `#` stands for the claim. */
export const isStatement = (skeleton: string): boolean => {
  const text = skeleton.replaceAll(/\s+/g, ' ').trim();
  if (!text.includes(claim)) return !questionWord.test(text);
  const [lead = '', ...rest] = text.split(/#=?/);
  const tail = rest.pop() ?? '';
  const isAsked = asks.test(lead);
  return (
    (isLead(lead) || (/^\W*(?:\w+ )*(?:does|do) $/.test(lead) && text.includes('#='))) &&
    rest.every((between) => middle.test(between) && !(isAsked && /\b(?:because|since|cause)\b/.test(between))) &&
    (tails.test(tail) || (!isAsked && reasons.test(tail)))
  );
};

/** Whether words introduce a result of the learner's own. */
export const isLead = (words: string): boolean => leads.test(`${words.trim()} `);

/** "Can you check whether …", followed by the claim. */
export const checkRequest =
  /^(?:(?:ok(?:ay)?|so|hi|hey|hello|please|pls)[\s,!]+)*(?:(?:can|could|would|will) (?:you|u) )?(?:please |pls )?(?:check|verify) (?:(?:me|for me|please|pls|whether|if|that)\s+)*/;

const claim = '#';

/** A sentence with each formula replaced by `#`, or by `#=` if it has a relation. */
function skeletonOf(sentence: string): string {
  const parts: string[] = [];
  for (const { kind, text } of tokensOf(sentence)) {
    if (kind === 'word') {
      if (/[\p{L}\p{N}]/u.test(text)) parts.push(text);
      continue;
    }
    const last = parts.at(-1);
    const isFirst = !last?.startsWith(claim);
    // A relation without a left side is a comparison, not a result: "more than 12".
    const mark = kind === 'relation' ? (isFirst && !/[=≈]/.test(text) ? 'compared' : '#=') : claim;
    if (isFirst) parts.push(mark);
    else if (mark === '#=') parts[parts.length - 1] = mark;
  }
  return parts.join(' ');
}

const questionWord = /^(?:\w+ )?(?:why|how|what|when|where|who|whose|which)\b/;

const some = (words: string) => `(?:${words.trim().replaceAll(/\s+/g, '|')})`;
const opener =
  some(`ok okay k so then and but hey hi hello um uh hmm hm well now wait sorry therefore thus hence yes yeah yep maybe
  perhaps probably finally also again still please pls here oh ah means guess actually first second third next last step steps thanks thx`);
const noun =
  some(`a an the my our this that final total overall both other answer answers result results solution solutions sum step
  steps line formula calculation calculated equation left right side sides area perimeter volume price cost costs distance time speed length
  width height base average mean median radius diameter circumference amount value number discount interest triangle rectangle circle square box cube
  cuboid field garden room trip train car shop class chance probability of in for at with from to on by x y`);
const copula = some(
  `is are was be equals comes out to as at exactly just also now then so simply really roughly about would must`,
);
const verb =
  some(`think thought guess believe reckon say said get got getting have had found find calculated calculate computed worked
  work tried try did put wrote make made claim see converted`);
const unsaid = some('think thought guess got found calculated reckon believe had converted');
const stated = `(?:(?:i|we|ive|i've|i'd|im|i'm) (?:(?:just|also|now|really|still|simply|finally|have|would) )*${verb}|${unsaid}) (?:(?:it|its|it's|that|that's|thats|out|up|got|${noun}|${copula}|${opener}) )*`;
const own = `(?:it|its|it's|thats|that's|these|x|y|${noun}) (?:(?:${noun}|${copula}|need|needs|got|i|we|${verb}) )*`;
const question = `(?:is|are|was) (?:(?:it|${noun}|really|exactly|just|now|then|also|is) )*`;
const asks = /^(?:\w+ )*?(?:is|are|was) /;

const leads = new RegExp(
  `^\\s*(?:${opener} )*(?:(?:because|since|cause) )?(?:(?:${stated}|${own}|${question}) ?(?:${opener} )*(?:${own}|${stated})?)?\\s*$`,
);
const middle = new RegExp(
  `^\\s*(?:(?:${opener}|${noun}|${copula}|${verb}|it|its|it's|thats|that's|i|we|u|than|because|since|cause) )*\\s*$`,
);
const tails = new RegExp(
  `^\\s*(?:(?:${opener}|${noun}|correct|true|done|thank|you|is|it|its|that|i|we|think|guess|got|get|say|said|altogether|check|checked|exactly|too|always)(?:\\s+|$))*(?:or(?: not)?\\s*)?$`,
);
/** Reasons and comparisons after a stated result: "12 because it stands in the middle", "2/5 is bigger". */
const reasons =
  /^\s*(?:(?:is|are) )?(?:bigger|larger|smaller|greater|higher|lower|more|less|up|down)?\s*(?:(?:because|cause|since) .*)?$/;
