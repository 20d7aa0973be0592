import { ask, coach, group, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('ai_concepts');

export const machineLearningSkills = [
  skill('kinds-of-machine-learning', 'Kinds of machine learning', 'beginner', {
    description: 'Tell supervised, unsupervised and reinforcement learning apart, and say what a task needs.',
    aliases: ['machine learning basics', 'supervised learning', 'unsupervised learning'],
    topics: ['ai_conceptual/learning-from-data'],
    concepts: ['kinds-of-learning'],
    steps: [
      step(
        'Sort twenty tasks',
        1,
        'Sort tasks such as spam, house prices and customer groups by kind. You are done when you can say for each what the examples look like.',
        practise('ai_conceptual/learning-from-data'),
      ),
      step(
        'Learning or rules?',
        1,
        'Find three tasks where rules are better than learning. You are done when you can defend each with a reason other than “simpler”.',
        ask('When is a list of rules better than machine learning?'),
      ),
      step(
        'One in your day',
        1,
        'Pick one system you used today and write what it learns from and what it is rewarded for. You are done when a friend can spot what it may learn wrongly.',
        group('Compare systems you use', 20),
      ),
    ],
  }),
  skill('training-data', 'Training data and labels', 'beginner', {
    description: 'Describe examples by features and labels, and see what the data cannot teach.',
    aliases: ['data labelling', 'features', 'datasets'],
    requires: ['kinds-of-machine-learning'],
    topics: ['ai_conceptual/learning-from-data'],
    concepts: ['training-data', 'labels', 'features'],
    steps: [
      step(
        'Make a data set',
        1.5,
        'Describe 20 fruits by four features and a label. You are done when someone else labels the same fruits alike from your description.',
        group('Label the same things and compare', 30),
      ),
      step(
        'What is missing?',
        1,
        'List who or what is not in a given data set and what will fail. You are done when you find three gaps in five data sets.',
        practise('ai_conceptual/learning-from-data'),
      ),
      step(
        'Shortcuts',
        1,
        'Find a feature that predicts the label for the wrong reason, such as a hospital’s mark on an X-ray. You are done when you can propose a test that reveals it.',
        ask('Give me examples of shortcuts that models learned, and let me guess them'),
      ),
    ],
  }),
  skill('data-quality', 'Data quality', 'intermediate', {
    description: 'Find wrong, missing, repeated and unrepresentative rows before a model learns them.',
    aliases: ['data cleaning', 'data cleansing'],
    requires: ['training-data', 'reading-charts'],
    topics: ['ai_conceptual/fairness-and-data-quality'],
    concepts: ['data-quality', 'data-cleaning'],
    steps: [
      step(
        'Read the rows',
        1,
        'Look at fifty rows of any table before any statistic and note what is odd. You are done when you find the planted faults in a practice table.',
        practise('ai_conceptual/fairness-and-data-quality'),
      ),
      step(
        'Missing for a reason',
        1,
        'Ask why values are missing and what filling them in would claim. You are done when you can say when deleting rows biases a result.',
        ask('When does dropping rows with missing values bias a result?'),
      ),
      step(
        'A record of changes',
        1,
        'Clean a small table with a log of each change. You are done when someone else gets the same table from the log.',
        coach('Clean a data set so that others can check it'),
      ),
    ],
  }),
  skill('train-test-split', 'Training and test data', 'intermediate', {
    description: 'Judge a model on data it has not seen, and keep information from leaking.',
    aliases: ['validation', 'cross-validation', 'data leakage'],
    requires: ['training-data', 'percentages'],
    topics: ['ai_conceptual/learning-from-data'],
    concepts: ['training-and-test-data', 'train-test-split', 'validation', 'leakage', 'cross-validation'],
    steps: [
      step(
        'Why not the same data?',
        1,
        'Write a “model” that memorises its examples and score it on old and new ones. You are done when you can explain the two numbers.',
        ask('Why is 100% on training data no success?'),
      ),
      step(
        'Three parts',
        1.5,
        'Say for ten decisions whether they use training, validation or test data. You are done when the test data is used once.',
        practise('ai_conceptual/learning-from-data'),
      ),
      step(
        'Find the leak',
        1,
        'Spot features that know the future, and the same patient on both sides. You are done when you can name the leak in five setups.',
        practise('ai_conceptual/learning-from-data', 20),
      ),
    ],
  }),
  skill('overfitting', 'Overfitting', 'intermediate', {
    description: 'Recognise models that are too simple or too flexible from their errors, and respond.',
    aliases: ['bias and variance', 'generalisation', 'regularisation'],
    requires: ['train-test-split', 'functions-and-graphs'],
    topics: ['ai_conceptual/learning-from-data'],
    concepts: ['overfitting', 'underfitting', 'generalisation', 'early-stopping'],
    steps: [
      step(
        'Two curves',
        1,
        'Read training and validation error as training goes on. You are done when you can mark the point to stop.',
        practise('ai_conceptual/learning-from-data'),
      ),
      step(
        'Too simple, too flexible',
        1,
        'Draw a line, a gentle curve and a wild curve through ten points. You are done when you can predict which does best on an eleventh.',
        ask('Show me why a wild curve through all points predicts badly'),
      ),
      step(
        'What would you do?',
        1,
        'For five pairs of curves choose: more data, a simpler model, or more training. You are done when each choice has a reason.',
        coach('Decide what to change from learning curves'),
      ),
    ],
  }),
  skill('classification-metrics', 'Accuracy, precision and recall', 'intermediate', {
    description: 'Fill a confusion matrix and choose the measure that fits the purpose.',
    aliases: ['confusion matrix', 'model evaluation', 'f1 score'],
    requires: ['train-test-split'],
    topics: ['ai_conceptual/evaluating-models'],
    concepts: ['accuracy', 'confusion-matrix', 'precision', 'recall', 'f1', 'class-imbalance'],
    steps: [
      step(
        'Four cells',
        1,
        'Fill the matrix from twenty cases and compute accuracy, precision and recall. You are done when you can get any from the cells without notes.',
        practise('ai_conceptual/evaluating-models'),
      ),
      step(
        'The lazy model',
        1,
        'Score a model that always says “no” on rare events. You are done when you can explain why 99% may be worthless.',
        ask('Why can a fraud detector with 99% accuracy be useless?'),
      ),
      step(
        'Which one counts?',
        1,
        'Choose precision or recall for spam, cancer and search, and say who pays for each error. You are done when you can argue both sides.',
        group('Argue about measures', 20),
        practise('ai_conceptual/evaluating-models', 20),
      ),
    ],
  }),
  skill('thresholds-and-costs', 'Thresholds and costs of errors', 'advanced', {
    description: 'Set a threshold by the costs of both errors, and read ROC curves and rankings.',
    aliases: ['roc curve', 'auc', 'cost-sensitive decisions'],
    requires: ['classification-metrics', 'expected-value'],
    topics: ['ai_conceptual/evaluating-models'],
    concepts: ['thresholds', 'costs-of-errors', 'ranking', 'auc'],
    steps: [
      step(
        'Move the line',
        1.5,
        'Slide the threshold over twenty scores and write both error counts. You are done when you can draw the curve.',
        practise('ai_conceptual/evaluating-models'),
      ),
      step(
        'Price the errors',
        1,
        'Give each error a cost and find the cheapest threshold. You are done when you can say how it moves when one cost doubles.',
        ask('A missed fraud costs 100, a false alarm 5: where should the threshold be?'),
      ),
      step(
        'Ranking',
        1,
        'Explain AUC as the chance that a random positive is ranked above a random negative. You are done when you can compute it from six cases.',
        practise('ai_conceptual/evaluating-models', 20),
      ),
    ],
  }),
  skill('base-rates-in-prediction', 'Base rates in prediction', 'advanced', {
    description: 'Say what a positive result means when the thing is rare.',
    aliases: ['base rate fallacy', 'false positives', 'predictive value'],
    requires: ['classification-metrics', 'conditional-probability'],
    topics: ['ai_conceptual/evaluating-models'],
    concepts: ['base-rates'],
    steps: [
      step(
        'A rare disease',
        1,
        'Apply a good test to 10,000 people of whom 10 are ill. You are done when the share of true alarms no longer surprises you.',
        practise('ai_conceptual/evaluating-models'),
      ),
      step(
        'Another place, another meaning',
        1,
        'Use the same test in a clinic and in a city. You are done when you can say why its meaning changes though its quality does not.',
        ask('Why does the same test mean different things in two populations?'),
      ),
      step(
        'Write for a patient',
        1,
        'Explain a positive result in five sentences with people, not percentages. You are done when a reader can repeat what to do next.',
        coach('Explain a test result to someone without mathematics'),
      ),
    ],
  }),
  skill('probability-calibration', 'Calibration of predictions', 'advanced', {
    description: 'Check whether “70%” happens seven times in ten, for models and for yourself.',
    aliases: ['calibration', 'forecasting'],
    requires: ['thresholds-and-costs', 'probability'],
    topics: ['ai_conceptual/evaluating-models'],
    concepts: ['calibration'],
    steps: [
      step(
        'Calibrate yourself',
        1,
        'Answer twenty yes-or-no questions with a confidence, then compare by group. You are done when you know in which direction you err.',
        group('Hold a calibration quiz', 30),
      ),
      step(
        'Read a reliability chart',
        1,
        'Mark where a model is too sure. You are done when you can correct one of its numbers from the chart.',
        practise('ai_conceptual/evaluating-models'),
      ),
      step(
        'Sharp or right',
        1,
        'Compare a forecaster who always says 50% with a bold one by squared error. You are done when you can say why both calibration and sharpness count.',
        ask('What does the Brier score reward?'),
      ),
    ],
  }),
];
