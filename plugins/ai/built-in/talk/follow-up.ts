/** What a message wants that continues a topic without naming it again. */
export type FollowUp = 'objection' | 'example' | 'simpler' | 'check' | 'remedy' | 'why' | 'onward' | 'question';

const patterns: readonly (readonly [FollowUp, RegExp])[] = [
  [
    'simpler',
    /\b(?:simpl\w+|easier (?:way|words|please|pls)|in other words|(?:like|as if) i(?:'|’)?(?:m| am|was|were)? (?:a |an )?(?:five|5|six|6|seven|7|eight|8|nine|9|ten|10|kid|child|baby|beginner)|eli5|dumb it down|plain english|shorter|too (?:long|complicated|difficult|much))\b/,
  ],
  ['example', /\bexamples?\b|\bfor instance\b|\bshow me (?:one|how)\b|\breal life\b/],
  [
    'check',
    /\b(?:check|verify)\b.{0,24}\b(?:myself|my ?self|on my own|alone)\b|\bhow (?:do|can|could|would|should) (?:i|you|we|u) (?:check|verify|test)\b|\bhow (?:do|can|could|would) (?:i|you|we|u) (?:know|tell|be sure)\b|\bmake sure\b/,
  ],
  [
    'remedy',
    /\b(?:prove|fix|avoid|prevent|improve|solve that|stop (?:it|that)|reduce|do better|better way|do (?:about|against|instead)|what helps|find out|u do it|you do it|notice it)\b/,
  ],
  [
    'why',
    /\bstep by step\b|\bwalk me through\b|\bexplain (?:this|that|it)\b|\bwhy\b|\bhow so\b|\bhow come\b|\breason\b|\by tho\b|^\W*y\W*$/,
  ],
  ['objection', /^\W*(?:but|no,|nah|i disagree|really\b|are you sure|that(?:'|’)?s (?:wrong|not (?:true|right)))/],
  [
    'onward',
    /^\W*(?:ok(?:ay)?|k|yes|yeah|yep|sure|go on|continue|and (?:then|now)|then what|what now|next|hm+|alright|right|i see|got it|ready)\b[\s\w]{0,12}[.!?\s]*$/,
  ],
  [
    'question',
    /\?\s*$|^\W*(?:and |so )?(?:what|how|when|who|where|which|wdym|huh|whose)\b|^\W*(?:and |so )?(?:does|do|is|are|can|could|would|should|isn'?t|aren'?t|if) (?:i|you|u|we|they|it|he|she|that|this|there|the|a|my)\b/,
  ],
];

/** The first kind that matches; undefined if the message is not a follow-up. */
export function followUpIn(message: string): FollowUp | undefined {
  const plain = message.slice(0, 400).normalize('NFKC').toLowerCase().replaceAll('’', "'");
  if (plain.trim().split(/\s+/).length > 16) return undefined;
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0];
}
