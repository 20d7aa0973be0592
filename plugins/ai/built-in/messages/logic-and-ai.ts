import type { LearnerMessage } from './message.ts';

/** Applied reasoning and AI. */
export const reasoningMessages: readonly LearnerMessage[] = [
  {
    name: 'correlation and causation',
    messages: ['cities with more ice cream sales have more drownings so ice cream is dangerous lol?'],
    must: [/both|third|another|cause|common/i, /\?/],
  },
  { name: 'a control group', messages: ['why do u need a control group'], must: [/compar|without|otherwise/i, /\?/] },
  {
    name: 'a biased sample',
    messages: ['we asked people in the gym if they like sport, 95% said yes, so almost everybody likes sport'],
    must: [/sample|asked|gym|represent|chosen|who/i, /\?/],
  },
  { name: 'sunk cost', messages: ['explain sunk cost please, short'], must: [/spent|back|already|gone/i, /\?/] },
  { name: 'expected value', messages: ['what does expected value mean'], must: [/probab|chance|average|weigh/i] },
  { name: 'break-even', messages: ['break even point how to find it??'], must: [/cost/i, /\?/] },
  {
    name: 'opportunity cost',
    messages: ['Opportunity cost - is that a real cost?'],
    must: [/give up|next best|alternative|instead/i],
  },
  {
    name: 'a critical path',
    messages: ['critcal path?? i dont understand the word'],
    must: [/long/i, /task|step|job|chain/i],
  },
  {
    name: 'a flow chart with a loop',
    messages: ['how do i trace a loop without getting lost'],
    must: [/table|write|each|round|value/i, /\?/],
  },
  {
    name: 'mirror or rotation',
    messages: ['how can i tell rotation from mirror image in those shape questions'],
    must: [/turn|mirror|flip|hand/i],
  },
  {
    name: 'regression to the mean',
    messages: ['regression to the mean in simple words'],
    must: [/extreme|chance|luck|usual|average/i],
  },
  { name: 'simpson', messages: ['What exactly is Simpson’s paradox?'], must: [/group/i, /\?/] },
  {
    name: 'a professional about A/B tests',
    messages: ['We ran an A/B test at work with 20 metrics and one of them came out significant. Can we trust it?'],
    must: [/chance|many|several|multiple/i, /\?/],
  },
  {
    name: 'what to practise in reasoning',
    messages: ['I am bad at planning questions. how can I practise'],
    must: [/practi[cs]e/i],
  },
  {
    name: 'necessary and sufficient',
    messages: ['necessary vs sufficient???'],
    must: [/necessary/i, /sufficient|enough/i, /\?/],
  },
  { name: 'what overfitting is', messages: ['what is overfitting'], must: [/train/i, /new|unseen|test/i, /\?/] },
  {
    name: 'overfitting, misspelt',
    messages: ['overfiting vs underfiting pls'],
    must: [/train/i, /simple|little|not enough|too/i],
  },
  {
    name: 'precision and recall',
    messages: ['I always confuse precision and recall'],
    must: [/precision/i, /recall/i, /found|flagged|really|actual/i],
  },
  {
    name: 'accuracy on rare cases',
    messages: ['my model has 99% accuracy so it must be good, only 1% of mails are spam'],
    must: [/always|never|every|baseline|rare|predict/i, /\?/],
  },
  {
    name: 'a child about chatbots',
    messages: ['does chatgpt know everything'],
    must: [/word|text|not|wrong|check/i, /\?/],
  },
  {
    name: 'why models invent facts',
    messages: ['why do language models make stuff up'],
    must: [/next word|likely|plausible|probab|predict/i],
  },
  {
    name: 'gradient descent for an engineer',
    messages: ['I am a software engineer; explain gradient descent and the role of the learning rate.'],
    must: [/step/i, /slope|down|steep|error|loss/i],
  },
  { name: 'temperature', messages: ['temperature in llms?'], must: [/likely|random|var|chance|spread/i] },
  {
    name: 'training and test data mixed',
    messages: ['can i just test on the training data'],
    must: [/new|unseen|seen|test/i, /\?/],
  },
  { name: 'bias in data', messages: ['how can a model be unfair if its just maths'], must: [/data/i, /\?/] },
  {
    name: 'a decision tree',
    messages: ['decision tree entropy i dont get at all'],
    must: [/question|split|mix|uncertain|pure/i, /\?/],
  },
  { name: 'prompt injection', messages: ['what is prompt injection'], must: [/instruction/i, /text|document|data/i] },
  {
    name: 'a confusion matrix',
    messages: ['confusion matrix im confused'],
    must: [/actual|really|true/i, /predict|model/i],
  },
  {
    name: 'a hint, then another',
    messages: ['give me a question about k nearest neighbours', 'hint?', 'another hint'],
    must: [/\?|try/i, /neighbou?r|near|distance|closest|vote/i],
  },
];
