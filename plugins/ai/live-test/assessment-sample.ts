/** Made-up assessment data, which shows what a prompt with such data looks like. */
export const assessmentSample = [
  'A sample of assessment data, of no real learner:',
  '- EiQ score 512.4, 95 % interval 457 to 568; level: immersion',
  '- Core Math 61 %, Applied Reasoning 54 %, AI Concepts 47 %',
  '- Strengths: fractions, proportions. Gaps: conditional probability, training and test data',
].join('\n');
