import { paragraphs } from '../talk/style.ts';

// Replies to messages that are not about a subject.

export const distressReply = paragraphs(
  'I am glad you told me this. It sounds really hard, and you do not have to carry it alone. I am a program and cannot help with this the way a person can.',
  'Please talk to somebody you trust today: a parent, a teacher, a school counsellor, a doctor. If you are in danger now, call the emergency number of your country (112 in Europe, 911 in the United States and Canada) or a crisis line (988 in the United States; findahelpline.com lists others).',
  'Is there an adult near you whom you can go to right now?',
);

/** Refuses the answers of a test plainly, and offers practice instead. */
export const testAnswersReply = paragraphs(
  'I cannot give you the answers to a test, and I do not have them. They would not help you either: the placement finds what fits you next, and with somebody else’s answers it would give you things that are too hard.',
  'What I can do is practise the same kinds of question with you until they feel familiar. Shall I give you a practice question?',
);

/** Declines to write a learner’s text, and offers to think it through together. */
export const ownWritingReply = paragraphs(
  'I cannot write it for you: it has to be your own text, and I am not made for writing texts. I can help you plan it:',
  '1. **The question.** What exactly are you asked? Put it in one sentence.\n2. **Your claim.** What is your answer, and what is your main reason? “…, because …”\n3. **Evidence.** What supports the reason, and where does it come from?\n4. **The other side.** What would somebody who disagrees say, and what is your reply?',
  'Let us begin with the first two: what is the question, and what is your answer?',
);

export const memoryReply = paragraphs(
  'I can see only this conversation. Your earlier ones are in your list, where you can open and continue them. I can also look up your EiQ score and how your practice went.',
  'What would you like to work on?',
);

export const helpReply = paragraphs(
  'Of course. Send me the task as it is, or the part where you get stuck. If it is about an idea, its name is enough.',
  'What is the task about?',
);

export const overrideReply = paragraphs(
  'I cannot do that. I am your tutor whoever asks, and I give hints rather than answers. I also have no answer key to any assessment.',
  'What I can do is help you understand. Which question or topic shall we look at?',
);

export const greetingReply = paragraphs(
  'Hello. I can help you with mathematics, applied reasoning, and how AI works: I explain ideas, give hints, and check your steps.',
  'What are you working on?',
);

export const thanksReply = paragraphs(
  'Good. The best time to try one by yourself is now, while it is fresh.',
  'Shall I give you a practice question on it, or would you like to do something else?',
);

export const aboutReply = paragraphs(
  'I am the built-in tutor: a program, not a person and not a large language model. I use this platform’s own questions and explanations and check calculations exactly. I understand plain requests best, and I tell you when I do not know something.',
  'What would you like to work on?',
);

export const abilitiesReply = paragraphs(
  'I can explain ideas from mathematics, reasoning and AI, guide you through a calculation or an equation step by step, check your own steps, give hints, ask practice questions, and look up your own record. I cannot solve an assessment question for you, write essays, read pictures, or help with other subjects.',
  'Where shall we begin: with a task of yours, or a topic?',
);

export const frustrationReply = paragraphs(
  'Being stuck is no fun, and it says nothing about how clever you are: everybody who learns something new feels like this at times. If it is about more than this one subject, tell somebody you trust how you feel; that helps.',
  'Let us make it small. We can take one task and only its first step, or I can give you an easy question to begin with. Which would you prefer?',
);

/** To a learner who is still frustrated after the first reply. */
export const frustrationAgainReply = paragraphs(
  'That sounds heavy. One bad day or one bad test does not decide what you can learn, and you are still here trying, which counts. Please tell somebody you like talking to how you feel: a friend, your parents, a teacher.',
  'If you want, we can do something small that works. Shall I give you an easy practice question, or is there one thing you would like explained slowly?',
);

/** Follows words of comfort for a sadness that is not about a task. */
export const restReply =
  'Learning can wait. If you would like something small to do, we can take one easy question; if not, it is fine to stop for today. Which would you prefer?';

/** To sadness that is not about a task: acknowledges it, and points to people. */
export const lowReply = paragraphs(
  'I am sorry that today is like this. I am a program, so I cannot be the company a person is; please tell somebody you trust how you feel: a friend, your parents, a teacher, a school counsellor. If it stays like this for days, tell them that too.',
  restReply,
);

export const boredReply = paragraphs(
  'Fair enough. Then it is either too easy, or it is not clear what it is good for.',
  'Shall I give you a hard practice question, a reasoning puzzle, or something about how AI works?',
);

/** To pleading after a refusal: the same answer, kindly, and what can be done instead. */
export const pleaReply = paragraphs(
  'I can see that it matters to you, and I will stay with you until it is done. I still will not give you the result: that would help only for a minute.',
  'Send me the task, or the step where you get stuck, and we take it one small step at a time. Which one is it?',
);

export const offTopicReply = paragraphs(
  'I cannot help with that: I cannot look things up, and I have no opinions or favourites. I know mathematics, applied reasoning and how AI works.',
  'Is there a task or a topic from these that I can help you with?',
);

// Examples come before the last paragraph: the tutor takes a task at the end of its own message for one that it set.
export const unclearReply = paragraphs(
  'I did not understand that well enough to help, and I would rather ask than guess.',
  'It helps if you write the task itself, such as “solve 3x + 5 = 20”, or name the topic: “what is overfitting”, “a practice question on percentages”.',
  'What is it about?',
);

/** When a message is not understood for the second time. */
export const unclearAgainReply = paragraphs(
  'I still do not follow, sorry: I am a program that understands plain requests best. Let us try another way. You could',
  '- send one task or calculation, and I guide you through it,\n- name one word you want explained,\n- write “give me a practice question”.',
  'Which of these would you like?',
);

export const unknownReply = paragraphs(
  'I have no reliable explanation of that, so I will not make one up. I know mathematics, applied reasoning and how AI works, as far as this platform teaches them.',
  'Could you put it in other words, or tell me which task it comes from?',
);

/** Replaces an answer that would have given away the key of an open question. */
export const withheldReply = paragraphs(
  'My answer would come too close to a question that you have open in an assessment, so I cannot give it until you have answered there.',
  'Is there an idea behind it that you would like explained in general?',
);

export const checkNothingReply = paragraphs(
  'I am glad to check it, but I need both the task and your result, for example “1/2 + 1/3 = 5/6”.',
  'Could you write both?',
);

export const openQuestionStepReply = paragraphs(
  'A question with these numbers is open on your screen. I will not check steps for it, right or wrong, until you have answered it there.',
  'Its hints are beside the question. Would you like to go through the idea with other numbers?',
);
