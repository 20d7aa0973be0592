import { phrases } from './drafts.ts';
import type { OpenQuestion } from './open-question.ts';

/** Words for examples that a model has not learnt from. */
const unseen = phrases(`
  new, unseen, unknown, unfamiliar, fresh, other photo*, other picture*, other image*, other example*, other fruit*,
  different photo*, different picture*, different image*, different example*, never seen, not seen, not learn*, not
  train*, not use*, hasnt seen, has not seen, did not learn, didnt see, kept apart, keep apart, set aside, held out,
  hold out, held back, test set, test data, test photo*, separate, real world, outside, remaining, other mango*,
  different mango*
`);

/** Open questions on learning from data, judging models and how models decide. */
export const openOnData: OpenQuestion[] = [
  {
    slug: 'perfect-on-known-photos',
    contentArea: 'learning-from-data',
    stem: 'Rosa trains a model with 300 photos of ripe and unripe mangoes. Afterwards it is right on all 300 photos. “It is perfect”, she says. Explain in two or three sentences why that does not follow, and what she should do to find out how good the model is.',
    concepts: ['overfitting', 'training-and-test-data'],
    reasoning: ['analytical'],
    criteria: [
      {
        id: 'remembers',
        says: 'Says that the model may simply remember the photos it has learnt from, or fit them too closely.',
        evidence: [
          phrases(`
            memori*, remember*, by heart, knows the photos, knows these, know these, already seen, already knows,
            already saw, has seen, had seen, saw them, seen before, seen them, seen these, same photo*, same
            picture*, same image*, same 300, overfit*, over-fit*, learnt from them, learned from them, learnt from
            these, learned from these, trained on them, trained on these, trained on those, trained with, learned
            those, learnt those, recogni* them, known photo*, training photo*, training data, training set, training
            picture*, recall*, taught with, was taught, were taught, practised, practiced, learnt from, learned
            from, was trained on, were used to train, used for training
          `),
        ],
      },
      {
        id: 'unseen-photos',
        says: 'Proposes to try the model on photos that it has not learnt from.',
        evidence: [
          unseen,
          phrases(`
            test*, try, tries, tried, trying, check*, measur*, see, show*, count*, evaluat*, use, using, give, look,
            compar*, run, feed*, split*, examin*
          `),
        ],
      },
      {
        id: 'that-result-counts',
        says: 'Says that the share of right answers there is what counts, and may be lower.',
        evidence: [
          phrases(`
            lower, worse, fewer, less, fail*, wrong, mistake*, error*, accura*, how many, how often, share,
            percent*, how good, real performance, really, count*, true quality, result there, drop*, poor*, not
            work, not be as, not as good, bad
          `),
          [...unseen, 'there', 'them', 'those', 'that', 'then'],
        ],
      },
    ],
    modelAnswer:
      'The model has learnt from these very photos and may just remember them, so being right on them proves little. She should test it on new photos of mangoes that were kept apart. How often it is right there, probably less often, shows how good it really is.',
    weakAnswer: 'She should train it for longer so that it becomes even better, because 300 is already a good number.',
    steps: [
      'Right answers on known photos can come from remembering.',
      'Only photos that were not used for learning show whether the model has understood something.',
      'Their share of right answers is the honest figure.',
    ],
    hints: {
      conceptual: 'Think of a pupil who is asked exactly the questions that were practised in class.',
      procedural:
        'Say first what the 300 right answers may come from, then what kind of photo would be a fair question.',
      strategic: 'A good answer has two parts: why the conclusion fails, and what to do instead.',
      encouragement: 'You know this from tests at school; put it in your own words.',
    },
    thresholds: [-1.5, -0.8, 0.1],
  },
  {
    slug: 'wolves-in-snow',
    contentArea: 'learning-from-data',
    stem: 'A model tells wolves from dogs. In its training photos all wolves stand in snow and all dogs on grass. Shown a dog in the snow, it answers “wolf”. Explain what it has probably learnt, how one could check this, and how the training photos should be changed.',
    concepts: ['spurious-correlation', 'training-data'],
    reasoning: ['creative', 'analytical'],
    criteria: [
      {
        id: 'background',
        says: 'Says that the model goes by the snow or the background and not by the animal.',
        evidence: [
          phrases(`
            background*, white ground, white floor, at the snow, at snow, by the snow, by snow, on the snow and, the
            snow instead, snow instead, snow means, snow mean, snow is, snow equals, that snow, that the snow,
            detect* snow, detect* the snow, recogni* snow, recogni* the snow, uses the snow, use the snow, using the
            snow, uses snow, used the snow, used snow, snow as, look* for snow, associat* snow, associat* the snow,
            connect* snow, link* snow, snow and wolf*, snow to wolf*, snow with wolf*, wolf with snow, wolves with
            snow, wolf and snow, wolves and snow, ground instead, ground and not, by the ground, at the ground, the
            ground is, surrounding*, scenery, environment*, shortcut*, snow rather, snow not the, depend* on snow,
            depend* on the snow, depend* on the ground, because of the snow, of the snow, paid attention to, snow
            vs, snow or grass, snow from grass, rely on snow, relies on snow, relies on the snow, snow for
          `),
        ],
      },
      {
        id: 'check',
        says: 'Proposes a check that takes animal and background apart, such as wolves on grass or photos of empty snow.',
        evidence: [
          phrases(`
            wolf on grass, wolves on grass, wolf on the grass, wolf in grass, wolves in grass, wolf without snow,
            wolves without snow, without snow, without animal*, without any animal*, without the animal*, empty
            snow, only snow, just snow, snow alone, no animal*, no snow, other dog*, cut out, cover*, remov*, hide,
            hiding, replac*, swap*, chang* the background, different background*, other background*, edit*,
            photoshop*, mask*, crop*, wolf in summer, wolf in a forest, wolves in summer, dogs on other, wolf in
            another, wolf somewhere, wolf in front, wolves in front, wolves in other, a wolf in the, wolves in the
            desert, wolf on a, wolves on a, wolf at the, wolves at the, wolf on another, a wolf on
          `),
        ],
      },
      {
        id: 'mend',
        says: 'Proposes training photos with both animals on both grounds, so that the ground no longer gives the answer away.',
        evidence: [
          phrases(`
            both, mix*, vari*, different background*, different place*, different ground*, different environment*,
            many background*, all kinds, various, divers*, equal*, balanc*, add*, includ*, also, as well, more
            photo*, more picture*, wolves on grass, dogs in snow, same background*, plain background*, neutral
            background*
          `),
          phrases(`
            train*, photo*, picture*, image*, example*, data*, learn*
          `),
        ],
      },
    ],
    modelAnswer:
      'It has probably learnt to look at the snow in the background instead of the animal. One could check this by showing it wolves on grass, or photos of snow without any animal. The training photos should show both animals in snow as well as on grass, so that the ground no longer gives the answer away.',
    weakAnswer: 'The model made a mistake because dogs and wolves are similar. It simply needs a faster computer.',
    steps: [
      'In training, snow and wolf always went together.',
      'To see which of them counts, they have to be shown apart.',
      'Training photos with all combinations take the shortcut away.',
    ],
    hints: {
      conceptual: 'A model takes whatever separates its examples, also if it was not what people had in mind.',
      procedural: 'List what all wolf photos have in common, and what all dog photos have in common.',
      strategic: 'Answer the three parts in turn: what it has learnt, how to check it, what to change.',
      encouragement: 'Imagine that you had only these photos to learn the difference from.',
    },
    thresholds: [-0.9, 0, 0.7],
  },
  {
    slug: 'rare-illness',
    contentArea: 'evaluating-models',
    stem: 'An illness affects 1 in 1,000 people. An app recognises 99% of the ill, and it wrongly reports 1% of the healthy. Emre is reported and thinks: “So I am ill with a probability of 99%.” Explain why he is mistaken, with numbers for 100,000 people, and say about how likely it is that he is ill.',
    concepts: ['base-rates', 'conditional-probability'],
    reasoning: ['analytical'],
    criteria: [
      {
        id: 'few-ill',
        says: 'Says that the illness is rare, so that few of those reported can be ill (about 99 or 100 in 100,000).',
        evidence: [
          phrases(`
            rare*, few, seldom, uncommon, 100 ill, 100 people, 100 are, 100 really, 100 persons, 100 of, 100 sick,
            100 patients, only 100, just 100, about 100, 99 ill, 99 people, 99 are, 99 of, 99 out, 99 get, 99 sick,
            only 99, 99 real, a hundred, hundred people, small number, base rate, prevalence
          `),
        ],
      },
      {
        id: 'false-alarms',
        says: 'Counts the healthy people who are wrongly reported: about 1,000 of 99,900.',
        evidence: [
          phrases(`
            999, 990, 99900, about 1000, around 1000, nearly 1000, almost 1000, roughly 1000, 1000 false, 1000
            healthy, 1000 wrong*, 1000 mistake*, 1000 are, 1000 reported, 1000 others, 1000 alarms, 1000 get, 1000
            would, thousand healthy, thousand false, thousand wrong*, more healthy, many healthy, a thousand
          `),
          phrases(`
            healthy, false, wrong*, not ill, not sick, not have, mistak*, well, dont have, do not have, positives,
            error*, flag*, without it, report*, without the, alarm*, not affected
          `),
        ],
      },
      {
        id: 'share',
        points: 2,
        says: 'Concludes that only about 9% of those reported are ill.',
        evidence: [
          phrases(`
            9%, 9 %, 9 percent, 9 per cent, 9.0%, 9.02%, 9.01%, nine percent, nine per cent, 10%, 10 percent, 10 %,
            ten percent, 0.09, 0.09*, 1 in 11, 1 of 11, 1 out of 11, one in eleven, one out of eleven, 1 in 10, one
            in ten, 1/11, 99/1098, 99 of 1098, 99 in 1098, 99 out of 1098, 99 of 1100, 99 out of 1100, 100 of 1100,
            100 out of 1100, 99 of about 1100
          `),
        ],
      },
    ],
    modelAnswer:
      'Of 100,000 people only 100 are ill, and the app reports 99 of them. But 1% of the 99,900 healthy people are reported by mistake, about 999. So of about 1,098 reported people only 99 are ill, which is about 9%: the illness is so rare that false alarms are in the majority.',
    weakAnswer: 'The app is right in 99% of cases, so he is ill with 99%, or nearly so, since no test is ever perfect.',
    steps: [
      'Ill: 100 of 100,000, of whom 99 are reported.',
      'Healthy: 99,900, of whom 999 are reported wrongly.',
      'Share of the ill among the reported: 99 ÷ (99 + 999), about 9%.',
    ],
    hints: {
      conceptual: 'The 99% is about people who are ill. Emre’s question is about people who are reported.',
      procedural: 'Split the 100,000 people into ill and healthy, and work out how many of each are reported.',
      strategic: 'At the end put the two kinds of reported people side by side, and take the share.',
      encouragement: 'Counting imagined people is enough; write the four numbers down.',
    },
    thresholds: [-0.1, 0.5, 1.1, 1.2],
    discrimination: 1.5,
  },
  {
    slug: 'landslide-warning',
    contentArea: 'evaluating-models',
    stem: 'A model scores each day how likely a landslide is above a village. When the score exceeds a threshold, the only road is closed. The council wants to lower the threshold. Explain what that does to both kinds of error, and what the council should weigh up.',
    concepts: ['thresholds', 'costs-of-errors'],
    reasoning: ['analytical', 'intuitive'],
    criteria: [
      {
        id: 'fewer-misses',
        says: 'Says that fewer landslides will come without a warning.',
        evidence: [
          phrases(`
            fewer, less, reduc*, decreas*, lower*, not miss*, catch*, more landslide*, more real, drop*, fall*, go
            down, goes down, rarely, sink*, detect*
          `),
          phrases(`
            miss*, unnoticed, overlook*, without a warning, without warning, undetected, real landslide*,
            landslides, surprise*, false negative*, not warned, unwarned, slip*
          `),
        ],
      },
      {
        id: 'more-false-alarms',
        says: 'Says that the road will be closed for nothing more often.',
        evidence: [
          phrases(`
            more, increas*, higher, rise*, often*, frequent*, grow*, many, too many, go up, goes up, rising, number
            of
          `),
          phrases(`
            false alarm*, false warning*, for nothing, unnecessar*, needless*, without a landslide, no landslide,
            although nothing, though nothing, nothing happens, false positive*, wrong alarm*, wrong warning*,
            wrongly, without reason, without need, not needed, in vain, unneeded, not necessary, closures,
            pointless*, superfluous
          `),
        ],
      },
      {
        id: 'weighing',
        says: 'Names what stands on both sides: danger to life against a closed road, cost, or warnings that nobody heeds any more.',
        evidence: [
          phrases(`
            life, lives, death*, dead, die*, killed, injur*, hurt, danger*, safety, safe, risk*, harm*, people get,
            accident*, dying, victim*, fatal*
          `),
          phrases(`
            cost*, closed, closure*, closing, road, school*, work, ambulance*, shop*, trade, econom*, money, trust*,
            ignore*, believe*, serious, inconvenien*, isolated, cut off, suppl*, business*, get used, late, annoy*,
            damage*
          `),
        ],
      },
    ],
    modelAnswer:
      'With a lower threshold fewer landslides are missed, but there are more false alarms on days when nothing happens. The council has to weigh the danger to lives against the cost of a closed road, and against people no longer heeding warnings that are often for nothing.',
    weakAnswer:
      'It makes the model better and safer, because everything is then recognised and the errors become smaller.',
    steps: [
      'A lower threshold reports more days, both real and harmless ones.',
      'So misses fall and false alarms rise.',
      'Which matters more depends on what each of them costs.',
    ],
    hints: {
      conceptual: 'A threshold trades one kind of error for the other.',
      procedural:
        'Imagine a day just below the old threshold. What happens on it now, if a landslide comes, and if none comes?',
      strategic: 'Name both errors in words of the village, and then what each of them means for the people.',
      encouragement: 'Put yourself in the place of someone who lives there, and it will be easy to say.',
    },
    thresholds: [-0.8, -0.2, 0.6],
  },
  {
    slug: 'how-many-neighbours',
    contentArea: 'how-models-decide',
    stem: 'A model decides whether a fish is healthy by a vote of the k most similar known fish. Of the 500 known fish, 80% are healthy, and a few were labelled wrongly. Explain what goes wrong with k = 1 and what goes wrong with k = 500, and how a good k can be found.',
    concepts: ['nearest-neighbour', 'overfitting', 'validation'],
    reasoning: ['analytical', 'creative'],
    criteria: [
      {
        id: 'one-neighbour',
        says: 'Says that with k = 1 a single wrongly labelled or unusual fish decides.',
        evidence: [
          phrases(`
            wrong*, mislabel*, mistake*, error*, false*, noise, noisy, odd, unusual, outlier*, exception*,
            incorrect*, overfit*, chance, unreliable, random
          `),
          phrases(`
            one, single, 1, nearest, alone, only, just
          `),
        ],
      },
      {
        id: 'all-neighbours',
        says: 'Says that with k = 500 all fish vote, so that the answer is always “healthy”.',
        evidence: [
          phrases(`
            always, every, all, everything, each, any, same answer, whole, majority, no matter, regardless, never
          `),
          ['healthy', 'majority', '80%', 'same'],
        ],
      },
      {
        id: 'try-out',
        says: 'Proposes to try several k on fish that were kept apart, and to take the one with the fewest errors.',
        evidence: [
          phrases(`
            try, tries, tried, trying, test*, compar*, check*, validat*, measur*, experiment*, evaluat*, see which,
            pick*, choos*, select*, use
          `),
          phrases(`
            several, different k, different value*, different number*, various, other k, many k, values of k, each
            k, which k, some k, new fish, other fish, kept apart, set aside, held out, test set, test data, unseen,
            validation, cross*, not use*, not taught, not part of, separate, best k, k values, new data
          `),
        ],
      },
    ],
    modelAnswer:
      'With k = 1 a single wrongly labelled fish can decide, so the answers are unreliable. With k = 500 all fish vote every time, and as 80% are healthy the answer is always “healthy”, whatever the new fish looks like. To find a good k, one tries several values on fish that were kept apart and takes the one with the fewest errors.',
    weakAnswer:
      'The bigger k is, the better, because more fish know more. So one should take as many as the computer can manage.',
    steps: [
      'k = 1: the nearest case alone decides, also if its label is wrong.',
      'k = 500: everyone votes, so likeness no longer plays a part and the majority class wins.',
      'In between, the best k is found by testing on cases that were kept apart.',
    ],
    hints: {
      conceptual: 'Asking too few makes chance decide, asking too many makes likeness lose its meaning.',
      procedural: 'Take the two extremes one after the other, and say who votes in each.',
      strategic: 'For the third part, think of how one finds out about any setting of a model.',
      encouragement: 'Imagine asking one neighbour, and then the whole town; you know what is wrong with each.',
    },
    thresholds: [-0.1, 0.7, 1.3],
  },
];
