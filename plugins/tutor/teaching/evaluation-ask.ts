import type { StepChecker } from '../../ai/built-in/services.ts';
import type { Ask } from '../../ai/services.ts';
import { assumedLearningStyle } from '../../learner/contract.ts';
import type { LessonLibrary } from '../../lessons/services.ts';
import { tutorPrompts } from './prompt-files.ts';
import { defaultStyle, teachingStyles } from './styles.ts';
import { toolsFor } from './tools/tools.ts';

/** The call that a message of a learner without any record would make, in a version of the prompts. */
export function askForEvaluation(
  { steps, lessons }: { readonly steps: StepChecker; readonly lessons: LessonLibrary },
  version: number,
  { purpose, turns }: Pick<Ask, 'purpose' | 'turns'>,
): Ask {
  const prompts = tutorPrompts();
  const hasTools = prompts.has('tools', version);
  const dependencies = {
    ...{ steps, lessons },
    record: { profile: async () => nobody },
    knowledge: () => undefined,
    practice: () => undefined,
  };
  const context = { who: { institution: { id: '', slug: '', name: '' } } } as unknown as Parameters<typeof toolsFor>[1];
  return {
    plugin: 'ai',
    ...{ purpose, turns },
    ...(purpose === 'tutoring'
      ? prompts.of('tutor', { style: teachingStyles[defaultStyle].says }, version)
      : prompts.of('assistant', {}, version)),
    isPersonal: true,
    maxTokens: 700,
    standing: [],
    ...(hasTools && {
      tools: { rules: prompts.of('tools', {}, version).instructions, all: toolsFor(dependencies, context, '') },
    }),
  };
}

const nobody = {
  preferredLearningStyle: assumedLearningStyle,
  strugglingConcepts: [],
  masteredConcepts: [],
  ageBand: 'adult' as const,
  guardianConsent: 'not-needed' as const,
  allowed: [],
};
