import { setTimeout as pause } from 'node:timers/promises';
import type { AcademicRecord } from 'academic-records';
import type { Usage } from '../../../plugins/documents/reading/process/readers.ts';
import { createReaders } from '../../../plugins/documents/reading/process/readers.ts';
import { quantile } from '../../ai/ai-platform.ts';
import type { TestDocument } from '../../fixtures/documents/documents.ts';
import {
  furtherTranscripts,
  scoreReports,
  transcripts,
  unseenTranscripts,
} from '../../fixtures/documents/documents.ts';
import type { Figure } from '../bench.ts';
import { maxOtherCores, watchOtherWork } from '../quiet-machine.ts';
import {
  addTo,
  areScoresRight,
  compareRows,
  compareScores,
  f1,
  isSameText,
  noCounts,
  precision,
  recall,
} from './accuracy.ts';
import type { Confidences } from './confidences.ts';
import { addConfidences, confidenceNotes } from './confidences.ts';
import type { Format, UploadedFile } from './formats.ts';
import { filesOf } from './formats.ts';

const goals: Record<Format, number> = { PDF: 0.99, PNG: 0.97, 'bad JPG': 0.9 };
/** Seconds for a page that is recognised, and memory of the process that reads (MiB). */
const pageGoal = 3;
const memoryGoal = 400;

/** Between two documents, so that the reader of the next one has started, as when documents do not arrive at once (ms). */
const apart = 1500;

const limits = { pages: 30, pixels: 50_000_000 };
const bounds = { seconds: 600, megabytes: 4000 };

/** Every this many documents; 1 for all of them. For a first look on a slow machine. */
const every = Number(process.env.EIQ_BENCH_EVERY ?? 1);

/** How well documents of a format are read, how much processor time that takes and how much memory. */
export async function measureDocuments(format: Format): Promise<Figure[]> {
  const reader = createReader();
  try {
    return await measureAll(reader, format);
  } finally {
    await reader.close();
  }
}

async function measureAll(reader: Reader, format: Format): Promise<Figure[]> {
  const known = await measureRows(reader, format, sampled(transcripts()));
  const further = await measureRows(reader, format, sampled(furtherTranscripts()));
  const unseen = await measureRows(reader, format, sampled(unseenTranscripts()));
  const reports = sampled(scoreReports());
  const scores = noCounts();
  const wrong: string[] = [];
  for (const report of reports) {
    const [file] = await filesOf(report, format);
    const record = file && (await reader.read(file));
    addTo(scores, compareScores(record, report.truth));
    if (!record || !areScoresRight(record, report.truth)) wrong.push(report.name);
  }
  const shared = { unit: 'F1', goal: goals[format], atLeast: true };
  const what = `grade rows, ${format}`;
  return [
    { what, ...shared, ...known },
    { what: `${what}, layouts added later`, ...shared, ...further },
    { what: `${what}, layouts not developed with`, ...shared, ...unseen },
    {
      ...shared,
      what: `scores of reports, ${format}`,
      value: f1(scores),
      notes: [
        `${scores.right} of ${scores.printed} scores are right; of ${reports.length} reports all values are right but for ${wrong.join(', ') || 'none'}`,
      ],
    },
    ...(await resourceFigures(reader, format)),
  ];
}

const sampled = (documents: readonly TestDocument[]) => documents.filter((_, index) => index % every === 0);

type Reader = ReturnType<typeof createReader>;

/** Reads one file after the other as the job does, and notes what it takes. */
function createReader() {
  const readers = createReaders(bounds);
  const usages: (Usage & { readonly wall: number; readonly otherCores: number })[] = [];
  return {
    usages,
    async read({ type, bytes }: UploadedFile): Promise<AcademicRecord | undefined> {
      const content = (async function* () {
        yield bytes;
      })();
      if (type !== 'application/pdf') await pause(apart);
      const otherWork = watchOtherWork();
      const began = performance.now();
      const outcome = await readers.read(content, { type, limits }, undefined, () => undefined);
      if (!('read' in outcome)) return undefined;
      const wall = (performance.now() - began) / 1000;
      usages.push({ ...outcome.usage, wall, otherCores: otherWork(outcome.usage.seconds) });
      return outcome.read.record;
    },
    close: () => readers.close(),
  };
}

async function measureRows(reader: Reader, format: Format, documents: readonly TestDocument[]) {
  const all = noCounts();
  const layouts = new Map<string, ReturnType<typeof noCounts>>();
  const confidences: Confidences = { above: [0, 0], below: [0, 0] };
  const fields = { name: 0, institution: 0, scale: 0, gpa: 0 };
  for (const document of documents) {
    const records: AcademicRecord[] = [];
    for (const file of await filesOf(document, format)) {
      const record = await reader.read(file);
      if (record) records.push(record);
    }
    const { truth, layout } = document;
    const counts = compareRows(records, truth);
    addConfidences(confidences, records, truth);
    addTo(all, counts);
    const ofLayout = layouts.get(layout) ?? noCounts();
    addTo(ofLayout, counts);
    layouts.set(layout, ofLayout);
    fields.name += Number(records.some(({ studentName }) => isSameText(studentName?.value, truth.studentName)));
    fields.institution += Number(
      records.some(({ institution }) => isSameText(institution?.value, truth.institution ?? '')),
    );
    fields.scale += Number(
      records.some(({ scale, bestGrade }) => scale === truth.scale && bestGrade === truth.bestGrade),
    );
    fields.gpa += Number(records.some(({ gpaStated }) => gpaStated?.value === truth.gpaStated));
  }
  const share = (value: number) => value.toFixed(3);
  return {
    value: f1(all),
    notes: [
      `precision ${share(precision(all))}, recall ${share(recall(all))} of ${all.printed} rows`,
      `by layout: ${[...layouts].map(([layout, counts]) => `${layout} ${share(f1(counts))}`).join(', ')}`,
      `right of ${documents.length} documents: ${Object.entries(fields)
        .map(([field, right]) => `${field} ${right}`)
        .join(', ')}`,
      ...(format === 'PDF' ? [] : confidenceNotes(confidences)),
    ],
  };
}

async function resourceFigures({ usages }: Reader, format: Format): Promise<Figure[]> {
  const seconds = usages.map((usage) => usage.seconds);
  const wall = usages.map((usage) => usage.wall);
  const figures: Figure[] = [
    {
      what: `memory of the process that reads, ${format}`,
      value: (Math.max(...usages.map(({ megabytes }) => megabytes)) * 1e6) / 1024 ** 2,
      unit: 'MiB',
      goal: memoryGoal,
    },
  ];
  if (format === 'PDF') return figures;
  const starts = usages.map(({ startSeconds }) => startSeconds);
  const otherCores = usages.reduce((sum, usage) => sum + usage.otherCores, 0) / usages.length;
  // Beside other work the clock shows that work; processor time is what the page takes.
  const isQuiet = otherCores <= maxOtherCores;
  const text = (values: readonly number[]) =>
    `median ${quantile(values, 0.5).toFixed(2)}, p95 ${quantile(values, 0.95).toFixed(2)} s`;
  figures.push({
    what: `${isQuiet ? 'duration' : 'processor time'} of a page, ${format}, p95`,
    value: quantile(isQuiet ? wall : seconds, 0.95),
    unit: 's',
    goal: pageGoal,
    notes: [
      `processor time ${text(seconds)}, duration ${text(wall)} of ${usages.length} pages`,
      `the start of a process with its recogniser, ahead of the document: ${text(starts)} of processor time`,
      `${isQuiet ? 'quiet' : 'busy'} machine: other work used ${otherCores.toFixed(1)} cores beside a page`,
    ],
  });
  return figures;
}
