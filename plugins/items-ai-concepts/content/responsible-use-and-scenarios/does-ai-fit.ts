import { wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

const suits: Question['hints'] = {
  conceptual:
    'Learning from examples pays where no rule can be written down, examples are plentiful, and some errors can be borne.',
  procedural:
    'For each task ask: could I write down the rule myself? Are there examples with right answers? What does an error cost?',
  strategic: 'Strike first the tasks for which a simple rule or a look-up does everything.',
  encouragement: 'You have met all of these tasks in life. Ask how you do them yourself.',
};

/** Whether a learned model suits a task at all, and what would do better. */
export const doesAiFit = questionList({
  id: 'does-ai-fit',
  contentArea: 'responsible-use-and-scenarios',
  title: 'Whether a learned model suits a task',
  discrimination: 1,
  concepts: ['choosing-whether-to-use-ai'],
  reasoning: ['intuitive'],
  questions: [
    {
      stem: 'For which of these tasks does a model that learns from examples suit best?',
      answer: 'Recognising plant diseases on photos of leaves',
      distractors: [
        wrong('Adding up the prices on a shopping receipt', idea.learningForArithmetic),
        wrong('Finding a telephone number in a printed directory', idea.learningForLookUp),
        wrong('Ringing the bell of a school at the end of each lesson', idea.learningForFixedRule),
      ],
      explanation:
        'Nobody can write down a rule for what a sick leaf looks like, but examples are easy to collect. The other tasks follow a known rule exactly.',
      steps: [
        'Adding, looking up and ringing follow simple rules without error.',
        'Leaf diseases look different each time, and photos with right answers can be collected.',
      ],
      hints: suits,
      features: { steps: 1, abstraction: 0, closeness: 0 },
    },
    {
      stem: 'Which of these tasks is best done by a fixed rule and without any learned model?',
      answer: 'Giving children under 6 free entry to a pool',
      distractors: [
        wrong('Telling from a recording which bird is singing', idea.ruleForPerception),
        wrong('Reading the handwriting on old parcel labels', idea.ruleForPerception),
        wrong('Guessing from an email’s text if it is spam', idea.ruleForPerception),
      ],
      explanation:
        'The rule for entry is known and exact: compare an age with 6. For birdsong, handwriting and spam nobody can state a complete rule.',
      steps: [
        'Ask for each task whether a complete rule can be written in one sentence.',
        'For the entry it can; for the others it cannot.',
      ],
      hints: { ...suits, strategic: 'Look for the task whose whole rule you could write on a slip of paper.' },
      features: { steps: 1, abstraction: 0, closeness: 0 },
    },
    {
      stem: 'A village wants to forecast the yearly flood of its river. It has water levels of the last 4 years and no other data. What is the soundest advice?',
      answer: 'Ask experts on rivers; 4 years are too few to learn from.',
      distractors: [
        wrong('Train a very large model; it makes the most of the 4 years.', idea.largerModelForLittleData),
        wrong('Copy the 4 years many times, and train on the copies.', idea.copiesAreData),
        wrong('Trust a model that fits all of the 4 years perfectly.', idea.perfectFitIsProof),
      ],
      explanation:
        'Four yearly values hold almost no information about rare floods. Knowledge of rivers, or records from elsewhere, is worth more than a model trained on nothing.',
      steps: [
        'Count the examples: 4.',
        'Copies add no information, and a perfect fit to 4 points is easy and means little.',
        'So knowledge from elsewhere is needed.',
      ],
      hints: {
        ...suits,
        procedural: 'Count the examples, and ask how many unusual years can be among them.',
        strategic: 'Ask of each piece of advice whether it brings in anything that is not known yet.',
      },
      reasoning: ['analytical'],
      features: { steps: 2, abstraction: 0, closeness: 1 },
    },
    {
      stem: 'Yusuf’s shop has 40 products and wants to warn when one runs low. Someone suggests a neural network that looks at photos of the shelves. The till already counts every sale. What is most sensible?',
      answer: 'Let the till compare its count with a minimum.',
      distractors: [
        wrong('Use the network; pictures hold more information.', idea.newestIsBest),
        wrong('Use two networks, so that one checks the other.', idea.newestIsBest),
        wrong('Ask a chatbot each day what may be running low.', idea.chatbotKnowsAll),
      ],
      explanation:
        'The till knows the stock exactly; a comparison with a minimum is simpler, cheaper and more reliable than estimating from photos.',
      steps: ['Needed: the number left of each product.', 'The till has it already.', 'A comparison does the rest.'],
      hints: {
        ...suits,
        procedural: 'Ask which information is needed, and where it already exists.',
        strategic: 'Of two ways that do the job, prefer the one with less that can go wrong.',
      },
      features: { steps: 2, abstraction: 0, closeness: 0 },
    },
    {
      stem: 'In which of these uses can errors of a model be borne most easily?',
      answer: 'Suggesting the next song in a music app',
      distractors: [
        wrong('Setting the dose of a newborn baby’s medicine', idea.harmOverlooked),
        wrong('Deciding who is to be released from prison', idea.harmOverlooked),
        wrong('Opening the doors of a moving train', idea.harmOverlooked),
      ],
      explanation:
        'An unfitting song is skipped. In the other uses an error can cost health, freedom or life, and cannot be undone.',
      steps: [
        'For each use imagine the worst ordinary error.',
        'Only for the song it is harmless and at once corrected.',
      ],
      hints: {
        ...suits,
        procedural: 'For each use, picture one error and what it would take to mend it.',
        strategic: 'Order the uses by how easily a mistake can be undone.',
      },
      features: { steps: 1, abstraction: 0, closeness: 0 },
    },
    {
      stem: 'A model suggests diagnoses and is right more often than doctors in a test. A hospital asks how to use it. Which arrangement makes best use of both?',
      answer: 'Doctors note a finding, then compare it with the model’s.',
      distractors: [
        wrong('The model decides alone, as it is right more often than they.', idea.averageSettlesEveryCase),
        wrong('Doctors see its answer first and then sign below it.', idea.signatureIsOversight),
        wrong('The model is used at night, when no doctor is awake.', idea.unattendedIsSafe),
      ],
      explanation:
        'If doctors judge first, the two opinions are independent, and a difference shows cases that need a closer look. Signing what one has just been shown is no check.',
      steps: [
        'Two independent judgements catch each other’s errors.',
        'Seeing the answer first pulls people towards it.',
        'So: first the own finding, then the comparison.',
      ],
      hints: {
        ...suits,
        conceptual: 'A second opinion helps only if it is really a second one.',
        procedural: 'For each arrangement ask whether an error of the model would be noticed.',
        strategic: 'Ask also whether an error of the doctor would be noticed.',
      },
      concepts: ['human-oversight', 'automation-bias'],
      reasoning: ['analytical', 'creative'],
      features: { steps: 3, abstraction: 1, closeness: 2 },
    },
    {
      stem: 'A city wants to use a model to decide which families get a place in a nursery. The law lists three criteria with points for each. What speaks most strongly against a learned model here?',
      answer: 'The rule is already fixed, and a model could only depart from it.',
      distractors: [
        wrong('Models cannot handle more than two different criteria at the same time.', idea.modelsCannotHandleMany),
        wrong('A model would need longer to add up the points than a clerk.', idea.modelsAreSlow),
        wrong('Families would receive their answers later than at present.', idea.modelsAreSlow),
      ],
      explanation:
        'Where a rule has been laid down, it should be carried out exactly. A learned model imitates past decisions, with all deviations they contained.',
      steps: [
        'The criteria and points are prescribed.',
        'A sum of points carries them out exactly and can be checked by anyone.',
        'A learned model would at best agree with it.',
      ],
      hints: {
        ...suits,
        procedural: 'Ask what a learned model could add to the rule, and what it could spoil.',
        strategic: 'Judge each objection: is it true at all, and does it concern fairness to the families?',
      },
      reasoning: ['analytical'],
      features: { steps: 3, abstraction: 1, closeness: 1 },
    },
    {
      stem: 'A model is to predict which pupils will leave school early, so that they can be helped. Which question matters most before it is introduced?',
      answer: 'What will be done for pupils whom it points out?',
      distractors: [
        wrong('Which programming language will it be written in?', idea.techniqueFirst),
        wrong('Will it be the largest model that can be bought?', idea.newestIsBest),
        wrong('Can its predictions be put on the notice board?', idea.harmOverlooked),
      ],
      explanation:
        'A prediction helps nobody by itself. Without help that works, the list only marks pupils, which can do harm.',
      steps: [
        'The aim is that fewer pupils leave.',
        'Between prediction and aim stands help.',
        'So the question about the help comes first.',
      ],
      hints: {
        ...suits,
        conceptual: 'A prediction is a means. Think of the end that it is to serve.',
        procedural: 'Ask what has to happen after the prediction for the aim to be reached.',
        strategic: 'Ask which question would still matter if all the others had been answered.',
      },
      reasoning: ['creative'],
      features: { steps: 2, abstraction: 0, closeness: 1 },
    },
    {
      stem: 'A translation model is used in a hospital, where no interpreter is at hand. For which text is it most important that a person who knows both languages checks the translation?',
      answer: 'The instructions for taking a medicine',
      distractors: [
        wrong('The opening hours of the hospital café', idea.importanceByFrequency),
        wrong('The greeting in the lift for all visitors', idea.importanceByFrequency),
        wrong('The story on the wall of the playroom', idea.importanceByLength),
      ],
      explanation:
        'How carefully one checks should follow from what an error would cost. A wrong dose can kill; a clumsy greeting does no harm.',
      steps: ['Compare the harm of an error in each text.', 'It is by far the greatest for the medicine.'],
      hints: {
        ...suits,
        conceptual: 'Checking costs effort, so it belongs where errors are dear.',
        procedural: 'Imagine one wrong word in each text and its consequence.',
        strategic: 'Compare the texts by what one wrong word could lead to.',
      },
      features: { steps: 1, abstraction: 0, closeness: 0 },
    },
  ],
});
