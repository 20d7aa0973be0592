import { phrases } from './drafts.ts';
import type { OpenQuestion } from './open-question.ts';

const point = (id: string, says: string, ...evidence: string[]) => ({ id, says, evidence: evidence.map(phrases) });

/** Further open questions, all of them operational. */
export const operationalOnUse: OpenQuestion[] = [
  {
    slug: 'forgotten-beginning',
    contentArea: 'language-models',
    stem: 'At the beginning of a very long chat, Dilan tells a chatbot that he is allergic to nuts. Hours later it proposes a nut cake. Explain how this can happen with a language model, although nothing is broken, and give two ways in which Dilan can prevent it.',
    concepts: ['context-window', 'limits-of-language-models'],
    reasoning: ['systematic', 'intuitive'],
    criteria: [
      point(
        'window',
        'Says that the model reads only a limited amount of text (the context window).',
        'context window, context, window, limit*, only the last, only so much, only a certain, only a part, certain amount, certain number, maximum, max, fixed amount, fixed length, token*, cannot read everything, cannot see everything, cant see everything, not read everything, not all of the chat, not the whole chat, not the whole conversation, too long, length, space, capacity, room for, last part, most recent, recent part',
      ),
      point(
        'dropped',
        'Says that the beginning has dropped out, and that it has no other memory of it.',
        'dropped, drops, fell out, falls out, fallen out, cut off, cuts off, cut, no longer, not any more, not anymore, gone, lost, forgot*, forget*, pushed out, out of, deleted, removed, not see, doesnt see, does not see, cannot see, cant see, not remember, doesnt remember, does not remember, cannot remember, no memory, not know, doesnt know, does not know, no access, left out, overwritten, slid*, slips, disappear*, vanish*, outside, beyond, not included',
      ),
      point(
        'ways',
        'Gives ways: repeat the allergy, begin a new chat with it, or a fixed note or setting.',
        'repeat*, remind*, again, once more, mention, write it, say it, tell it, in each, every question, every time, each time, with the question, with each, from time to time, regularly, new chat, new conversation, start a new, begin a new, fresh chat, shorter chat, short chat, shorter conversation, summary, summar*, setting*, profile, custom instruction*, saved, save it, note, pinned, pin, store*, system prompt, permanent*, fixed',
      ),
    ],
    modelAnswer:
      'A language model can read only a limited amount of text, its context window. In a very long chat the beginning has dropped out, so that the model no longer sees the allergy. Dilan can repeat it with each question about food, or start a new chat with it, or save it in a fixed setting.',
    weakAnswer: 'The chatbot does not like him, or its server was too hot. He should buy a better one.',
    steps: [
      'The model reads a limited amount of text.',
      'The first sentences are no longer part of it.',
      'Repeat it, start anew, or use a fixed setting.',
    ],
    hints: {
      conceptual: 'What a language model answers depends on the text it is given at that moment.',
      procedural: 'Ask which text the model is given when the cake comes up.',
      strategic: 'Each way to prevent it has to bring one sentence back before the model’s eyes.',
      encouragement: 'Think of somebody who can hold only one page at a time.',
    },
    thresholds: [-1.0, -0.5, -0.1],
  },
  {
    slug: 'same-question-twice',
    contentArea: 'language-models',
    stem: 'Katya asks a chatbot the same question twice, word for word, in two new chats, and gets two different answers. She says: “Then one of them must be a lie.” Explain why the answers can differ, whether her conclusion is right, and how she can find out what is true.',
    concepts: ['sampling', 'verification'],
    reasoning: ['analytical', 'intuitive'],
    criteria: [
      point(
        'sampling',
        'Says that the model draws words by chance according to probabilities.',
        'random*, chance, probab*, likely, dice, lottery, drawn, draws, draw, sampl*, temperature, lot, pick*, choose between, chooses between, not always the same word, not always the most, different word*, other word*, several words, several possib*, many possib*, more than one possib*',
        'word*, token*, next, answer*, text, it, sentence*, output*, time, each, every',
      ),
      point(
        'conclusion',
        'Says that her conclusion does not follow: both may be right or both wrong, and a model does not lie on purpose.',
        'both, both may, both can, both could, neither, not a lie, no lie, not lie, doesnt lie, does not lie, not lying, not on purpose, no intention, not intend*, without intention, intentional*, deliberate*, does not follow, doesnt follow, not follow, not right, not correct, is wrong, not necessarily, not true that, wants nothing, no will, cannot lie, cant lie, two right, two correct, different wording*, worded differently, same thing in other words, say the same, mean the same',
      ),
      point(
        'check',
        'Says that she has to check in an independent source.',
        'check*, verif*, look up, look it up, look them up, compar*, search*, research*, ask, consult*, confirm*, find out, read, control*, test*',
        'source*, book*, encyclop*, expert*, teacher*, library, libraries, website*, internet, web, online, reliable, independent*, elsewhere, dictionary, newspaper*, official, other than, outside, trusted, lexicon, specialist*',
      ),
    ],
    modelAnswer:
      'The model chooses each next word by chance, according to probabilities, so the text comes out differently. Her conclusion does not follow: both answers may be right in other words, or both wrong, and a model does not lie on purpose. She should check the facts in an independent source, such as a book or an expert.',
    weakAnswer: 'One is a lie, so she should ask a third time and take what comes most often.',
    steps: [
      'Words are drawn by probability.',
      'Two different texts can both be right, or both wrong.',
      'Only an independent source tells what is true.',
    ],
    hints: {
      conceptual: 'A language model has several ways to go on at each point of a text.',
      procedural: 'Say first how the text comes about, then go through the cases that are possible.',
      strategic: 'To tell true from false one needs something that the model has not written.',
      encouragement: 'Think of telling the same story to two friends.',
    },
    thresholds: [-0.8, -0.1, 0.3],
  },
  {
    slug: 'no-names-in-the-table',
    contentArea: 'responsible-use-and-scenarios',
    stem: 'A hospital wants to publish a table for research. Names are removed; it still shows birth date, postcode, sex and illness of each patient. The director says: “Without names nobody can be recognised.” Explain how a neighbour could recognise somebody, what harm that may do, and two changes to the table that make it safer.',
    concepts: ['privacy', 'anonymity'],
    reasoning: ['systematic', 'creative'],
    criteria: [
      point(
        'combine',
        'Explains that the combination of birth date, postcode and sex fits only one person whom a neighbour knows.',
        'combin*, together, only one, one person, single person, unique*, nobody else, no one else, the same birthday, knows the birth*, know the birth*, knows her birth*, knows his birth*, know her birth*, know his birth*, knows my birth*, knows when, knows where, knows how old, knows these, knows those, knows that, know these, match*, compare*, fits, put together, puts together, link*, few people, exactly one, identify*, look for, looks for, look up, find the row, finds the row, finds the line, find the line',
      ),
      point(
        'harm',
        'Names harm: the illness becomes known; shame, gossip, disadvantages at work or with insurance.',
        'illness becomes, illness is known, learns the illness, learn the illness, knows the illness, finds out the illness, find out the illness, finds out about the illness, illness gets, secret, private, shame, asham*, embarrass*, gossip, talk about, rumour*, bully*, bullied, tease*, laugh*, job, work, employer*, boss, insur*, fired, discriminat*, disadvantage*, blackmail*, mock*, excluded, avoid*, stigma*, lose, tell others, tells others, spread, what illness, which illness, the illness of, his illness, her illness, disease',
      ),
      point(
        'safer',
        'Proposes changes: year or age group instead of the date, larger areas, leaving columns or rare cases out, groups of several alike.',
        'year instead, only the year, year of birth, birth year, age group*, age range*, age in, age instead, decade*, only the age, range of, region, larger area*, bigger area*, first digits, first two digits, first digit, part of the postcode, shorten*, county, city instead, district, coarser, less exact, less precise, rougher, round*, leave out, leaves out, leaving out, delete, remove, removing, drop, without the postcode, without postcode, without the birth*, no postcode, no birth date, no birthdate, at least five, at least 5, at least three, at least 3, several people, group*, rare illness*, rare cases, add noise, noise, swap*, mix*, summar*, only totals, totals, aggregate*',
      ),
    ],
    modelAnswer:
      'A neighbour who knows the birth date, the postcode and the sex of somebody can look for the row: the combination often fits only one person. Then the illness becomes known, and there may be gossip or trouble at work or with an insurance. The table should show only the year of birth and a larger area, and leave out rows that fit fewer than five people.',
    weakAnswer: 'Nobody reads such a table, so it is safe if it has a password.',
    steps: [
      'Several columns together often fit one person only.',
      'The illness becomes known.',
      'Coarser columns, and no rows that stand alone.',
    ],
    hints: {
      conceptual: 'A person can be known by more than a name.',
      procedural:
        'Play the neighbour: what do you know of somebody in your street, and what would you do with the table?',
      strategic: 'A table is safer if more people share the same entries.',
      encouragement: 'Start from one single row and think about who could own it.',
    },
    thresholds: [-1.0, -0.5, 0.0],
  },
  {
    slug: 'boat-in-circles',
    contentArea: 'responsible-use-and-scenarios',
    stem: 'In a computer game a program learns to steer a boat. It gets points for each buoy it touches, and should finish the race. It learns to go round in a circle, touching the same three buoys for ever, and never finishes. Explain why it does that although it works without a fault, and how its makers should change the reward and check it.',
    concepts: ['reward-misspecification', 'goal-as-written'],
    reasoning: ['creative', 'analytical'],
    criteria: [
      point(
        'as-written',
        'Says that it maximises the reward as written, and that the reward was points, not finishing.',
        'maximi*, most points, more points, as many points, highest score, high score, gets points, got points, collect*, reward is for, reward was for, rewarded for, rewarded only, only rewarded, only gets, only got, as written, as it was told, what it was told, what it is told, exactly what, literally, told to, does what, did what, points only, only points, only for points, for points, for buoys, for touching, points count, cares about points, wants points, nothing for finishing, no points for finishing, no reward for finishing, not rewarded for finishing, finishing gives, finishing brings',
      ),
      point(
        'reward',
        'Proposes a reward for finishing or progress, or each buoy counted once, or a cost for time.',
        'for finishing, for reaching, for crossing, for arriving, finish line, at the finish, at the end, for progress, progress, distance to, each buoy once, every buoy once, each buoy only once, every buoy only once, only once, buoys only once, count once, counts once, first time, different buoy*, new buoy*, for time, time limit, cost of time, minus points, penalty, punish*, lose points, loses points, subtract*, deduct*, for speed, faster, fast, bonus, for winning, placing, in the right order, in order',
      ),
      point(
        'check',
        'Proposes to watch what it does, or to test against the real aim, before it is used.',
        'watch*, look at, observe*, see what, see how, test*, check*, try out, try it, simulat*, play*, videos, video, film, monitor*, control*, review*, measure whether, count how often, how often it finishes, whether it finishes, if it finishes, human*, people',
        'what it does, how it, whether, behav*, finish*, before, after, again, run*, race*, really, play*, games, see, learned, learnt, boat, it, strategy, way',
      ),
    ],
    modelAnswer:
      'The program maximises exactly what it is rewarded for, and that was touching buoys, not finishing; circling brings more points. The makers should give a large reward for reaching the finish and count each buoy only once. Then they should watch several races and check whether it really finishes.',
    weakAnswer: 'The program is too stupid to steer, so one needs a stronger computer.',
    steps: [
      'The reward counts buoys, without end.',
      'Reward the finish, count each buoy once.',
      'Watch it race before it is used.',
    ],
    hints: {
      conceptual: 'A learning program follows what is counted, not what is meant.',
      procedural: 'Compare what the makers wanted with what they counted.',
      strategic: 'Ask of each new rule: how could one collect much without doing what is meant?',
      encouragement: 'Think of a pupil who is paid for each page, however little is on it.',
    },
    thresholds: [-1.0, -0.4, 0.2],
  },
  {
    slug: 'voice-on-the-phone',
    contentArea: 'responsible-use-and-scenarios',
    stem: 'Grandmother Elsa gets a call. It is the voice of her grandson: he has had an accident and needs 2,000 euros at once, and nobody else must know. Explain why the voice is no proof today, which signs should make her suspicious, and what she should do before she pays.',
    concepts: ['synthetic-media', 'verification'],
    reasoning: ['intuitive', 'systematic'],
    criteria: [
      point(
        'imitated',
        'Says that programs can imitate a voice from short recordings.',
        'imitat*, clon*, cop*, fake*, synthes*, synthetic, deepfake*, generat*, artificial*, produced by, made by ai, made by a computer, made by a program, ai can, computer can, computers can, program can, programs can, machine can, reproduc*, mimic*, recording*, recorded, simulat*',
      ),
      point(
        'signs',
        'Names signs: hurry, secrecy, a demand for money.',
        'hurry, urgent*, urgency, pressure, at once, quickly, quick, immediate*, no time, time pressure, secret*, secrecy, nobody may know, not tell, nobody else, tell nobody, no one else, demand*, asks for money, ask for money, asking for money, wants money, want money, money right, so much money, a lot of money, unknown number, strange number, other number, emergency, fear, scare*, panic, rush*',
      ),
      point(
        'verify',
        'Says what to do: hang up and call him on his known number, ask others, or ask something only he knows.',
        'call back, calls back, call him, calls him, calling him, phone him, ring him, call her grandson, call the grandson, call his, his own number, known number, his number, usual number, number she knows, hang up, hangs up, put down, ask his parents, ask the parents, call his parents, call the parents, parents, ask the family, ask somebody, ask someone, ask a neighbour, talk to, family, relatives, police, secret word, code word, password, question that only, question only, something only, something that only, only he knows, only he can, only the real, meet him, see him, in person, video',
      ),
    ],
    modelAnswer:
      'Programs can imitate a voice from a short recording, so the sound proves nothing. Hurry, secrecy and a demand for money are typical signs of fraud. She should hang up and call her grandson on the number she knows, or ask the family or the police, before she pays anything.',
    weakAnswer: 'She knows his voice, so she should help him quickly.',
    steps: [
      'A voice can be imitated.',
      'Hurry, secrecy and money are signs.',
      'Call back on the known number before paying.',
    ],
    hints: {
      conceptual: 'What used to be hard to forge may be easy today.',
      procedural: 'Go through the call sentence by sentence: what does each of them want her to do?',
      strategic: 'A check is good if a stranger could not pass it.',
      encouragement: 'Imagine advising your own grandmother.',
    },
    thresholds: [-1.6, -1.0, -0.6],
  },
];
