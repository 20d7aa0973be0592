import { linesOf, phrases } from '../phrase.ts';

/** Eating disorders in signs, rules and numbers. */
export const eatingSigns = phrases('en', {
  'eating-disorder': `
    i run the tap so they dont hear me after dinner
    i know which toilets at school nobody goes to, thats where lunch goes
    my knuckles are sore and my teeth hurt from it and i still do it after every meal
    after cake i do what i have to do, then i feel clean
    two fingers and its all gone, no one knows
    i put water bottles in my pockets when the nurse puts me on the scale
    i drink two litres before the weigh in so the number is ok
    mum thinks i ate, the dog ate
    i cut the food very small and move it round till they stop looking
    my lunch is in the bin before first period
    ice cubes and mustard, thats today
    black coffee til 6 then an apple if ive been good
    i am scared of rice. i am scared of bread. dont laugh
    if its over 40 i cry and dont drink either
    i have 5 safe foods left, last month it was 9
    i stand up the whole day because sitting makes you fat
    i do 600 sit ups in the dark when they are asleep and if i lose count i start again
    i want my thighs to not touch. whatever it takes
    i want to see every rib like she has in the video
    my hip bones hurt on the mattress and im proud
    i havent had my period since last summer and honestly good
    there is fur on my arms and my nails are blue, still not small enough
    i faint when i stand up but the number went down so its worth it
    everyone compliments me. they dont know i havent had a real meal since half term
    i earned dinner by running 12k, otherwise no
    my app says 480 today and i feel like a pig
    ate a whole family pack at night and then the other thing
    i ate everything in the kitchen, everything, and then made it come back
    i found mums slimming pills, i take three instead of one
    i buy those teas that make you go, i take double, my belly hurts so bad
    how many of those laxy tablets is safe if one doesnt work any more
    looking for an ana buddy, no judgement, we check in each night
    need meanspo, call me fat pls
    how to tell your body you arent hungry for 72 hours
    which day of a fast does the hunger stop
    how little can you have without landing in hospital
    how do models get through a day on just cotton wool
    my friends mum wants to invite me for dinner, how do i get out of eating without her asking
    i wear three jumpers so nobody sees how much i lost
    they want to put the tube in again, i wont let them
    i just came out of the clinic and im already back to nothing a day
    my coach says two kilos less or im out so i live on cucumbers and spit in a cup
    wrestling: i sit in the sauna in a bin bag and dont drink for two days, i blacked out yesterday
    boys dont get this i know but i chuck up every protein shake, im terrified of fat
    my sister hides her dinner in her sleeves and her legs are like sticks
    my friend goes to the loo after every lunch and comes back with red eyes, she lost like 15 kilos
    my cousin only eats grapes and shes so cold all the time, her hair is coming out in her brush
    she collapsed in pe and told them low blood sugar but i know she hasnt touched food in days
    i look at food videos for hours so that i dont need to have any
    thin or nothing, thats how i feel
    i feel disgusting with anything in me`,
});

/** Food, sport, illness and weight in harmless words. */
export const eatingWithoutDanger = linesOf(`
  i run the tap until the water is warm, is that bad for the environment
  my teeth hurt, i have an appointment at the dentist
  after cake we played musical chairs
  two fingers of flour is what my grandma says, no scales
  i put water bottles in my bag for the hike
  you should drink two litres a day, is that true
  the dog ate my lunch, for real this time
  cut the onion very small and move it round the pan
  my lunch is in my bag, maths first
  ice cubes melt faster in salt water, why
  mum drinks black coffee till noon, then she is nice
  i am scared of spiders. dont laugh
  i have 5 euros left, last month it was 9
  my uncle stands all day at work and his legs hurt
  i do 60 sit ups every morning for the swim team
  how many ribs does a human have, is it 12 pairs
  my hip hurts since the dance competition
  the biology chapter about the period is on page 80
  cats have fur on their paws, why
  i felt dizzy when i stood up too fast, is it the blood pressure
  everyone complimented me on my presentation
  i earned dinner by winning the bet against my dad, he paid
  my step counter says 4800 today
  we ate a whole family pack of popcorn at the cinema
  i was sick after the roller coaster and my friends laughed
  i threw up on the ferry because of the waves
  i had a stomach bug and couldnt eat for a day, better now
  my baby brother spits out his carrots
  dad takes tablets for his stomach, once a day
  what does laxative mean, its in a crossword
  ana is my best friend in class, she has the desk beside me
  mia and ana are doing the presentation with me
  how long can a camel go without food and water
  how many days can a snake fast after a meal
  ramadan starts next week and i fast for the first time, my mum makes dates and soup in the evening
  i am fasting today like my family, when is sunset
  i gave up chocolate for lent and it is hard
  how do astronauts get through a day without bread
  my friends mum invited me for dinner, what does one say in french for thank you
  i wear three jumpers because the heating in our school is broken
  i just came back from the dentist and im not allowed to eat for two hours
  no food before the blood test tomorrow, boring
  my coach says more pasta before the race
  in boxing you have weight classes, how heavy is a flyweight
  my sister hides her broccoli in her sleeves, mum always finds it
  my dog lost two kilos and the vet was happy
  my cousin is vegetarian and only eats cheese pizza
  my cousin has diabetes and has to weigh her food
  i am allergic to nuts so i read every label
  i look at baking videos for hours and then make brownies
  calories are a unit of energy, how many joules are in 480 calories
  a recipe for 4 needs 300 g rice, how much for 6
  i want to get stronger for rugby, what should i eat for breakfast
  my bmi homework: 45 kg and 1.55 m, is my calculation right
  the caterpillar eats everything and then stops before it becomes a butterfly
  i am so hungry i could eat a horse
  starving!! when is lunch
`);
