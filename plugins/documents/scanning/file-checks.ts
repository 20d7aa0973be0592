import type { Logger } from 'pino';
import { invalid, unavailable } from '../../../core/contract/index.ts';
import { assertOneKind } from '../reading/mixed-content.ts';
import { ReadingProblem } from '../reading/problem.ts';
import type { FileChecks } from '../services.ts';
import type { Scanner } from './clamd.ts';

interface Dependencies {
  readonly scanner: Scanner | undefined;
  readonly log: Pick<Logger, 'warn'>;
}

/** The service `documents.file-checks`. */
export function createFileChecks({ scanner, log }: Dependencies): FileChecks {
  return {
    async assertSafe(_, { bytes, type }) {
      try {
        assertOneKind(bytes, type);
      } catch (error) {
        if (!(error instanceof ReadingProblem)) throw error;
        throw invalid('This file is two kinds of file in one. Print it to a new PDF and send that.');
      }
      if (!scanner) return;
      const result = await scanner.scan(once(bytes)).catch((error: unknown) => {
        log.warn({ err: error }, 'A file was refused because the virus scanner does not work');
        throw unavailable('The file cannot be checked for viruses at the moment. Try again in a few minutes.');
      });
      if (!result.isClean) throw invalid('A virus was found in this file. Check your device, then send a clean copy.');
    },
  };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
