/**
 * A hundred and twenty messages about subjects that are not taught here, all with words or numbers that look like
 * mathematics, written before the tutor was run on any of them.
 */
export const unseenSubjects: readonly string[] = `
why was the treaty signed in 1648 so important
how many percent of soldiers came home from napoleons march
what was the ratio of tories to whigs back then
who won the battle of 1066 and why
explain the three estates before 1789
how long did the hundred years war really last
was the roman republic a function of its army
what does the line of succession mean for a king
why is 1492 called a turning point
how did the area of the empire change under trajan
what was the average life of a peasant like
who drew the mercator projection
what is the probability that arthur was real
explain the domino theory
what were the five year plans
why do enzymes have an optimum
what is the product of photosynthesis
how does a cell divide
what is the order of the phases in meiosis
explain the base pairs in dna
what is a vector that carries malaria
how many chambers does a frog heart have
what does the square of the frog skull mean
why do populations grow and then level off
what is the difference between an artery and a vein
explain the root of a plant
how is a tooth rooted in the jaw
what is an exponential phase of bacteria called
what is the range of the snow leopard
why do leaves have a larger area in the shade
what is the mode of action of penicillin
how do you find the degree of kinship in beetles
what is the scale of a fish made of
explain translation and transcription
what is the median nerve
why does the carpal tunnel hurt
what is the capital of the state with 50 counties
how many degrees of longitude is greenwich at
what is a contour line on a map of the alps
what does a scale of 1 to 25000 tell hikers about forests
why is the gradient of a river steep near its source
how do you read the key of a map
which country has the highest mean rainfall
explain the tropic of cancer
what is a delta and where does the nile have one
why do tectonic plates slip
what is the population density of mongolia like
what is a population pyramid good for
why are there 24 time zones
where is the 38th parallel
what is the index of a book called in latin
how do i conjugate avoir in the present
what is the root of the word telephone
what does the factor in benefactor mean
explain the difference between ser and estar
what is a compound sentence
how many cases does german have
what is a negative sentence in french
translate two thirds of the class was ill into spanish
when do you use the subjunctive
what is the plural of matrix
what does integral part mean in english
what is a fraction of a second as an idiom
is half past three correct in british english
what is a mean person
what does average joe mean
how do i write a formal letter in 120 words
what is an argument in an essay
what is the function of a comma
what does parallel structure mean in writing
how do you divide words at the end of a line
what is a product placement
what does the variable weather do to my mood
how many beats are in a 3/4 bar
what is the interval of a fifth
what is the difference between a whole note and a half note
why is middle c called middle
explain the circle of fifths
what is a triplet in jazz
what does 6/8 sound like
what is a chord progression
what is the scale of d minor
how many strings does a cello have
who wrote the ninth symphony
what is a power chord
what does tempo 120 mean for a drummer
how do i play in the seventh position
how long should i warm up before a 400 m race
what is the angle of a good javelin throw
how many players are on a volleyball team
what does 15 40 mean in tennis
how do i run 5 km faster
what is a set in the gym
how many reps are good for growth
what is the offside line
why is a marathon 42 km
how is the all around in gymnastics scored by judges
what is a double dribble
how do i make my average speed on the bike higher
what do i do about a stitch when running
how many eggs are in an omelette for 3
my phone battery is at 12 percent help
what time is it
how do i split up with my girlfriend
can you order two pizzas for me
which bus goes to the stadium at 5
how do i get rid of a square stain on my carpet
what is the best ratio of milk to coffee
my brother is 2 years older and annoying
what is 4k on a tv
my locker code has 4 digits and i forgot it
how do i negotiate a mean boss
are 8 hours of sleep enough
what does it mean when a friend ghosts you
how do i share photos equally with my family
is it normal to cry over a 6 in french
what is the sum total of a life
how do i factor in time for my hobbies
what is the origin of halloween
is there a formula for happiness
`
  .trim()
  .split('\n');
