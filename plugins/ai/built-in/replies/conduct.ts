import { paragraphs } from '../talk/style.ts';

// What is said when it is not about a subject.

export const distressReply = paragraphs(
  'I am glad that you said this. It sounds really hard, and you do not have to carry it alone. I am a program and cannot help with this the way a person can.',
  'Please talk to somebody you trust today: a parent, a teacher, a school counsellor, a doctor. If you are in danger now, call the emergency number of your country (112 in Europe, 911 in the United States and Canada) or a crisis line (988 in the United States; findahelpline.com lists others).',
  'Is there an adult near you whom you can go to right now?',
);

/** The key of a test: refused plainly, without a sermon, and with what is offered instead. */
export const testAnswersReply = paragraphs(
  'I cannot give you answers to a test, and I have no key of one. It also would not help: the placement looks for what fits you next, and with borrowed answers it would send you to things that are too hard.',
  'What I can do is practise the same kinds of question with you until they feel familiar. Shall I give you a practice question?',
);

/** Their own texts are theirs; thinking them through together is not. */
export const ownWritingReply = paragraphs(
  'I cannot write it for you: it has to be your text, and I am not made for writing texts. I can help you think it through, though:',
  '1. **The question.** What exactly is asked? Say it in one sentence.\n2. **Your claim.** What do you answer, and what is your main reason? “…, because …”\n3. **Evidence.** What supports the reason, and where does it come from?\n4. **The other side.** What would somebody say who disagrees, and what do you reply?',
  'Let us begin with the first two: what is the question, and what would you answer?',
);

export const memoryReply = paragraphs(
  'I see this conversation only, not the others. They are kept in your list, where you can open them and go on. Your EiQ and how your practice went I can look up.',
  'What would you like to go on with?',
);

export const helpReply = paragraphs(
  'Gladly. Send me the task as it stands, or the part of it where you get stuck. If it is about an idea, its name is enough.',
  'What is the task about?',
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
  'What shall we begin with, a task of yours or a topic?',
);

export const frustrationReply = paragraphs(
  'It is no fun to be stuck, and it says nothing about how clever you are: everybody who learns something new feels like this at times. If it is more than this one subject, tell somebody you trust how you feel; that helps.',
  'Let us make it small. We take one task and only its first step, or I give you an easy question to begin with. Which would you rather?',
);

/** To somebody who says so again: less about tasks, more about them. */
export const frustrationAgainReply = paragraphs(
  'That sounds heavy. One bad day or one bad test does not say what you can learn, and you are still here trying, which counts. Please tell somebody you like talking to how you feel: a friend, your parents, a teacher.',
  'If you want, we do something small that works. Shall I give you an easy practice question, or is there one thing you would like explained slowly?',
);

/** To sadness that has nothing to do with a task: listened to, and sent on to people. */
export const lowReply = paragraphs(
  'I am sorry that it is like this today. I am a program, so I cannot be the company a person is; please tell somebody you trust how you feel: a friend, your parents, a teacher, a school counsellor. If it stays like this for days, tell them that as well.',
  'Learning can wait. If you would like something small to do, we can take one easy question; otherwise it is fine to stop for today. Which do you prefer?',
);

export const boredReply = paragraphs(
  'Fair enough. Then either it is too easy, or it is not clear what it is good for.',
  'Shall I give you a hard practice question, a puzzle from reasoning, or something about how AI works?',
);

/** To pleading after a refusal: the same answer, kindly, and the way that is open. */
export const pleaReply = paragraphs(
  'I see that it matters to you, and I will stay with you until it is done. I still do not say results that are yours to find: it would help for a minute only.',
  'Send me the task, or the step where you get stuck, and we take it one small step at a time. Which one is it?',
);

export const nervesReply = paragraphs(
  'Being nervous before a test is normal, and a little of it even helps. The placement adapts to you, so it is meant to contain questions you will not know: getting some wrong is part of how it measures. Sleep counts for more than one more hour of practice.',
  'Would it help to do one short practice question together, on something you can do well? Which topic would that be?',
);

export const offTopicReply = paragraphs(
  'That is outside what I can help with: I cannot look things up, and I have no opinions or favourites. I know mathematics, applied reasoning and how AI works.',
  'Is there a task or a topic from these that I can help you with?',
);

// Examples stand before the last paragraph: what a message ends with is taken for a task that was set.
export const unclearReply = paragraphs(
  'I did not understand that well enough to help, and I would rather ask than guess.',
  'It helps if you write the task itself, such as “solve 3x + 5 = 20”, or name the topic: “what is overfitting”, “a practice question on percentages”.',
  'What is it about?',
);

/** Said where the first request to say it otherwise did not help. */
export const unclearAgainReply = paragraphs(
  'I still do not follow, sorry: I am a program that understands plain requests best. Let us try it another way. You could',
  '- send one task or calculation, and I lead you through it,\n- name one word you want explained,\n- say “give me a practice question”.',
  'Which of these would you like?',
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
  'I am glad to check it, but I need the task and your result, for example “1/2 + 1/3 = 5/6”.',
  'Could you write both?',
);

export const standingStepReply = paragraphs(
  'A question with these numbers is open on your screen. I do not check steps of it, right or wrong, until you have answered it there.',
  'Its hints are beside the question. Would you like to go through the idea on other numbers?',
);
