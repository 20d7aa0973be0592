import { z } from 'zod';
import { nothing, Timestamp } from '../../../core/contract/index.ts';

/** A step of setting up an institution, with what its last check found. */
export const SetUpStep = z.object({
  /** `administration.mail`: the plugin, and the name that it gives to the step. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The screen on which the step is done, with the label of the link to it. */
  to: z.string(),
  action: z.string(),
  /** What one decides by leaving the step out; null for a step that every institution needs. */
  without: z.string().nullable(),
  state: z.enum(['open', 'passed', 'failed', 'left-out']),
  /** What the last check found, in a sentence. */
  result: z.string().nullable(),
  at: Timestamp.nullable(),
});
export type SetUpStep = z.infer<typeof SetUpStep>;

export const SetUp = z.object({
  /** Null until an administrator has opened it for the first time. */
  begunAt: Timestamp.nullable(),
  /** When an administrator put the checklist away with open steps. */
  closedAt: Timestamp.nullable(),
  /** A demo needs no set-up. */
  isDemo: z.boolean(),
  steps: z.array(SetUpStep),
});
export type SetUp = z.infer<typeof SetUp>;

const PresetName = z.string().max(40);
const PluginName = z.object({ id: z.string(), title: z.string() });
const Preset = z.object({
  name: PresetName,
  /** What it would switch on and off now. */
  on: z.array(PluginName),
  off: z.array(PluginName),
});
export type Preset = z.infer<typeof Preset>;

const StepParams = z.object({ step: z.string().max(100) });

export const setUpRoutes = {
  setUp: {
    method: 'get',
    path: '/api/admin/set-up',
    access: 'platform.institution',
    description: 'List the steps of setting up the institution, and what their last checks found',
    response: SetUp,
  },
  beginSetUp: {
    method: 'post',
    path: '/api/admin/set-up/begin',
    access: 'platform.institution',
    description: 'Note that an administrator has opened the set-up; again changes nothing',
    response: nothing(),
  },
  closeSetUp: {
    method: 'put',
    path: '/api/admin/set-up/closed',
    access: 'platform.institution',
    description: 'Put the checklist away with open steps, or take it up again',
    body: z.object({ closed: z.boolean() }),
    response: nothing(),
  },
  checkStep: {
    method: 'post',
    path: '/api/admin/set-up/steps/:step/check',
    access: 'platform.institution',
    description: 'Try out whether a step works, and store what was found',
    limit: 'costly',
    isLong: true,
    params: StepParams,
    response: SetUpStep,
  },
  leaveOutStep: {
    method: 'put',
    path: '/api/admin/set-up/steps/:step/left-out',
    access: 'platform.institution',
    description: 'Decide to go without a step, or to do it after all',
    params: StepParams,
    body: z.object({ leftOut: z.boolean() }),
    response: SetUpStep,
  },
  sendTestLetter: {
    method: 'post',
    path: '/api/admin/set-up/letter',
    access: 'platform.institution',
    description: 'Send a letter with a code to your own address, to test the mail',
    limit: 'costly',
    response: z.object({ to: z.string(), isSent: z.boolean() }),
  },
  confirmTestLetter: {
    method: 'post',
    path: '/api/admin/set-up/letter/code',
    access: 'platform.institution',
    description: 'Enter the code of the test letter, which shows that it arrived',
    limit: 'costly',
    body: z.object({ code: z.string().trim().max(20) }),
    response: SetUpStep,
  },
  presets: {
    method: 'get',
    path: '/api/admin/set-up/presets',
    access: 'platform.plugins',
    description: 'List the presets of plugins with what each would switch',
    response: z.array(Preset),
  },
  applyPreset: {
    method: 'post',
    path: '/api/admin/set-up/preset',
    access: 'platform.plugins',
    description: 'Switch the plugins of a preset on and all others off; their data is kept',
    body: z.object({ preset: PresetName }),
    response: Preset,
  },
} as const;
