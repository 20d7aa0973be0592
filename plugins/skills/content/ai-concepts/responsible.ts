import { ask, coach, group, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('ai_concepts');

export const responsibleSkills = [
  skill('checking-ai-output', 'Checking what AI says', 'beginner', {
    description: 'Verify claims, code and summaries of a model before relying on them.',
    aliases: ['fact checking', 'verification of ai output', 'hallucinations'],
    requires: ['prompting'],
    topics: ['ai_conceptual/responsible-use-and-scenarios'],
    concepts: ['verification', 'critical-use', 'automation-bias'],
    steps: [
      step(
        'Three claims, three sources',
        1,
        'Check three claims of an answer in sources you find yourself. You are done when you can mark each as right, wrong or unsupported.',
        practise('ai_conceptual/responsible-use-and-scenarios'),
      ),
      step(
        'Summaries against the text',
        1,
        'Compare a summary with its text sentence by sentence. You are done when you find what was added and what was dropped.',
        ask('Summarise a short text with one error, and let me find it'),
      ),
      step(
        'Your own rule',
        0.5,
        'Write for which tasks you check always, sometimes and never. You are done when you can defend each to a teacher.',
        group('Compare your rules', 20),
      ),
    ],
  }),
  skill('fairness-in-ai', 'Fairness in AI', 'advanced', {
    description: 'Compare error rates between groups, find proxies, and say which fairness a decision needs.',
    aliases: ['algorithmic bias', 'algorithmic fairness', 'ai ethics'],
    requires: ['classification-metrics', 'data-quality'],
    topics: ['ai_conceptual/fairness-and-data-quality'],
    concepts: ['fairness', 'group-error-rates', 'fairness-criteria', 'proxy-features', 'fairness-metrics'],
    steps: [
      step(
        'Errors by group',
        1.5,
        'Split a confusion matrix by group and compare both error rates. You are done when you can say who is harmed by which error.',
        practise('ai_conceptual/fairness-and-data-quality'),
      ),
      step(
        'Proxies',
        1,
        'Remove a group from the data and find what still gives it away. You are done when you can explain why leaving it out is no cure.',
        practise('ai_conceptual/fairness-and-data-quality', 20),
      ),
      step(
        'Not all at once',
        1.5,
        'Show with numbers that two kinds of fairness conflict when base rates differ. You are done when you can argue for one of them in a school admission.',
        coach('Argue for a fairness criterion and answer the objections'),
        group('Debate a school admission'),
      ),
    ],
  }),
  skill('feedback-loops-in-ai', 'Feedback loops', 'intermediate', {
    description: 'See how predictions change the data they later learn from.',
    aliases: ['feedback loops', 'recommender systems'],
    requires: ['training-data'],
    topics: ['ai_conceptual/fairness-and-data-quality'],
    concepts: ['feedback-loops'],
    steps: [
      step(
        'Draw the circle',
        1,
        'Draw prediction, action and new data for patrols, loans and video suggestions. You are done when you can mark where each circle amplifies.',
        practise('ai_conceptual/fairness-and-data-quality'),
      ),
      step(
        'Simulate it',
        1.5,
        'Let two equal areas start with 11 and 10 reports and send patrols to the higher. You are done when you can say after how many rounds the difference is absurd.',
        ask('Simulate a feedback loop with me, round by round'),
      ),
      step(
        'Break it',
        0.5,
        'Propose a random part or an outside measure. You are done when you can say what it costs and what it shows.',
        coach('Design checks that reveal feedback loops'),
      ),
    ],
  }),
  skill('privacy-in-data', 'Privacy in data', 'advanced', {
    description: 'Judge when data identifies people, and protect them by leaving out, grouping and noise.',
    aliases: ['data protection', 'anonymisation', 'differential privacy'],
    requires: ['data-quality', 'probability'],
    topics: ['ai_conceptual/responsible-use-and-scenarios'],
    concepts: ['privacy', 'anonymity', 'randomised-response', 'differential-privacy'],
    steps: [
      step(
        'Who is it?',
        1,
        'Find a person in a table without names by age, town and job. You are done when you can say how many columns it took.',
        practise('ai_conceptual/responsible-use-and-scenarios'),
      ),
      step(
        'A coin protects',
        1,
        'Run a survey with a coin that allows lying and estimate the true share. You are done when nobody’s answer can be held against them.',
        group('Run the coin survey', 30),
        ask('How do I estimate the true share from randomised answers?'),
      ),
      step(
        'Collect less',
        1,
        'Cut a form for a club to what it needs, with a purpose and an end for each field. You are done when no field lacks one.',
        coach('Design a form that collects as little as possible'),
      ),
    ],
  }),
  skill('choosing-to-use-ai', 'Deciding whether to use AI', 'intermediate', {
    description: 'Decide by stakes, checkability, data and people affected whether AI fits a task.',
    aliases: ['responsible ai', 'human oversight', 'ai governance'],
    requires: ['checking-ai-output', 'training-data'],
    topics: ['ai_conceptual/responsible-use-and-scenarios'],
    concepts: ['choosing-whether-to-use-ai', 'human-oversight', 'contestability', 'risks-of-ai'],
    steps: [
      step(
        'Four questions',
        1,
        'Ask for ten tasks: what if it is wrong, can I check, is there data, who is affected? You are done when your decisions agree with your reasons.',
        practise('ai_conceptual/responsible-use-and-scenarios'),
      ),
      step(
        'A human who can say no',
        1,
        'Design review for a loan decision: who, with what time and power? You are done when the reviewer can really overturn it.',
        ask('When is a human in the loop only decoration?'),
      ),
      step(
        'A way to object',
        1,
        'Write the letter someone gets when refused by a system: reason, data, how to object. You are done when a reader knows all three.',
        coach('Write an explanation of an automated decision'),
      ),
    ],
  }),
  skill('objectives-and-reward', 'Objectives and what they miss', 'advanced', {
    description: 'Notice when a system fulfils its goal as written and not as meant.',
    aliases: ['reward hacking', 'ai alignment', 'goodhart’s law'],
    requires: ['kinds-of-machine-learning', 'choosing-to-use-ai'],
    topics: ['ai_conceptual/responsible-use-and-scenarios'],
    concepts: ['objectives', 'reward-hacking'],
    steps: [
      step(
        'As written',
        1,
        'For ten goals find the cheapest way to fulfil the words and miss the point. You are done when you surprise yourself twice.',
        practise('ai_conceptual/responsible-use-and-scenarios'),
      ),
      step(
        'Better words',
        1,
        'Repair three goals with a limit, a second measure or a review. You are done when your own trick no longer works.',
        group('Break each other’s goals', 30),
      ),
      step(
        'Goodhart at school',
        0.5,
        'Find a measure at school that became a target and what it did. You are done when you can suggest a measure that is harder to game.',
        ask('Explain Goodhart’s law with examples from school'),
      ),
    ],
  }),
];
