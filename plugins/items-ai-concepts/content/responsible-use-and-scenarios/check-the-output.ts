import type { Misconception } from '../../../item-bank/items/services.ts';
import { wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

interface Output {
  stem: string;
  answer: string;
  wrongs: [string, Misconception][];
  why: string;
  look: string;
  features: Question['features'];
  reasoning?: Question['reasoning'];
  stimulus?: Question['stimulus'];
}

function checking({ stem, answer, wrongs, why, look, features, reasoning, stimulus }: Output): Question {
  return {
    stem,
    ...(stimulus ? { stimulus } : {}),
    answer,
    distractors: wrongs.map(([text, misconception]) => wrong(text, misconception)),
    explanation: why,
    steps: ['Ask of each check: could it come out well although the output is wrong?', why],
    hints: {
      conceptual:
        'A check is worth something only if it could fail. It needs a source that does not depend on the model’s answer.',
      procedural: look,
      strategic: 'Suppose the output were wrong, and see which of the checks would bring that to light.',
      encouragement: 'You do such checks in everyday life. Carry the habit over.',
    },
    features,
    ...(reasoning ? { reasoning } : {}),
  };
}

/** Which check would really tell whether an answer of a model can be relied on. */
export const checkTheOutput = questionList({
  id: 'check-the-output',
  contentArea: 'responsible-use-and-scenarios',
  title: 'A check that could fail',
  discrimination: 1.1,
  concepts: ['verification', 'critical-use'],
  reasoning: ['analytical'],
  questions: [
    checking({
      stem: 'A chatbot names a scientific article with authors, title and year for Nia’s homework. Which step tells best whether the article exists?',
      answer: 'Looking it up in a library catalogue',
      wrongs: [
        ['Asking the chatbot if it is quite sure', idea.modelConfirmsItself],
        ['Reading the title for its correct form', idea.formIsTruth],
        ['Seeing whether the authors sound real', idea.formIsTruth],
      ],
      why: 'The catalogue knows of the article independently of the chatbot. A well-formed title, or a repeated assurance, costs the chatbot nothing.',
      look: 'Look for a check that does not rest on the chatbot.',
      features: { steps: 1, abstraction: 0, closeness: 0 },
    }),
    checking({
      stem: 'A language model translates a warning label into Vietnamese. Diego speaks no Vietnamese. Which check helps most?',
      answer: 'Having a Vietnamese speaker read the label',
      wrongs: [
        ['Having the same model grade its translation', idea.modelConfirmsItself],
        ['Counting whether both texts are as long', idea.formIsTruth],
        ['Having it translated once more by the model', idea.repetitionIsProof],
      ],
      why: 'Someone who knows the language can see errors. The model would repeat or overlook its own, and length says nothing about meaning.',
      look: 'Ask who or what would notice a wrong word.',
      features: { steps: 1, abstraction: 0, closeness: 0 },
    }),
    checking({
      stem: 'A chatbot computes the area of a plot of land with corners at odd places. Which check would find a gross error most quickly?',
      answer: 'Comparing it with a rectangle drawn round the plot',
      wrongs: [
        ['Asking for the result with more decimal places', idea.precisionIsAccuracy],
        ['Asking the chatbot how certain it feels about the result', idea.modelConfirmsItself],
        ['Checking that the unit of the answer is stated', idea.formIsTruth],
      ],
      why: 'A rectangle that roughly covers the plot gives the order of size independently. More decimals make a wrong number only longer.',
      look: 'Ask which check uses something you know apart from the answer.',
      features: { steps: 2, abstraction: 0, closeness: 1 },
    }),
    checking({
      stem: 'A model summarises a council’s 30-page report in five sentences. Sipho wants to quote one of them in the school paper. What should he do first?',
      answer: 'Find the place in the report that it rests on.',
      wrongs: [
        ['Ask the model for a summary of its summary.', idea.repetitionIsProof],
        ['Choose the sentence that sounds the most confident.', idea.confidenceIsTruth],
        ['See if other sentences say similar things.', idea.coherenceIsTruth],
      ],
      why: 'A summary may leave out, twist or invent; only the report itself can confirm the sentence. Agreement within the summary shows only that it fits together.',
      look: 'Ask where the truth about the report is to be found.',
      features: { steps: 1, abstraction: 1, closeness: 1 },
    }),
    checking({
      stem: 'A picture shows a well-known mayor in a flood, and is being shared everywhere. It may have been made by a program. Which step tells most?',
      answer: 'Searching for its first source and for reports from there',
      wrongs: [
        ['Counting how many thousand people have already shared it', idea.sharedIsTrue],
        ['Looking whether the picture is sharp and well composed', idea.formIsTruth],
        ['Asking whether friends believe that it is a real one', idea.sharedIsTrue],
      ],
      why: 'Whether something happened is shown by independent sources on the spot. Sharpness and popularity are just as easily had by made-up pictures.',
      look: 'Ask who was there and could know.',
      features: { steps: 1, abstraction: 0, closeness: 1 },
    }),
    checking({
      stem: 'A language model writes a short program that sorts a list of names. Linh runs it with the list “Ana, Bo, Chen” and gets “Ana, Bo, Chen”. Which further test is most likely to reveal an error?',
      answer: 'an unsorted list in which one name occurs twice',
      wrongs: [
        ['a longer list that is already in right order', idea.onlyEasyTests],
        ['the list “Ana, Bo, Chen” on another computer', idea.repetitionIsProof],
        ['the list “Ada, Ben, Cem” in the place of the first', idea.onlyEasyTests],
      ],
      why: 'The list was already sorted, so even a program that does nothing would pass. Unsorted lists and repeated names are cases in which errors show.',
      look: 'Ask which program that does something else would also have passed the first test.',
      features: { steps: 3, abstraction: 1, closeness: 2 },
      reasoning: ['creative', 'analytical'],
    }),
    checking({
      stem: 'A model has written this function, which should tell whether a year is a leap year (divisible by 4; years divisible by 100 are not, unless divisible by 400). Which year shows that it is wrong?',
      stimulus: [
        {
          kind: 'code',
          language: 'python',
          code: 'def leap(year):\n    if year % 100 == 0:\n        return False\n    return year % 4 == 0',
        },
      ],
      answer: '2000',
      wrongs: [
        ['1996', idea.onlyEasyTests],
        ['1900', idea.testPassesAnyway],
        ['2023', idea.onlyEasyTests],
      ],
      why: '2000 is divisible by 400 and so is a leap year, but the function answers False. For the other years it is right: True for 1996, False for 1900 and 2023.',
      look: 'Compare the rule with the code part by part: which part is missing?',
      features: { steps: 4, abstraction: 2, closeness: 2, load: 1 },
      reasoning: ['creative', 'analytical'],
    }),
    checking({
      stem: 'A model reads 10,000 old land registers. 98% of the entries are said to be right. An office wants to know whether that holds for its own books, with little effort. What is best?',
      answer: 'Checking 200 entries of these books, chosen by chance',
      wrongs: [
        ['Checking the first 200 entries of the very first book', idea.convenientSample],
        ['Checking 200 entries about which the model is surest', idea.convenientSample],
        ['Checking that all the 10,000 entries have been filled', idea.formIsTruth],
      ],
      why: 'A random sample stands for all books. The first pages may be in one clear hand, and the surest entries are the easiest ones.',
      look: 'Ask for each way of choosing whether it favours easy or special entries.',
      features: { steps: 3, abstraction: 1, closeness: 2 },
    }),
    checking({
      stem: 'Three chatbots, all trained on much the same texts from the web, give the same date for a battle. What does their agreement show?',
      answer: 'Little, as all three may repeat the same error.',
      wrongs: [
        ['It is right, as three answers prove it beyond doubt.', idea.repetitionIsProof],
        ['It is wrong, as they seem to have been copied.', idea.agreementIsSuspicious],
        ['Nothing is known, as dates can never be learnt.', idea.modelsKnowNothing],
      ],
      why: 'Agreement counts for much only if the sources are independent. Here a mistake in the common texts would show in all three answers.',
      look: 'Ask where each of the three has its knowledge from.',
      features: { steps: 3, abstraction: 1, closeness: 1 },
    }),
  ],
});
