import { beforeAll, describe, expect, test } from 'vitest';
import { evaluate } from '../plugins/ai/built-in/maths/evaluate.testing.ts';
import type { MathLibrary } from '../plugins/ai/built-in/maths/library.ts';
import { mathLibrary } from '../plugins/ai/built-in/maths/library.ts';
import { checkAnswer } from '../plugins/ai/built-in/steps/check-answer.ts';
import { checkStep } from '../plugins/ai/built-in/steps/check-step.ts';
import { generate, NoSuchVariant } from '../plugins/item-bank/items/item-model.ts';
import { shippedLessons } from '../plugins/lessons/services.ts';
import { content as skills } from '../plugins/skills/content/index.ts';
import { earlyGrades, shippedPacks } from './item-packs.ts';

// Reads every lesson in `plugins/lessons/content/`.

const lessons = shippedLessons();
let checker: MathLibrary;
beforeAll(async () => {
  checker = await mathLibrary();
});

test('covers the three sections and study skills, with trigonometry and calculus', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(150);
  const count = (is: (lesson: (typeof lessons)[number]) => boolean) => lessons.filter(is).length;
  for (const section of ['core_math', 'applied_reasoning', 'ai_conceptual', 'study_skills'])
    expect(
      count((lesson) => lesson.section === section),
      section,
    ).toBeGreaterThanOrEqual(20);
  for (const area of ['trigonometry', 'calculus'])
    expect(
      count((lesson) => lesson.area === area),
      area,
    ).toBeGreaterThanOrEqual(8);
  expect(count(({ level }) => level === 1)).toBeGreaterThanOrEqual(15);
});

test('gives each lesson an example, a common mistake and two checks', () => {
  for (const { id, checks, mistakes, example } of lessons) {
    expect(checks.length, id).toBeGreaterThanOrEqual(2);
    expect(mistakes.length, id).toBeGreaterThanOrEqual(1);
    expect(example.length, id).toBeGreaterThan(20);
  }
});

test('repeats no wording and uses each keyword for one lesson', () => {
  const once = (texts: readonly string[]) => expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  once(lessons.map(({ title }) => title.toLowerCase()));
  once(lessons.map(({ explanation }) => explanation));
  once(lessons.map(({ example }) => example));
  once(lessons.flatMap(({ mistakes }) => mistakes.map(({ claim }) => claim)));
  once(lessons.flatMap(({ mistakes }) => mistakes.map(({ remedy }) => remedy)));
  once(lessons.flatMap(({ checks }) => checks.map(({ question }) => question)));
  once(lessons.flatMap(({ keywords }) => keywords));
});

test('keeps sentences for children up to grade 5 short', () => {
  for (const { id, level, explanation, example } of lessons.filter(({ id }) => id.startsWith('early-')))
    for (const sentence of `${explanation} ${example}`.split(/(?<=[.?!:])\s/))
      expect(sentence.split(/\s+/).length, `${id} (level ${level}): ${sentence}`).toBeLessThanOrEqual(15);
});

describe('calculates', () => {
  const numberOf = (text: string) => evaluate(text.replace(/%$/, '/100').replaceAll('−', '-'));

  test('the answer of every check anew', () => {
    for (const { id, checks } of lessons)
      for (const { question, answer, options, calculation } of checks) {
        if (options) continue;
        expect(calculation, `${id}: ${question}`).toBeDefined();
        const result = evaluate(calculation ?? '');
        expect(Math.abs(result - numberOf(answer)), `${id}: ${question} ${result}`).toBeLessThan(1e-4);
      }
  });

  test('verdicts on the right answer of every check and on a wrong one', () => {
    for (const { id, checks } of lessons)
      for (const { question, answer, options } of checks) {
        if (options) continue;
        const name = `${id}: ${question} ${answer}`;
        expect(checkAnswer(checker, answer, answer), name).toBe('right');
        expect(checkAnswer(checker, answer, String(Math.round(numberOf(answer)) + 1)), name).toBe('wrong');
        expect(checkAnswer(checker, answer, `${answer} I think because of the rule`), name).toBe('unread');
      }
  });

  test('no false equation in any text', () => {
    for (const lesson of lessons) {
      const texts = [lesson.explanation, lesson.example, ...lesson.mistakes.map(({ remedy }) => remedy)];
      for (const formula of texts.flatMap((text) => text.match(/\$[^$]+\$/g) ?? []))
        expect(checkStep(checker, plain(formula))?.kind, `${lesson.id}: ${formula}`).not.toBe('fails');
    }
  });

  const plain = (formula: string) =>
    formula
      .replaceAll('$', '')
      .replaceAll(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, '(($1)/($2))')
      .replaceAll('\\cdot', '*')
      .replaceAll(' : ', ' / ');
});

describe('links', () => {
  test('to lessons that exist and come before', () => {
    const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
    const visit = (id: string, trail: readonly string[]) => {
      expect(trail, `${id} requires itself`).not.toContain(id);
      for (const before of byId.get(id)?.requires ?? []) {
        expect(byId.has(before), `${id} requires ${before}`).toBe(true);
        visit(before, [...trail, id]);
      }
    };
    for (const { id } of lessons) visit(id, []);
  });

  test('to skills, topics and concepts that exist', async () => {
    const known = new Set(skills.map(({ id }) => id));
    const topics = new Set<string>();
    const concepts = new Set<string>();
    const { pack: early } = await import(new URL(`../plugins/${earlyGrades}/pack.ts`, import.meta.url).href);
    const packs = (await shippedPacks()).map(({ service }) => service);
    const contents = await Promise.all([...packs, early as (typeof packs)[number]].map((pack) => pack.load()));
    const models = contents.flatMap((content) => content.models);
    for (const { section, contentArea } of models) topics.add(`${section}/${contentArea}`);
    for (const { concepts: own } of contents.flatMap(({ openItems }) => openItems)) addTo(concepts, own);
    // Generating every variant takes 20 seconds; a few of each show nearly all concepts.
    const isComplete = () => lessons.every((lesson) => lesson.concepts.every((concept) => concepts.has(concept)));
    for (const model of models) addTo(concepts, conceptsOf(model, 0, 3));
    for (const model of models) if (!isComplete()) addTo(concepts, conceptsOf(model, 3, model.variants));
    for (const lesson of lessons) {
      for (const skill of lesson.skills) expect(known.has(skill), `${lesson.id}: ${skill}`).toBe(true);
      for (const concept of lesson.concepts) expect(concepts.has(concept), `${lesson.id}: ${concept}`).toBe(true);
      for (const { section, contentArea } of lesson.practice)
        expect(topics.has(`${section}/${contentArea}`), `${lesson.id}: ${contentArea}`).toBe(true);
      if (lesson.section !== 'study_skills') expect(lesson.practice.length, lesson.id).toBeGreaterThan(0);
      expect(lesson.skills.length + lesson.practice.length, lesson.id).toBeGreaterThan(0);
    }
  });

  const addTo = (all: Set<string>, more: readonly string[]) => {
    for (const each of more) all.add(each);
  };

  function conceptsOf(model: Parameters<typeof generate>[0], from: number, to: number): string[] {
    const found: string[] = [];
    for (let variant = from; variant < Math.min(model.variants, to); variant++) {
      try {
        found.push(...generate(model, variant).concepts);
      } catch (error) {
        if (!(error instanceof NoSuchVariant)) throw error;
      }
    }
    return found;
  }
});
