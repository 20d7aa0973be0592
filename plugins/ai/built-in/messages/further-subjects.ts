/**
 * A hundred messages about other subjects, and a hundred that ask for a lesson in casual words, written before the tutor
 * was run on any of them. Its word lists were improved with the first fifty of each; the others measure the effect.
 */
export const furtherSubjects: readonly string[] = `
what does the mitochondria do
why is the rate of respiration higher after running
what is the power of the pope
who sat at the round table of king arthur
what does angle mean in photography
explain the volume knob on an amp
what chart was abba number one on
how do i set up a tent
what is the function of the kidneys
what is the product of burning methane
how do i chart my periods
why does the tooth root hurt
what does mean girls teach
what is the average lifespan of a hamster
which expression did mona lisa have
what is the solution to climate change
how do i balance my diet
what is the degree of a burn
whats a negative ion
why are positive charges attracted
how do i power wash a patio
what is interest in a savings account in islam
how is sampling done in hip hop
what are mixed martial arts
how do i train a puppy to sit
what is the model t ford
explain the scale on a map of the alps
how many sides did ww1 have
why did the scots lose the battle of culloden
which factors led to the fall of rome
what is the base of a nucleotide
how do i solve a conflict with my flatmate
what is a prime rib
explain rational choice in politics
what is the range of a snow leopard
what variable stars are there
how does a token economy help in psychology
what is the mode of transport in venice
explain a line graph of enzyme activity
why is the order of adjectives fixed in english
what is parallel evolution
what is the unit of current
what is fractional distillation
what is the concentration of salt in the sea
how do i root my android
write me a haiku about percentages
what tense is i have gone
my code says index out of range how do i fix it
how do i make a table in html
how do i declare a variable in rust
what is a set piece in football
what is the net force on a falling book
how do plants bias their growth to light
what is the mean arterial pressure
who were the cubists and their figures
what are the roots of jazz
how many octaves is a piano
explain the division of labour
why did the union and the confederacy fight
what is the greatest common good in utilitarianism
how do i read sheet music in 6/8 time
what is the proportion of oxygen in air
what is an average rainfall for scotland
what is the surface area of the lungs
what does a decimal classification mean in libraries
explain the positive feedback in hormones
what is the probability cloud of an electron
is the square root of a carrot a thing
how do neural pathways form in babies
what is the training of a samurai
what is a false memory
how is a decision made in the senate
what are conditional tenses in french
what is the third conditional
which is the longest chain of mountains
how big is a third degree burn
what is the pattern of migration in geese
what is the sequence of a dna strand
how do codes work in the bible
what is the median nerve
how can i multiply my followers
what do percent proof numbers on vodka mean
who invented the binary star theory
when was the equal pay act
what is the slope stability of a dam
how do i convert a pdf to word
when did the exchange rate mechanism collapse
what is the volume of blood in a body
what is a plane tree
what is a compound in chemistry
explain the simple past
what does area 51 hide
how does the sample size of a dress work
what is a cube of stock
how do cells divide
what is the order of the phoenix
how is steel strength tested
what is the balance of power in europe
explain the greenhouse effect with a graph
how do vectors carry malaria
`
  .trim()
  .split('\n');

export const casualRequests: readonly string[] = `
yo whats a fraction again
percentages are killing me can u explain
how do u do ratios
cant remember how to add fractions
teach me about negative numbers
i forgot what median is
whats the diff between mean and mode
explain probability like im ten
what even is a square root
how does pythagoras go
i need help with linear equations
quadratics?? help
what do they mean by slope
how to factorise stuff
powers and exponents pls
standard deviation explained simply
whats correlation again
can you go over inequalities
i dont really get functions
simultaneous equations how
how do i work out the area of a circle
volume of a box how
what are angles in a triangle
rounding to decimals how does it go
order of operations pls
what is a prime number
how to find the lcm
decimals to fractions how
percent increase how do u do it
simple interest explain
what is a neural network lol
how does machine learning even work
tell me what overfitting is
what is training data for
why do ai models hallucinate
what is a token in an llm
what is bias in ai about
explain decision trees
whats supervised learning
precision vs recall i always mix them up
contrapositive what was that
what is a syllogism
correlation vs causation pls
explain the critical path
whats a control group
how do samples work in stats
expected value in plain words
what is exponential growth
how do i divide fractions
i want to learn about ratios
remind me what a denominator is
how do percentages work in shops
mean median mode im lost
what is a ratio in simple words
what is probability really
how do you solve equations with x
i dont understand algebra equations
what does gradient of a line mean
slope of a line pls
how to multiply fractions
show me dividing decimals
how do negative times negative work
how do you square a number
how do i find the percentage of a number
how do i reverse a percentage
help me with area
what is perimeter
angles on a straight line
how to find volume
pythagoras theorem pls
speed distance time help
what is a rate
conversion of units help
how do i convert km to m
what are prime factors
highest common factor explain
significant figures?
estimating how does that go
what is an average
range in statistics what is it
outliers what are those
what is a scatter plot
how do i read a histogram
independent events explain
what is conditional probability
what is a sequence in maths
arithmetic sequences pls
what is a function in maths
graphs of functions help
completing the square how
what is the quadratic formula
what is reinforcement learning
clustering in ml
what is a confusion matrix
what is gradient descent
difference between ai and machine learning
what is a test set
what is a prompt
what is logic
if then statements explain
`
  .trim()
  .split('\n');
