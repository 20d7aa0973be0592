import { randomBytes } from 'node:crypto';
import { invalid, locked } from '../../../core/contract/index.ts';
import type { Knowledge } from '../../item-bank/services.ts';
import type { Moderate } from '../moderation/moderate.ts';
import type { Budgets } from '../operations/operations.ts';
import type { Prompt } from '../providers/provider.ts';
import type { ProviderChoice } from '../providers/routing/provider-choice.ts';
import type { Candidate } from '../providers/routing/router.ts';
import type { Ask, Asker } from '../services.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OpenCall } from './open-call.ts';
import type { RateLimit } from './rate-limit.ts';
import type { OutputCheck } from './text/output-check.ts';
import { createOutputCheck } from './text/output-check.ts';
import type { Assembled } from './text/prompt.ts';
import { assemble, assertFits, fencedData, isTeaching, rulesOf } from './text/prompt.ts';

/** An admitted call: the providers to ask, the prompt, and the check of the answer. */
export interface Admitted {
  /** External providers in order; empty where data must not leave the platform or no provider is configured. */
  readonly external: readonly Candidate[];
  /** Why there are none, as shown to the learner. */
  readonly notice: string | undefined;
  /** Whether the answer may be read from and stored in the cache. */
  readonly mayShare: boolean;
  readonly assembled: Assembled;
  prompt(model: string, shape?: { readonly name: string; readonly schema: JsonSchema }): Prompt;
  /** Marks a text, such as the result of a tool, as data of this prompt. */
  fenced(text: string): string;
  /** Creates the check for one answer. */
  check(): OutputCheck;
}

export interface AdmissionDependencies {
  readonly rateLimit: RateLimit;
  readonly budgets: Budgets;
  readonly chooseProviders: ProviderChoice;
  readonly moderate: Moderate;
  /** Undefined where the item bank is off. */
  knowledge(who: Asker['who']): Knowledge | undefined;
}

/** @throws Failure rate_limited, invalid (too long, flagged), locked (a question of a scored assessment is open) */
export type Admission = (asker: Asker, ask: Ask, call: OpenCall, signal: AbortSignal) => Promise<Admitted>;

export const notices = {
  budget: 'The budget for AI is used up for now, so EiQ’s built-in tutor answers.',
  personal:
    'Your message seems to contain personal details, so it stays on this platform and EiQ’s built-in tutor answers.',
  unreachable: 'The AI providers cannot be reached at the moment, so EiQ’s built-in tutor answers.',
  tooLong: 'The answer became too long and stops here. Ask me to continue.',
} as const;

/** Findings that do not refuse a call, because other measures cover them. */
const tolerated: readonly string[] = ['injection', 'personal-data'];

export function createAdmission(dependencies: AdmissionDependencies): Admission {
  const { rateLimit, budgets, chooseProviders, moderate, knowledge } = dependencies;

  /** Applies to every route. Grading is exempt, because the graded answer has already been submitted. */
  async function assertNoScoredQuestion({ who, userId }: Asker, { purpose }: Ask): Promise<void> {
    if (purpose === 'grading') return;
    const known = knowledge(who);
    const people = [...new Set([userId, who.user?.id ?? userId])];
    for (const id of people) {
      if (await known?.hasScoredQuestion({ who }, id)) {
        throw locked('AI is closed while a question of an assessment is open.');
      }
    }
  }

  return async (asker, ask, call, signal) => {
    assertFits(ask);
    await assertNoScoredQuestion(asker, ask);
    // Independent lookups run in parallel.
    const [whom, standing] = await Promise.all([
      chooseProviders(asker, ask.purpose),
      ask.standing ??
        (isTeaching(ask.purpose) ? knowledge(asker.who)?.openQuestions({ who: asker.who }, asker.userId) : undefined),
      rateLimit.count(asker, ask.purpose),
    ]);
    const moderation =
      (await ask.moderation) ?? (await moderate(asker, ask.turns.at(-1)?.text ?? '', whom.external, signal));
    if (moderation.isFlagged && moderation.categories.some((category) => !tolerated.includes(category))) {
      throw invalid('I cannot go into that message. Please put your question another way.');
    }
    let { external, notice } = whom;
    if (external.length > 0 && moderation.isFlagged && moderation.categories.includes('personal-data')) {
      [external, notice] = [[], notices.personal];
    }
    // What tools return may concern the asker.
    const mayShare = !ask.isPersonal && !ask.tools && external.length > 0;
    if (external.length > 0) {
      const budget = await budgets.check(asker, ask);
      call.reservation = budget.reservation;
      if (!budget.isLeft) [external, notice] = [[], budget.notice ?? notices.budget];
    }
    const fence = randomBytes(8).toString('hex');
    const assembled = assemble(ask, fence);
    const rules = rulesOf(ask.purpose, fence);
    return {
      external,
      notice,
      mayShare,
      assembled,
      prompt: (model, shape) => ({
        model,
        ...assembled,
        maxTokens: ask.maxTokens ?? defaultMaxTokens,
        ...(shape
          ? { shape, system: `${assembled.system}\n\nAnswer with JSON of the given shape and nothing else.` }
          : {}),
      }),
      fenced: (text) => fencedData(text, fence),
      check: () => createOutputCheck({ ask, rules, fence, standing: standing ?? [] }),
    };
  };
}

/** Tokens of an answer, including the thinking of models that think first. */
const defaultMaxTokens = 2000;
