/**
 * Messages about subjects that the platform does not teach; many contain the name of a lesson. At the first run about
 * 40 got a lesson. The tutor was improved with these messages, so they do not measure how it does on unseen ones.
 */
export const otherSubjects: readonly string[] = `
what is photosynthesis
what percentage of plants do photosynthesis
how do plants make food from sunlight
explain the rate of photosynthesis
what is the half life of uranium
what is the speed of light
how fast is sound in water
what is mitosis
what is the mean temperature on mars
why does the moon have phases
explain the water cycle
what causes rain
what causes earthquakes
what is the function of the liver
what is the function of a cell wall
how does the heart pump blood
what are white blood cells
how do neurons work in the brain
how does evolution work
what is natural selection
what is a food chain
difference between a virus and a bacterium
difference between weather and climate
what is a volcano
explain plate tectonics
how is a rainbow made
what is a black hole
how many planets are there
how big is the sun
explain gravity
what is newton's second law
what is the formula for force
what is kinetic energy
calculate the kinetic energy of a falling apple
what is acceleration
what is electric resistance
explain ohm's law
how do magnets work
what is a mole in chemistry
balance the equation H2 + O2 -> H2O
what is the chemical equation for rust
what is an acid
what is the ph of vinegar
how do i name organic compounds
what is an isotope
what is the periodic table
why does ice float
what is osmosis
tell me about the french revolution
what caused the french revolution
who was louis xvi
when did world war 2 end
why did the roman empire fall
who was cleopatra
what was the cold war
causes of the first world war
explain the industrial revolution
when was the magna carta signed
who discovered america
what is the capital of australia
which is the longest river in the world
how high is mount everest
what is the population of india
where is the sahara
name the countries of south america
what is a monsoon
what is inflation
explain supply and demand
what is gdp
how does the stock market work
what is a mortgage
how do taxes work
should i invest in shares
what is democracy
how does a bill become law
who is the prime minister
what are human rights
explain the order of the kings of england
what is the mean of the word ubiquitous
what is a metaphor
what is a noun
what is the past tense of go
how do i use a semicolon
analyse the poem the raven
who wrote hamlet
summarise romeo and juliet
what is the theme of lord of the flies
write a poem about autumn
write me a love letter
translate good morning into spanish
conjugate the verb etre
how do you say thank you in japanese
what is the difference between ser and estar
how do i center a div in css
how do i fix a null pointer exception in java
write a python function that sorts a list
how to write a for loop in javascript
what is a pointer in c
how do i install linux
my wifi is not working
how do i reset my phone
which laptop should i buy
what is the best graphics card
how many players are in a basketball team
who won the champions league
how do i run faster
best exercises for abs
how many calories are in an apple
is it healthy to sleep 6 hours
best way to lose weight
what should i eat before a marathon
how do i get rid of a headache
what is diabetes
is coffee bad for you
how do vaccines work
what is the normal heart rate
how do i bake bread
what ratio of rice to water do i need
how long do i boil an egg
recipe for pancakes
how do i cut my hair
how do i tie a tie
what is the angle of the sun in winter
how do i play guitar
what chord is c e g
what is a fraction in chromatography
who composed the magic flute
what is the scale of c major
who painted the mona lisa
what is impressionism
how do i draw a face
what is the volume of a song in decibels
how do i make friends
my girlfriend left me
what should i wear to a party
what should i get my mum for her birthday
what is the meaning of life
does god exist
what is buddhism
what is yoga
who is taylor swift
what is the best netflix series
how do i beat the ender dragon
what is the probability that aliens exist
what is a prime minister
what are power plants
explain the power of the president
how does a car engine work
how do airplanes fly
how are roads built
how do i get a driving licence
how much does a house cost
how do i write a cv
how do i become a doctor
what does a lawyer do
how do i train my dog
why do cats purr
how long do turtles live
what do bees eat
how do i grow tomatoes
what is the root of a tree called
how deep are the roots of an oak
what is a square dance
what is the area of france
what is a circle of friends
what is the slope of a ski run
which medium do painters use
what are standard deviations from a diet
what is bias tape in sewing
what is a token ring network
what is machine embroidery
explain training for a marathon
what is a neural tube in embryos
what is a decision in court called
what is the critical path of a hurricane
how are samples of blood taken
what is a control group of soldiers
what are the variables of the weather
`
  .trim()
  .split('\n');

/** Messages about taught subjects, each with the title, or part of it, of the lesson that answers it. */
export const ownSubjects: readonly (readonly [string, string])[] = [
  ['what is a fraction', 'raction'],
  ['explain percentages', 'ercent'],
  ['i dont get percentages at all', 'ercent'],
  ['how do i add fractions', 'raction'],
  ['whats a denominator', 'raction'],
  ['how do i divide fractions', 'raction'],
  ['can you explain ratios to me please', 'atio'],
  ['what is the median', 'edian'],
  ['difference between mean and median', 'edian'],
  ['what is standard deviation', 'eviation|pread'],
  ['what is probability', 'robab|chance'],
  ['how do i solve linear equations', 'quation'],
  ['what is a quadratic equation', 'uadratic'],
  ['how do i factorise', 'actor'],
  ['what is a slope', 'lope'],
  ['what is a function in maths', 'unction'],
  ['explain pythagoras', 'ythagor'],
  ['how do i find the area of a circle', 'rea|ircle'],
  ['what is volume', 'olume'],
  ['what are angles', 'ngle'],
  ['how do negative numbers work', 'egative'],
  ['what is the order of operations', 'rder'],
  ['how do powers work', 'ower'],
  ['what is a square root', 'oot|ower'],
  ['what are prime numbers', 'rime'],
  ['how does rounding work', 'ound'],
  ['explain inequalities', 'nequal'],
  ['what is exponential growth', 'rowth|xponential'],
  ['what is percentage change', 'ercent|hange'],
  ['what is correlation', 'orrelation'],
  ['correlation vs causation', 'orrelation'],
  ['what is a sample', 'ampl'],
  ['what is a control group', 'ontrol|ompar'],
  ['what is a syllogism', 'yllogism|all'],
  ['what is a conditional statement', 'onditional|if'],
  ['what is a contrapositive', 'ontrapositive|if'],
  ['what is the critical path', 'ritical'],
  ['what is machine learning', 'achine|learn'],
  ['what is overfitting', 'verfit'],
  ['what is training data', 'raining'],
  ['what is a neural network', 'eural'],
  ['what is a token', 'oken'],
  ['what is a language model', 'anguage model'],
  ['what is bias in ai', 'ias'],
  ['what is a hallucination', 'allucinat|next word'],
  ['what is precision and recall', 'recision'],
  ['what is a confusion matrix', 'atrix|onfusion'],
  ['what is a decision tree', 'ecision tree'],
  ['what is clustering', 'nsupervised'],
  ['what is supervised learning', 'upervised'],
  ['what is reinforcement learning', 'einforcement'],
  ['what is a test set', 'est'],
  ['what is entropy', 'ntropy'],
  ['what is a false positive', 'ositive'],
  ['what is gradient descent', 'radient'],
  ['what is a learning rate', 'earning rate|step'],
  ['what is an average', 'ean|verage'],
  ['explain ratio', 'atio'],
  ['what is area', 'rea'],
  ['how do decimals work', 'ecimal'],
  ['what is a percentage of something', 'ercent'],
  ['what is expected value', 'xpected'],
];
