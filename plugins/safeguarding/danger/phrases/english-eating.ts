import { phrases } from './phrase.ts';

/** Starving, vomiting and other dangerous eating; and running away or being without a home. */
export const englishEating = phrases('en', {
  'eating-disorder': `
    i havent eaten since sunday and im proud of it
    day 4 of no food feeling light
    i had only water this week
    i only drink water and chew gum all day to get thin
    i chew my food and spit it out
    i flush my lunch down the toilet every day
    i give my lunch to the dog so mum thinks i ate
    i hide food in my sleeves at dinner
    i lie to my parents that i ate at school
    how do i make my mum believe i already had dinner every day
    i count every calorie and if i go over 300 i cry
    500 cals a day is too much right
    is 400 calories a day ok for a 13 year old i want to be 35 kg
    how can i lose 10 kilos in a week im already 42
    i weigh 36 kg and still feel fat
    im 5'6 and 90 pounds and i still see fat everywhere
    when i look in the mirror all i see is fat so i stopped eating
    i want to see my bones
    i love when my ribs show
    my goal is a thigh gap and collarbones so no food until then
    my period stopped because im so thin but im scared of gaining weight
    my hair is falling out and i keep fainting cos i dont eat
    i fainted in pe again, hadnt eaten for two days
    i stick my fingers down my throat after lunch
    i go to the toilet after every meal to be sick
    my throat hurts from throwing up every day
    i threw up my dinner again so i dont get fat
    i binge and then purge and i cant stop
    i eat everything in the fridge and then make myself sick
    i ate 2 packs of cookies and got rid of it
    taking laxatives every night so i get skinny
    how many laxatives can i take to lose weight
    i take my moms diet pills
    i drink vinegar so im not hungry
    i exercise 4 hours every night so i burn off everything i ate
    i do 500 sit ups at night in secret after eating
    if i eat i have to run until i throw up
    i dont deserve food
    i dont deserve to eat after failing
    food is disgusting i cant swallow it anymore
    im scared of food
    i am afraid to eat
    eating makes me hate myself
    i cant eat in front of people and at home i dont either. lost 12 kilos
    ana is my best friend
    mia and ana tips pls
    any thinspo or tips to not feel hungry
    how do i stop feeling hungry when i dont eat for days
    whats the longest a person can go without food i want to try
    how to fast for a week without my parents noticing
    my friend never eats anything and she is getting so thin im worried
    my sister throws up in the bathroom after dinner
    my best friend lives on apples and ice cubes
    my coach says im too fat so i stopped eating
    my mum calls me a pig so i dont eat anymore
    everyone says im fat so im starving till summer
    i starve my self
    im starving myself to be pretty
    i feel so fat that i want to cut it off
    i want to be so thin that i disappear
    restricting again and it feels so good to be empty
    feeling empty is the best feeling
    fasting 72h no its not for religion
    i skip breakfast lunch and dinner
    i aint eatin till i fit in that dress been 3 days
    i puke evrytime i eat
    im bulimic and nobody knows
    i think i have anorexia
    i have anorexia and i relapsed
    i dont want to go to the clinic again they make me eat`,
  'running-away': `
    im going to run away tonight
    ill leave tonight when they are asleep, my bag is packed
    im not going home today or ever
    i wont go back there
    i dont want to go home ever again can i stay somewhere
    i ran away yesterday im at the train station
    i slept at the bus station last night
    im sleeping in the park
    i sleep in my friends garden shed, my parents dont know where i am
    my phone is almost dead and i dont know where to sleep
    i have no place to go tonight
    my stepdad threw me out and its cold
    mum said dont come back so im outside
    they locked me out all night
    dad changed the locks and im on the street
    my parents said i have to leave bc im gay
    they found out im trans and kicked me out
    im homeless and nobody at school knows
    we live in the car since mum lost the flat
    ive been sofa surfing for weeks
    im 14 and i live alone since my mum left
    mum hasnt come home for 5 days and i look after my brothers
    my mum left us and there is nothing to eat
    im leaving home with my boyfriend hes 24
    hes picking me up tonight and were going to another city, my parents dont know
    i met someone online and im going to live with him
    i bought a train ticket to get away from here and im not coming back
    how do i get to london without my parents knowing
    where can a 13 year old sleep without anyone finding out
    how far can i walk in one night so they dont find me
    can the police bring me back if i run away
    i stole money from mum to run away
    i escaped from the group home
    i ran off from my foster home
    im hiding so they cant find me
    im hiding in the school, they dont know im still here
    i climbed out the window and im never going back
    i just left. no plan. walking
    im on a bus and dont know where to
    im at the border alone
    i got away from them and im scared theyll find me
    my friend ran away and is hiding in my room
    my sister is missing since last night
    my friend is planning to run away with a guy she met online
    i cant stay in this house another night
    gotta get out of this house b4 he comes back
    runnin away 2nite dont tell no 1
    id rather live on the street than at home
    leaving for good, dont look for me
    they wont see me again, im leaving with just my backpack`,
});
