import type { Criterion } from '../items/item.ts';
import { inlineText } from './content-reading.ts';
import type { Response } from './declarations.ts';
import { responseOf } from './declarations.ts';
import { NotTaken } from './not-taken.ts';
import type { OpenAnswer } from './question.ts';
import type { XmlElement } from './xml.ts';
import { everyOf } from './xml.ts';

/**
 * Gaps to write in. Each is a criterion of its own, met by any of its right values; a single gap is two, the second met
 * by the values that earn everything.
 * @throws NotTaken
 */
export function readTextEntry(item: XmlElement, interactions: readonly XmlElement[]): OpenAnswer {
  if (interactions.length > 4) throw new NotTaken(`it has ${interactions.length} gaps; up to 4 are taken`);
  const gaps = interactions.map((interaction) => responseOf(item, interaction, ['string', 'integer', 'float']));
  const twice = gaps.find(({ identifier }, index) => gaps.findIndex((gap) => gap.identifier === identifier) !== index);
  if (twice) throw new NotTaken(`two gaps answer to ${twice.identifier}`);
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

/** A text of one's own; graded by the rubric that came with it. @throws NotTaken where there is none that can be graded by */
export function readExtendedText(item: XmlElement, body: XmlElement, interaction: XmlElement): OpenAnswer {
  const response = responseOf(item, interaction, ['string']);
  const rubric = everyOf(body, 'rubricBlock').filter((block) =>
    /scorer|author/.test(block.attributes.get('view') ?? ''),
  );
  const written = rubric.flatMap(criteriaIn);
  const criteria = written.length > 0 ? written : criteriaOfMapping(response);
  if (criteria.length === 0) {
    throw new NotTaken(
      rubric.length === 0
        ? 'it has no rubric to grade its answers by'
        : 'its rubric names no phrases to find in an answer, in quotation marks after a colon',
    );
  }
  if (criteria.length < 2 || criteria.length > 4)
    throw new NotTaken(`its rubric has ${criteria.length} criteria; 2 to 4 are taken`);
  const points = criteria.reduce((sum, each) => sum + each.points, 0);
  if (points > 12) throw new NotTaken(`its rubric has ${points} points; up to 12 are taken`);
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
  const paying = mapping.filter(({ points }) => points > 0);
  const most = Math.max(...paying.map(({ points }) => points), 0);
  const full = [...new Set([...correct, ...paying.filter(({ points }) => points === most).map(({ key }) => key)])].map(
    phrase,
  );
  const any = [...new Set([...full, ...paying.map(({ key }) => phrase(key))])];
  if (full.length === 0) throw new NotTaken(`it declares no right answer for ${identifier}`);
  const empty = any.find((value) => !/[\p{L}\p{N}]/u.test(value));
  if (empty !== undefined)
    throw new NotTaken(`a right answer of ${identifier} has neither letters nor digits: ${empty || '(nothing)'}`);
  return { any, full };
}

/** Lower case, as the rubric compares; a star would stand for any ending. */
const phrase = (value: string) => value.toLowerCase().replaceAll('*', '').replaceAll(/\s+/g, ' ').trim();

/**
 * A criterion a line, with the phrases that show it after a colon:
 * `[2] Names both gases: "oxygen" or "O2" and "carbon dioxide"`. Points stand in brackets or as "2 points"; "and"
 * between phrases asks for both, anything else for one of them.
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

/** Every second part is between quotation marks. */
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

/** Phrases that earn points, each a criterion of its own. */
function criteriaOfMapping({ mapping }: Response): Criterion[] {
  const paying = mapping.filter(({ points, key }) => points > 0 && /[\p{L}\p{N}]/u.test(key));
  const least = Math.min(...paying.map(({ points }) => points));
  return paying.map(({ key, points }, index) =>
    criterion(`phrase-${index + 1}`, `Says “${key}”`, [[phrase(key)]], Math.max(1, Math.round(points / least))),
  );
}

function noFigure(): never {
  throw new NotTaken('its rubric shows a picture');
}
