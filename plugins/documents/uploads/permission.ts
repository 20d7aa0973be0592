import type { Who } from '../../../core/contract/index.ts';
import { forbidden } from '../../../core/contract/index.ts';
import { allows, unknownAge } from '../../learner/contract.ts';
import type { Dependencies } from '../dependencies.ts';

/** @throws Failure forbidden for a child whose guardian has not agreed to uploads */
export async function assertMayUpload({ record }: Pick<Dependencies, 'record'>, who: Who): Promise<void> {
  const minority = await record.minority({ who }, who.user);
  if (allows(minority, 'uploads')) return;
  throw forbidden(
    minority.ageBand === 'unknown'
      ? unknownAge.refusal
      : 'A parent or guardian must agree before you can upload files. Ask them under Settings, Consent.',
  );
}
