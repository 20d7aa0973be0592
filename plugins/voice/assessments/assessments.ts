import type { z } from 'zod';
import type { UploadedFile, Who } from '../../../core/contract/index.ts';
import { conflict, invalid, notFound } from '../../../core/contract/index.ts';
import { insertOrFind, newId } from '../../../core/db/index.ts';
import type { VoiceConsents } from '../consent/consents.ts';
import type { assessmentRoutes, HistoryItem, VoiceAssessment } from '../contract.ts';
import { graceSeconds, maxBytes } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { AssessmentRow } from '../models.ts';
import type { Prompts } from '../prompts/own-prompts.ts';
import { assess } from '../scores/assess.ts';
import { fileProblems, soundProblems } from './failures.ts';
import { recordingKey } from './recordings.ts';

type Shown = z.input<typeof VoiceAssessment>;
type Fields = z.output<NonNullable<(typeof assessmentRoutes)['analyze']['body']['fields']>>;

const missing = () => notFound('This voice assessment does not exist.');
const mostListed = 200;

/** A learner's voice assessments. Nobody else reads them. */
export function createAssessments(dependencies: Dependencies, consents: VoiceConsents, prompts: Pick<Prompts, 'all'>) {
  const { db, clock, storage, settings, analyser, grading, record, log } = dependencies;

  const own = (who: Who, id: string) => db.rows(AssessmentRow, { who }).findOne({ id, userId: who.user.id }).execute();

  /** @throws Failure conflict for the id of another person's assessment */
  async function stored(who: Who, id: string): Promise<AssessmentRow> {
    const row = await own(who, id);
    if (!row) throw conflict('There is a voice assessment with this id already.');
    return row;
  }

  async function viewOf(who: Who, row: AssessmentRow): Promise<Shown> {
    const { retentionDays } = await settings(who.institution);
    const { id, promptId, category, prompt, duration, transcript, analysis, details } = row;
    const until = new Date(row.createdAt.getTime() + retentionDays * 86_400_000);
    return {
      ...{ id, promptId, category, prompt, duration, transcript, details },
      timestamp: row.createdAt,
      recordingUntil: row.hasRecording ? until : null,
      aiAnalysis: analysis,
    };
  }

  return {
    async list(who: Who): Promise<z.input<typeof HistoryItem>[]> {
      const rows = await db
        .rows(AssessmentRow, { who })
        .where({ userId: who.user.id })
        .orderBy('createdAt', 'desc')
        .limit(mostListed);
      return rows.map(({ id, category, createdAt, analysis, details }) => ({
        ...{ id, category, date: createdAt, score: analysis.overallScore },
        error: details.errors.overallScore,
        level: analysis.skillLevel,
      }));
    },

    /** @throws Failure not_found */
    async one(who: Who, id: string): Promise<Shown> {
      const row = await own(who, id);
      if (!row) throw missing();
      return viewOf(who, row);
    },

    /** @throws Failure not_found */
    async recording(who: Who, id: string) {
      const row = await own(who, id);
      if (!row?.hasRecording) throw notFound('This recording does not exist.');
      return storage.file(recordingKey(row), { type: 'audio/wav', name: 'recording.wav', inline: true });
    },

    async remove(who: Who, id: string): Promise<{ deleted: boolean }> {
      const row = await own(who, id);
      if (!row) return { deleted: false };
      await storage.delete(recordingKey(row));
      await db.rows(AssessmentRow, { who }).deleteById(id);
      return { deleted: true };
    },

    /** @throws Failure forbidden without consent, invalid for what is no speech, conflict, unavailable when too many wait */
    async analyze(who: Who, files: readonly UploadedFile[], fields: Fields): Promise<Shown> {
      const id = fields.id ?? newId();
      const known = await own(who, id);
      if (known) return viewOf(who, known);
      await consents.assertGiven(who);
      const prompt = (await prompts.all(who)).find((each) => each.id === fields.promptId);
      if (!prompt) throw invalid('Please select a voice prompt first.');
      const [file] = files;
      if (!file) throw invalid('The recording is missing.');
      const bytes = await bytesOf(file);
      const transcript = fields.transcript.trim();
      const analysed = await analyser.analyse({ bytes, transcript, maxSeconds: prompt.timeLimit + graceSeconds });
      if (analysed.problem !== null) throw invalid(fileProblems[analysed.problem]);
      const { sound, words } = analysed;
      if (sound.kind !== 'speech') throw invalid(soundProblems[sound.kind]);
      const given = { id, prompt, transcript, sound, words, settings: await settings(who.institution) };
      const { analysis, details } = await assess(grading, who, given);
      const key = recordingKey({ id, institutionId: who.institution.id, userId: who.user.id });
      await storage.put(key, once(bytes));
      const now = clock.now();
      const insert = () =>
        db.transaction(async (tx) => {
          // A withdrawal during the analysis deletes this recording too.
          await consents.assertGiven(who, tx);
          await record.noteActivity({ who, tx }, { userId: who.user.id, id, kind: 'study', at: now });
          return db.rows(AssessmentRow, { who, tx }).insert({
            ...{ id, userId: who.user.id, promptId: prompt.id, category: prompt.category, prompt: prompt.prompt },
            ...{ createdAt: now, duration: sound.seconds, transcript: transcript === '' ? null : transcript },
            ...{ hasRecording: true, analysis, details },
          });
        });
      try {
        return await viewOf(who, await insertOrFind(insert, () => stored(who, id)));
      } catch (error) {
        if (!(await own(who, id))) {
          await storage.delete(key).catch((err: unknown) => log.warn({ err, key }, 'An unused recording stays'));
        }
        throw error;
      }
    },
  };
}

async function bytesOf(file: UploadedFile): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of file.content()) {
    size += part.length;
    if (size > maxBytes) throw invalid(fileProblems['too-long']);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
