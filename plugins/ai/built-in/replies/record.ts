import type { Domain, EiqRecord } from '../../../learner/contract.ts';
import { conceptTitle, levelTitles } from '../../../learner/contract.ts';
import type { LearnerProfile } from '../../../learner/services.ts';
import type { Style } from '../talk/style.ts';
import { paragraphs } from '../talk/style.ts';

/** A learner's record and profile; undefined if the plugin that keeps it is off. */
export interface Known {
  readonly eiq: EiqRecord | undefined;
  readonly profile: LearnerProfile | undefined;
}

/** The learner's own figures, with their uncertainty; nothing is guessed. */
export function scoreReply({ eiq }: Known): string {
  const current = eiq?.current;
  if (!current)
    return paragraphs(
      'You have no EiQ score yet: nothing has been measured so far. The placement assessment measures all three sections and gives you a first score.',
      'Would you like to practise a little first, or begin with the placement assessment?',
    );
  const [from, to] = current.interval.map(whole);
  const weakest = weakestOf(eiq);
  return paragraphs(
    `Your EiQ score is **${whole(current.eiqScore)} ± ${whole(1.96 * current.standardError)}**: with 95% certainty it lies between ${from} and ${to}, on a scale from 100 to 900. Your level is ${levelTitles[current.level]}.`,
    domainLines(eiq),
    `A score shows where you are now and what fits you next, not how good you are as a person.${weakest ? ` At present ${weakest.title} has the most room to grow.` : ''} Shall we work on something there?`,
  );
}

/** The distance from the learner's score to a score they aim for, and how to improve. */
export function scoreTargetReply(known: Known, target: number): string {
  const current = known.eiq?.current;
  if (!current) return scoreReply(known);
  const points = Math.round(target - current.eiqScore);
  const margin = whole(1.96 * current.standardError);
  const weakest = weakestOf(known.eiq);
  const distance =
    points <= 0
      ? `so ${whole(target)} is already reached`
      : points <= margin
        ? `so ${whole(target)} is ${points} points away, which is within the uncertainty of the measurement`
        : `so ${whole(target)} is about ${points} points away`;
  return paragraphs(
    `If you mean your EiQ score: it is **${whole(current.eiqScore)} ± ${margin}** at present, ${distance}.`,
    domainLines(known.eiq),
    `The score changes with your next placement. Until then, practise where you have the most room to grow${weakest ? `, which is ${weakest.title}` : ''}: a few questions a day on one topic, harder ones once three in a row are right.`,
    'If you mean a calculation, write it with its signs. Otherwise, shall I give you a practice question now?',
  );
}

/** What to practise next: the concepts that went wrong, else the section with the most room to grow. */
export function adviceReply(
  { eiq, profile }: Known,
  style: Style,
  topic: string | undefined,
  section: Domain | undefined,
): string {
  const named = eiq?.domains.find(({ domain }) => domain === section);
  const weakest = named ?? (eiq && !section ? weakestOf(eiq) : undefined);
  const hard = (profile?.strugglingConcepts ?? []).slice(0, 3).map((concept) => conceptTitle(concept).toLowerCase());
  const isCoaching = style.purpose === 'coaching';
  const plan = isCoaching
    ? 'A goal that works is small and has a date: for example, three short practice sessions this week, each on one topic, and a look at your mistakes after each.'
    : undefined;
  const ask = isCoaching
    ? 'Which days suit you, and how would you notice at the end of the week that you have improved?'
    : 'Shall I give you a practice question now? Name a topic, or just say yes.';
  if (topic)
    return paragraphs(
      `The best practice is a few questions a day on one thing, with a look at each explanation, even after right answers. I have practice questions on ${topic.toLowerCase()}.`,
      plan,
      isCoaching ? ask : 'Shall I give you a practice question on it now?',
    );
  if (weakest)
    return paragraphs(
      named
        ? `Your score in **${named.title}** is ${whole(named.eiqScore)} ± ${whole(1.96 * named.standardError)} at present.`
        : `Of your sections, **${weakest.title}** has the most room to grow: ${whole(weakest.eiqScore)} ± ${whole(1.96 * weakest.standardError)}. I would practise there first, and move to harder questions once three in a row are right.`,
      hard.length > 0 && `In your latest answers, ${listed(hard)} went wrong most often; begin with that.`,
      plan,
      ask,
    );
  if (hard.length > 0)
    return paragraphs(
      `Your record shows more wrong than right answers lately on ${listed(hard)}. I would practise that first: ten minutes on one topic help more than an hour on everything.`,
      plan,
      ask,
    );
  return paragraphs(
    'You have no results yet, so I cannot tell where you have the most to gain. The placement assessment finds out. Until then, practise a topic of your choice for ten minutes a day and read each explanation, even after right answers.',
    plan,
    isCoaching ? ask : 'Which topic would you begin with: fractions, equations, reasoning, or how AI works?',
  );
}

const domainLines = ({ domains }: EiqRecord) =>
  domains
    .map(({ title, eiqScore, standardError }) => `- ${title}: ${whole(eiqScore)} ± ${whole(1.96 * standardError)}`)
    .join('\n');

/** The section with the lowest score. */
function weakestOf(eiq: EiqRecord): EiqRecord['domains'][number] | undefined {
  return eiq.domains.toSorted((one, other) => one.eiqScore - other.eiqScore)[0];
}

const whole = (value: number) => Math.round(value);
const listed = (items: readonly string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '');
