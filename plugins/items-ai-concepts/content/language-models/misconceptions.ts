import type { Misconception } from '../../../item-bank/items/services.ts';
import { shared } from '../misconceptions.ts';

/** Wrong ideas about language models: next words, tokens, windows, temperature, requests, attention. */
export const idea = {
  ...shared,
  firstInListTaken: {
    id: 'first-in-list-taken',
    says: 'You took the first row. The order of the rows says nothing; the probabilities do.',
  },
  surpriseWanted: {
    id: 'rarest-word-preferred',
    says: 'You chose the least probable word. The rule asks for the most probable one.',
  },
  senseDecides: {
    id: 'own-taste-for-probability',
    says: 'You chose what sounds good to you. The model has only its numbers.',
  },
  likeliestAlways: {
    id: 'likely-means-always',
    says: 'You turned a probability into “always” or “never”. A drawn word comes up in its share of cases.',
  },
  percentTakenForCount: {
    id: 'percentage-taken-for-count',
    says: 'You took the percentage for the count. It is a share of the number of draws.',
  },
  onlyLastWordCounts: {
    id: 'only-last-word-counts',
    says: 'You used the probability of the last word only. The words before it must come up, too.',
  },
  onlyFirstWordCounts: {
    id: 'only-first-word-counts',
    says: 'You used the probability of the first word only. The next one must follow as well.',
  },
  probabilitiesAveraged: {
    id: 'probabilities-averaged',
    says: 'You averaged the probabilities. Two things in a row are less likely than each alone, so they multiply.',
  },
  probabilitiesAdded: {
    id: 'probabilities-added',
    says: 'You added the probabilities. For one after the other they are multiplied.',
  },
  greedyIsBest: {
    id: 'best-first-step-gives-best-result',
    says: 'You took the best first word and went on from there. Another beginning can lead to a more probable whole.',
  },
  wordsMixedAcrossBranches: {
    id: 'words-mixed-across-branches',
    says: 'You joined words that do not follow each other. A continuation belongs to the word before it.',
  },
  probabilityUnchanged: {
    id: 'probability-unchanged-after-cut',
    says: 'You kept the old probability. After other words are struck off, the rest must add up to 100%.',
  },
  restGivenToBest: {
    id: 'all-freed-share-to-the-best',
    says: 'You gave the whole freed share to one word. It is divided in the old proportion.',
  },
  limitNotReached: {
    id: 'limit-not-reached',
    says: 'You stopped before the sum reached the limit.',
  },
  oneWordTooMany: {
    id: 'one-word-too-many',
    says: 'You went one word too far. The sum had reached the limit before.',
  },
  singleLimitUsed: {
    id: 'limit-per-word',
    says: 'You judged words one by one. The limit is for their sum.',
  },
  rareWordLeftOut: {
    id: 'bad-guess-left-out',
    says: 'You left out the word that surprised the model most. Every word counts.',
  },
  countOfGoodGuesses: {
    id: 'counts-good-guesses',
    says: 'You counted good guesses. How bad the bad ones are matters as much.',
  },
  bitsMiscounted: {
    id: 'bits-miscounted',
    says: 'You miscounted the bits. 1/64 is 1/2 multiplied by itself six times.',
  },
  bitsForPerplexity: {
    id: 'bits-for-perplexity',
    says: 'You stopped at the average number of bits. Perplexity is 2 to that power.',
  },
  totalForAverage: {
    id: 'total-for-average-bits',
    says: 'You used the sum of the bits. The average is what counts.',
  },
  sumOfBitsTaken: {
    id: 'sum-of-bits-taken',
    says: 'You gave the sum of the bits. Take their mean, then 2 to that power.',
  },
  sentencesAsBase: {
    id: 'sentences-as-base',
    says: 'You divided by the number of sentences. The model counts places of the word.',
  },
  contextIgnored: {
    id: 'context-ignored',
    says: 'You looked at how common the next word is in the whole text. What counts is how common it is after the given word.',
  },
  onlyKnownSentences: {
    id: 'only-known-sentences',
    says: 'You thought of whole sentences. The model goes from word to word and can make new ones.',
  },
  readMeansNotWritten: {
    id: 'does-not-repeat-training-text',
    says: 'You excluded a sentence that stands in the text. The model can write those as well.',
  },
  weakestLinkOnly: {
    id: 'weakest-step-only',
    says: 'You took the least probable step. All steps are multiplied.',
  },
  meaningDecidesCut: {
    id: 'cut-by-meaning',
    says: 'You cut where the meaning suggests it. The program knows only its vocabulary and its rule.',
  },
  shortestFirst: {
    id: 'shorter-piece-taken',
    says: 'You took a shorter piece although a longer one fits.',
  },
  lettersAfterFirst: {
    id: 'letters-after-first-piece',
    says: 'You went on letter by letter. A longer piece of the vocabulary fits there.',
  },
  fewestPieces: {
    id: 'fewest-pieces-wanted',
    says: 'You looked for the fewest pieces. The rule takes the longest piece at each place, even if that costs one more.',
  },
  longestNotSeen: {
    id: 'longer-piece-overlooked',
    says: 'You overlooked that a longer piece fits the rest.',
  },
  ratesComparedWithoutAmounts: {
    id: 'rates-compared-without-amounts',
    says: 'You compared tokens per word only. The number of words counts as well.',
  },
  wordsForTokens: {
    id: 'words-counted-for-tokens',
    says: 'You compared the numbers of words. Tokens are what is paid for.',
  },
  middleTakenForDearest: {
    id: 'middle-taken-for-dearest',
    says: 'You did not multiply for every language. Another one needs more tokens.',
  },
  rowsForOccurrences: {
    id: 'rows-for-occurrences',
    says: 'You counted rows of the table. Each word counts as often as it occurs in the text.',
  },
  lettersNotNeighbours: {
    id: 'letters-need-not-be-neighbours',
    says: 'You counted a word in which the two do not stand side by side in this order.',
  },
  highestRowOnly: {
    id: 'most-frequent-word-only',
    says: 'You looked at the most frequent word only. A pair can occur in several words.',
  },
  firstPairTaken: {
    id: 'first-pair-taken',
    says: 'You took a pair that meets the eye first. Tally them all.',
  },
  endingLooksCommon: {
    id: 'longest-common-ending',
    says: 'You took an ending that two words share. Another pair occurs more often.',
  },
  oneWordTaken: {
    id: 'one-word-taken-for-text',
    says: 'You chose a pair that occurs in a single word.',
  },
  longestWordDecides: {
    id: 'longest-word-decides',
    says: 'You were led by the longest word. It is rare.',
  },
  oldCountsUsed: {
    id: 'old-counts-used',
    says: 'You used the counts from before the first step. The joined piece changes the pairs.',
  },
  firstRoundTaken: {
    id: 'first-step-for-second',
    says: 'You gave the pair that is joined first.',
  },
  modelDecidesToForget: {
    id: 'model-decides-what-to-keep',
    says: 'You gave the model a judgement of what matters. It simply does not see the text any more.',
  },
  chatTrainsModel: {
    id: 'chatting-trains-the-model',
    says: 'You supposed new training. A chat does not change the model while it goes on.',
  },
  namesAreBlocked: {
    id: 'chat-model-cannot-handle-names',
    says: 'You supposed that names are barred. As long as a name is in view it can be used.',
  },
  remembersEverything: {
    id: 'model-remembers-everything',
    says: 'You expected the whole chat to stay in view. The window is limited.',
  },
  reservedSpaceForgotten: {
    id: 'reserved-space-forgotten',
    says: 'You forgot the part of the window that is already taken.',
  },
  partlyFittingIsSeen: {
    id: 'partly-fitting-message-seen',
    says: 'You let in a message that no longer fits as a whole.',
  },
  stopsTooSoon: {
    id: 'stops-adding-too-soon',
    says: 'You stopped too soon. One more message fits.',
  },
  onlyLastMessage: {
    id: 'only-last-message-seen',
    says: 'You thought only the last message is seen. The window holds as much as fits.',
  },
  newestDropped: {
    id: 'newest-messages-dropped',
    says: 'You dropped text from the wrong end. The newest stays.',
  },
  unneededReserve: {
    id: 'adds-unneeded-reserve',
    says: 'You added a piece to be on the safe side. The pieces already cover everything.',
  },
  wrongUnitDivided: {
    id: 'divided-by-wrong-size',
    says: 'You divided by a number from the text that is not the room in one call.',
  },
  pieceCannotBeSplit: {
    id: 'overlap-ignored',
    says: 'You left out the overlap. And pieces come in whole numbers.',
  },
  overlapCountedTwice: {
    id: 'overlap-counted-for-first-piece',
    says: 'You subtracted the overlap from the first piece as well. It has nothing to repeat.',
  },
  roundedDown: {
    id: 'rounded-down',
    says: 'You rounded down. Then the end of the text is missing.',
  },
  growthIsProportional: {
    id: 'comparisons-grow-in-proportion',
    says: 'You let the comparisons grow like the text. Each token is compared with every other.',
  },
  squareIsDouble: {
    id: 'square-taken-for-double',
    says: 'You doubled instead of squaring.',
  },
  tokensForComparisons: {
    id: 'tokens-for-comparisons',
    says: 'You gave the growth of the text. The question is about comparisons.',
  },
  lowForVariety: {
    id: 'low-temperature-for-variety',
    says: 'You chose a task that lives on variety. A low temperature gives the same again and again.',
  },
  temperatureTurnedRound: {
    id: 'temperature-turned-round',
    says: 'You turned the effect round: low sharpens differences, high evens them out.',
  },
  temperatureChangesNothing: {
    id: 'temperature-changes-nothing',
    says: 'You left the probabilities as they were. The temperature changes how far apart they are.',
  },
  temperatureReorders: {
    id: 'temperature-changes-the-order',
    says: 'You let the temperature change the order. The likelier word stays the likelier one.',
  },
  hotMeansBetter: {
    id: 'temperature-is-quality',
    says: 'You took temperature for quality. It changes variety, not correctness.',
  },
  hotMeansEven: {
    id: 'everything-becomes-even',
    says: 'You made both equally likely. The difference changes but does not vanish.',
  },
  middleTakenForExtreme: {
    id: 'middle-taken-for-extreme',
    says: 'You chose a setting in between. Another one is more even.',
  },
  scoresUsedAsWeights: {
    id: 'scores-used-as-weights',
    says: 'You used the scores themselves. The weights are powers of two.',
  },
  comparedWithBestOnly: {
    id: 'compared-with-best-only',
    says: 'You compared with the largest weight. The whole is the sum of all weights.',
  },
  powerIsProduct: {
    id: 'power-taken-for-product',
    says: 'You multiplied by two. Two to the power of the score is meant.',
  },
  higherScoresHigherChances: {
    id: 'higher-scores-higher-chances-for-all',
    says: 'You let all probabilities rise. They always add up to 100%.',
  },
  addedConstantEvens: {
    id: 'added-constant-evens-out',
    says: 'You expected a common addition to even things out. It multiplies all weights alike.',
  },
  absoluteForRelativeGrowth: {
    id: 'absolute-for-relative-growth',
    says: 'You looked at absolute growth. For shares only the proportion counts.',
  },
  alwaysInvention: {
    id: 'explained-by-invention',
    says: 'You explained it by invention. Nothing in the story was made up in that way.',
  },
  alwaysOutdated: {
    id: 'explained-by-outdated-training',
    says: 'You explained it by old training text. The story does not turn on when something happened.',
  },
  alwaysWindow: {
    id: 'explained-by-full-window',
    says: 'You explained it by a full window. The chat in the story is not too long.',
  },
  alwaysPieces: {
    id: 'explained-by-tokens',
    says: 'You explained it by tokens. The story does not turn on single letters.',
  },
  alwaysDraw: {
    id: 'explained-by-chance',
    says: 'You explained it by chance. The same thing would happen again in the story.',
  },
  alwaysReading: {
    id: 'explained-by-ambiguity',
    says: 'You explained it by an ambiguous request. It is clear enough what was asked.',
  },
  alwaysObeys: {
    id: 'explained-by-hidden-instruction',
    says: 'You explained it by an instruction in the material. There is none in the story.',
  },
  alwaysHabit: {
    id: 'explained-by-imbalance',
    says: 'You explained it by an imbalance in the training text. The story shows no such leaning.',
  },
  alwaysAgrees: {
    id: 'explained-by-agreement',
    says: 'You explained it by agreement with the user. The user has voiced no opinion.',
  },
  praiseForPrecision: {
    id: 'asks-for-excellence-instead-of-detail',
    says: 'You asked for excellence. The model still lacks the information it needs.',
  },
  pressureForPrecision: {
    id: 'pressure-instead-of-detail',
    says: 'You added emphasis or pressure. It does not tell the model what is missing.',
  },
  repetitionForPrecision: {
    id: 'repetition-instead-of-detail',
    says: 'You repeated what was already there. What is missing is still missing.',
  },
  styleForForm: {
    id: 'style-instead-of-substance',
    says: 'You asked for style. The trouble is with the form or the facts.',
  },
  roleForPrecision: {
    id: 'role-instead-of-detail',
    says: 'You gave the model a role. A role does not supply what is missing.',
  },
  demandForKnowledge: {
    id: 'demand-instead-of-facts',
    says: 'You demanded correctness. The model cannot follow without the means for it.',
  },
  anyDetailHelps: {
    id: 'any-detail-helps',
    says: 'You added a detail that has nothing to do with the fault.',
  },
  fullnessForTruth: {
    id: 'more-text-for-better-text',
    says: 'You asked for more. That invites still more of what is wrong.',
  },
  shortnessForTruth: {
    id: 'shortness-for-correctness',
    says: 'You asked for less. The intermediate steps are what was lacking.',
  },
  spellingForMeaning: {
    id: 'spelling-for-meaning',
    says: 'You went by spelling. The vectors come from use, not from letters.',
  },
  onePlaceCompared: {
    id: 'one-number-compared',
    says: 'You compared one of the numbers only.',
  },
  topicForNearness: {
    id: 'topic-for-nearness',
    says: 'You went by what seems to belong together. Work it out with the numbers.',
  },
  valueCopiedForStep: {
    id: 'value-copied-for-step',
    says: 'You copied a number from the known pair. What is carried over is the change.',
  },
  startLeftOutOfStep: {
    id: 'start-left-out-of-step',
    says: 'You added the second vector as it stands. The step is the difference to the first.',
  },
  stepTurnedRound: {
    id: 'step-turned-round',
    says: 'You took the step in the opposite direction.',
  },
  nearestForAngle: {
    id: 'distance-for-angle',
    says: 'You compared distances. An angle depends on direction only.',
  },
  oppositeForAlike: {
    id: 'opposite-for-alike',
    says: 'You chose the opposite direction. That is the largest angle there is.',
  },
  attentionPicksOne: {
    id: 'attention-picks-one',
    says: 'You took the value with the largest weight alone. The others count a little, too.',
  },
  attentionIsEven: {
    id: 'attention-is-even',
    says: 'You took the plain mean. The weights are not equal.',
  },
  weightsDropped: {
    id: 'weights-dropped',
    says: 'You added the values without weights.',
  },
  largestValueWins: {
    id: 'largest-value-wins',
    says: 'You took the largest value. Weights decide how much each one counts.',
  },
  largestNumbersWin: {
    id: 'largest-vector-wins',
    says: 'You chose the longest vector. The product depends on direction and signs as well.',
  },
  nearestForProduct: {
    id: 'nearest-for-product',
    says: 'You chose the nearest vector. The question asks for the largest product.',
  },
  signIgnoredInProduct: {
    id: 'sign-ignored-in-product',
    says: 'You overlooked a minus sign in the product.',
  },
  laterWordsSeen: {
    id: 'later-words-seen',
    says: 'You let words attend to later ones. Those are not written yet.',
  },
  selfLeftOut: {
    id: 'self-left-out',
    says: 'You left out that each word may attend to itself.',
  },
  onlySelfCounted: {
    id: 'only-self-counted',
    says: 'You counted only each word with itself.',
  },
  queryIgnored: {
    id: 'query-ignored',
    says: 'You added up the keys and left out the query.',
  },
  placesAddedNotMultiplied: {
    id: 'places-added-not-multiplied',
    says: 'You added the numbers of query and key. They are multiplied.',
  },
  countsFromOne: {
    id: 'positions-counted-from-one',
    says: 'You counted positions from 1. The program counts from 0.',
  },
} as const satisfies Record<string, Misconception>;
