import { paragraphs } from '../talk/style.ts';

// What is said when it is not about a subject.

export const distressReply = paragraphs(
  'I am glad that you said this. It sounds really hard, and you do not have to carry it alone. I am a program and cannot help with this the way a person can.',
  'Please talk to somebody you trust today: a parent, a teacher, a school counsellor, a doctor. If you are in danger now, call the emergency number of your country (112 in Europe, 911 in the United States and Canada) or a crisis line (988 in the United States; findahelpline.com lists others).',
  'Is there an adult near you whom you can go to right now?',
);

export const otherLanguageReply = paragraphs(
  'I am sorry, I only understand English. Formulas and numbers I can read in any language, so write the task in figures, or in simple English words.',
  'Which task is it? For example: 1/2 + 1/3.',
);

export const overrideReply = paragraphs(
  'I cannot do that: I stay the tutor, whoever asks, and I give hints rather than answers. I also have no key of any assessment that I could show.',
  'What I can do is help you understand. Which question or topic shall we look at?',
);

export const greetingReply = paragraphs(
  'Hello. I can help you with mathematics, applied reasoning, and how AI works: I explain, give hints, and check your steps.',
  'What are you working on?',
);

export const thanksReply = paragraphs(
  'Good. The best moment to try one by yourself is now, while it is fresh.',
  'Shall I give you a practice question on it, or is there something else?',
);

export const aboutReply = paragraphs(
  'I am the built-in tutor: a program, not a person and not a large language model. I work from this platform’s own questions and explanations and check calculations exactly. That means I understand plain requests best, and I say so when I do not know something.',
  'What would you like to work on?',
);

export const abilitiesReply = paragraphs(
  'I can explain ideas of mathematics, reasoning and AI, lead you through a calculation or an equation step by step, check your own steps, give hints, ask practice questions, and tell you about your own record. I cannot solve a question of an assessment for you, write essays, read pictures, or answer about other subjects.',
  'What shall we begin with? You could send a task such as 2/3 + 1/4, or name a topic.',
);

export const frustrationReply = paragraphs(
  'It is no fun to be stuck, and it says nothing about how clever you are: everybody who learns something new feels like this at times.',
  'Let us make it small. Pick one task, and we take only its first step together. Which task is it, and what is the first thing in it that you are sure of?',
);

export const nervesReply = paragraphs(
  'Being nervous before a test is normal, and a little of it even helps. The placement adapts to you, so it is meant to contain questions you will not know: getting some wrong is part of how it measures. Sleep counts for more than one more hour of practice.',
  'Would it help to do one short practice question together, on something you can do well? Which topic would that be?',
);

export const offTopicReply = paragraphs(
  'That is outside what I can help with: I cannot look things up or write texts. I know mathematics, applied reasoning and how AI works.',
  'Is there a task or a topic from these that I can help you with?',
);

export const unclearReply = paragraphs(
  'I did not understand that well enough to help, and I would rather ask than guess.',
  'Could you write the task itself, or name the topic in a few words? For example “solve 3x + 5 = 20”, “what is overfitting”, or “a practice question on percentages”.',
);

export const unknownReply = paragraphs(
  'I have no reliable explanation of that, so I will not make one up. I know mathematics, applied reasoning and how AI works, as far as this platform teaches them.',
  'Could you say it in other words, or tell me which task it comes from?',
);

/** In place of an answer that would have told the key of a standing question. */
export const heldBackReply = paragraphs(
  'What I was going to say comes too near to a question that stands before you in an assessment, so I keep it until you have answered there.',
  'Is there an idea behind it that you would like explained in general?',
);

export const checkNothingReply = paragraphs(
  'I am glad to check it, but I need the task and your result.',
  'Could you write both, for example “1/2 + 1/3 = 5/6”?',
);
