import { z } from 'zod';
import type { HintWriter } from '../../hints/services.ts';
import type { HintMaterial, Knowledge } from '../../item-bank/services.ts';
import { assumedLearningStyle } from '../../learner/contract.ts';
import { withoutMarkup } from '../calls/text/markup.ts';
import { shippedPrompts } from '../prompts/index.ts';
import type { ProviderChoice } from '../providers/routing/provider-choice.ts';
import type { Ask, Asker, Completions } from '../services.ts';

export interface HintWriterDependencies {
  readonly completions: Pick<Completions, 'structured'>;
  readonly chooseProviders: ProviderChoice;
  /** Undefined where the item bank is off. */
  knowledge(who: Asker['who']): Knowledge | undefined;
  /** Timeout in milliseconds: a learner is waiting for the hint. */
  readonly patience?: number;
}

type Given = Parameters<HintWriter['personalise']>[1];

/**
 * Has a model write a personal hint. The model does not get the key, and the hint is checked against the learner's open
 * questions. Resolves to undefined, which leaves the written hint in place, where no provider may be asked or answers in
 * time, or the hint gives too much away.
 */
export function createHintWriter(dependencies: HintWriterDependencies): HintWriter {
  const { completions, chooseProviders, knowledge, patience = defaultPatience } = dependencies;
  return {
    async personalise({ who }, given) {
      const asker = { who, userId: given.userId };
      // An operational question is never sent to a model; it has hints of its own.
      if (await knowledge(who)?.hasScoredQuestion({ who }, given.userId)) return undefined;
      if ((await chooseProviders(asker, 'hint')).external.length === 0) return undefined;
      const signal = AbortSignal.timeout(patience);
      const written = await completions.structured(asker, askFor(given), Written, signal).catch((error: unknown) => {
        if (signal.aborted) return undefined;
        throw error;
      });
      if (!written) return undefined;
      const content = withoutMarkup(written.value.hint).trim();
      if (content === '' || content.length > maxHintLength) return undefined;
      // Loaded again: the question may have been answered, and another one opened, since the call was made.
      const standing = (await knowledge(who)?.openQuestions({ who }, given.userId)) ?? [];
      const own = standing.find(({ questionId }) => questionId === given.material.questionId);
      if (!own || standing.some((question) => question.givesAway(content))) return undefined;
      const { provider, model } = written.answered;
      return { content, writer: `${provider}:${model}` };
    },
  };
}

const defaultPatience = 5_000;
const maxHintLength = 500;

const Written = z.strictObject({ hint: z.string() });

function askFor({ material, profile, previousIncorrectAnswers }: Given): Ask {
  return {
    ...shippedPrompts().of('hint'),
    plugin: 'hints',
    purpose: 'hint',
    material: [
      { title: 'The question', text: [material.stem, ...material.stimulus.map(inWords)].join('\n') },
      {
        title: 'Hints that are written already',
        text: [material.conceptual, material.procedural, material.strategic].join('\n'),
      },
      { title: 'The learner', text: describing(material, profile).join('\n') },
    ],
    turns: [{ role: 'user', text: requestIn(previousIncorrectAnswers) }],
    isPersonal: true,
    maxTokens: 600,
  };
}

/** The learner's attempts go into the turns, where they are fenced and moderated like any message. */
function requestIn(tried: readonly string[]): string {
  const wrong = tried.slice(0, 5).map((answer) => answer.slice(0, 500));
  return [
    ...(wrong.length > 0 ? ['I tried this, and it was not right:', ...wrong] : []),
    'Please write my next hint.',
  ].join('\n');
}

/** How the learner chose to learn, and their record on this question's concepts. No name and no age. */
function describing({ concepts, misconceptions }: HintMaterial, profile: Given['profile']): string[] {
  const among = (known: readonly string[]) => concepts.filter((concept) => known.includes(concept));
  const hard = among(profile.strugglingConcepts);
  const mastered = among(profile.masteredConcepts);
  return [
    ...(profile.preferredLearningStyle === assumedLearningStyle
      ? []
      : [`Chose to learn in this way: ${profile.preferredLearningStyle}.`]),
    ...(hard.length > 0 ? [`Has found hard: ${hard.join(', ')}.`] : []),
    ...(mastered.length > 0 ? [`Has mastered: ${mastered.join(', ')}.`] : []),
    ...(misconceptions[0] ? [`An earlier answer points to this idea: ${misconceptions[0].says}`] : []),
  ];
}

function inWords(block: HintMaterial['stimulus'][number]): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'code') return block.code;
  if (block.kind === 'figure') return block.alt;
  return [block.caption ?? '', block.header.join(' | '), ...block.rows.map((row) => row.join(' | '))].join('\n');
}
