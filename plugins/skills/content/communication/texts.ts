import { ask, coach, documents, group, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('communication');

export const textSkills = [
  skill('plain-writing', 'Plain writing', 'beginner', {
    description: 'Write sentences that are understood at the first reading.',
    aliases: ['plain language', 'clear writing'],
    steps: [
      step(
        'One idea a sentence',
        1,
        'Cut the longest sentences of a text of yours in two and delete words that carry nothing. You are done when it is a third shorter and says as much.',
        ask('Which words can I delete from my paragraph?'),
      ),
      step(
        'Who does what',
        1,
        'Rewrite ten passive sentences with the person who acts. You are done when only those remain passive where nobody knows who.',
        ask('Find the hidden actors in my sentences'),
      ),
      step(
        'Read it to someone',
        0.5,
        'Read your text aloud to a listener who stops you where they are lost. You are done when nobody stops you.',
        group('Read texts to each other', 20),
      ),
    ],
  }),
  skill('summarising', 'Summarising', 'beginner', {
    description: 'Say what a text claims in a fifth of its length, without adding or judging.',
    aliases: ['summary writing', 'précis'],
    requires: ['plain-writing'],
    steps: [
      step(
        'One sentence a paragraph',
        1,
        'Write one sentence for each paragraph of an article. You are done when the sentences alone make sense.',
        ask('Compare my summary with the text and show me what I added'),
      ),
      step(
        'Down to fifty words',
        1,
        'Shorten it to fifty words. You are done when claim and main reason survive.',
        coach('Summarise texts in fifty words'),
      ),
      step(
        'For someone else',
        0.5,
        'Summarise the same text for a child and for an expert. You are done when you can say what you chose differently.',
        group('Guess for whom a summary was written', 20),
      ),
    ],
  }),
  skill('structuring-an-argument', 'Structuring an argument', 'intermediate', {
    description: 'Lead a reader from claim to reasons to evidence, and answer the best objection.',
    aliases: ['argumentative writing', 'persuasive writing', 'rhetoric'],
    requires: ['summarising', 'argument-analysis'],
    steps: [
      step(
        'Claim first',
        1,
        'Write the claim in one sentence that somebody could deny. You are done when a friend denies it.',
        practise('applied_reasoning/deduction-and-argument'),
      ),
      step(
        'Reasons with evidence',
        1.5,
        'Give three reasons, each with something that can be checked. You are done when no reason repeats another.',
        coach('Build an argument with evidence'),
      ),
      step(
        'The best objection',
        1,
        'Write the objection you fear most and answer it fairly. You are done when its author would nod at your wording.',
        ask('Attack my argument as strongly as you can'),
      ),
    ],
  }),
  skill('essay-writing', 'Essays', 'advanced', {
    description: 'Plan, draft and revise an essay that answers its question in your own voice.',
    aliases: ['academic essay', 'application essay', 'personal statement'],
    requires: ['structuring-an-argument'],
    steps: [
      step(
        'Answer the question',
        1,
        'Write the question’s key word and your answer in one sentence before drafting. You are done when every paragraph serves that sentence.',
        coach('Plan an essay from the question'),
      ),
      step(
        'Draft fast, revise slowly',
        3,
        'Draft in one sitting, leave it a day, then revise structure, sentences and words in that order. You are done when two revisions are visible.',
        documents('Upload both drafts'),
        ask('What is the weakest paragraph of my essay, and why?'),
      ),
      step(
        'A critical reader',
        1,
        'Give it to someone with three questions to answer. You are done when their summary is your sentence.',
        group('Read each other’s essays'),
      ),
    ],
  }),
  skill('technical-writing', 'Technical writing', 'intermediate', {
    description: 'Write instructions and descriptions that let others do something without you.',
    aliases: ['documentation', 'writing instructions', 'report writing'],
    requires: ['plain-writing'],
    steps: [
      step(
        'Instructions that work',
        1,
        'Write how to do something in numbered steps and watch someone follow them silently. You are done when they succeed.',
        group('Follow each other’s instructions', 30),
      ),
      step(
        'Explain a tool',
        1.5,
        'Describe a program or device: what for, how to start, what goes wrong. You are done when a newcomer finds each answer in a minute.',
        coach('Write a README for something I made'),
      ),
      step(
        'One word, one thing',
        0.5,
        'Make a list of terms and use each for one thing only. You are done when a search finds no second name.',
        ask('Find words that I use for the same thing'),
      ),
    ],
  }),
  skill('professional-messages', 'Professional messages', 'beginner', {
    description: 'Write messages that are answered: purpose first, one question, a date.',
    aliases: ['email writing', 'business correspondence'],
    requires: ['plain-writing'],
    steps: [
      step(
        'Purpose in the first line',
        0.5,
        'Rewrite five messages so that the first line says what you need and by when. You are done when the rest could be skipped.',
        ask('Shorten my message and keep it polite'),
      ),
      step(
        'Hard ones',
        1,
        'Write a refusal, an apology and a reminder. You are done when each is polite, clear and under 80 words.',
        coach('Write a difficult message'),
      ),
      step(
        'Ask for a reference',
        0.5,
        'Write to someone who could recommend you: why them, what for, until when. You are done when you would gladly answer it yourself.',
        documents('Check which of your documents to attach', 10),
      ),
    ],
  }),
  skill('data-storytelling', 'Telling stories with data', 'advanced', {
    description: 'Lead an audience from a question to a decision with few, honest charts.',
    aliases: ['data storytelling', 'presenting data'],
    requires: ['reading-charts', 'presenting', 'data-visualisation'],
    steps: [
      step(
        'One message',
        1,
        'Write the sentence the audience should leave with, then choose the one chart that shows it. You are done when the title of the chart is that sentence.',
        practise('applied_reasoning/data-interpretation', 20),
      ),
      step(
        'Say how sure',
        1,
        'Add the uncertainty and what the data cannot show. You are done when a critic finds it said already.',
        ask('What would a sceptic ask about my chart?'),
      ),
      step(
        'Present in three minutes',
        1,
        'Tell question, finding and next step in three minutes. You are done when a listener repeats all three.',
        group('Present to your group'),
      ),
    ],
  }),
];
