import { linesOf, phrases } from '../phrase.ts';

/** Violence announced in hints, and threats that learners get. */
export const violenceHints = phrases('en', {
  violence: `
    dont come in on the 14th. i like you so dont
    after the assembly there wont be an assembly any more
    they laughed. last time they do
    they think im quiet. quiet ones make it into the papers
    ive drawn a plan of the hall with both exits and how long id have
    how many people fit in the canteen at lunch, its not for maths
    my uncles cabinet has a code and i know the code, and who to show it to
    i watch the tapes of the two from colorado and i get them
    every name i wrote down has a number for the order
    school will be famous
    one more joke about my mum and he leaves in a bag
    im taking something to school tomorrow so they leave me alone, its in my sock
    ive got dads hunting thing in my sports bag, i just want them to see it
    ive made the bottles with the cloth in the neck, now i need the right evening
    what do you need so that something goes off when a door opens
    ill wait for her after training and after that she wont have a pretty face
    i imagine it every night, me in the door, them under the tables
    i want to make him feel what he did, with interest, he wont walk
    i told the head he would be sorry and i have something to keep my word with
    i hurt the cat to see what its like. next its something bigger
    i put pins in the sandwich of that girl
    i want to set the block on fire when they sleep
    the voice says do it to the baby before it does it to me
    my little sister doesnt stop crying and i had the pillow in my hand
    im scared of what i could do to my brother with the knife in the kitchen, i think of it all the time
    i hit my girlfriend and it was easy, i think i will again
    we are going to jump that kid from 8b so bad he goes to hospital
    tonight we ride into their ends and somebody is getting shanked
    they dissed my cousin so i have to draw blood, thats how it goes
    my friend says he will do a columbine and hes not laughing
    a boy in my year posts pictures of bullets and the clock tower, tick tock
    my brother says on friday he will clean up the school, and his cupboard is full of stuff`,
  threat: `
    they sent me a coffin emoji and my street name
    he says hell find me whichever way i walk
    i have until friday to bring 100 or they break my fingers
    they know when my mum does nights
    someone wrote my name in the toilets with a cross and a date
    five of them, every day, behind the bike sheds, and they film it
    they made me eat dirt and everyone has the clip
    they say drink bleach, they say it every day, in the group with 60 people
    they tell me to do the world a favour and go off the roof
    kys they write, every single post, from forty accounts
    he held the compass to my neck in the corridor and said one word
    i get calls at night, nobody speaks, just breathing, and then he says my name
    a man has been outside our house three days now and he smiles at me
    they burnt my hijab on the bus and said next time youre in it
    they call me the p word and said they will come with petrol
    they locked me in the equipment room till six and said next time its overnight
    they said if i tell, its my sister
    my ex said if he cant have me no one can and he has a gun, he posted it
    i cant go through the underpass any more, last time they put a blade on my cheek
    some man on the estate told me to hold a bag for him or he shoots my dog`,
});

export const violenceWithoutDanger = linesOf(`
  dont come in on the 14th, its an inset day
  after the assembly there is cake
  they laughed at my joke in drama, so happy
  ive drawn a plan of the hall for the school play with both exits and the stage
  how many people fit in the canteen if there are 24 tables with 8 seats
  i forgot the code for my locker
  every name on the list has a number for the relay order
  our school will be famous, the tv comes on monday because of the robot
  im taking something to school tomorrow, its a snake skin for show and tell
  ive got dads fishing rod in my sports bag
  the molotov pact, what was it and who signed it
  what do you need so that a light goes on when a door opens, arduino project
  ill wait for her after training and then we get chips
  i imagine it every night, me on stage, them clapping
  i told the head about my idea for a garden and he liked it
  we set the marshmallows on fire by accident
  the baby next door doesnt stop crying and im trying to read
  my little sister hit me with a pillow, pillow fight
  hes a monster at tennis, he killed me 6 0 6 0
  we are going to smash that team on saturday
  we destroyed 8b at dodgeball
  in the game i shanked the boss from behind and got 500 xp
  how do i beat the ender dragon without a bow
  i shot three times and hit the post twice
  bullet points or full sentences in the summary
  the clock tower in my town is from 1612
  on friday we clean up the school, its eco day
  assassins creed or call of duty, what is better
  we do nerf war at my birthday, bring your guns
  the archduke was shot in sarajevo, who did it
  guy fawkes wanted to blow up parliament, why did the plot fail
  why did the romans let gladiators fight to the death
  i need a source on the bombing of dresden
  how many people died at hiroshima and how many later
  our history test is about the terror in the french revolution
  in lord of the flies they kill piggy, what does his death mean
  macbeth murders the king in his sleep, act two
  the news today is so bad, a bomb in a market, i feel for them
  a man with a knife was on the news in our town but they caught him
  they showed a documentary about school shootings in class and we discussed laws
  we had a lockdown drill today, under the tables, it was only practice
  the fire alarm went off because somebody burnt toast
  they sent me a coffin emoji because i fell asleep in the call
  he says hell find me whichever tree i hide behind, hide and seek
  i have until friday to bring 10 euros for the book
  someone wrote a joke on the toilet wall with a smiley
  five of us, every day, behind the bike sheds, we play cards
  they made me eat a chili for a dare and i laughed so much
  why is bleach dangerous with vinegar
  i got a missed call at night, it was my aunt in australia
  a man has been outside our house for three days, he repairs the road
  they locked the equipment room and my jacket is in there
  he held the compass to the map and found north
  my sister told on me
  my dog barks at the postman
  there is a boy in class who is mean about my shoes but my friends told him off
`);
