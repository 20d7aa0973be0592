import { ask, coach, group, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('ai_concepts');

export const modelsSkills = [
  skill('decision-trees', 'Decision trees', 'intermediate', {
    description: 'Follow, build and judge trees of questions, and choose splits by how pure they make the groups.',
    aliases: ['classification trees', 'random forests'],
    requires: ['training-data', 'fractions'],
    topics: ['ai_conceptual/how-models-decide'],
    concepts: ['decision-trees', 'impurity', 'information-gain', 'entropy'],
    steps: [
      step(
        'Twenty questions',
        1,
        'Play twenty questions and draw your questions as a tree. You are done when you can say which question halves best.',
        group('Play and draw the trees', 20),
      ),
      step(
        'Best split',
        1.5,
        'Compare splits of ten rows by the errors they leave. You are done when you choose the best in five tables.',
        practise('ai_conceptual/how-models-decide'),
      ),
      step(
        'When to stop',
        1,
        'Grow a tree until every leaf has one row and test it on new rows. You are done when you can explain why a smaller tree did better.',
        ask('How does a tree overfit, and what does pruning do?'),
      ),
    ],
  }),
  skill('neighbours-and-clusters', 'Nearest neighbours and clusters', 'intermediate', {
    description: 'Predict from the most similar cases, group cases without labels, and mind the scale of features.',
    aliases: ['k-nearest neighbours', 'k-means', 'clustering'],
    requires: ['kinds-of-machine-learning', 'pythagoras-and-similarity'],
    topics: ['ai_conceptual/how-models-decide'],
    concepts: ['nearest-neighbour', 'k-means', 'feature-scaling'],
    steps: [
      step(
        'Ask the neighbours',
        1,
        'Classify a point by 1, 3 and 5 neighbours with a ruler. You are done when you can say what a larger k costs.',
        practise('ai_conceptual/how-models-decide'),
      ),
      step(
        'Metres or kilometres?',
        1,
        'Change the unit of one feature and watch neighbours change. You are done when you scale features before any distance.',
        ask('Why must features be scaled for nearest neighbours?'),
      ),
      step(
        'Two centres',
        1,
        'Do two rounds of k-means by hand, from a good and a bad start. You are done when you can explain why the starts end differently.',
        practise('ai_conceptual/how-models-decide', 20),
      ),
    ],
  }),
  skill('linear-models', 'Linear models', 'intermediate', {
    description: 'Predict by a weighted sum, read the weights, and see where a straight border fails.',
    aliases: ['linear regression', 'logistic regression', 'weighted scores'],
    requires: ['training-data', 'functions-and-graphs'],
    topics: ['ai_conceptual/how-models-decide'],
    concepts: ['linear-models', 'weights', 'linear-separability'],
    steps: [
      step(
        'Fit by eye',
        1,
        'Draw a line through a cloud of points and measure your errors, then move it. You are done when no move makes the sum of squares smaller.',
        ask('Why do we square the errors when we fit a line?'),
      ),
      step(
        'Read the weights',
        1,
        'Say what each weight of a house-price model claims, and what it does not. You are done when you no longer read weights as causes.',
        practise('ai_conceptual/how-models-decide'),
      ),
      step(
        'Not with a line',
        1,
        'Find four points that no line separates. You are done when you can say which new feature would help.',
        coach('Understand what a linear model cannot learn'),
      ),
    ],
  }),
  skill('gradient-descent', 'Gradient descent', 'advanced', {
    description: 'Make an error smaller by small steps downhill, and choose the size of the steps.',
    aliases: ['optimisation', 'learning rate', 'backpropagation'],
    requires: ['linear-models', 'quadratic-equations'],
    topics: ['ai_conceptual/how-models-decide'],
    concepts: ['gradient-descent', 'learning-rate', 'local-minima'],
    steps: [
      step(
        'Downhill in fog',
        1,
        'Walk down y = (x − 3)² by hand with three step sizes. You are done when you can predict which one overshoots.',
        practise('ai_conceptual/how-models-decide'),
      ),
      step(
        'Two weights',
        1.5,
        'Do two steps for a line with slope and intercept. You are done when the error fell both times.',
        ask('Check my two steps of gradient descent for a line'),
      ),
      step(
        'Stuck',
        1,
        'Draw a curve with two valleys and find starts for each. You are done when you can name two remedies.',
        coach('Understand local minima, momentum and random starts'),
      ),
    ],
  }),
  skill('neural-networks', 'Neural networks', 'advanced', {
    description: 'Compute what a small network does, and say what layers add.',
    aliases: ['deep learning', 'artificial neural networks'],
    requires: ['gradient-descent'],
    topics: ['ai_conceptual/how-models-decide'],
    concepts: ['neural-networks', 'neural-units'],
    steps: [
      step(
        'One unit',
        1,
        'Compute a unit’s output for four inputs and choose weights for “and” and “or”. You are done when you can draw its border.',
        practise('ai_conceptual/how-models-decide'),
      ),
      step(
        'Two layers',
        1.5,
        'Build “exclusive or” from three units on paper. You are done when all four inputs come out right.',
        ask('Guide me to build XOR from three units'),
      ),
      step(
        'What do layers see?',
        1,
        'Read how layers of an image network respond to edges, textures and parts. You are done when you can explain it with a drawing.',
        coach('Explain deep learning with drawings'),
      ),
    ],
  }),
  skill('language-models', 'Language models', 'intermediate', {
    description: 'Explain text generation as predicting the next token, and what follows from it.',
    aliases: ['large language models', 'llm', 'generative ai', 'chatbots'],
    requires: ['training-data', 'probability'],
    topics: ['ai_conceptual/language-models'],
    concepts: ['language-models', 'next-word-prediction', 'tokens', 'context-window', 'temperature'],
    steps: [
      step(
        'Be the model',
        1,
        'Count which word follows which in a page and write a sentence from the counts. You are done when you can say why it sounds right and means nothing.',
        practise('ai_conceptual/language-models'),
      ),
      step(
        'Dice and temperature',
        1,
        'Draw words from a table of chances with a cool and a hot setting. You are done when you can predict how answers change.',
        practise('ai_conceptual/language-models', 20),
      ),
      step(
        'What it cannot know',
        1,
        'Find three questions that next-word prediction gets wrong for a reason you can give. You are done when each reason differs.',
        ask('Ask me which of your answers I should not trust, and why'),
      ),
    ],
  }),
  skill('prompting', 'Writing prompts', 'beginner', {
    description: 'Ask a language model for what you need: purpose, material, form and a way to check.',
    aliases: ['prompt engineering'],
    requires: ['kinds-of-machine-learning'],
    topics: ['ai_conceptual/language-models'],
    concepts: ['prompting', 'prompt-injection'],
    steps: [
      step(
        'Four parts',
        1,
        'Rewrite five vague prompts with purpose, material, form and check. You are done when two runs give equally useful answers.',
        practise('ai_conceptual/language-models'),
      ),
      step(
        'Ask for thinking you can check',
        1,
        'Ask for steps, sources or counterarguments and check one of each. You are done when you have caught one error.',
        ask('Answer a question with steps, and hide one mistake for me to find'),
      ),
      step(
        'Whose instructions?',
        1,
        'Find an instruction hidden in a text to be summarised. You are done when you can explain why pasting strangers’ text is a risk.',
        ask('What is prompt injection, and how do I notice it?'),
      ),
    ],
  }),
  skill('attention-and-embeddings', 'Embeddings and attention', 'expert', {
    description: 'Represent words as vectors, measure similarity, and follow how attention mixes them.',
    aliases: ['word vectors', 'transformers', 'embeddings'],
    requires: ['language-models', 'neural-networks'],
    topics: ['ai_conceptual/language-models'],
    concepts: ['attention', 'word-vectors', 'softmax', 'cosine-similarity', 'causal-mask'],
    steps: [
      step(
        'Near in meaning',
        1,
        'Place ten words on a plane and compute two cosine similarities. You are done when near words have the larger ones.',
        practise('ai_conceptual/language-models'),
      ),
      step(
        'Attention by hand',
        2,
        'Compute weights for three words by dot product and softmax, then mix the values. You are done when your weights sum to 1 and you can say what “it” attends to.',
        ask('Let me compute one attention step with small numbers'),
      ),
      step(
        'Only backwards',
        1,
        'Explain why a generating model must not see later words, and mask the table. You are done when you can say what training gains by it.',
        coach('Understand transformers well enough to draw one'),
      ),
    ],
  }),
];
