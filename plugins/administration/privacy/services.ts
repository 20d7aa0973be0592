import type { Actor } from '../../../core/contract/index.ts';
import { defineSharedService } from '../../../core/contract/index.ts';

/** Somebody else whose servers receive personal data, because of how the deployment or the institution is configured. */
export interface Processor {
  /** Unique within the plugin. Another server is another processor: what was recorded does not pass to it. */
  readonly id: string;
  /** `OpenAI`, `Mail server smtp.example.org` */
  readonly name: string;
  /** What it is used for. */
  readonly purpose: string;
  /** Which personal data it receives. */
  readonly receives: string;
}

/** The processors of one plugin in an institution, by what is configured now. */
export interface Processors {
  list(call: { who: Actor }): Promise<readonly Processor[]>;
}
export const processors = defineSharedService<Processors>('administration.processors');
