import { writeFileSync } from 'node:fs';
import { encoded } from '../../plugins/safeguarding/danger/classifier/model-file.ts';
import { examplesOf, modelOf, trainedOn } from '../../plugins/safeguarding/danger/training/train.ts';
import { readCorpus } from './corpus.ts';

// Trains the classifier on the phrases and writes `classifier/model.bin`. Deterministic: the same phrases give the same file.

const examples = examplesOf(await readCorpus());
const file = encoded(modelOf(trainedOn(examples)));
writeFileSync(new URL('../../plugins/safeguarding/danger/classifier/model.bin', import.meta.url), file);
console.log(`Trained on ${examples.length} texts. Size of the model: ${Math.ceil(file.length / 1024)} KiB.`);
