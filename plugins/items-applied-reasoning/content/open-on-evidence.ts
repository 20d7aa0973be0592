import type { OpenQuestion } from './open-question.ts';
import { anyOf } from './open-question.ts';

/** Open questions on data, evidence and causes. */
export const openQuestionsOnEvidence: OpenQuestion[] = [
  {
    slug: 'later-start-of-school',
    contentArea: 'evidence-and-causation',
    stem: 'At 7:30 the school council asks the 40 pupils who are waiting at the bus stop whether school should begin later. 36 say yes. The council reports: “90% of our pupils want school to begin later.” Explain why this may be wrong, and describe a better way to find out.',
    criteria: [
      {
        id: 'special-group',
        points: 1,
        says: 'Notices that those asked are a special group and need not be like all pupils.',
        evidence: [
          anyOf(
            'only kids, take the bus, only the ones, only those, only, just, not all, not represent*, not typical, special, particular, certain group, one group, other pupils, other students, others, rest of, biased, bias, unrepresentative, not everyone, part of, same bus, not random, different from, one-sided, who take the bus, who go by bus, who use the bus',
          ),
          anyOf('bus, group, pupils, students, sample, children, people, kids'),
        ],
      },
      {
        id: 'why-different',
        points: 1,
        says: 'Says why they may answer differently: they get up early, travel far, are tired or waiting.',
        evidence: [
          anyOf(
            'out of bed, sleepy, early, tired, sleep*, long way, far, travel*, waiting, wait, get up, wake up, got up, distance, cold, bike, walk, live near, live close, nearby, commut*, journey, far away, missed, annoyed',
          ),
        ],
      },
      {
        id: 'better-way',
        points: 1,
        says: 'Proposes to ask all pupils, or a sample drawn at random from all of them.',
        evidence: [
          anyOf(
            'out of a hat, names of all, random*, by lot, lottery, draw*, all pupils, all students, every pupil, every student, every class, each class, all classes, whole school, everyone, everybody, all the pupils, all the students, different classes, different grades, all years, each year, every year, every grade, each grade, mix of, names from a hat, school list, class list, different ways',
          ),
        ],
      },
    ],
    modelAnswer:
      'The council only asked pupils who come by bus, and they are not typical of all pupils. They have to get up early and wait in the cold, so they are more likely to want a later start than those who live near the school. It would be better to draw pupils at random from the lists of all classes and to ask those.',
    weakAnswer: 'It may be wrong because 40 is too small a number. They should ask more people at the stop.',
    explanation:
      'Bus pupils get up early and may want a later start more than others, so they cannot stand for all. A sample drawn by lot from all classes would give everyone the same chance.',
    steps: [
      'Asked: pupils at the bus stop.',
      'They may differ from the others in just this matter.',
      'Better: draw by lot from all pupils.',
    ],
    hints: {
      conceptual: 'A sample speaks for a whole only if it is like the whole.',
      procedural: 'Ask who is not standing at the bus stop at that time, and what they might say.',
      strategic: 'Answer in three parts: who was asked, why that matters for this question, and what would be better.',
      encouragement: 'Imagine the pupils who walk to school; they help you with the first two parts.',
    },
    concepts: ['sampling', 'representativeness', 'explaining'],
    reasoning: ['analytical'],
    thresholds: [-1.7, -0.9, -0.1],
    discrimination: 1.1,
  },
  {
    slug: 'books-at-home',
    contentArea: 'evidence-and-causation',
    stem: 'A study finds that children with many books at home have better marks. A newspaper writes: “Buy books, and your child’s marks will rise.” Give two other explanations for the finding, and describe a study that would show whether the books themselves help.',
    criteria: [
      {
        id: 'common-cause',
        points: 1,
        says: 'Names something that may lead to both, such as the parents’ education, income or time.',
        evidence: [
          anyOf(
            'rich, went to university, studied, well off, richer, clever parents, parents, parent, family, families, mother, father, home, households',
          ),
          anyOf(
            'educat*, income, rich, richer, wealth*, money, time, help, helps, support*, interest*, studied, university, degree*, care, encourag*, afford, well-off, poor, quiet, read to, value*, tutor*, background, intelligen*, academic',
          ),
        ],
      },
      {
        id: 'reverse',
        points: 1,
        says: 'Names the opposite direction: children who do well or like reading are given more books.',
        evidence: [
          anyOf(
            'smart kids, clever kids, wish for, ask for books, good at school, good marks, good students, good pupils, better students, better pupils, good readers, like reading, likes reading, like to read, likes to read, love reading, loves reading, enjoy reading, enjoys reading, interested in, do well, does well, clever*, smart*, bright, already, reverse*, other way round, other way around, better marks, high marks, successful, curious, good grades',
          ),
          anyOf(
            'get, gets, got, given, give, gives, buy, buys, bought, ask, asks, want, wants, receive, receives, collect, own, have more books, more books, presents, present, cause*, lead*, wish*, reward*',
          ),
        ],
      },
      {
        id: 'lot',
        points: 1,
        says: 'Describes an experiment: books are given to children chosen at random.',
        evidence: [
          anyOf(
            'draw lots, out of a hat, by chance, random*, by lot, lottery, draw*, coin, chance, chosen, half of, half the, some of, some children, one group, two groups, split, divid*, select*, similar families, same families, comparable',
          ),
          anyOf('give, given, gives, get, gets, receive, receives, books, provide*'),
          anyOf('random*, by lot, lottery, draw*, coin, chance, similar, comparable, same, equal, alike'),
        ],
      },
      {
        id: 'comparison',
        points: 1,
        says: 'Compares their marks later with those of children who were given none.',
        evidence: [
          anyOf(
            'compar*, difference, control, whether, see if, check if, better than, versus, look at, contrast*, measure*, test, improv*',
          ),
          anyOf(
            'other group, others, the other, rest, without, control, no books, not get, did not, none, two groups, both groups, second group, nothing, not given, dont get, didnt get, half',
          ),
        ],
      },
    ],
    modelAnswer:
      'Perhaps educated parents buy many books and also help their children with school, so that the family is the reason for both. Or it is the other way round: children who like reading and do well in school are given more books. To find out, one could choose half of a large number of families at random and give them books, and after two years compare the marks of their children with those of the others, who were given no books.',
    weakAnswer:
      'Books make you clever, so the newspaper is right. You could ask more children how many books they have.',
    explanation:
      'The finding fits a common cause, such as the family, and the opposite direction, from marks to books. Only giving books to families chosen by lot and comparing with the rest shows what the books do.',
    steps: [
      'Common cause: family, income, time.',
      'Opposite direction: good readers get books.',
      'Experiment: give books by lot, compare marks later.',
    ],
    hints: {
      conceptual: 'When two things go together, either may be the cause, or a third thing may be behind both.',
      procedural: 'Ask what kind of home has many books, and which children ask for books.',
      strategic: 'For the study decide who gets books, how they are chosen, and with whom they are compared.',
      encouragement: 'You need two short explanations and three or four sentences for the study.',
    },
    concepts: ['correlation-and-causation', 'experiments', 'explaining'],
    reasoning: ['analytical', 'creative'],
    thresholds: [-1, -0.1, 0.7, 1.4],
    discrimination: 1.3,
  },
  {
    slug: 'two-surgeons',
    contentArea: 'data-interpretation',
    stem: 'Dr North succeeds more often than Dr South with easy operations, and more often with difficult ones as well. Taking all operations together, Dr South succeeds more often. Explain with the table how that is possible, and say whom you would choose for a difficult operation.',
    stimulus: [
      {
        kind: 'table',
        caption: 'Successful operations, out of all',
        header: ['Surgeon', 'Easy', 'Difficult', 'Together'],
        rows: [
          ['Dr North', '19 of 20', '56 of 80', '75 of 100'],
          ['Dr South', '72 of 80', '10 of 20', '82 of 100'],
        ],
      },
    ],
    criteria: [
      {
        id: 'mix',
        points: 1,
        says: 'Notices that Dr North does mostly difficult operations and Dr South mostly easy ones.',
        evidence: [
          anyOf('north, she, he, first surgeon, first doctor, south, second surgeon, they'),
          anyOf(
            'nearly all, nearly only, almost all, almost only, hard cases, 80 of them, the most, mostly, mainly, more difficult, more hard, many more, more of the, most of, most difficult, 80 difficult, 80 hard, 80 of the difficult, more easy, 80 easy, many difficult, many easy, more complicated, much more, larger number, far more, mix*, different numbers, 4 times, four times, takes on, lots of, only 20, 20 easy, 20 difficult',
          ),
          anyOf('cases, difficult, hard, harder, easy, easier, complicated, simple'),
        ],
      },
      {
        id: 'lower-rate',
        points: 1,
        says: 'Says that difficult operations succeed less often with anyone, which pulls the total of whoever does many of them down.',
        evidence: [
          anyOf('difficult, hard, harder, easy, easier, complicated'),
          anyOf(
            'fail more, worse results, less likely, drags, drag, less often, fail*, less success*, succeed less, riskier, more risk*, pull*, drag*, brings down, bring down, lowers, lower the, lower her, lower his, lower success, lower rate, lower chance, lower for, lower with, is lower, are lower, reduc*, goes wrong, go wrong, raises the, raise the, push*, weigh*, easier to succeed, not succeed',
          ),
          anyOf(
            'who does it, no matter who, whoever, any surgeon, each surgeon, every surgeon, total, together, overall, average, all operations, result, results, rate, percentage, share, sum, whole, altogether, in all, anyone, both, everyone, success*, succeed',
          ),
        ],
      },
      {
        id: 'choice',
        points: 1,
        says: 'Chooses Dr North for a difficult operation, because 70% against 50% succeed.',
        evidence: [
          anyOf(
            'choose dr north, choose north, choose doctor north, take dr north, take north, go to dr north, go to north, go with dr north, go with north, prefer dr north, prefer north, pick dr north, pick north, trust dr north, recommend dr north, want dr north, be dr north, dr north because, north because, dr north since, dr north for a, north for a, north for the difficult, dr north would be, north is better, select dr north, dr north as',
          ),
          anyOf(
            '70, 70%, 56 of 80, 50, 50%, 10 of 20, half, 7 of 10, 0.7, 56/80, better with difficult, better at difficult, more often with difficult, difficult ones, difficult operation, difficult operations, higher rate, hard operation, hard operations, better in both, both kinds',
          ),
        ],
      },
    ],
    modelAnswer:
      'Dr North does mostly difficult operations, 80 out of 100, while Dr South does mostly easy ones. Difficult operations succeed less often with both surgeons, so the many difficult ones pull the total of Dr North down. For a difficult operation I would choose Dr North, because 56 of 80, that is 70%, succeed, against 50% for Dr South.',
    weakAnswer: 'Dr South is the better doctor since 82 is more than 75, so there must be a mistake in the numbers.',
    explanation:
      'Dr North’s total consists mainly of difficult operations, Dr South’s mainly of easy ones, which succeed more often with anyone. Like with like, Dr North is ahead: 95% to 90% and 70% to 50%.',
    steps: [
      'Easy: 95% and 90%. Difficult: 70% and 50%.',
      'North: 80 of 100 difficult. South: 20 of 100 difficult.',
      'The mix decides the totals; for a difficult operation compare the difficult ones.',
    ],
    hints: {
      conceptual: 'A total depends on the results in the groups and on how large the groups are.',
      procedural: 'Compare how many operations of each kind the two surgeons did, and how often each kind succeeds.',
      strategic: 'Explain first why the totals turn round; then compare like with like for the choice.',
      encouragement: 'All the numbers you need are in the table; two of its columns matter most.',
    },
    concepts: ['aggregation', 'proportions', 'explaining'],
    reasoning: ['analytical'],
    thresholds: [0.2, 1, 1.6],
    discrimination: 1.3,
  },
  {
    slug: 'worst-crossings',
    contentArea: 'evidence-and-causation',
    stem: 'A town puts cameras at the ten crossings that had the most accidents last year. In the next year these ten have 30% fewer accidents. The town says that the cameras prevented them. Explain why the number might have fallen without the cameras, and describe how one could find out what the cameras did.',
    criteria: [
      {
        id: 'extreme-year',
        points: 1,
        says: 'Notices that the crossings were chosen because of an unusually bad year.',
        evidence: [
          anyOf(
            'worst ones, the worst, an exception, unlucky year, chosen, chose, selected, picked, unusual*, extreme*, exceptional*, bad year, bad luck, unlucky, especially bad, especially many, particularly bad, particularly many, outlier*, worst year, peak year, abnormal*',
          ),
          anyOf('year, luck, unlucky, chance, random*, accident, accidents, number, numbers, coincidence'),
        ],
      },
      {
        id: 'back-to-normal',
        points: 1,
        says: 'Explains that such numbers are partly chance and tend to come back to the usual level by themselves.',
        evidence: [
          anyOf(
            'more normal, do nothing, as usual, chance, luck, random*, coincidence, by itself, by themselves, on its own, anyway, naturally, normal, usual, average, mean, regress*, fluctuat*, vary, varies, ordinary',
          ),
          anyOf(
            'back, return*, fall, fallen, falls, go down, gone down, goes down, drop*, closer, nearer, towards, regress*, lower, fewer, less, not repeat, not as many, decrease*, again, next year, improv*',
          ),
        ],
      },
      {
        id: 'comparison',
        points: 1,
        says: 'Proposes to compare with similarly bad crossings that got no camera.',
        evidence: [
          anyOf(
            'compare both, both groups, two groups, without cameras, no camera, other half, half of them, compar*, control, other crossings, similar crossings, look at, against, half of',
          ),
          anyOf(
            'without, no camera, no cameras, not get, did not, didnt, control, other half, others, without cameras, rest, not given',
          ),
          anyOf(
            'similar*, just as, equally, same, as many, as bad, also had, random*, by lot, half, alike, comparable, like them, worst, twenty, 20, high',
          ),
        ],
      },
      {
        id: 'lot-or-years',
        points: 1,
        says: 'Makes the comparison fair: cameras given by lot among the bad crossings, or figures of several years before and after.',
        evidence: [
          anyOf(
            'random*, by lot, lottery, draw*, coin, several years, many years, more years, longer time, longer period, years before, earlier years, previous years, few years, five years, ten years, over years, long-term, long term, 5 years, 10 years, three years',
          ),
        ],
      },
    ],
    modelAnswer:
      'The ten crossings were chosen because they had an unusually bad year, and part of that was bad luck. Such numbers usually go back towards the average by themselves in the next year, with or without cameras. To find out, the town could take the twenty worst crossings, decide by lot which half gets cameras, and compare the accidents there with those at the equally bad crossings without cameras.',
    weakAnswer:
      'Maybe the drivers saw the cameras and drove slower. One could count the accidents once more next year.',
    explanation:
      'The worst places of one year are partly just unlucky, and their numbers fall again on average. Comparing with equally bad crossings that got no camera, best decided by lot, shows what the cameras added.',
    steps: [
      'Chosen: the extremes of one year.',
      'Extremes move back towards the usual level.',
      'Compare with equally bad crossings without cameras, chosen by lot.',
    ],
    hints: {
      conceptual: 'A number that is unusually high this time is likely to be more ordinary next time.',
      procedural:
        'Ask why just these crossings were chosen, and what would have happened there with no cameras at all.',
      strategic: 'For the second part describe a group that was as bad at the beginning but got no cameras.',
      encouragement:
        'Think of throwing many dice and picking out the highest; what happens when those are thrown again?',
    },
    concepts: ['regression-to-the-mean', 'comparison-group', 'explaining'],
    reasoning: ['creative', 'analytical'],
    thresholds: [0.5, 1.2, 1.8, 2.4],
    discrimination: 1.4,
  },
];
