import { linesOf, phrases } from '../phrase.ts';

/** Violence, neglect and abuse at home, told sideways. */
export const atHome = phrases('en', {
  abuse: `
    it goes quiet in our house before it goes loud, then my sister and me go under the bed
    he only does it where the uniform covers it
    mum wears sunglasses in winter again
    the neighbours turn up their telly so they dont have to hear us
    my stepdad calls it a lesson. i get a lesson most nights
    i say i walked into a door. ive walked into a lot of doors this year
    the nurse asked and i said skateboard. i dont have a skateboard
    i know its my fault because i spilled the milk but it still hurts to sit
    dad says sorry every time after and buys sweets, then it starts again
    he used the buckle end yesterday
    she makes me hold my hand on the cooker to learn
    she held my head under the tap because i answered back
    i have to kneel on rice till they are done watching the film
    grandma pulls me by the hair through the flat when mum is out
    he threw the plate and it was meant for mum but i was in front
    my brother sleeps with a bat next to him because of dad
    we are not supposed to tell anyone what goes on at ours
    im not allowed to talk to teachers about home any more, she checks my phone for it
    my dad put a camera in my room and gets angry when i cover it
    mums new boyfriend comes in without knocking when im getting changed, always by mistake he says
    he tucks me in and its not like tucking in
    uncle ray stays over on saturdays and i stay awake on saturdays
    when he babysits we play a game i dont like and i have to keep it to myself
    he says all dads do it with their girls
    my brothers friend did something to me at the sleepover and i was pretending to be asleep
    i wake up and hes standing there
    i wear two pairs of trousers to bed
    is it normal that your grandad washes you when you are twelve
    does it count if i didnt say no
    does it count if it was my own cousin and hes only two years older
    it stopped last year but i cant forget what he did when i was six
    i froze and waited until it was over. i never said it out loud
    he bought me the console so i wouldnt tell
    the fridge has ketchup in it and nothing else, since the weekend
    i put water in the cereal. its been just me and my brother since sunday
    she goes out with him and comes back after three days or four
    is it against the law to leave a ten year old and a baby by themselves for the night
    i steal toilet paper from school because theres none at home
    the gas is off and my little sister is cold all the time, mum is asleep from the stuff she takes
    i wash my uniform in the sink, nobody else does
    i found needles on the sofa again and put them up high for the baby
    dad is passed out since yesterday and i dont know if i should do something
    i hide the car keys when hes had a few but he finds me and then its worse
    mum says she should have got rid of me and shows me the door every day
    i eat what the others leave at lunch, at home they eat and i watch
    they keep a lock on the food and i get what they think i earned
    i sleep in the hallway on the floor, the bed is for the good kids
    the foster people tie my door shut from outside at night
    im the only one in the house who gets hit because im not his
    my tooth isnt from football
    i flinched when the teacher waved and everyone laughed. they dont know
    if i cry he gives me something to cry about
    in our family kids get the slipper until they bleed, is that allowed here
    he punched a hole in the wall next to my face and said next time he wont miss
    he killed my rabbit to show me what happens when i talk
    he told me hed put mum in the ground if i ever called anyone
    mum cant breathe when he has her by the neck and i just stand there
    i called the police and hung up, now he wants to know who called
    im typing from the bathroom, he is kicking the door`,
});

/** The same words about families without danger. */
export const atHomeWithoutDanger = linesOf(`
  it goes quiet in our house before the match starts and then it goes loud
  my sister and me go under the bed when we play hide and seek
  mum wears sunglasses in winter because the snow is so bright
  the neighbours turn up their telly for the world cup
  my stepdad gives me a guitar lesson most evenings
  i walked into a door at school and everybody saw it, so embarrassing
  the nurse asked and i said skateboard, i broke my arm at the skate park
  i spilled the milk and mum laughed because the cat was so happy
  dad says sorry every time he beats me at chess and buys sweets
  the buckle on my belt broke yesterday
  she makes me hold the torch when she repairs the cooker
  we put rice on the floor at my cousins wedding, why do they throw it
  grandma brushes my hair and it pulls, i scream every time haha
  dad threw the frisbee and it was meant for mum but i was in front
  my brother sleeps with his bat next to him, he loves cricket that much
  we are not supposed to tell anyone what mum gets for her birthday
  im not allowed to talk in the library
  dad put a camera in the garden because of the foxes
  my brother comes in without knocking when im on a call
  dad tucks me in and reads harry potter in funny voices
  uncle ray stays over on saturdays and we stay awake to watch football
  when he babysits we play a game i like, its called uno
  all dads tell bad jokes to their girls
  at the sleepover i pretended to be asleep and they drew on my face
  i wake up and the cat is standing on me
  i wear two pairs of socks to bed because my room is cold
  is it normal that your grandad snores that loud
  does it count if i didnt say uno
  does it count as a sentence if it has no verb
  i cant forget what he did when i was six, he dressed up as santa and fell into the pond
  the fridge has ketchup in it and nothing else, mum is shopping now
  i put water in the cereal by mistake, still half asleep
  she goes to berlin for work and comes back after three days
  is it against the law to download a song
  theres no toilet paper at school again, the caretaker forgot
  the heating is off till october and my little sister is cold, so she wears my jumper
  i wash my football kit in the machine by myself now
  i found needles on the sofa again, grandma is knitting
  dad fell asleep on the sofa since dinner and snores
  i hide the car keys in a riddle game for my cousins
  mum says she should have got a dog instead of two boys, always joking
  they keep a lock on the biscuits because of my little brother, hes three
  i sleep on the floor when my cousins visit and they get my bed
  my tooth fell out at football, it was loose
  if i cry at films my brother films me
  in the old days kids got the cane at school, when was that forbidden here
  in my grandads time teachers hit children with a ruler, he told me for my interview
  he kicked the ball against the wall next to my face and said next time he wont miss
  i called the wrong number and hung up
  im typing from the bathroom, my sister is kicking the door because she needs in
  my parents shout at the telly when the referee is blind
  mum and dad argue about who takes the bins out
  my dad is strict about screens, one hour a day
  my mum grounded me because i came home late, its fair i guess
  i got told off for breaking a window with the ball
  my brother and i fight over the remote, he always wins
  we wrestle in judo club and i have a bruise on my knee
  my mums a nurse, she tells us about broken arms at dinner
  my foster parents are great, they took me to the sea
  my dad works as a prison guard and comes home late
  dad had an operation on his neck and cant lift me any more
  i stayed home alone for two hours for the first time and made toast
  my step mum makes the best soup
`);
