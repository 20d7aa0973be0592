import type { Misconception } from '../../../item-bank/items/services.ts';
import { wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

interface Request {
  situation: string;
  /** What was written so far. */
  prompt: string;
  question?: string;
  answer: string;
  wrongs: [string, Misconception][];
  why: string;
  missing: string;
  look: string;
  features: Question['features'];
}

function improving(request: Request): Question {
  return {
    stem: `${request.situation} ${request.question ?? 'Which addition to the request would help most?'}`,
    stimulus: [{ kind: 'table', header: ['Request so far'], rows: [[request.prompt]] }],
    answer: request.answer,
    distractors: request.wrongs.map(([text, misconception]) => wrong(text, misconception)),
    explanation: `${request.missing} ${request.why}`,
    steps: [request.missing, request.why, 'The other additions give the model nothing to go by in this respect.'],
    hints: {
      conceptual:
        'A language model has only the words of the request. What stands in your head and not in the text cannot guide it.',
      procedural: request.look,
      strategic:
        'Say in one sentence what is wrong with the present result, then look for the addition that speaks to just that.',
      encouragement: 'Imagine giving the request to a helpful stranger. What would they ask you first?',
    },
    features: request.features,
  };
}

/** What to add to a request so that a language model can do what is wanted. */
export const betterPrompt = questionList({
  id: 'better-prompt',
  contentArea: 'language-models',
  title: 'What is missing in a request',
  // Below average: everyday sense helps much.
  discrimination: 1,
  concepts: ['prompting'],
  reasoning: ['creative'],
  questions: [
    improving({
      situation:
        'Tariq needs a notice for the parents of class 5. What the model writes is a long general essay about excursions.',
      prompt: 'Write about our excursion.',
      answer: '“80 words, for parents of class 5, on what to bring.”',
      wrongs: [
        ['“Write it as well as anybody possibly could, please.”', idea.praiseForPrecision],
        ['“This is very important, so do not disappoint me.”', idea.pressureForPrecision],
        ['“Think carefully, and write about our excursion.”', idea.repetitionForPrecision],
      ],
      missing: 'The request says nothing about readers, length or content.',
      why: 'Naming them tells the model what kind of text is wanted.',
      look: 'Note what a person would need to know in order to write this notice.',
      features: { steps: 1, abstraction: 0, closeness: 0 },
    }),
    improving({
      situation:
        'A shop wants its addresses as rows for a table. Each time the model answers in a friendly letter, differently arranged.',
      prompt: 'Here are twenty customer letters. Give me the addresses.',
      answer: '“One row each: name; street; postcode; town.”',
      wrongs: [
        ['“Always be exact and leave nothing out at all.”', idea.praiseForPrecision],
        ['“Use good style and be friendly to readers.”', idea.styleForForm],
        ['“You are the best secretary in all the world.”', idea.roleForPrecision],
      ],
      missing: 'The request does not say in which form the addresses are wanted.',
      why: 'A pattern of the row leaves nothing to guess.',
      look: 'Compare what comes back with what the table needs.',
      features: { steps: 1, abstraction: 0, closeness: 1 },
    }),
    improving({
      situation:
        'Oksana runs a small museum. Asked for its opening hours, the model gives hours that are plausible and wrong.',
      prompt: 'Write a reply to a visitor who asks when we are open.',
      answer: '“Our hours: Tue–Sun 10–17, in winter to 16.”',
      wrongs: [
        ['“Please give the correct hours of our museum.”', idea.demandForKnowledge],
        ['“Do not write anything that is not quite true.”', idea.demandForKnowledge],
        ['“Answer politely, and keep the reply short.”', idea.styleForForm],
      ],
      missing: 'The model does not know the hours of this museum and cannot find them in the request.',
      why: 'Only putting the facts into the request gives it something true to use.',
      look: 'Ask where the model could have the hours from.',
      features: { steps: 1, abstraction: 0, closeness: 2 },
    }),
    improving({
      situation:
        'A choir wants its songs sorted by mood in its own way: “sunny”, “foggy” and “starry”. The model sorts them at random.',
      prompt: 'Sort these songs into sunny, foggy and starry.',
      answer: 'Three songs with the moods that we gave them',
      wrongs: [
        ['The moods again, but all in capital letters', idea.repetitionForPrecision],
        ['A warning that all mistakes will be noticed', idea.pressureForPrecision],
        ['The exact date on which the list is needed', idea.anyDetailHelps],
      ],
      missing: 'The words are the choir’s own, and the request does not show how they are used.',
      why: 'A few solved examples show the pattern that the model is to continue.',
      look: 'Ask what you would want to see before sorting a song by these words yourself.',
      features: { steps: 2, abstraction: 0, closeness: 1 },
    }),
    improving({
      situation:
        'A model answers questions on a 40-page rule book that is pasted into the chat. When the book says nothing on a point, the model makes up a rule.',
      prompt: 'Answer the question from the rule book below.',
      answer: '“If the book does not say it, write: not found.”',
      wrongs: [
        ['“Answer every question as fully as you can.”', idea.fullnessForTruth],
        ['“Try very hard to know all of the rules.”', idea.demandForKnowledge],
        ['“Answer in the language of the rule book.”', idea.anyDetailHelps],
      ],
      missing: 'The request leaves no other way than to answer.',
      why: 'Allowing “not found” gives the model an honest way out, which can then be checked.',
      look: 'Ask what the request expects the model to do when there is no answer.',
      features: { steps: 2, abstraction: 1, closeness: 1 },
    }),
    improving({
      situation: 'In a word problem with four steps of calculation the model often states a wrong result at once.',
      prompt: 'How many tiles are left over? Give the number.',
      answer: '“Write out each step before you give the number.”',
      wrongs: [
        ['“Give the number only, without any other words.”', idea.shortnessForTruth],
        ['“Give the number in figures as well as in words.”', idea.anyDetailHelps],
        ['“Be completely sure of the number that you give.”', idea.demandForKnowledge],
      ],
      missing: 'The request asks for the result at once, though it takes four steps.',
      why: 'Each step that is written out becomes text on which the next one can build, and can be checked.',
      look: 'Think of what helps a person who tends to blurt out results.',
      features: { steps: 2, abstraction: 1, closeness: 1 },
    }),
    improving({
      situation:
        'For a debate Hiro wants the best arguments for and against a new road. The model gives only arguments for it.',
      prompt: 'Why is the new road such a good idea?',
      question: 'Which change of the request would help most?',
      answer: 'Asking for the best arguments on each side',
      wrongs: [
        ['Asking for more and for much longer arguments', idea.fullnessForTruth],
        ['Asking why exactly the road is a good idea', idea.repetitionForPrecision],
        ['Asking it as an expert on building roads', idea.roleForPrecision],
      ],
      missing: 'The question takes it for granted that the road is a good idea.',
      why: 'A request that leans to one side gets a text that leans to it; asking for both removes the lean.',
      look: 'Read the request aloud: what does it suppose?',
      features: { steps: 2, abstraction: 1, closeness: 1 },
    }),
    improving({
      situation:
        'A model is to write a letter, translate it into Swahili, make a table of its dates and draft three replies, all in one request. Each time some part is poor or missing.',
      prompt: 'Write the letter, translate it, list the dates in a table and draft three replies.',
      question: 'Which change is most likely to help?',
      answer: 'Four requests in turn, each with a check',
      wrongs: [
        ['One request, sent off four times in a row', idea.repetitionForPrecision],
        ['One request, with all four parts in bold', idea.pressureForPrecision],
        ['One request, with a much longer preface', idea.anyDetailHelps],
      ],
      missing: 'Four tasks in one request compete, and a fault in the first spoils the others.',
      why: 'Step by step, each result can be checked before the next one builds on it.',
      look: 'Ask where a mistake in the letter itself would travel.',
      features: { steps: 2, abstraction: 1, closeness: 2 },
    }),
  ],
});
