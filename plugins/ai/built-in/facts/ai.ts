import type { Fact } from './fact.ts';

/** How models learn, and what they can and cannot be trusted with. */
export const aiFacts: readonly Fact[] = [
  {
    lesson: 'accuracy',
    about: /\b9\d(?:\.\d)? ?(?:%|percent).{0,80}\b(?:only|just|rare|few)\b.{0,20}\d* ?(?:of|in|out of|%|percent)/,
    holds: false,
    statement:
      'A high share of right answers is not enough. If one kind is rare, a model that always gives the common answer is right nearly every time and finds none of the rare cases. So compare with that baseline first, and ask how many of the rare cases the model finds.',
    question:
      'How often would a model that always says “healthy” be right here, and how many ill people would it find?',
  },
  {
    lesson: 'accuracy',
    about: [
      'accuracy|accurate',
      'always|better|best|good|enough|trust|mean|means',
      '!test data|training data|training accuracy',
    ],
    holds: false,
    statement:
      'A higher accuracy does not always mean a better model: if one kind is rare, always giving the common answer is accurate but useless, and two errors can have very different costs. Accuracy also counts only on examples the model has not seen.',
    question: 'In your case, what accuracy would a model have that always gives the common answer?',
  },
  {
    lesson: 'overfitting',
    about:
      /train\w*(?: \w+){0,3} (?:low|good|great|small|perfect|9\d ?%|100 ?%)(?!\w).{0,50}\b(?:test|validation|new)\b.{0,30}\b(?:high|bad|worse|poor|large|much more)|train\w*(?: accuracy)?(?: \w+){0,2} high\b.{0,50}\b(?:test|validation|new)\b.{0,30}\b(?:low|lower|bad|worse|poor)/,
    holds: true,
    statement:
      'Few errors in training and many on new examples are exactly what overfitting looks like: the model has learnt its examples by heart. If there are many errors in both, it is underfitting.',
    question: 'What would you try first against it: more examples, a simpler model, or stopping earlier, and why?',
  },
  {
    lesson: 'overfitting',
    about: ['100%|perfect|100 percent|zero error|no errors', 'training|train', '!test data'],
    holds: false,
    statement:
      'A perfect result in training is not a good sign by itself: the model may have learnt the examples by heart. Only examples it has never seen show how good it is.',
    question: 'What would you do with the data before the training begins?',
  },
  {
    lesson: 'training-and-test-data',
    about: ['validation|validaton', 'test|test set|test data', 'why|need|difference|both|same|already'],
    statement:
      'The validation set is for choosing: which model to use, and when to stop training. If you choose by the test set, the choice is fitted to it, and its result looks better than it is. So the test set is used only once, at the very end.',
    question: 'If you try 50 models on the test set and take the best, why is its test result too good?',
  },
  {
    lesson: 'training-and-test-data',
    about: [
      'test|testing|evaluate',
      'training data|same data|training set|data it was trained|seen',
      'ok|okay|can|could|should|fine|why|cant|not',
    ],
    holds: false,
    statement:
      'A model should not be tested on the data it was trained on: it may simply remember the answers, so the result says nothing about new cases.',
    question: 'How would you keep some of the data apart?',
  },
  {
    lesson: 'training-and-test-data',
    about: [
      'more data|bigger dataset|larger dataset|more training data|lots of data',
      'always|better|help|helps|fix|enough',
    ],
    holds: false,
    statement:
      'More data does not always help: more data with the same bias only makes the model more certain of that bias, and wrong labels stay wrong. More data helps if the errors come from chance, and if the new examples are like the cases the model will meet.',
    question: 'Are your examples like the cases the model will be used for?',
  },
  {
    lesson: 'training-and-test-data',
    about: ['more epochs|train longer|training longer|longer training|more training', 'always|better|bad|good'],
    holds: false,
    statement:
      'Longer training is not bad in itself, but it is not always good either: it becomes harmful once the errors on new examples rise, because from then on the model learns its examples by heart.',
    question: 'Which number would you watch to know when to stop?',
  },
  {
    lesson: 'language-models',
    about: [
      'chatgpt|chatbot|llm|gpt|language model|chat gpt|ai|chatbots',
      'learn|learns|learning|remember|remembers|train',
      'from what i|while we|when i|my messages|our chat|our conversation|during|from me|conversation|chat with',
      '!machine',
    ],
    holds: false,
    statement:
      'A language model does not learn while you talk: its weights were set in training and stay as they are. What you write is only in its context, until the conversation ends. Whether the provider keeps the conversation and trains a later model with it is another question: its terms tell you.',
    question: 'So what would you rather not write into a chat?',
  },
  {
    lesson: 'language-models',
    about: [
      'chatgpt|chatbot|llm|gpt|language model|chat gpt|ai|chatbots|model',
      'understand|understands|think|thinks|know|knows|conscious|feel|feelings|feels',
      '!do you|you know|what to|know what|i know|dont know|dont understand|i understand|why do i|help me understand|know how',
    ],
    statement:
      'What it does is known: it computes which word is likely to come next, without feelings and without checking what is true. Whether that should be called understanding is disputed; it is safer not to rely on it.',
    question: 'Which question could you ask to see whether it has understood something or only sounds like it?',
  },
  {
    lesson: 'hallucination',
    about: [
      'chatgpt|chatbot|llm|gpt|language model|chat gpt|ai',
      'always|trust|believe|true|right|correct|reliable',
      '!classifier|filter|image',
    ],
    holds: false,
    statement:
      'An AI that writes text is not always right, and its tone does not show when it is wrong: it chooses words that are likely, not ones that are true. Check names, figures and sources elsewhere.',
    question: 'How would you check an answer on which a lot depends?',
  },
  {
    lesson: 'hallucination',
    about: [
      'source|sources|citation|citations|reference|references|quote',
      'chatgpt|chatbot|llm|gpt|ai|language model',
      '!bias',
    ],
    statement:
      'Sources that a language model names may not exist: it puts together titles and names that sound right. Look each one up before you use it.',
    question: 'Where would you look to see whether a book or an article exists?',
  },
  {
    lesson: 'hallucination',
    about: [
      'chatgpt|chatbot|llm|gpt|language model|chat gpt|chatbots',
      'math|maths|calculate|calculation|arithmetic|numbers',
      'wrong|bad|why|good|mistakes|trust|can',
    ],
    statement:
      'A language model writes the digits that are likely to come next; it does not calculate unless it is given a calculator. With small, common numbers that often works; with large ones it often goes wrong.',
    question: 'How would you check its result without doing it all again?',
  },
  {
    lesson: 'language-models',
    about: [
      'chatgpt|chatbot|llm|gpt|language model|google|search engine|chat gpt',
      'look|looks|search|searches|google|internet|up|database|same',
      'answer|answers|things|it|up|engine|internet',
      '!learn',
    ],
    holds: false,
    statement:
      'By itself, a language model looks nothing up: it writes what is likely, given everything it has read. Some products search the web first and pass on what they find; then the model can name its sources.',
    question: 'How could you tell from an answer whether something was looked up?',
  },
  {
    lesson: 'language-models',
    about: [
      'same question|same prompt|asked twice|ask twice|ask it again|different answers|different answer',
      'chatgpt|chatbot|llm|gpt|ai|answer|answers|why',
    ],
    statement:
      'A language model chooses each next word partly by chance, so the same question can get different answers. A lower temperature makes them vary less.',
    question: 'When would you want a lot of variety, and when none?',
  },
  {
    lesson: 'temperature',
    about: ['temperature', '0|zero|low', 'right|correct|true|accurate|always|same|better'],
    statement:
      'A low temperature makes the answers more alike, not more true: the most likely words can be wrong. It is then wrong in the same way every time.',
    question: 'For which tasks would a low temperature still be a good choice?',
  },
  {
    lesson: 'ai-and-machine-learning',
    about: ['ai|artificial intelligence', 'machine learning|ml', 'same|all|every|is'],
    holds: false,
    statement:
      'AI and machine learning are not the same: machine learning is one approach to AI, in which the rules are found in examples. A chess program with written rules is AI without machine learning.',
    question: 'Which of the two is a spam filter that learnt from labelled emails?',
  },
  {
    lesson: 'precision',
    about: ['precision', 'more|catch|lower|everything', 'why|down|fall|falls|drop|drops|worse', '!recall|threshold'],
    statement:
      'To catch more, a model has to flag doubtful cases as well, and these include more false alarms. Precision asks how many of the flagged cases are really positive, so it usually falls when more are found.',
    question: 'What would precision be if everything were flagged?',
  },
  {
    lesson: 'precision',
    about: ['precision', 'recall', 'both|same|100|high|trade|maximise|maximize|same time'],
    statement:
      'Precision and recall usually pull against each other: flagging more cases finds more of them but also causes more false alarms. Both are high only if the model tells the two kinds apart well.',
    question: 'In your case, which of the two could you give up more easily?',
  },
  {
    lesson: 'precision',
    about: ['lower|lowering|decrease|reduce|raise|raising|higher|increase', 'threshold|thresholds', 'recall|precision'],
    statement:
      'A lower threshold flags more: recall rises or stays, and precision usually falls, because more doubtful cases are flagged. A higher one does the opposite.',
    question: 'What happens to both when everything is flagged?',
  },
  {
    lesson: 'fairness',
    about: [
      'remove|leave out|delete|drop|without|hide|dont use|not use',
      'gender|race|sex|name|names|ethnicity|religion|attribute',
      'fair|bias|biased|unbiased|discriminate|discrimination|enough',
    ],
    statement:
      'Leaving the attribute out is not enough: other features stand in for it, such as the postal code, the first name or the school. To see whether a model is fair, you have to compare its errors for the groups, and for that you need to know who belongs to which.',
    question: 'Which other feature could stand in for it in your case?',
  },
  {
    lesson: 'fairness',
    about: [
      'computer|algorithm|algorithms|machine|ai|maths|math|model',
      'neutral|objective|unbiased|cant be biased|cannot be biased|be biased|racist|sexist|prejudice|fair',
    ],
    statement:
      'A model is not neutral because it calculates: it repeats what is in its data, and people chose the data, the labels and the goal.',
    question: 'Who chose the examples in a case you know, and who is missing?',
  },
  {
    lesson: 'neural-networks',
    about: ['neural network|neural networks|neural net', 'brain|human brain|like a brain|neurons'],
    holds: false,
    statement:
      'A neural network is only named after the brain: its units multiply, add and pass on numbers. Brains are built differently, and they learn differently, from far fewer examples.',
    question: 'How many pictures of an elephant did you need as a child?',
  },
  {
    lesson: 'neural-networks',
    about: [
      'more layers|bigger model|more parameters|deeper|larger model|bigger network|complex model|more complex',
      'always|better|good',
    ],
    holds: false,
    statement:
      'A larger model is not always better: with few examples it learns them by heart, and it costs more. Its size has to fit the amount of data and the task.',
    question: 'How would you find out whether a larger one helps in your case?',
  },
  {
    lesson: 'gradient-descent',
    about: ['gradient descent', 'always|global|best|minimum|lowest', '!learning rate'],
    statement:
      'Gradient descent does not always find the lowest point: it goes downhill and may end in a valley that is not the deepest. Starting from several points helps, and so does some randomness in the steps.',
    question: 'How could you notice that there is a deeper one?',
  },
  {
    lesson: 'gradient-descent',
    about: ['learning rate|step size', 'large|high|big|too|bigger|small|low|higher|faster'],
    statement:
      'If the learning rate is too large, the steps jump back and forth over the lowest point or away from it; if it is too small, very many steps are needed. A common solution is to start with a larger rate and reduce it.',
    question: 'How would you see in the errors that the steps are too large?',
  },
  {
    lesson: 'human-oversight',
    about: [
      'human|person|somebody|someone',
      'loop|check|checks|sign|oversight|final decision|decides',
      'enough|safe|always|fix|problem',
    ],
    holds: false,
    statement:
      'A person who only signs is not enough: people tend to follow the machine, especially under time pressure. A real check needs time, knowledge, and the right to decide differently.',
    question: 'How often would such a person have to disagree before you believe that they really check?',
  },
  {
    lesson: 'privacy',
    about: [
      'remove names|removed the names|without names|no names|delete names|anonymous|anonymised|anonymized|names removed|took out the names',
      'safe|enough|private|ok|okay|anonymous|share|identify|identified',
    ],
    statement:
      'Data without names are not yet anonymous: date of birth, sex and postal code together identify most people. It helps to make the facts less precise, to collect fewer of them, or to add randomness.',
    question: 'Which facts together could point to one person in your data?',
  },
  {
    lesson: 'labels',
    about: ['supervised', 'unsupervised', '!semi'],
    statement:
      'Supervised learning has the right answer for each example, its label; unsupervised learning has none and looks for groups or patterns by itself.',
    question: 'Which of the two is it to sort customers into groups that nobody has named?',
  },
  {
    lesson: 'nearest-neighbour',
    about: [
      'scale|scaling|normalise|normalize|units|standardise|standardize',
      'knn|neighbour|neighbor|neighbours|neighbors|distance',
      '!map',
    ],
    statement:
      'A distance adds up the differences in all features, each in its own unit, so an income in euros outweighs an age in years. Where distances count, features are therefore brought to the same scale first.',
    question: 'What happens to the distances if the income is given in thousands?',
  },
  {
    lesson: 'prompt-injection',
    about: ['prompt injection', 'prevent|stop|fix|instruction|enough|solve|avoid'],
    statement:
      'A sentence in the prompt such as “ignore hidden instructions” helps a little but is no protection: the model still reads data and instructions in one stream. What protects is what the system lets the model do: no secrets within reach, and a person before anything that cannot be undone.',
    question: 'What is the worst that could happen in your system if the model obeyed a document?',
  },
  {
    lesson: 'decision-trees',
    about: ['entropy', 'zero|0|smallest|largest|maximum|highest|lowest', 'when|is|where|how'],
    statement:
      'Entropy is 0 when all members of a group are of one kind: then nothing is uncertain. It is largest when all kinds are equally frequent; with two kinds, when they are half and half.',
    question: 'Which has the larger entropy: 9 cats and 1 dog, or 5 cats and 5 dogs?',
  },
];
