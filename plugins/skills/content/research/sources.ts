import { ask, coach, documents, group, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('research');

export const sourcesSkills = [
  skill('research-questions', 'Research questions', 'beginner', {
    description: 'Turn curiosity into a question that can be answered with the means you have.',
    aliases: ['formulating hypotheses', 'scientific inquiry'],
    requires: ['asking-questions'],
    steps: [
      step(
        'From topic to question',
        0.5,
        'Write ten questions about a topic and cross out those nobody could answer. You are done when three are left.',
        ask('Which of my questions can be answered, and how?'),
      ),
      step(
        'Small enough',
        0.5,
        'Limit one by place, time and group. You are done when you can name the data that would answer it.',
        coach('Narrow a question down to a term’s work'),
      ),
      step(
        'What would you expect?',
        0.5,
        'Write the answer you expect and one that would surprise you. You are done when the data could show either.',
        group('Question each other’s questions', 30),
      ),
    ],
  }),
  skill('finding-sources', 'Finding sources', 'beginner', {
    description: 'Find what is known with good search words, catalogues and reference lists.',
    aliases: ['literature search', 'information literacy', 'library research'],
    requires: ['research-questions'],
    steps: [
      step(
        'Words of the field',
        0.5,
        'Collect synonyms and technical terms from an encyclopedia first. You are done when a search with them finds better things.',
        ask('Which technical terms belong to my question?'),
      ),
      step(
        'Forwards and backwards',
        1,
        'From one good article follow its references and who cites it. You are done when the same names return.',
        coach('Find the central works on my question'),
      ),
      step(
        'A search others can repeat',
        0.5,
        'Note where, when and with which words you searched. You are done when someone finds the same list.',
        documents('Keep your list of sources', 10),
      ),
    ],
  }),
  skill('evaluating-sources', 'Judging sources', 'intermediate', {
    description: 'Judge who says something, how they know, and what others found.',
    aliases: ['source criticism', 'media literacy', 'lateral reading'],
    requires: ['finding-sources', 'argument-analysis'],
    steps: [
      step(
        'Leave the page',
        0.5,
        'For five claims look first at what others say of the source. You are done when you change your judgement once.',
        ask('Give me a claim, and let me ask what I would check'),
      ),
      step(
        'How do they know?',
        1,
        'Trace a headline back to the study and compare. You are done when you find what was lost on the way.',
        practise('applied_reasoning/evidence-and-causation', 20),
      ),
      step(
        'Weigh it',
        0.5,
        'Rank four sources on one question, with reasons. You are done when you can say what would reverse two of them.',
        group('Rank sources together', 30),
      ),
    ],
  }),
  skill('reading-papers', 'Reading scientific papers', 'advanced', {
    description: 'Get question, method, finding and limits out of a paper, in three passes.',
    aliases: ['reading research', 'critical appraisal'],
    requires: ['evaluating-sources', 'reading-charts', 'summarising'],
    steps: [
      step(
        'Ten minutes',
        0.5,
        'Read title, abstract, figures and conclusion only, and write what is claimed. You are done when a full reading does not contradict you.',
        ask('Ask me three questions about a paper I skimmed'),
      ),
      step(
        'Method and figures',
        1.5,
        'Explain each figure without its caption. You are done when you can say what would have refuted the claim.',
        practise('applied_reasoning/data-interpretation', 20),
      ),
      step(
        'A journal club',
        1,
        'Present a paper in ten minutes with one strength and one weakness. You are done when the discussion was about the method.',
        group('Hold a journal club', 60),
      ),
    ],
  }),
  skill('notes-and-citations', 'Notes and citations', 'beginner', {
    description: 'Keep what you read with its source, in your own words, and cite it correctly.',
    aliases: ['citation', 'referencing', 'note-taking', 'avoiding plagiarism'],
    requires: ['summarising'],
    steps: [
      step(
        'Three kinds of notes',
        0.5,
        'Mark in your notes quotation, paraphrase and own thought differently. You are done when you can tell them apart a week later.',
        ask('Is this a paraphrase or too close to the original?'),
      ),
      step(
        'Cite as you write',
        1,
        'Write a page with five sources in one style. You are done when each claim has its source and each source its full entry.',
        coach('Cite sources in my style'),
      ),
      step(
        'Find anything in a minute',
        0.5,
        'Order your notes so that any source is found in a minute. You are done when someone tests you with three.',
        documents('Keep your notes together', 10),
      ),
    ],
  }),
  skill('literature-review', 'Literature reviews', 'expert', {
    description: 'Bring what is known into an order that shows agreement, conflict and gaps.',
    aliases: ['systematic review', 'state of the art'],
    requires: ['reading-papers', 'notes-and-citations', 'structuring-an-argument'],
    steps: [
      step(
        'A table of studies',
        2,
        'Enter ten studies with question, method, sample and finding. You are done when two columns explain why results differ.',
        ask('Which columns would show why these studies disagree?'),
      ),
      step(
        'By idea, not by author',
        3,
        'Write three paragraphs that each compare several studies. You are done when no paragraph begins with a name.',
        coach('Write a review that argues'),
      ),
      step(
        'The gap',
        1,
        'State what nobody has answered and why it matters. You are done when a reader asks the next question themselves.',
        group('Read each other’s reviews'),
        documents('Upload the review', 10),
      ),
    ],
  }),
  skill('research-writing', 'Writing up research', 'advanced', {
    description: 'Report what you did and found so that others can check and use it.',
    aliases: ['scientific writing', 'academic writing', 'thesis writing'],
    requires: ['notes-and-citations', 'technical-writing', 'descriptive-statistics'],
    steps: [
      step(
        'Method first',
        1.5,
        'Write the method so that a stranger could repeat it. You are done when someone does, or says what is missing.',
        group('Try to repeat each other’s method', 45),
      ),
      step(
        'Results without opinion',
        1.5,
        'Report figures with their uncertainty, then discuss them apart. You are done when no sentence of results says why.',
        ask('Find interpretation in my results section'),
      ),
      step(
        'An abstract',
        0.5,
        'Say question, method, result and meaning in 150 words. You are done when the number that matters is in it.',
        coach('Write an abstract'),
        documents('Upload the report', 10),
      ),
    ],
  }),
];
