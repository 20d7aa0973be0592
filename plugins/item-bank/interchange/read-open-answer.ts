import type { Criterion } from '../items/item.ts';
import type { Response } from './declarations.ts';
import { responseOf } from './declarations.ts';
import { ItemRefusal } from './item-refusal.ts';
import type { OpenAnswer } from './question.ts';
import { inlineText } from './read-content.ts';
import type { XmlElement } from './xml.ts';
import { everyOf } from './xml.ts';

/**
 * Text entries. Each gap is a criterion that any of its right values meets. A single gap has two criteria; the second is
 * met by the values with full points.
 * @throws ItemRefusal
 */
export function readTextEntry(item: XmlElement, interactions: readonly XmlElement[]): OpenAnswer {
  if (interactions.length > 4) throw new ItemRefusal(`it has ${interactions.length} gaps; up to 4 are supported`);
  const gaps = interactions.map((interaction) => responseOf(item, interaction, ['string', 'integer', 'float']));
  const duplicate = gaps.find(
    ({ identifier }, index) => gaps.findIndex((gap) => gap.identifier === identifier) !== index,
  );
  if (duplicate) throw new ItemRefusal(`two gaps use the response ${duplicate.identifier}`);
  const values = gaps.map(valuesOf);
  const modelAnswer = `The right answer is this, gap by gap: ${values.map(({ full }) => full[0]).join('; ')}`;
  const [only, ...others] = values;
  if (only && others.length === 0) {
    const criteria = [
      criterion('answer', 'Gives the answer that is looked for', [only.any]),
      criterion('in-full', 'Gives the answer as it is meant in full', [only.full]),
    ];
    return { kind: 'open', criteria, modelAnswer, isAllOrNothing: only.any.length === only.full.length, form: 'words' };
  }
  const criteria = values.map(({ any }, index) =>
    criterion(`gap-${index + 1}`, `Fills gap ${index + 1} rightly`, [any]),
  );
  return { kind: 'open', criteria, modelAnswer, isAllOrNothing: false, form: 'words' };
}

/** Extended text, graded by the item's rubric. @throws ItemRefusal without a rubric that can be applied */
export function readExtendedText(item: XmlElement, body: XmlElement, interaction: XmlElement): OpenAnswer {
  const response = responseOf(item, interaction, ['string']);
  const rubric = everyOf(body, 'rubricBlock').filter((block) =>
    /scorer|author/.test(block.attributes.get('view') ?? ''),
  );
  const written = rubric.flatMap(criteriaIn);
  const criteria = written.length > 0 ? written : criteriaOfMapping(response);
  if (criteria.length === 0) {
    throw new ItemRefusal(
      rubric.length === 0
        ? 'it has no rubric for grading'
        : 'its rubric lists no phrases to look for, in quotation marks after a colon',
    );
  }
  if (criteria.length < 2 || criteria.length > 4)
    throw new ItemRefusal(`its rubric has ${criteria.length} criteria; 2 to 4 are supported`);
  const points = criteria.reduce((sum, each) => sum + each.points, 0);
  if (points > 12) throw new ItemRefusal(`its rubric has ${points} points; up to 12 are supported`);
  const [model] = response.correct;
  return {
    kind: 'open',
    criteria,
    modelAnswer: model && model.length >= 40 ? model : undefined,
    isAllOrNothing: false,
    form: 'sentences',
  };
}

const criterion = (id: string, says: string, evidence: string[][], points = 1): Criterion => ({
  id,
  points,
  says,
  evidence,
});

function valuesOf({ identifier, correct, mapping }: Response): { any: string[]; full: string[] } {
  const rewarded = mapping.filter(({ points }) => points > 0);
  const maxPoints = Math.max(...rewarded.map(({ points }) => points), 0);
  const full = [
    ...new Set([...correct, ...rewarded.filter(({ points }) => points === maxPoints).map(({ key }) => key)]),
  ].map(phrase);
  const any = [...new Set([...full, ...rewarded.map(({ key }) => phrase(key))])];
  if (full.length === 0) throw new ItemRefusal(`it declares no right answer for ${identifier}`);
  const empty = any.find((value) => !/[\p{L}\p{N}]/u.test(value));
  if (empty !== undefined)
    throw new ItemRefusal(`a right answer of ${identifier} has neither letters nor digits: ${empty || '(nothing)'}`);
  return { any, full };
}

/** Normalised as rubric phrases are. Stars are removed because they match any ending. */
const phrase = (value: string) => value.toLowerCase().replaceAll('*', '').replaceAll(/\s+/g, ' ').trim();

/**
 * One criterion for each line, with its phrases after a colon:
 * `[2] Names both gases: "oxygen" or "O2" and "carbon dioxide"`. Points are in brackets or written "2 points". Phrases
 * joined by "and" are all required; otherwise one of them is enough.
 */
function criteriaIn(block: XmlElement): Criterion[] {
  const items = everyOf(block, 'li');
  const lines = (items.length > 0 ? items : everyOf(block, 'p')).map((line) => inlineText(line, noFigure));
  return lines.flatMap((line, index) => {
    const [, before, phrases] = /^(.*?):\s*(["“].*)$/s.exec(line) ?? [];
    if (before === undefined || phrases === undefined) return [];
    const points = /^\s*\[(\d+)\]|\((\d+) points?\)|^(\d+) points?\b/i.exec(before);
    const says = before.replace(points?.[0] ?? '', '').trim();
    const id = `criterion-${index + 1}`;
    return [
      criterion(
        id,
        says.length >= 10 ? says : `Says: ${says || line}`,
        groupsOf(phrases),
        Number(points?.[1] ?? points?.[2] ?? points?.[3] ?? 1),
      ),
    ];
  });
}

/** Splits at quotation marks: every second part is a phrase. */
function groupsOf(phrases: string): string[][] {
  const groups: string[][] = [];
  const parts = phrases.split(/["“”]/);
  for (let at = 1; at < parts.length; at += 2) {
    const phrase = parts[at]?.trim().toLowerCase() ?? '';
    if (phrase === '') continue;
    if (groups.length === 0 || /\band\b/i.test(parts[at - 1] ?? '')) groups.push([]);
    groups.at(-1)?.push(phrase);
  }
  return groups;
}

/** A criterion for each phrase that earns points. */
function criteriaOfMapping({ mapping }: Response): Criterion[] {
  const rewarded = mapping.filter(({ points, key }) => points > 0 && /[\p{L}\p{N}]/u.test(key));
  const minPoints = Math.min(...rewarded.map(({ points }) => points));
  return rewarded.map(({ key, points }, index) =>
    criterion(`phrase-${index + 1}`, `Says “${key}”`, [[phrase(key)]], Math.max(1, Math.round(points / minPoints))),
  );
}

function noFigure(): never {
  throw new ItemRefusal('its rubric shows a picture');
}
