import { phrases } from './drafts.ts';
import type { OpenQuestion } from './open-question.ts';

const point = (id: string, says: string, ...evidence: string[]) => ({ id, says, evidence: evidence.map(phrases) });

/** Further open questions, all of them operational. */
export const operationalOnData: OpenQuestion[] = [
  {
    slug: 'always-healthy',
    contentArea: 'evaluating-models',
    stem: 'Of 1,000 plants in a greenhouse 20 are ill. A program that is to find the ill ones says “healthy” of every plant. Its maker advertises: “98% accurate!” Explain why that number is true and yet worthless, and name a measure that shows what the program can do, with its value.',
    concepts: ['accuracy', 'class-imbalance', 'recall'],
    reasoning: ['analytical'],
    criteria: [
      point(
        'true',
        'Explains the 98%: it is right for the 980 healthy plants.',
        '980, 20 of 1000 are wrong, wrong for 20, only 20 wrong, 20 mistakes, 20 errors, 2% wrong, only wrong for, nearly all are healthy, most plants are healthy, most are healthy, almost all are healthy, majority is healthy, majority are healthy, ill plants are rare, so few are ill, few ill, only 2%, only 20, 2% are ill, because most, since most',
      ),
      point(
        'worthless',
        'Says that it finds none of the ill plants, or that saying the same every time needs no program.',
        'finds none, find none, none of the ill, none of the 20, not one, not a single, not find any, doesnt find any, does not find any, never finds, misses all, misses every, missed all, overlooks all, overlooks every, no ill plant*, not detect*, doesnt detect, does not detect, detects none, detects no, finds no, found no, no sick, none of the sick, always says, same answer, same thing, a stone, a parrot, without looking, does nothing, anyone could, anybody could, everyone could, no program, useless, finds zero, catches none, catches no, all ill ones are missed, all 20, every ill plant, recognises none, recognises no',
      ),
      point(
        'measure',
        'Names the share of ill plants that it finds (recall) and its value, 0.',
        'recall, sensitivity, hit rate, detection rate, true positive*, share of the ill, share of ill, share of sick, percentage of the ill, percentage of ill, percentage of sick, proportion of the ill, proportion of ill, how many of the ill, how many ill, how many of the 20, how many of the sick, ill ones that it finds, ill plants found, ill plants it finds, ill plants that it finds, ill plants are found, found ill plants',
        '0, 0%, zero, none, no, 0/20, nothing, not one, null',
      ),
    ],
    modelAnswer:
      'It is right for the 980 healthy plants, so 98% is true. But it finds none of the ill ones, and one can say “healthy” each time without any program. The recall, the share of the ill plants that it finds, is 0%.',
    weakAnswer: 'It is a good program because 98% is almost everything.',
    steps: ['980 of 1,000 answers are right.', 'None of the 20 ill plants is found.', 'Recall: 0 of 20, 0%.'],
    hints: {
      conceptual: 'A share of right answers mixes easy cases with the ones that matter.',
      procedural: 'Count the right answers among the one kind of plants and among the other kind.',
      strategic: 'Ask what the program was made for, and how well it does just that.',
      encouragement: 'Two small counts tell the whole story.',
    },
    thresholds: [-1.0, -0.4, 0.5],
  },
  {
    slug: 'best-of-fifty',
    contentArea: 'learning-from-data',
    stem: 'A team trains 50 models, tries all of them on the same 100 test photos, and picks the one with the best result, 91%. They promise: “It will be right in 91% of new photos.” Explain why that is too optimistic, and what they should have done to get an honest number.',
    concepts: ['train-test-split', 'model-selection'],
    reasoning: ['analytical', 'creative'],
    criteria: [
      point(
        'luck',
        'Says that the best of many is partly the best by luck on just these photos.',
        'luck*, chance, by accident, random*, coincidence, happens to, happened to, just happen*, fit these, fits these, suits these, suit these, fits the test, fitted to the test, adapted to the test, overfit*, best of many, best of so many, best of 50, out of 50, of the 50, so many tries, many tries, many attempts, selected because, chosen because, picked because, selected for, tuned to, exactly these, just these, these particular, particular photos, those particular, those photos',
      ),
      point(
        'used',
        'Says that the test photos were used for choosing and so are no longer new or independent.',
        'used to choose, used for choosing, used for the choice, used to pick, used to select, used for selecting, used for selection, chosen with, chosen by, selected with, selected by, picked with, picked by, already used, used already, part of the training, part of the choice, like training, not independent, no longer independent, not new, no longer new, not fresh, no longer fresh, not neutral, not unseen, no longer unseen, same photos for choosing, same photos for both, same photos to choose, both to choose, choose and test, choosing and testing, test set was used, twice, double, cheat*, leak*, helped to choose, decided',
      ),
      point(
        'fresh',
        'Proposes to measure the chosen model on photos that were not used before.',
        'new photos, other photos, fresh, unseen, never used, not used, unused, second test, separate test, separate set, third set, another test, another set, different photos, other test, new test, held out, hold out, kept aside, keep aside, set aside, put aside, untouched, validation, extra photos, further photos, locked away, kept back, keep back, did not use, have not used, has not seen, not seen, independent test, independent set, independent photos',
        'test*, measure*, check*, evaluat*, try, tried, result, number, again, choose, choosing, pick*, afterwards, then, only once, judge*, final*',
      ),
    ],
    modelAnswer:
      'The best of 50 is partly best by luck: it happens to fit just these 100 photos. Since the photos were used to choose it, they are no longer independent. The team should test the chosen model once on fresh photos that were kept aside until then.',
    weakAnswer: 'They should train more models until one has 100%.',
    steps: [
      'The best of many results is partly luck.',
      'The test photos took part in the choice.',
      'An untouched set gives an honest number.',
    ],
    hints: {
      conceptual: 'A number that was selected for being high is no longer an average one.',
      procedural: 'Imagine 50 people who only guess, and take the one with the best result. What is it worth?',
      strategic: 'Ask which data had no say in the decision.',
      encouragement: 'You know this from games: the winner of one evening is not always the best.',
    },
    thresholds: [-0.2, 0.4, 0.8],
  },
  {
    slug: 'faces-not-recognised',
    contentArea: 'fairness-and-data-quality',
    stem: 'A face lock for phones opens for 99% of light-skinned owners but for only 80% of dark-skinned ones. The firm collected its training photos from its own staff. A manager says: “Then we simply need more photos from our staff.” Explain where the difference comes from, why this would not help, and what would.',
    concepts: ['representativeness', 'fairness-metrics'],
    reasoning: ['analytical', 'creative'],
    criteria: [
      point(
        'cause',
        'Says that dark-skinned faces are rare in the training data, because the staff is not like the users.',
        'few dark, fewer dark, hardly any dark, not many dark, not enough dark, too few dark, no dark, little data on dark, few photos of dark, few pictures of dark, fewer photos of dark, fewer pictures of dark, underrepresented, under-represented, not represented, rare*, mostly light, mainly light, mostly white, mainly white, almost only light, almost all light, majority light, mostly people with light, more light, more white, one-sided, not diverse, not representative, unrepresentative, unbalanced, imbalanc*, biased, bias, less often, seldom, staff is not like, staff are not like, seen few, saw few, seen too few, seen fewer, learned mostly, learnt mostly, lack*, missing',
      ),
      point(
        'no-help',
        'Says that more photos of the same kind keep the same imbalance.',
        'same imbalance, same bias, same mixture, same mix, same proportion, same proportions, same kind, same group, same people, same problem, same fault, same gap, more of the same, again mostly, again mainly, again only, still mostly, still mainly, still few, still too few, still only, still be, still has, remain*, stays, repeat*, does not change, doesnt change, not change, would not change, keeps, keep the, not add, adds no, no new, only adds light, add light, more light, nothing new, again light, again white',
      ),
      point(
        'help',
        'Proposes photos of many dark-skinned people or of all groups of users, and testing each group separately.',
        'photos of dark, pictures of dark, photos from dark, more dark, dark-skinned people, dark skinned people, people with dark, different skin, all skin, every skin, various skin, skin colours, skin tones, diverse, all groups, every group, each group, other groups, different people, different groups, all kinds of people, from customers, from users, of users, of customers, real users, real customers, outside the firm, outside people, other countries, many countries, balanced, representative, equal number*, equally many, as many',
        'photo*, picture*, collect*, train*, data, add, include*, test*, measure*, more, gather*, take, use, need*, should, balanced',
      ),
    ],
    modelAnswer:
      'There are few dark-skinned people among the staff, so the program has seen few such faces and recognises them badly. More photos of the same staff keep the same imbalance. The firm should collect photos of people with all skin tones, and test each group separately.',
    weakAnswer: 'Dark photos are harder to see, so the owners should use a lamp.',
    steps: [
      'The training photos are mostly of one group.',
      'More of the same keeps the proportion.',
      'Photos of all groups, and a result for each.',
    ],
    hints: {
      conceptual: 'A model is best at what it has met often.',
      procedural: 'Ask who is in the photos, who uses the phones, and how the two differ.',
      strategic: 'Think of what the manager’s plan does to the mixture of the photos.',
      encouragement: 'Cause, objection, remedy: one sentence for each.',
    },
    thresholds: [-1.0, -0.3, 0.1],
  },
];
