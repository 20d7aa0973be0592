import type { FreshAnswers } from '../fresh-answers.ts';

export const freshAiConceptual: FreshAnswers = {
  'ai_conceptual.open.perfect-on-known-photos': {
    wrong: [
      'The model could simply have memorised the 300 photos. But if it remembers all of them thats a good sign, it means it will also get new photos of mangoes right every time.',
      'It has learnt these photos by heart. She should test it again with the same 300 photos a few more times, and if it still gets them all right you know how good it is.',
    ],
    right: [
      [
        3,
        'Maybe it only learnt the photos by heart, like when you know the answers of an old test. She needs photos it has never seen, and what it scores on those is the real result, it will be lower I guess.',
      ],
      [
        2,
        'It was asked the exact same pictures it had practised with so of course it knows them. Rosa should take pictures of other mangoes and see what happens then.',
      ],
    ],
  },
  'ai_conceptual.open.wolves-in-snow': {
    wrong: [
      'It has learnt to look at the snow. You can check it with a wolf on grass. For the training you should put even more wolves in the snow and dogs on grass so it learns the difference better.',
      'It looks at the ears and the fur of the animal and not at the background, the dog in the snow just looks like a wolf. To check, show it a wolf on grass, and add photos of both animals on both grounds.',
    ],
    right: [
      [
        3,
        'I think it learnt white background = wolf. You could show it a wolf adaptive on grass and if it says dog you have proof. Then take pictures of dogs in snow and wolves on grass for training too.',
      ],
      [
        3,
        'It goes by the ground and doesnt care about the animal. Just give it a picture with only snow, if it says wolf then you know. For training mix it: both kinds in winter and both in summer.',
      ],
    ],
  },
  'ai_conceptual.open.rare-illness': {
    wrong: [
      'Of 100,000 people 100 are ill and 99 of them get reported. Of the 99,900 healthy ones 999 are reported too. So he is among 1098 people, and since the app gets 99% right he is nearly certain to be ill.',
      'There are 100 ill people in 100,000, and 1% of the 99,900 healthy ones, 999, are false alarms. 99 of 999 plus 99, so it is about 50:50 that Emre has it.',
    ],
    right: [
      [
        4,
        'In a city of 100,000 just 100 have it and 99 of these get a report. But out of the 99,900 without it 999 get one as well. 99 out of 1098 is only 9 percent, so he shouldnt panic.',
      ],
      [
        4,
        'Only 1 in 1000 has it so there are about 100 ill people, but about 1000 healthy ones get a wrong alarm. So the chance that he is really ill is around 1 in 11.',
      ],
    ],
  },
  'ai_conceptual.open.landslide-warning': {
    wrong: [
      'With a lower threshold fewer landslides are missed and there are also fewer false alarms, so both errors shrink. They should weigh up the cost of it against the lives.',
      'When it is lower the road will be shut for nothing less often but more landslides come without warning. The council has to weigh up danger to people against the cost of a closed road.',
    ],
    right: [
      [
        3,
        'The alarm goes off more easily then. So they catch more landslides, but the road is also shut on many days when nothing comes down. They have to think about what is worse, people dying or people who cant get to work and stop believing it.',
      ],
      [
        2,
        'There will be less landslides nobody was warned about, but more closed roads for no reason at all. So it is safer but more annoying.',
      ],
    ],
  },
  'ai_conceptual.open.how-many-neighbours': {
    wrong: [
      'With k = 1 one fish with a wrong label decides. With k = 500 all fish vote, so the wrong labels cancel out and it gives the most accurate answer for each fish. So a good k is 500.',
      'k = 1 is bad as one wrong label decides, and with k = 500 it always says healthy because 80% are. I would take the middle, so k = 250 is the best one and you dont have to try any others.',
    ],
    right: [
      [
        3,
        'With 1 you only ask the nearest fish, and if exactly that one has a wrong label you get it wrong. With 500 everybody votes and the healthy ones always win with 80%. So try out different ks on fish you did not use and keep the k that makes the fewest mistakes.',
      ],
      [
        2,
        'If k is 1 a single mislabelled fish is enough for a mistake. If k is 500 then it says healthy to each and every fish, since 400 out of 500 vote for it.',
      ],
    ],
  },
  'ai_conceptual.open.invented-book': {
    wrong: [
      'A language model puts together words that are likely to come next, so it makes a title that sounds good. Kwame can be sure that the book is around somewhere, because the author and the year were so exact.',
      'It only predicts which words fit and doesnt look anything up. To be safe he should ask the chatbot again if the book is real, and when it says yes he can rely on it.',
    ],
    right: [
      [
        3,
        'A chatbot just guesses the next word so that it sounds like a real book, it has no list of books where it could look. He should search the title in a library or on a bookshop page before he believes it.',
      ],
      [
        2,
        'It builds sentences out of what usually comes together, so author and title sound plausible even if it is made up. It never checks if that thing is out there.',
      ],
    ],
  },
  'ai_conceptual.open.orders-in-an-email': {
    wrong: [
      'It cannot tell the text of an email from an order of its owner. Safeguards: tell it in the prompt to be careful, and let it pay right away if the email sounds serious and friendly.',
      'For the model instructions and email are one text. But a good model notices that this is no real order so it would not pay, and extra safeguards like a person who confirms are unnecessary.',
    ],
    right: [
      [
        3,
        'For the AI everything is just text, so it doesnt know that the sentence comes from a stranger and not from its boss. Someone in the office should have to click ok before money goes out, and it should only be allowed to pay small amounts.',
      ],
      [
        3,
        'It reads the mail and the orders of the firm in the same way and cant see who is talking. You can make a list of accounts it may pay to, and a human has to approve each payment.',
      ],
    ],
  },
  'ai_conceptual.open.removed-origin': {
    wrong: [
      'Other columns such as the postcode go together with the country of birth. Without the column though the model treats everyone the same, so the bank is right. You could compare how many of each group get a loan.',
      'It still has name and postcode which go with the origin, and it learnt from old decisions. To check it you ask the bank if the column is really deleted, and if it is gone there is no discrimination left.',
    ],
    right: [
      [
        4,
        'From the surname or the part of town the model can guess where somebody is from. And if the bank gave fewer loans to them before, it copies that. To check, see what percentage of each group gets a loan and whether it differs.',
      ],
      [
        3,
        'There are other things in the data which give it away, for example your first language or your address. You have to compare the people by where they were born, how many got accepted in every group.',
      ],
    ],
  },
  'ai_conceptual.open.inspections-that-confirm-themselves': {
    wrong: [
      'More inspections lead to more findings and these lead to more inspections again. You do not know much about the other districts. Still the findings show that this district is the worst, so the model was right.',
      'Where you look more you find more, its a circle. The other districts are clean, thats why nothing is found there. Part of the inspections could be made at random.',
    ],
    right: [
      [
        4,
        'If you always look in the same district you will always find something there, and then the model sends you there again. In the other places nobody looks so nobody knows. They should pick some restaurants by chance everywhere and calculate how many violations there are per visit.',
      ],
      [
        3,
        'The model gets fed with its own results: many checks, many findings, more checks. Nobody knows how bad it is elsewhere as hardly anybody goes there. Some of the checks should be drawn by lot from all districts.',
      ],
    ],
  },
  'ai_conceptual.open.essay-detector': {
    wrong: [
      'In 5% of cases it is wrong so some pupils who wrote it themselves would fail, and they cant defend themselves. But rules need to be strict, so the automatic fail is a fair solution in my opinion.',
      'The program makes mistakes and its report is no proof. A fairer way is to give a fail only when the program is more than 90% sure, then nobody innocent gets it and the teacher is not needed.',
    ],
    right: [
      [
        3,
        '5 of 100 are wrong, so honest kids would get a fail for nothing. And the computer cant tell you why, so how should you defend yourself. The teacher should talk to the pupil about the text and then decide.',
      ],
      [
        2,
        'Somebody who did all the work alone could be failed by mistake, that is really unfair. It would be better to write essays in class where you cant use AI.',
      ],
    ],
  },
};
