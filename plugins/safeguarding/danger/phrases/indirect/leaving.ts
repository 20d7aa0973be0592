import { linesOf, phrases } from '../phrase.ts';

/** Plans to leave home, and being out already, without the words run away. */
export const leavingHome = phrases('en', {
  'running-away': `
    ive got my bag under the bed and the bus is at 5:40, they get up at 6
    by the time they read this im on the ferry
    i left a note on the fridge and turned my phone off, now im at a petrol station and its dark
    going to hitch to my dad, its 300 km, mum doesnt know where he lives and i do
    how do i stop my phone from showing where i am, i dont want them to find me
    what do you need to sleep outside when its 3 degrees
    is it warmer in a stairwell or in a car park
    how long till they start looking for somebody, 24 hours or 48
    can they make you go back if you are 14 and dont want to
    which towns are far enough that nobody knows me
    took 200 from mums purse for the ticket, i feel bad but i have to get out
    im done with this house. tonight window, fence, gone
    i wont come home from the trip, when the coach stops ill just not get back in
    walked out after the shouting, its 2 am, my socks are wet and i dont know the way
    ive slept at four different friends this week, their parents are starting to ask
    ive been sleeping in the laundry room of our building since dad changed the locks
    mum put my clothes in bin bags on the drive and said dont come back
    they told me to go because i like girls, im sitting at the station with a suitcase
    i can shower at school and the library is open till eight, nights are the problem
    kinda living in a tent behind the sports hall rn
    me and jess are leaving on friday, her cousin has a van, dont ask where
    my boyfriend is 19 and i move in with him tonight, my parents think im in bed
    i jumped out of the group home window, not going back in there ever
    the care home will notice at 10 pm that im not in my room. by then im in manchester
    i have 34 pounds, some bread and a map. think that will do
    ill cut my hair and say im 18, they wont recognise me
    i crossed the border with a man from the lorry, i dont know where i am
    they will be sorry when my bed is empty in the morning
    nobody at home would notice for days if i took off so i might as well take off
    i just want to walk until nobody knows my name
    im never setting foot in that place again, i dont care if i freeze
    what jobs can i do at 13 where nobody asks questions, i need to live on my own
    i rode the night bus till the end and back, third time this week, its warm
    can i stay in the school over the holidays if i hide well
    my friend wants me to hide her in our shed from her parents, she has been there since yesterday
    my brother climbed out of the window last night with his rucksack and his phone is off
    my best friend said she is going to vanish this weekend and gave me a number to call if she doesnt write by monday
    a girl in my class hasnt been home for three nights, she sleeps at the bus station, she made me promise to be quiet`,
});

/** Journeys, moving house, camps, walks and stories of people who leave. */
export const leavingWithoutDanger = linesOf(`
  ive got my bag under the bed and the bus is at 5:40, school trip, so excited
  by the time you read this im on the ferry to ireland with my family
  i left a note on the fridge for mum that im at football
  going to my dad for the weekend, its 300 km by train
  how do i stop my phone from showing where i am on photos
  what do you need to sleep outside when its 3 degrees, we camp with the scouts
  is it warmer in a cave or in a tent, for science
  how long till the library opens
  can they make you wear a tie if you are 14
  which towns are far away from here, 100 km or more, its for map skills
  i have 200 from my birthday for the ticket to the concert
  we are done with this house, on friday we move to the new one
  i wont come home from the trip till nine, the coach is stuck
  walked out of the cinema because it was so boring
  i slept at four different friends this summer, best holidays ever
  dad changed the locks because i lost my key again
  mum put my old clothes in bin bags for the charity shop
  im sitting at the station, my train is late, can we do some maths
  i can shower after training, the sports hall is open till eight
  we have a tent behind the house and sleep in it rn, all five cousins
  me and jess are leaving on friday for the exchange, her aunt has a van
  my brother is 19 and moves into a flat with his girlfriend
  the cat jumped out of the window and came back for dinner
  i have 34 pounds, how many books at 4.50 can i buy
  ill cut my hair and nobody will recognise me on monday
  we crossed the border to italy by car and i didnt even notice
  the dog took off and came back wet
  i just want to walk around the lake and read
  im never setting foot in that shop again, their ice cream is awful
  what jobs can i do at 13, like a paper round
  i rode the bus till the end and back because i fell asleep
  can i stay in the school library over lunch
  we hide my cousin in our shed when we play
  my brother climbed out of the window because he forgot his key
  my best friend moves to another town this weekend and i will miss her so much
  a girl in my class hasnt been here for three days, she has the flu
  in the book the boy runs away from home and lives with wolves
  huckleberry finn leaves his father, why is that chapter so sad
  the refugees left their houses at night with one bag, we read about it in history
  my great grandmother fled on foot with her mother in 1945
  my family left syria when i was five and now we live in cologne
  the run away train in the maths problem goes 90 km/h
  he ran away with the ball and scored
  our dog ran away at new year because of the fireworks
  lets run away to a beach, this week is so long haha
  i want to live on my own when i am 18 and have a parrot
  escape rooms are so fun, we got out in 43 minutes
  when do young birds leave the nest
  i leave for camp tomorrow, bye for now
  my rucksack is too heavy, what should i take out for the hike
`);
