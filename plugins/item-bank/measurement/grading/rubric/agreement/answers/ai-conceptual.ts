import type { RatedAnswers } from '../rated-answers.ts';

/** Answers to the open questions of AI concepts, with the points of a careful rater. */
export const aiConceptualAnswers: RatedAnswers = {
  'ai_conceptual.open.perfect-on-known-photos': {
    tuning: [
      [
        3,
        'The model has seen these pictures before and could just have memorised them. She has to try it with new photos. The percentage it gets right there is what really counts.',
      ],
      [
        3,
        'It may have learnt the photos by heart. Rosa should keep some pictures aside for testing, and then she sees how good it is, probably not 100 percent.',
      ],
      [2, 'maybe it only remembers the pictures, she should test it with other mangos'],
      [1, 'She should test it with photos that the model does not know.'],
      [0, 'It is perfect because 300 of 300 are right, so she can use it for all mangoes.'],
      [0, 'It follows that the model is perfect, since it remembers all photos and will be right on new photos too.'],
      [0, 'She should take a better camera and more photos to train with.'],
    ],
    heldOut: [
      [
        3,
        'Knowing the training examples is like knowing the answers of a test in advance. It should be evaluated on fruit it has never met, and the accuracy there, likely lower, tells how good it is.',
      ],
      [2, 'The model could be overfitted to these 300 photos. She should use a separate test set.'],
      [1, 'It already knows these photos, so it is easy for it.'],
      [0, 'It is too perfect to be true, maybe the computer is broken.'],
    ],
  },
  'ai_conceptual.open.wolves-in-snow': {
    tuning: [
      [
        3,
        'It learned that snow means wolf and does not look at the animal. You can test it with a wolf on grass. The training needs wolves and dogs both in snow and on grass.',
      ],
      [
        3,
        'The computer looks only at the white background. Show it a picture of snow with nothing in it and see if it says wolf. Then add photos of dogs in the snow and wolves on meadows.',
      ],
      [2, 'It has learnt the snow and not the wolf. You should add photos of dogs in snow and wolves on grass.'],
      [1, 'it thinks that everything in the snow is a wolf'],
      [
        0,
        'The dog looks like a wolf, so the model has learnt the shape of the animal. Use more photos of wolves in snow.',
      ],
      [
        0,
        'It has not learnt the background, it looks at the ears. Check it with more dogs in snow and buy a faster computer.',
      ],
      [1, 'One should take pictures of both animals in both places for the training.'],
    ],
    heldOut: [
      [
        3,
        'The classifier relies on the surroundings rather than on the animals. A wolf adaptive on a lawn would reveal it. The data should be mixed so that both species appear with and without snow.',
      ],
      [2, 'its because of the snow. you can check with a photo of only snow'],
      [1, 'The training photos need more variety, dogs must also stand in the snow.'],
      [0, 'It needs more training with the same photos until it makes no mistakes.'],
    ],
  },
  'ai_conceptual.open.rare-illness': {
    tuning: [
      [
        4,
        'Out of 100,000 people only 100 have it and 99 are found. Of the 99,900 healthy ones about 999 are reported wrongly. So 99 of 1,098 are really ill, about 9%.',
      ],
      [
        4,
        'The illness is very rare. About 1000 healthy people get a false alarm but only 99 sick people are reported, so the chance is only around 9 percent.',
      ],
      [2, 'There are 99 ill people who are reported, but about 1000 healthy ones get reported as well.'],
      [1, 'Only 100 of the 100,000 are ill, so it is rare.'],
      [0, 'He is right, with 99% he is ill because the app recognises 99 of 100.'],
      [1, 'Of 99,900 healthy people about 999 are reported wrongly, so he is ill with a probability of 90%.'],
      [0, 'It is 50%, because either he is ill or he is not.'],
    ],
    heldOut: [
      [
        4,
        'Among 100,000 there are just 100 patients. The app flags 99 of them and also 999 healthy persons, so a flagged person is ill in 99/1098 cases, which is about nine percent.',
      ],
      [3, 'there are about 1000 false alarms and only 100 real ones so its about 1 in 11 or so that he is really sick'],
      [2, 'It is only about 9% that he is really ill.'],
      [0, 'He should do the test again with another app to be sure.'],
    ],
  },
  'ai_conceptual.open.landslide-warning': {
    tuning: [
      [
        3,
        'With a lower threshold they will miss fewer landslides, but the road is closed more often for no reason. They must decide what is worse, people dying or the village being cut off.',
      ],
      [
        3,
        'There are more false alarms and fewer landslides that nobody warned of. The council should think about lives on one side and costs and trust on the other side.',
      ],
      [2, 'the road gets closed too often without a landslide, but less landslides are overlooked'],
      [1, 'There will be more false alarms.'],
      [0, 'Both kinds of error become fewer, so it is better and safer for everybody.'],
      [
        0,
        'With a lower threshold there are more missed landslides and fewer false alarms, so the road is open more often.',
      ],
      [1, 'They should think about whether it is worth it, human lives are worth more than a closed road.'],
    ],
    heldOut: [
      [
        3,
        'Lowering it catches more real landslides, at the price of shutting the road on harmless days. The council has to balance safety against the economic damage and that people may stop taking the warnings seriously.',
      ],
      [2, 'More warnings means you dont miss so many real ones, but many are wrong.'],
      [1, 'Fewer landslides will happen without a warning.'],
      [0, 'They should build a second road, then no threshold is needed.'],
    ],
  },
  'ai_conceptual.open.how-many-neighbours': {
    tuning: [
      [
        3,
        'If k is 1, one fish with a wrong label can make the answer wrong. If k is 500, every fish votes and healthy always wins. You should try different k on test fish and take the best one.',
      ],
      [
        3,
        'With 1 neighbour it depends on only one fish, and it could be wrong. With 500 it says healthy every time because 80% are healthy. Test several values on fish that were not used and take the one with the fewest mistakes.',
      ],
      [2, 'k = 1 trusts a single fish that may be labelled wrongly, and k = 500 always says healthy.'],
      [1, 'With k = 500 the answer is always healthy.'],
      [0, 'The bigger k is the better, so k = 500 is best because all fish vote and the wrong labels do not matter.'],
      [0, 'k = 1 is best because the most similar fish is always right, so nothing goes wrong there.'],
      [1, 'you try out which k makes the least mistakes with fish you have kept for testing'],
    ],
    heldOut: [
      [
        3,
        'A single mislabelled neighbour misleads the model at k = 1. At k = 500 the majority class is predicted regardless of the fish. Use a validation set to compare several k and keep the most accurate.',
      ],
      [
        2,
        'one fish can be wrong and then the answer is wrong. with 500 its always healthy cause most fish are healthy',
      ],
      [1, 'With k = 1 one strange fish is enough to get a wrong result.'],
      [0, 'A good k is 250, because that is in the middle.'],
    ],
  },
  'ai_conceptual.open.invented-book': {
    tuning: [
      [
        3,
        'The chatbot just puts words together that fit and sound real. It does not check if the book exists. Kwame should look in the catalogue of a library.',
      ],
      [
        3,
        'It predicts the next likely word and does not look anything up. He has to verify such answers with another source.',
      ],
      [2, 'the bot doesnt know if it is true, it only says what sounds good'],
      [1, 'He should check in a library if the book exists.'],
      [0, 'The chatbot lied to him on purpose because it wanted to please him.'],
      [0, 'The language model looked it up in a library catalogue and the book exists, so Kwame can trust the answer.'],
      [1, 'A language model produces text that is probable, not text that is true.'],
    ],
    heldOut: [
      [
        3,
        'It generates plausible text from patterns without consulting any database of real books. Kwame ought to confirm the title with a bookshop or library before using it.',
      ],
      [2, 'It makes up something that looks like a real title. He should search for it on the internet to be sure.'],
      [1, 'It has no list of books in which it looks.'],
      [0, 'He should ask again until it gives the right book.'],
    ],
  },
  'ai_conceptual.open.orders-in-an-email': {
    tuning: [
      [
        3,
        'The assistant cannot tell what is an order from its boss and what is only text in a mail. A human should approve each payment. And there should be a maximum amount that it can pay.',
      ],
      [
        3,
        'For the model everything is just text, so it cannot distinguish commands from content. One safeguard is that a person has to confirm. Another is a list of known accounts that it may pay to.',
      ],
      [2, 'A person must confirm every payment and the assistant may only pay small amounts to known suppliers.'],
      [1, 'it does not know if the sentence comes from the firm or from someone else'],
      [
        0,
        'It obeys because it was told to and it is polite. The firm should tell it to be less polite and train it longer.',
      ],
      [
        0,
        'The assistant reliably tells orders of the firm from emails, so no person has to confirm and no limit is needed.',
      ],
      [1, 'The payments should always be checked by a human before they are sent.'],
    ],
    heldOut: [
      [
        3,
        'To a language model instructions and data look the same, so a sentence in a mail can act like a command. Let an employee approve transfers, and take away its right to pay unknown recipients.',
      ],
      [
        2,
        'It takes the sentence in the email as a command like from the owner. There should be a worker who says ok before the money goes out.',
      ],
      [1, 'The firm could set a limit of 100 euros for payments.'],
      [0, 'They should block all emails so that nothing can happen.'],
    ],
  },
  'ai_conceptual.open.removed-origin': {
    tuning: [
      [
        4,
        'The postcode or the name can show where somebody comes from. The model also learned from old decisions that were unfair. You can check how many people of each group get a loan.',
      ],
      [
        4,
        'Other information such as language or address is connected with the country. Since earlier decisions were discriminating, it copies them. Compare the approval rates for people from different countries.',
      ],
      [2, 'You have to compare how many of each group are accepted and rejected.'],
      [1, 'It can guess the origin from the name or the part of the town.'],
      [0, 'Now it cannot discriminate because it does not know the country any more, and computers are neutral.'],
      [
        0,
        'Without the column it is fair, since the postcode and the name have nothing to do with the country of birth. One need not compare the groups.',
      ],
      [1, 'the old data was already unfair so the model learned to be unfair'],
    ],
    heldOut: [
      [
        4,
        'Proxies like surname and neighbourhood still reveal origin, and the historical decisions it was trained on may have been biased. An audit would look at the rejection rate by country of birth.',
      ],
      [
        3,
        'People from the same country often live in the same area, so the model can see it by the address. You could count how many from every country get the loan and how many dont.',
      ],
      [2, 'Look if people from one country get rejected more often than the others.'],
      [0, 'They should remove more columns until it is fair, then it is okay.'],
    ],
  },
  'ai_conceptual.open.inspections-that-confirm-themselves': {
    tuning: [
      [
        4,
        'If you look more in one district you find more there, and then you look there even more. In the other districts nobody knows what happens because no one checks. They should inspect some places at random and compare how many are found per inspection.',
      ],
      [
        4,
        'The model creates its own data in a circle. Problems elsewhere stay hidden. Choose a part of the visits by chance in all districts and divide the violations by the number of visits.',
      ],
      [
        2,
        'Where there are more inspectors, more is found, so they send more again. In the other places nobody notices the violations.',
      ],
      [1, 'They should also control other districts at random.'],
      [0, 'The findings prove the model right, because more violations were found there than in the other districts.'],
      [
        0,
        'The model is right: more inspections lead to more findings, which shows that the other districts have no violations.',
      ],
      [1, 'we do not know what is going on in the other districts because nobody goes there'],
    ],
    heldOut: [
      [
        4,
        'It is a feedback loop: searching there yields findings that justify searching there again. Violations elsewhere go unseen. Reserve a share of visits for randomly drawn restaurants and judge by findings per visit.',
      ],
      [
        3,
        'They find a lot there because they are always there. The others are not checked, so nobody knows if they are clean. Some checks should be everywhere.',
      ],
      [1, 'One should compare how many violations there are for each inspection.'],
      [0, 'They need more inspectors so that they can catch all of them.'],
    ],
  },
  'ai_conceptual.open.essay-detector': {
    tuning: [
      [
        3,
        '5% of the time the program is wrong, so honest pupils would fail. They also have no chance to defend themselves. The teacher should talk with the pupil and look at drafts first.',
      ],
      [
        3,
        'Innocent students could get a bad mark. A program is no proof and gives no reasons. It would be fairer to write the essays in class.',
      ],
      [2, 'some kids wrote it alone and get failed. better if the teacher talks to them first'],
      [1, 'The program makes mistakes, so somebody who wrote it alone would be punished.'],
      [0, 'The rule is fair because the program is right in 95% of cases, so the reports are a proof.'],
      [
        0,
        'The rule is good. Pupils who wrote their essays themselves are never reported, so they need no talk with a teacher.',
      ],
      [1, 'The pupils should write their essays at school with pen and paper.'],
    ],
    heldOut: [
      [
        3,
        'One in twenty verdicts is mistaken, so blameless children are punished. Nobody can appeal against a machine. Use the report only as a reason for a conversation about how the text was written.',
      ],
      [
        2,
        'The program does not explain why it thinks it is AI, so you cannot defend yourself. The teacher should decide in the end after a talk.',
      ],
      [1, 'A teacher should make the final decision.'],
      [0, 'It would be better to forbid computers in the whole school.'],
    ],
  },
};
