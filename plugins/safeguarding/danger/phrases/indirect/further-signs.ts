import { linesOf, phrases } from '../phrase.ts';

/** More of each kind of danger, told in passing or without its usual words. */
export const furtherSigns = phrases('en', {
  suicide: `
    i gave all my manga to the library today, ill have no use for them
    my cat lives with my cousin now. i made sure everyone is looked after
    i told mum which songs i like in case she ever has to choose
    ive been tidying up my life so nobody has to do it for me
    i paid back everyone i owe, so theres nothing left open
    i said a proper goodbye to my nan and she didnt realise
    today i hugged everybody a bit longer, they dont know why
    i unfollowed everyone and emptied my phone, that way its less for them to find
    no point buying me the new school shoes, they will only be worn for a week
    i dont need a summer job because summer isnt happening for me
    they talk about next year and i just nod because i wont be in it
    when people talk about the future i feel like they mean someone else
    i cant picture being grown up, there is only black there
    i sleep as much as i can because then i am not here
    i wish i could fall asleep and stay that way
    i set no alarm tonight because i hope i dont need one
    being awake hurts, i would like to stop being awake for good
    if i could press a button so that i never was, id press it now
    it would be a relief for everyone, me too
    mum said life was easier before i came along, so i can fix that for her
    my parents fight about money because of me and i know how to make that stop
    nobody would have to drive me, feed me or shout at me. win win
    ive got the note, the place and the day. just the dog to sort out
    i know the code to the roof
    the bridge near our school has a low railing, i measured it with my eyes
    i was standing there for an hour looking down and a lady asked if im ok
    yesterday i climbed over the railing and then climbed back. next time i wont climb back
    i keep thinking how fast the 7:42 comes through
    lately im sitting on the rails after school because its quiet
    i tie things round my neck to see how it feels
    in my head im already gone, the rest just has to follow
    i had my last day of school today but only i know
    can you keep this chat for my mum
    please tell whoever reads this that it wasnt their fault
    i hope there is maths in the other place lol. bye
    you cant help me, but it was nice learning with you. really. take care
    its fine, in two days i wont have any problems any more
    i have decided. thats all im going to say
    im only here till my brothers birthday, i dont want to ruin it for him
    i was in hospital in spring because i tried, and everyone thinks its over now
    the last time they found me in time. im picking a better time now
    i think about not being here every single day and it used to scare me but it doesnt any more
    i dont have the energy to stay for other people`,
  'self-harm': `
    i have a little box in my room with everything in it, wipes, blades, plasters
    after a bad mark i go to the bathroom and lock the door and you can guess
    it started with a scratch and now i need more of it to calm down
    when everything is too loud inside i make it quiet with the scissors
    i hide the tissues at the bottom of the bin so mum wont see the red
    i only feel real when i see it run down my arm
    i wear my watch on the side where the lines are
    the school nurse wants to look at my arms on monday and i dont know how to get out of it
    summer is coming and my thighs look like a map
    i press hot hair straighteners on my leg when im angry with myself
    i scrubbed my skin with the wire sponge until it was raw because im dirty
    i starve and slap myself when i dont get the grades, its a deal i have with me`,
  overdose: `
    i have been collecting the tablets from my operation instead of taking them
    the cupboard in our bathroom is full and i keep opening it and counting
    i looked up how many of mums nerve tablets is dangerous and i have twice that
    it says max 8 a day on the box, i had 8 times two and a half
    i drank half the bottle from the cleaning cupboard, should i be worried
    im sitting here with an empty packet and a bad feeling
    my stomach is on fire since i took what was in grandads box
    i wanted to sleep through the weekend so i took six of the strong ones, i feel strange and my lips are numb
    my brother ate all the vitamins and heart tablets out of the dispenser, hes four
    what happens if someone takes a months worth in one go, and they are 14`,
  abuse: `
    when dad comes in i can tell from the keys what kind of evening it will be
    i make my little brother wear headphones so he doesnt hear it
    i tell everyone im clumsy. im not clumsy
    we say mum slipped in the shower, we say it a lot
    i have to stay in my room till the marks are gone, then i can go to school again
    im not allowed to get changed with the others because of what they would see on me
    he always waits until my mum is on the late shift
    my stepbrother gets into my bed and says i want it
    my uncle likes when i sit with him under the blanket and i hate it
    he said nobody would believe a girl like me
    i told mum what he does and she slapped me for lying
    i shower three times a day since it happened
    the babysitter takes pictures of us in the bath, she says its for my parents
    grandpa gives me money afterwards
    nobody has cooked at ours since mum got the new boyfriend, i live on crisps
    im nine and i look after the twins at night because they work or i dont know where they go
    i wore the same clothes for two weeks, there is no washing powder and no one cares
    the dentist said my teeth are rotten and dad said he wont pay
    they go to the pub and leave us in the car till its dark
    i have to beg in front of the station and the money goes to them
    she makes me stand in the cold yard without shoes when i wet the bed
    if i dont finish the housework she burns my things, then my hand
    dad pushed my head against the wall and now i see funny
    he put a cigarette out on my brother for crying
    mum drinks from when she wakes up and then she throws things, today it was the iron
    theres a hole in my door from his foot
    i would rather be at school all night than go home on a friday
    weekends are the worst, monday im safe again`,
  grooming: `
    my friend from the app is picking me up after training, he said to leave my phone at home
    he sends me money for school lunches and now he wants a favour
    he says its normal that girls my age have a boyfriend who is grown up
    he wants to be called daddy and gets upset if i forget
    i do what he says on the call because he recorded the first one
    he told me which underwear to buy and paid for it
    we have a code word for when my mum walks in
    he only writes when its night and then the messages are gone in the morning
    he says my parents dont understand me and i should trust only him
    a boy my age i thought, but he has grey hair in the mirror behind him
    an agent wants photos of me from all sides, with little on, and a fee
    he asked for my room number in the hotel on our class trip
    my riding instructor wants to show me something in the hay, only me
    the man from church hugs me too long and texts me hearts
    he wants me to skip the last lesson and get in his van, he is my best friends dad
    he offered me 500 for a weekend with him, im 14 and i need the money
    i told him to stop and he sent me a photo of my own house`,
  threat: `
    im scared of the walk home because of what they promised me
    they said today was just a warning and tomorrow they bring the big ones
    every day i hand over my lunch money or they punch me in the kidneys
    they pushed my head into the bowl and flushed, everyone was filming
    there is an account with my name that tells people to beat me up
    the whole class has a group without me and it is called kill and my name
    they put a dead rat in my locker with my photo
    my ex sits in his car outside and writes i can see you
    a guy put a knife to my belly for my phone and said he knows my school
    if i dont hide the stuff for them they say they come for my gran`,
  'running-away': `
    tonight i take the last train and nobody will see me here again
    i sold my tablet so i have enough for the ticket. one way
    im at the airport by myself and my parents think im at a sleepover
    do hostels take 15 year olds if you pay cash
    i cant go back in there, im going to stay in the woods till they stop looking
    i havent been home since the row on sunday, i wash at mcdonalds
    which bus goes the furthest at night from here
    ive packed, ive written the note, the window is open
    i have a place to stay with somebody i met on the train, no idea what hes called
    they wont let me live there any more so i sleep wherever a door is open`,
  'eating-disorder': `
    i told them i had a big lunch so i dont need dinner, i tell them that every day
    i chew and spit into a tissue so it doesnt count
    i check my wrist with two fingers all day to see if it got bigger
    the mirror is the worst part of the day, i take my clothes off and count whats wrong
    i feel safe when the number is smaller than yesterday, today it wasnt so nothing for me
    a good day is when i only had tea
    i hide food in my napkin and my pockets and then its the birds who eat
    i did two hours on the treadmill because of one biscuit
    i have to throw up the cake before it turns into me
    my mum cries when i dont eat but i cant, its like poison in my mouth
    im in year 8 and i wear age 7 trousers now, finally
    doctor says my heart is too slow because of the weight but i think he exaggerates`,
  violence: `
    when i come back on monday some people are going to wish theyd been nicer
    i keep a list of who laughed and i know where i can get something for it
    im building something in the garage that will make a lot of noise in the canteen
    i read everything about the boys who did it in america and i would do it better
    i want to hold his head under water until he stops moving
    i have a knife in my bag for when she says it again
    i could poison the water cooler and nobody would know it was me
    im going to hurt my baby brother if they leave me with him again, i cant control it
    he stole my girl so tomorrow he loses his eyes
    i bring petrol on thursday, then they can laugh`,
});

export const furtherHarmless = linesOf(`
  i gave all my manga to the library today because my shelf is full
  my cat lives with my cousin now because my sister is allergic
  i told mum which songs i like in case she wants to make a playlist for my birthday
  ive been tidying up my room so my cousin can sleep here
  i paid back everyone i owe, i had 3 euros debt at the kiosk
  i said a proper goodbye to my nan at the airport and she waved till the end
  today i hugged everybody a bit longer because i won the prize
  i emptied my phone so there is space for the videos of the trip
  no point buying me the new school shoes now, my feet grow too fast
  i dont need a summer job because we are in turkey the whole summer
  when people talk about the future tense i get confused
  i sleep as much as i can at the weekend
  i set no alarm tonight because tomorrow is saturday
  if i could press a button so that homework never was, id press it now
  it would be a relief for everyone if the test was moved
  mum said life was easier before we had a puppy, but she loves him
  my parents talk about money because we want a bigger flat
  ive got the place and the day for the party. just the cake to sort out
  the library has a code for the door
  the bridge near our school has a low railing, we drew it in art
  we were standing there for an hour looking down at the seals
  the boys climbed over the fence to get the ball and then climbed back
  the 7:42 is always late
  i tie a scarf round my neck because its freezing
  in my head im already on holiday, the rest just has to follow
  i had my last day of primary school today and cried a bit
  can you keep this chat so i can revise
  it wasnt your fault, the question was badly written
  it was nice learning with you. take care, see you on monday
  in two days i wont have any exams any more
  i have decided. i take spanish instead of latin
  i was in hospital in spring because of my appendix
  the last time they found me in time, i always hide behind the curtain in hide and seek
  i think about my holiday every single day
  i dont have the energy to stay for the last song
  i have a little box in my room with everything in it for sewing
  after a good mark i go to the kitchen and get ice cream
  it started with a sketch and now i need more paper
  i hide the sweets at the bottom of the bag so my brother wont see
  i wear my watch on the left side
  the school nurse wants to look at our eyes on monday
  the map of the river thames goes over two pages
  i burnt my finger on the hair straighteners
  my dad takes the tablets from his operation with soup
  the cupboard in our bathroom is full of towels
  it says max 8 persons on the lift, we were nine
  my stomach is rumbling since ten
  i wanted to sleep through the weekend but my brother plays the trumpet
  what happens if someone forgets his tablet for a day
  when dad comes in i can tell from the smell that he bought chips
  my little brother wears headphones because he makes music
  i am so clumsy, i fell up the stairs
  i have to stay in my room till my measles are gone, then i can go to school again
  my stepbrother is teaching me the bass
  my uncle tells me stories under the blanket fort and i love it
  i told mum what the baby did and she laughed
  i shower twice a day in summer
  grandpa gives me money for every A
  nobody has cooked today so we order pizza
  im looking after the twins for an hour while mum is next door
  the dentist said my teeth are great
  we waited in the car till the rain stopped
  i stood in the yard without shoes, the grass was wet and nice
  theres a hole in my door, the dart missed the board
  weekends are the best, monday is school again
  my friend from the swim club is picking me up after training with her mum
  he wants to be called captain and gets upset if i forget, hes five
  we have a code word for our club
  my riding instructor wants to show me how to clean the hooves
  im scared of the walk home when its dark so my dad comes with me
  they said today was just a warm up and tomorrow the real training starts
  the whole class has a group and it is called cheese
  do hostels take 15 year olds on a class trip
  which bus goes to the zoo from here
  i told them i had a big lunch so i only take soup
  a good day is when i have art and pe
  my gran says tea helps with everything
  when i come back on monday i want to see your puppy
  i keep a list of films who made me laugh
  im building something in the garage that will make a lot of noise, its a drum
  i want to hold my breath under water until i am across the pool
  i have an apple in my bag for when i get hungry
  the water cooler in the corridor is broken again
`);
