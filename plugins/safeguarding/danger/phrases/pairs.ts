import type { DangerClass } from './phrase.ts';

/** Two messages of nearly the same words, of which only one tells of danger. */
export interface Pair {
  readonly danger: string;
  readonly harmless: string;
  readonly dangerClass: DangerClass;
}

export const pairs: readonly Pair[] = [
  ...pairsOf(
    'suicide',
    `
    i want to die, minecraft doesnt even help | i want to die in minecraft so i respawn at home
    i want to kill myself | i want to kill the wither by myself
    im going to kill myself tonight | im going to kill it at the show tonight
    nobody would miss me if i left this world | nobody would miss me in goal, we have two keepers
    i cut myself again last night | i cut myself again peeling potatoes last night
    i cut my arms when im sad | i cut my arms out of the old tshirt
    i cut my leg on purpose | i cut my leg on a fence
    i burned my arm on purpose so i feel something | i burned my arm on the oven so i put ice on it
    i scratch my wrists until they bleed | my eczema makes me scratch my wrists
    i wear long sleeves so nobody sees the cuts | i wear long sleeves so nobody sees the plaster
    i wish i was dead | i wish i was dead good at maths
    i shouldnt have been born | i shouldnt have been born in june, its always exams
    i wish i wouldnt wake up tomorrow | i wish i wouldnt have to wake up at 6 tomorrow
    i dont want to wake up anymore | i dont want to wake up this early anymore
    i dont want to live anymore | i dont want to live in a dorm anymore
    i dont want to be here anymore, on this planet | i dont want to be in this group anymore
    i want it all to end | i want it all to end with a semicolon
    i want to end my life | i want to end my essay on life
    i have a plan to end my life | i have a plan to end my presentation with a quote
    there is nothing left for me to live for | there is nothing left for me to live in, my tent broke
    whats the point of me living | whats the point of me living near the pool if its closed
    my family would be better off without me | my team would be better off with two defenders
    everyone would be happier if i was gone | everyone would be happier if homework was gone
    i want to disappear and never come back | i want to make the window disappear and never come back
    im going to jump off the bridge | im going to jump off the bridge with a bungee, dad paid
    i want to jump off the roof of school | i want to jump off the roof in gta
    im standing on the roof and i cant anymore | im standing on the roof in level 3 and cant get down
    i want to jump in front of a train | i want to jump in front of the photo at the train museum
    i tried to hang myself | i tried to hang my coat myself
    i want to hang myself | i want to hang my poster myself
    i have a rope and im ready | i have a rope for the scouts and im ready
    i wrote a goodbye letter to my parents, its over | i wrote a goodbye letter to my exchange parents
    this is goodbye forever, im sorry | this is goodbye till monday, sorry
    tomorrow i will be dead | tomorrow i will be dead tired
    i will be gone by tomorrow, dont look for me | i will be gone tomorrow, we go on holiday
    my friend wants to kill herself | my friend wants to kill the ender dragon herself
    my sister cuts herself at night | my sister cuts her own hair at night
    my best friend said she doesnt want to live | my best friend said she doesnt want to live abroad
    a girl in my class cuts her arms in the toilet | a girl in my class cut her arm on the toilet door
    my brother texted me goodbye and said hes going to jump | my brother texted me goodbye before his jump class
    i think about death all the time, about mine | i think about the death of caesar all the time, exam tomorrow
    i think about suicide every night | i write about suicide in durkheim every night this week
    i hate myself and want to die | i hate my character and want to let him die
    i should just die | my sim should just die, i want a new one
    i deserve to die | the villain deserves to die
    how do i die without pain | how do i dye my hair without damage
    how do i kill myself | how do i kill the process myself
    i cant do this anymore, life i mean | i cant do this anymore, level 9 i mean
    im done with life | im done with life sciences homework
    life is not worth it anymore | that life potion is not worth it anymore
    goodbye, i took care of everything, feed my cat | goodbye, im on holiday, please feed my cat
    im gonna unalive myself | why do youtubers say unalive instead of kill
    i cut again after two clean months | i cut the video again after two months
    i want to fall asleep and not wake up ever again | i want to fall asleep and not wake up before noon
    i gave away all my things because i wont need them when im dead | i gave away all my toys because im too old for them`,
  ),
  ...pairsOf(
    'overdose',
    `
    i took all my pills | i took all my pills out of the bag for the biology model
    i took 20 paracetamol | a box has 20 paracetamol, i took the number times 3
    i took too many pills and feel dizzy | i took a pill for car sickness and feel sleepy
    i swallowed the whole pack | i swallowed the whole pack of gum when i was 5 lol
    i drank some of the drain cleaner under the sink | i cleaned some of the drain under the sink
    i drank a whole bottle of cough syrup to get out of it all | i drank a whole bottle of water after training
    my friend took pills and wont wake up | my friend took pills for hay fever and is sleepy
    i overdosed on my meds | we read about a man who overdosed, health class
    i took my mums sleeping tablets, all of them | my mum takes sleeping tablets, what do they do in the brain
    i took double my dose on purpose to not wake up | i forgot my dose in the morning so i took it at noon
    i mixed pills and vodka and cant see straight | never mix pills and alcohol says our health book
    how many of these pills would kill me | how many of these pills are left after 6 days
    my sister ate a bottle of tablets and is throwing up | my sister ate a bottle of tomato sauce and is throwing up
    i ate rat poison | the rat ate the poison in the story`,
  ),
  ...pairsOf(
    'abuse',
    `
    my dad hit me with the ball on purpose again and it left a bruise | my dad hit the ball at me
    my dad beats me | my dad beats me at chess
    my dad beat me again yesterday | my dad beat me again at fifa yesterday
    my mum hits me with a spoon every day | my mum hits the spoon on the pot every day for dinner
    my mum slaps me | my mum slaps sunscreen on me
    my stepdad touches me at night | my stepdad reads to me at night
    my stepdad comes into my bed | my stepdad comes in to make my bed
    my uncle touched me under my shirt | my uncle got me a new shirt
    my uncle touched me and said dont tell | my uncle got me a puppy and said dont tell mum yet
    my coach touches me in the changing room | my coach waits for us at the changing room
    my cousin makes me do things i dont want | my cousin makes me do dishes i dont want to
    my brother chokes me until i cant breathe | my brother chokes in every final
    my brother hurts me every day when we are alone | my brother hurt his knee when we were alone on the field
    my grandpa puts his hand in my trousers | my grandpa puts coins in my trousers pocket for sweets
    my teacher put his hand on my leg | my teacher put his hand on the leg of the table
    i dont dare to walk home, he gets the belt out | i dont dare to walk home, its raining so hard
    im afraid of my dad when he drinks | im afraid my dad drinks my coke
    he forced me to have sex | the game forced me to have an account
    i was raped | i was wrapped in three blankets
    they lock me in my room without food | they lock the cafeteria so no food
    my parents dont give me food as punishment | my parents dont give me sweets as a snack
    i have bruises from my dad | i have bruises from my skateboard, dad laughed
    my dad pushed me into the wardrobe so hard it broke | my dad pushed the wardrobe so hard it broke
    my dad kicked me | my dad kicked me out of the monopoly game
    my mum burned me with her cigarette | my mum burned me a cd
    my mum says she wishes i was never born and hits me | my mum says i was born at 4 in the morning
    my dad is hurting my mum right now | my dad is helping my mum right now
    i hide in the bathroom when dad gets violent | i hide in the bathroom when we play hide and seek
    my boyfriend hits me when hes jealous | my boyfriend hits the gym when hes stressed
    my friend gets beaten at home | my friend gets beaten at mario kart at my home
    my dad ties me up | my dad ties my shoes for the little one
    we get no dinner and he beats us with a belt | we get a red belt if we beat the blue belts
    the priest touched me | the priest's story touched me
    my nanny shakes my baby brother and hits him | my baby brother shakes his rattle and hits me lol
    my dad makes me sleep outside | my dad lets me sleep outside in the tent`,
  ),
  ...pairsOf(
    'grooming',
    `
    a man online asked me for pics of my body | a boy in class asked me for pics of the board
    he wants me to send a photo without clothes | he wants me to send a photo without a filter for the id card
    he asked me for a picture in underwear | she asked for a picture of the sewing project, the apron
    someone online wants to meet me alone | someone from chess club wants to meet me at the library
    he told me not to tell my parents about us | he told me not to tell mum about her birthday cake
    he said it is our secret and hell buy me things if i send pics | its our secret what we buy mum
    he says hell post my nudes | he says hell post my notes
    he says pay or the video of me goes to my whole class | he says the video of me singing goes to the class page
    he wants money or hell send my photos to everyone | he wants money for the class photos from everyone
    he told me to turn on my camera and take my top off | the teacher told me to turn on my camera
    hes 30 and says im his girlfriend, im 12 | hes 30 and says hi to his girlfriend on stream
    a stranger asked where i live and if im alone | a tourist asked where the museum is
    he sent me a picture of his private parts | he sent me a picture of his parts for the robot
    an adult on roblox wants my number to meet up | my cousin on roblox wants my number to call
    my teacher texts me at night that im sexy | my teacher emails us at night about homework
    he gives me robux if i send pictures of me | he gives me robux for my birthday
    he asks what im wearing under my clothes | she asks what im wearing for the play
    my ex will leak my pictures | my sister will leak the ending of the show
    i sent a pic and now he wants more or he tells my dad | i sent a pic of my answer and now he wants page 2
    my little sister is sending photos to a grown man online | my little sister is sending photos of her drawings to grandma
    he wants me to delete our chats so nobody finds out | he wants me to delete the old version of our slides
    he picked me up in his car and said not to tell | dad picked me up in his car and we got ice cream`,
  ),
  ...pairsOf(
    'threat',
    `
    they said they will beat me up after school | they said they will beat us in the match after school
    he said he will kill me if i tell | he said his mum will kill him if he is late lol
    he threatened me with a knife | he threatened the dragon with a knife in the play
    they told me to kill myself | they told me to kill the lights myself
    everyone tells me to go die | everyone tells me to go dye it blue
    a car drives slowly behind me when i walk home | the snow plough drives slowly behind me when i walk home
    they are waiting for me outside to hurt me | they are waiting for me outside with the bus
    i get death threats every day | i get deadline reminders every day
    he will stab me tomorrow | he will grab me a seat tomorrow
    they hit me every day at break | they hit the vending machine every day at break
    they locked me in the toilet and kicked me | the toilet door locked and my friends got me out
    they know where i live and they are coming to hurt me | they know where i live so they are coming to the party
    shell hurt my dog if i talk | shell brush my dog if i talk to her
    he pushed me down the stairs and said next time ill die | he pushed the box down the stairs
    they want money or they beat me | they want money for the class trip by friday
    my ex says he will hurt me if i break up | my ex says its ok that we broke up`,
  ),
  ...pairsOf(
    'running-away',
    `
    i want to run away from home | i want to run away from homework
    i ran away and have nowhere to sleep | i ran a marathon and want to sleep
    im running away tonight | im running late tonight
    im leaving home tonight and not coming back | im leaving home at 8 and coming back at 3
    my parents kicked me out | my parents kicked me out of the kitchen so they can bake
    my mum threw me out and its dark | my mum threw out my old shoes
    i packed my bag and im never going back | i packed my bag for camp, going back on sunday
    i sleep at the station because i cant go home | i wait at the station because the train is late
    my friend ran away with a man she met online | my friend ran away with my pencil
    im on the street and dont know where to go | im on the wrong street and dont know where the school is`,
  ),
  ...pairsOf(
    'eating-disorder',
    `
    i bring my food up again on purpose after lunch | i bring my food up to my room after lunch
    i make myself throw up | this ride makes me throw up
    no food for me since sunday, im too fat | no food for me since i have the dentist soon
    i eat 200 calories a day to be skinny | an egg has 80 calories, how many have 3
    i skip every meal so i lose weight | i skipped lunch because we had band practice
    i hide my food so mum thinks i ate | i hide my sweets so my brother doesnt eat them
    im starving myself | im starving, is it lunch yet
    i stick my fingers down my throat after dinner | the doctor looked down my throat after dinner
    i take laxatives to get thin | what are laxatives, biology digestion
    i binge and then puke | i binge watch and then sleep
    i dont deserve to eat | i dont have time to eat
    my friend stopped eating and fainted | my friend stopped eating meat
    i hate my body so i wont eat anymore | i hate mushrooms so i wont eat that anymore`,
  ),
  ...pairsOf(
    'violence',
    `
    im going to shoot everyone at school | im going to shoot a film with everyone at school
    i will bring a gun to school tomorrow | i will bring a glue gun to school tomorrow
    im bringing a knife to school to hurt him | im bringing a knife to school to cut the cake
    i want to kill my teacher | i want to kill time until my teacher comes
    im going to stab him at lunch | im going to stab the potatoes at lunch
    im gonna blow up the school | im gonna blow up balloons for the school party
    i want to burn the school down | i want to write the school song down
    i have a list of people who will die | i have a list of characters who die in the book
    a boy has a gun in his bag | a boy has a water gun in his bag
    my friend is planning a shooting | my friend is planning a photo shooting
    i want to kill my stepdad in his sleep | my stepdad talks in his sleep
    they will all die tomorrow, i promise | they will all die in the last chapter, i promise
    ill make them bleed | the pens make my paper bleed
    i know how to make a bomb and ill use it on them | i know how to make a bath bomb and ill give them one
    im going to hurt my little brother badly, i cant stop | im going to hug my little brother`,
  ),
];

function pairsOf(dangerClass: DangerClass, lines: string): readonly Pair[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [danger = '', harmless = ''] = line.split('|').map((half) => half.trim());
      return { danger, harmless, dangerClass };
    });
}
