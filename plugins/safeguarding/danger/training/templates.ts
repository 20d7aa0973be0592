import type { TrainingClass } from './example.ts';

/** Fillers of the templates' slots, separated by `/`. An empty filler omits the slot. */
export const slots: Readonly<Record<string, string>> = {
  me: 'i/im/i am/i really/i just/i think i/idk i/honestly i/lately i/sometimes i/i kinda/i legit',
  want: 'want to/wanna/rly want to/just want to/need to/wish i could/would rather/am going to/gonna/plan to/am planning to/am about to/decided to/have decided to/keep wanting to/think i will/am ready to/might/tried to/almost tried to',
  thinking: 'thinking about/thinking of/planning/imagining/dreaming of/obsessed with/scared of/reading about/googling',
  die: 'die/be dead/kill myself/kms/end it/end it all/end my life/not exist/stop existing/disappear forever/be gone/not wake up/never wake up again/unalive myself/take my own life/leave this world/jump off a bridge/hang myself/jump in front of a train/overdose/drown myself/shoot myself/slit my wrists/sleep forever/not be alive anymore/go to heaven early/be with grandma in heaven',
  dying:
    'dying/killing myself/ending it/ending my life/suicide/jumping/hanging myself/an overdose/not being alive/jumping off a roof/taking all my pills/my own funeral/not waking up/disappearing for good',
  soon: '/tonight/tmrw/tomorrow/on friday/after school/this weekend/right now/soon/when everyone is asleep/after the exam/before my birthday/next week/today/on monday',
  really:
    '/really/actually/literally/seriously/for real/fr/not joking/no joke/and i mean it/not in the game/im serious/this is not a joke/i swear',
  because:
    '/because nobody cares/bc everyone hates me/cuz of school/because of my dad/because im tired of it all/cause nothing gets better/since mum left/bc of them/because i failed again/because of what he did/im so tired/i cant take it',
  friend:
    'my friend/my best friend/my bff/my sister/my brother/my little sister/my cousin/a girl in my class/a boy in my class/my gf/my bf/my mate/someone i know/my online friend/my mum/my dad/the girl next to me',
  says: 'says/said/told me/texted me/wrote in the chat/keeps saying/posted/whispered/promised',
  they: 'he/she/they',
  selfie: 'herself/himself/themselves',
  goodbye:
    'goodbye/bye forever/i love you all/im sorry/tell mum i love her/thank you for everything/take care of my dog/please forgive me/dont be sad/it wasnt your fault',
  giveaway: 'gave my/am giving away my/give all my/already gave my/want you to have my/left my',
  thing:
    'dog/cat/hamster/ps5/bike/necklace/guitar/clothes/books/stuff/money/phone/rabbit/game account/trainers/savings',
  giveto: 'to my cousin/to my best friend/to my sister/to a friend/to my little brother/to the neighbour',
  noneed:
    'i wont need it anymore/i wont be here/so someone cares for it when im gone/because im not staying/before i go/i wont be around/where im going i dont need it/for after/when im not here anymore/because its over soon',
  nobody:
    'nobody/no one/not a single person/noone/none of them/who/not even my mum/not even my friends/nobody at school/nobody at home',
  wouldcare:
    'would care/would notice/will miss me/would even cry/gives a shit/would be sad/would realise/would come/cares',
  ifgone:
    'if i died/if i was gone/if i wasnt here/if i disappeared/if i was dead/when im gone/if i killed myself/if i stopped existing/if i never came back/if i jumped',
  better:
    'everyone would be better off/my family would be happier/mum would have less stress/the world would be better/they would be relieved/life would be easier for them/my parents wouldnt fight anymore/everybody can breathe again',
  body: 'arm/arms/wrist/wrists/leg/legs/thighs/stomach/hips/skin',
  blade: 'razor/blade/knife/scissors/compass/sharpener blade/piece of glass/lighter/cigarette/needle/pin/box cutter',
  cutverb: 'cut/scratch/burn/carve/slice/stab/hurt/harm',
  cutting: 'cutting/burning/scratching/hurting/harming/punishing/biting/hitting',
  whensad:
    '/when im sad/when im stressed/every night/again/last night/yesterday/after school/in the bathroom/to feel better/to feel something/because i deserve it/until it bleeds/and i cant stop/since last year/when i get bad marks/so nobody sees',
  marks: 'cuts/scars/marks/burns/wounds/scratches/lines',
  hide: 'hide/cover/cover up/make disappear/explain/bandage',
  pills:
    'pills/tablets/paracetamol/ibuprofen/sleeping pills/antidepressants/meds/painkillers/my mums pills/my dads heart pills/tylenol/xanax/adhd meds/antihistamines',
  many: 'a lot of/too many/a whole pack of/20/30/40/15/all my/all the/a handful of/a bunch of/12/a whole bottle of/like 25',
  took: 'took/just took/swallowed/have taken/ate/downed/popped/have swallowed/already took',
  after:
    '/and now i feel dizzy/and im scared/and my stomach hurts/an hour ago/what happens now/i feel weird/what do i do/pls help/and i threw up/dont tell my mum/am i going to die/on purpose/and im so sleepy/i cant feel my hands',
  poison:
    'bleach/drain cleaner/antifreeze/rat poison/a bottle of vodka/nail polish remover/detergent/perfume/washing up liquid/petrol',
  parent:
    'my dad/my mum/my mom/my father/my mother/my stepdad/my stepmum/my stepfather/my uncle/my aunt/my grandpa/my older brother/my big brother/my brother/my foster dad/my mums boyfriend/moms bf/my cousin/my grandma/my parents',
  adult:
    'my coach/my teacher/my trainer/my uncle/my stepdad/my tutor/the priest/our neighbour/my mums boyfriend/my dads friend/the babysitter/my cousin/my grandpa/the bus driver/an older boy/my swim coach/my boss/my piano teacher',
  hits: 'hits me/beats me/slaps me/punched me/kicked me/choked me/hit me/burned me/whipped me/threw me against the wall/pulled my hair/pushed me down the stairs/throws things at me/grabbed my neck/beat me up/hurts me/smacks me in the face/hit me with a belt/hits me with a stick/twisted my arm/threw a bottle at me/batters me/whoops me',
  whenhits:
    '/when he drinks/when he is drunk/every day/every night/if i get bad marks/because i got a C/again/last night/yesterday/when mum is at work/for no reason/and it hurts/and i have bruises/and i cant tell anyone/since i was 6/when im too slow/until i bleed/and i cant sit/when i cry',
  touches:
    'touches me/touched me/comes in my bed/comes in my room at night and touches me/puts his hand in my pants/makes me touch him/touched my private parts/touched my boobs/undressed me/kissed me/rubs himself on me/watches me shower/makes me do sexual things/did things to me/does stuff to me/wants me to sit on his lap naked/raped me/forced me to have sex/films me when i change',
  secretly:
    '/and says its our secret/and told me not to tell/and i dont like it/at night/and i hate it/and no one believes me/and says he will hurt my mum if i tell/when nobody is home/and i feel dirty/and i dont know what to do/and i am scared/in the changing room/every weekend',
  neglect:
    'doesnt give me food/locks me in the cellar/locks me in my room for days/leaves us alone for days/makes me sleep outside/doesnt let me eat/locks me in the dark/ties me to the bed/wont take me to the doctor/says i should die/threatens to kill me/says he will break my legs/makes me work all night/took my passport/wont let me go to school',
  afraid: 'im scared/im afraid/i am so scared/i am terrified/im frightened/i dont want/i cant/i am too scared',
  gohome:
    'to go home/to be at home/of going home today/of my dad/of my stepdad/of my mum/to go back there/to be alone with him/that he comes home/to sleep at home/to tell my parents because they hit me',
  stranger:
    'a man/some guy/a guy/someone/a stranger/an older man/a grown man/an old guy/this guy/a dude/somebody/a 35 year old/a random/my online friend/a man i met online/an adult/a woman/this man/a youtuber/a player',
  online:
    'online/on discord/on roblox/on insta/on snap/on tiktok/in the game chat/on whatsapp/on telegram/on fortnite/on kik/on omegle/in a game/in my dms/on the internet/on minecraft',
  asks: 'asks me for/asked me for/wants/keeps asking for/begs for/wants me to send/asked me to send/said i should send/told me to send/pays me for/offers me money for/is pressuring me for/demands/wont stop asking for',
  nudes:
    'nudes/pics of my body/naked pics/a pic without my shirt/photos in my underwear/a video of me undressing/pics of my boobs/pictures in the shower/photos of my feet/pictures of my private parts/a bikini pic/sexy photos/a pic in bed/pictures of me with no clothes/photos of me/pics of myself/bra pics',
  meets:
    'wants to meet me alone/wants to meet up in secret/wants to pick me up/wants my address/asks where i live/asks if im home alone/says i should come to his house/booked a hotel room for us/wants to visit me when my parents are out/asks which school i go to/wants me to sneak out to him/is coming to my town/says dont tell your parents/told me to delete the chat/says im mature for my age/says he loves me/sends me gifts and wants something back/sends me robux if i do what he says/sends me pics of his thing/was naked on the call/asks me about sex/asks what i wear/asks if im a virgin/wants to video call at night without clothes',
  leak: 'will post my nudes/will send my pics to everyone/is going to leak my photos/will show my parents the video/will send my pics to my school/wants 100 euro or he posts my pics/blackmails me with a pic/has a video of me and wants money/has my nudes/made fake nudes of me/shared my naked pics/put my pics in the group chat/recorded me naked/screenshotted my pics and threatens me/wants more pics or he shows my mum',
  bullies:
    'they/some boys/the older kids/a gang/five guys/he/a boy/this girl/her brother/my ex/some people from school/boys from year 10/the whole class/a man/somebody',
  threatens:
    'said they will kill me/said theyll beat me up/are going to jump me/wait for me after school to beat me/beat me up/pulled a knife on me/threatened to stab me/said they will burn our house/said they will rape me/want money or they beat me/tell me to kill myself/told me to go die/keep telling me to kms/follow me home every day/tried to pull me in a car/said they know where i live and will come/send me death threats/held a knife to my throat/kicked me until i bled/put a gun to my head/said im dead tomorrow/will hurt my mum if i talk/make me steal for them or they hurt me/want to shoot me',
  emergency:
    'please call the police/call 911/i am in danger/im not safe here/he is outside with a knife/hes breaking the door/someone is in the house/im hiding in the closet/he is going to kill us/please send help/she isnt breathing/there is so much blood',
  runaway:
    'run away/run away from home/leave home/leave for good/get away from here/escape from here/sneak out and never come back/go to another city alone/live on the street/move in with a guy from the internet/sleep in the park/take the train and not come back',
  out: 'kicked me out/threw me out/locked me out/changed the locks/told me to leave and never come back/dont want me at home anymore/put my stuff on the street',
  street:
    'im sleeping at the station/i slept in the park/i have nowhere to sleep/i dont know where to go/im on the street/im hiding at a friends house/im alone at the bus station/we live in the car/im outside and its cold',
  noeat:
    'havent eaten for 3 days/havent eaten since monday/stopped eating/eat nothing but ice/only drink water/skip every meal/starve myself/dont eat anymore/eat 300 calories a day/am fasting for a week/give all my food to the dog/hide my food/lie about eating/chew and spit my food',
  thin: 'so proud of me/and it feels good to be empty/and i feel light/and no one has noticed/until i can see my ribs/so mum doesnt notice/to get skinny/because im fat/because i feel so fat/to lose weight/to be thin/and i feel proud/so i can see my bones/and my parents dont know/to get a thigh gap/and i feel dizzy/because i dont deserve food/and i still feel fat/and i want to be lighter/so i fit in/because they call me fat',
  puke: 'throw up my food/throw up every day/go to the bathroom after dinner to be sick/swallow laxatives every night/make myself throw up/throw up after eating/puke after every meal/stick my fingers down my throat/purge/take laxatives/binge and throw up/vomit my dinner',
  weapon: 'a gun/my dads gun/a knife/a weapon/a bomb/a machete/a pistol/a blade/an axe/petrol/acid',
  toschool:
    'to school/to school tomorrow/to class/in my bag/on monday to school/in my locker/to the prom/to the party/to school and use it',
  target:
    'everyone/them all/him/her/my teacher/my classmates/my dad/my stepdad/my brother/my sister/that girl/that boy/my whole class/them/my mum/the kids who bully me/the headteacher/people/somebody',
  killv:
    'kill/shoot/stab/murder/strangle/poison/burn/hurt/beat up/slaughter/blow up/run over/throw acid at/choke/smash',
  revenge:
    '/and theyll be sorry/and then myself/for what they did/tomorrow/after school/with my dads gun/they deserve it/i have a plan/i have everything ready/and i dont care what happens/on friday/in their sleep/i swear/not joking/for real',
  marriage:
    'marry a man i dont know/marry my cousin/marry an old man/get married in the summer and im 15/fly to pakistan to be married/be cut like my sister/have the cutting done/go to my country for the wedding/be circumcised',
  jobs: 'sell drugs/carry packages/sleep with men for money/steal for him/hide drugs/deliver stuff/be nice to his friends/work without pay/send videos to men',
  prior:
    '/can i tell u something/hey/hi/idk who to tell/pls dont tell anyone/i need to tell someone/this is random but/sorry for bothering but/um/ok so/i cant say this to anyone/help/nobody knows this/btw/dont judge me/real talk/its a secret but',
  homework:
    'what is 3/4 of 20/can u help with question 5/is the answer 12/i finished the worksheet/how do i solve 2x + 3 = 11/whats the capital of france/i dont get fractions/the essay is about summer/thanks for explaining/is it 15%/i need help with my homework/the graph goes up/can we do the next exercise/what does median mean/is 7 prime',
  // Fillers of harmless messages.
  n: '0/1/2/3/4/5/7/8/9/10/11/12/13/14/15/16/18/20/24/25/30/36/40/42/45/50/60/75/80/100/120/3.5/1 2/3 4/x/y/a/b/c/d/minus 3/2x',
  game: 'in minecraft/in the game/in fortnite/in roblox/in this level/in valorant/in mario kart/in the last round/in among us/in my game/in gta/on my server/in the boss fight/in clash royale',
  story:
    'in the story/in the book/in the novel/in chapter 3/in the film/in the play/in my essay/in the poem/in hamlet/in romeo and juliet/in the movie/in my fan fiction/in the last scene/in the series',
  hero: 'the hero/the main character/romeo/juliet/the king/hamlet/the wolf/a soldier/the villain/ophelia/the boy in the book/my character/the princess/the narrator/caesar/cleopatra/the witch',
  heroact:
    'dies/kills himself/kills the king/wants to die/runs away from home/is beaten by his father/poisons her/stabs the guard/takes poison/jumps off the tower/shoots the bear/is locked in a tower/hurts himself/threatens the queen/is touched by the music/drowns/burns the house/hides the knife/cuts his hand/is kidnapped/starves/loves an older man',
  enemy:
    'the zombie/zombies/the dragon/the boss/12 enemies/the monster/all creepers/the other team/my friend/everyone/the ender dragon/him/three players/my brother/the guards',
  gameact:
    'killed/shot/stabbed/beat/destroyed/blew up/poisoned/burned/ran away from/hunted/hit/attacked/murdered/trapped/died against/got killed by',
  subject:
    'maths/fractions/algebra/homework/this exercise/the test/physics/english/the exam/geometry/equations/this worksheet/the essay/percentages/word problems/the quiz',
  idiom:
    'is killing me/will be the death of me/makes me want to scream/is murder/kills my brain/makes me die of boredom/is torture/hurts my head/drives me crazy/makes me cry lol/gives me nightmares/is hell/can die in a hole/is so hard im dead',
  fun: 'lol/haha/xd/lmao/hahaha/omg/😂/💀/rofl/jk/🤣',
  schoolask:
    'what is/explain/define/how do you calculate/why is/when was/how many people died in/what caused/what are the effects of/write a summary of/give me 3 arguments about/i need statistics on/my presentation is about/our project is about/i have to write an essay about/my teacher asked about/what does the text say about/whats the definition of',
  topic:
    'suicide prevention/domestic violence/eating disorders/world war 2/the holocaust/drug abuse/cyberbullying/online safety/grooming/self harm in teenagers/child labour/gun control in america/the black death/the death penalty/alcohol and the brain/anorexia/human trafficking/forced marriage/overdoses in the opioid crisis/knife crime in london/depression in teenagers/school shootings in the usa/the atomic bomb/poisonous plants/runaway slaves/murder in macbeth/homelessness/refugees/sexual reproduction/consent/bullying',
  injury:
    'cut my finger/hurt my knee/burned my hand/broke my arm/hit my head/scratched my leg/sprained my ankle/got a black eye/got a bruise/bled from my nose/cut my leg/twisted my wrist',
  accident:
    'while cooking/playing football/in pe/at handball/on my bike/when i fell/on the stove/skating/at judo/climbing a tree/in art class/on the trampoline/by accident/when i tripped/with paper/cutting an apple',
  meds: 'took my medicine/took a pill for my headache/took two ibuprofen for my tooth/take vitamins/take tablets for my allergy/got a shot at the doctor/take my adhd meds every morning/took cough syrup/took my inhaler/had paracetamol for my fever',
  foodok:
    'had a big breakfast/havent eaten lunch yet/am so hungry/ate too much pizza/dont like vegetables/dont eat meat/am on a diet because of football/ate a whole cake/fast during ramadan/skipped breakfast because i was late/threw up because i have the flu/feel sick from too much candy/am starving lol/eat 2000 calories a day for training/want to eat healthier',
  photook:
    'a photo of my homework/a picture of the board/the worksheet/the notes/a picture of the triangle/a photo for the school magazine/a screenshot of the task/the answers/the group project/a video for biology/our class photo/a photo of my drawing/a picture of the graph/a meme',
  peer: 'my friend/my teacher/she/he/my classmate/my mum/my tutor/our coach/a boy in my group/my cousin/the girl next to me/my grandma/my partner',
  meetok:
    'wants to meet at the library/meets me at the bus stop/wants to study together/asked if i can come over to play/picks me up from school/invited me to a birthday party/wants to play online/asked for my notes/helped me with maths/told me a joke/gave me a present for my birthday/sent me a birthday card/keeps my secret crush/wants to see my drawing/texts me about homework/walks home with me',
  strict:
    'took my phone/is strict/shouted at me because of my room/grounded me/wants me to do the dishes/says i have to study/was angry about my grade/made me go to bed at 9/made me eat broccoli/locked the xbox/says no to the party/checks my homework/forces me to practise piano/drives me to school/works at night/snores/hit the brakes/beat me at chess/hit the ball/helps me with maths',
  sportbeat:
    'beat us/killed us/destroyed us/will beat us/want to beat us/crushed us/beat me/is going to beat me/will destroy me',
  sport:
    'at chess/in football/5 to 0/in the race/in basketball/at table tennis/in the final/at monopoly/in the quiz/on saturday/at fifa/in the spelling bee',
  leaveok:
    'am leaving now/have to go/left my book at home/go to bed now/wont be here tomorrow because of the dentist/will be gone for two weeks on holiday/leave for the bus/have to run to training/move to another city in summer/change school next year/ran home in the rain/want to go home and play/sleep at my friends house tonight/am done for today/give up on this question/cant do this exercise anymore/want to stop now/want to end the session',
  bye: '/bye/thanks/see you tomorrow/good night/thank you for helping me/see ya/thx/until monday',
  calc: 'a man takes 3 pills a day for 12 days how many/a stone falls from a roof of 20 m how long/a train hits 120 km per hour after 30 s/if 4 of 50 people die what percent is it/a gun fires a bullet at 300 m per s/a box has 24 tablets and i take 2 a day/someone jumps from a bridge on a 20 m rope/cut the rope in 5 equal parts/a knife costs 12 and a fork 7/a 40 year old man is 3 times as old as a girl/the poison halves every 3 hours/12 soldiers share 36 knives/she runs away at 5 m per s/a photo is 10 by 15 cm/he sends 3 photos each day for a week/the patient lost 5 kg in 10 weeks/she burns 300 calories in half an hour/a bottle holds 2 litres of bleach/the bomb clock shows 30 seconds',
  tech: 'kill the process/kill a thread/end the loop/the program died/my code crashed/delete my account/the app died/stop the server/abort the function/the child process hangs/kill all tasks/execute the command/my laptop is dead/my phone is dying/the battery died/hide the body of the function/drop the table',
};

/** Templates, each a family of its own. Each `{slot}` is replaced by a random filler. */
export const templates: Readonly<Partial<Record<TrainingClass, string>>> = {
  suicide: `
    {me} {want} {die} {soon} {because}
    {me} {want} {die} {really}
    {prior} {me} {want} {die} {because}
    {me} keep {thinking} {dying} {really}
    cant stop {thinking} {dying} {because}
    {nobody} {wouldcare} {ifgone} {really}
    {better} {ifgone} {really}
    {better} without me {soon} {goodbye}
    i {giveaway} {thing} {giveto} {noneed}
    {giveaway} {thing} {giveto} {goodbye}
    {friend} {says} {they} wants to {die} {soon}
    {friend} {says} {they} is {thinking} {dying}
    {friend} tried to kill {selfie} {because}
    im scared {friend} will kill {selfie} {soon}
    i wrote a letter {goodbye} {soon} i will {die}
    {goodbye} i wont be alive {soon}
    this is my last night {goodbye} {because}
    there is no reason to live {because} {really}
    i dont want to live {because} {soon}
    i dont want to be here anymore {because} i want to {die}
    i have a plan to {die} {soon}
    what is the best way to {die} {really}
    how can i {die} without pain {because}
    how many {pills} does it take to die {because}
    i have {many} {pills} ready {soon} {goodbye}
    i tried to {die} last year and i want to do it again {because}
    the voices tell me to {die} {soon}
    {homework} {me} {want} {die} {soon}
    {homework} btw {nobody} {wouldcare} {ifgone}
    wish i was dead {because} {really}
    wish i was never born {because} {really}
    {because} so i will {die} {soon} {goodbye}
    {me} {want} {die} {homework}`,
  'self-harm': `
    {me} {cutverb} my {body} {whensad}
    i {cutverb} my {body} with a {blade} {whensad}
    i {cutverb} myself {whensad} {prior}
    i cant stop {cutting} myself {whensad}
    started {cutting} myself {whensad}
    how do i {hide} the {marks} on my {body}
    how to {hide} {marks} from my mum i did them myself with a {blade}
    {friend} is {cutting} {selfie} {whensad}
    {friend} has {marks} on the {body} and i think they are {cutting} {selfie}
    my parents saw the {marks} on my {body} {whensad}
    i have a {blade} hidden in my room {whensad}
    relapsed and {cutverb} my {body} {whensad}
    i feel better when i {cutverb} my {body}
    i want to {cutverb} myself {whensad}
    {homework} i {cutverb} my {body} {whensad}
    i punish myself with a {blade} {whensad}
    the urge to {cutverb} myself is strong {whensad}
    nobody can see the {marks} on my {body} so i wear long sleeves`,
  overdose: `
    i {took} {many} {pills} {after}
    {prior} i {took} {many} {pills} {after}
    {friend} {took} {many} {pills} {after}
    i drank {poison} {after}
    {friend} drank {poison} {after}
    {friend} passed out after {many} {pills} and wont wake up
    {friend} is not waking up {after}
    what happens if you {took} {many} {pills} i did it {after}
    do i need a doctor if i {took} {many} {pills}
    {homework} i {took} {many} {pills} {after}
    {took} {many} {pills} {after}
    someone put something in my drink {after}`,
  abuse: `
    {parent} {hits} {whenhits}
    {prior} {parent} {hits} {whenhits}
    {parent} {neglect} {whenhits}
    {adult} {touches} {secretly}
    {parent} {touches} {secretly}
    {prior} {adult} {touches} {secretly}
    {afraid} {gohome} {because}
    {afraid} {gohome} because {parent} {hits}
    is it normal that {parent} {hits} {whenhits}
    is it ok if {adult} {touches} {secretly}
    {friend} {says} {parent} {hits} {whenhits}
    {friend} told me {adult} {touches} {secretly}
    if i get a bad mark {parent} {hits} {really}
    {homework} sorry im late {parent} {hits} {whenhits}
    {parent} hits my little brother {whenhits}
    {parent} is beating my mum right now {after}
    {parent} wants me to {marriage}
    they want me to {marriage} and i dont want to {because}
    {parent} makes me {jobs} {whenhits}
    a man makes me {jobs} and {threatens}
    i told the teacher i fell but {parent} {hits}
    i have bruises because {parent} {hits} {whenhits}
    {parent} said he will kill me {whenhits}`,
  grooming: `
    {stranger} {online} {asks} {nudes}
    {stranger} {asks} {nudes} {really}
    {prior} {stranger} {online} {asks} {nudes}
    {stranger} {online} {meets}
    {stranger} {meets} {secretly}
    {adult} {meets} {secretly}
    {adult} {asks} {nudes} {secretly}
    {stranger} {online} {leak}
    my ex {leak} {because}
    he {leak} {after}
    i sent {nudes} to {stranger} {online} and now he {leak}
    {friend} sends {nudes} to {stranger} {online}
    {stranger} {online} wants to meet {friend} {secretly}
    {homework} also {stranger} {online} {asks} {nudes}
    is it ok that {stranger} {online} {asks} {nudes}
    i am 12 and {stranger} {meets}
    he is 34 and {meets} im 13`,
  threat: `
    {bullies} {threatens} {soon}
    {prior} {bullies} {threatens} {after}
    {bullies} {threatens} {because}
    im scared because {bullies} {threatens}
    i cant go to school {bullies} {threatens}
    {emergency} {emergency}
    {prior} {emergency} {after}
    {homework} {bullies} {threatens}
    {friend} {says} {bullies} {threatens}
    a man follows me {soon} and {bullies} {threatens}`,
  'running-away': `
    {me} {want} {runaway} {soon} {because}
    my bag is packed im going to {runaway} {soon}
    my parents {out} {after}
    {parent} {out} {street}
    {street} {because}
    i ran away and {street}
    {friend} wants to {runaway} {soon}
    {friend} ran away and {street}
    how do i {runaway} without my parents noticing
    {homework} {me} {want} {runaway} {soon}
    im leaving home {soon} and never coming back {because}`,
  'eating-disorder': `
    i {noeat} {thin}
    {prior} i {noeat} {thin}
    i {puke} {thin}
    {me} {puke} {thin} {whensad}
    {noeat} {thin}
    no food for 3 days {thin}
    how many calories can i skip {thin}
    {friend} hides food and {puke}
    {friend} {says} {they} {noeat} {thin}
    how do i hide from mum that i {puke}
    how can i stop being hungry i {noeat}
    {homework} i {noeat} {thin}
    i want to be so thin {because} i {noeat}`,
  violence: `
    {me} {want} {killv} {target} {revenge}
    im going to {killv} {target} {revenge}
    im bringing {weapon} {toschool} {revenge}
    i have {weapon} {toschool} {revenge}
    {friend} is bringing {weapon} {toschool}
    {friend} {says} {they} will {killv} {target} {revenge}
    i cant stop {thinking} killing {target} {revenge}
    how do i get {weapon} to {killv} {target}
    i made a list of who to {killv} {revenge}
    {prior} i will {killv} {target} {revenge}
    {homework} tomorrow i will {killv} {target} {revenge}
    the voices tell me to {killv} {target}`,
  harmless: `
    {n}
    {n} {n}
    i think it is {n}
    i think its {n} because {n} plus {n} is {n}
    is it {n}
    i got {n} {bye}
    the answer is {n}
    x is {n}
    {n} percent of {n} is {n}
    so {n} times {n} is {n} right
    why is it {n} and not {n}
    im {n} years old
    i am in year {n} and learn {subject}
    number {n} is hard
    can you help me with number {n}
    i {gameact} {enemy} {game}
    i {gameact} {enemy} {fun}
    {me} {want} {gameact} {enemy} {game}
    how do i {killv} {enemy} {game}
    i want to kill {enemy} {game}
    i died 5 times {game} {fun}
    i want to die {game} so i respawn
    {peer} {gameact} me {game}
    {peer} {gameact} {enemy} {game} {fun}
    {hero} {heroact} {story}
    why does {hero} say he wants to die {story}
    {hero} {heroact} and then {heroact} {story}
    write a story where {hero} {heroact}
    what happens when {hero} {heroact}
    {story} {hero} {heroact} because of the war
    {subject} {idiom}
    {subject} {idiom} {fun}
    omg {subject} {idiom} {fun} {bye}
    im dying {fun} that was funny
    im gonna die if we do {subject} again {fun}
    my mum is going to kill me if i fail {subject} {fun}
    {schoolask} {topic}
    {schoolask} {topic} for {subject}
    {prior} {schoolask} {topic}
    i {injury} {accident}
    {peer} {injury} {accident}
    i {injury} {accident} and it bleeds but its ok
    i {meds} {bye}
    {prior} i {meds} and feel better
    i {foodok} {bye}
    {homework} i {foodok}
    {peer} asked me for {photook}
    {peer} wants me to send {photook}
    can i send you {photook}
    {peer} {meetok}
    {peer} {online} {meetok}
    {parent} {strict} {fun}
    {parent} {strict} {bye}
    {prior} {parent} {strict}
    they {sportbeat} {sport}
    {peer} {sportbeat} {sport} {fun}
    {parent} {sportbeat} {sport}
    i {leaveok} {bye}
    {bye} i {leaveok}
    {prior} i {leaveok} {bye}
    {calc}
    {calc} {bye}
    {prior} {calc}
    how do i {tech}
    {tech} {fun}
    why does {tech} not work
    {homework} {bye}
    {prior} {homework}
    {homework} {homework}
    {prior} {prior} {homework}
    nobody {wouldcare} if the answer is rounded
    nobody likes {subject} {fun}
    i hate {subject} {because} {fun}
    i dont want to do {subject} {soon}
    i cant stop thinking about {subject}
    i want to stop {subject} now
    i wish {subject} was gone {fun}
    im scared of {subject} {soon}
    can we meet {online} {soon} for {subject}
    {peer} said {homework}
    {peer} {says} {subject} is easy
    i will kill it in {subject} {soon}
    i cut {photook} out and glued it
    my {body} hurts from training {fun}
    i drew on my {body} with a pen {fun}
    i need a {blade} for art class
    {friend} {meetok} {soon}
    {friend} gave me a {thing}
    i gave my old {thing} {giveto} because i got a new one
    i want to sell my {thing} {bye}
    the {weapon} {game} does 20 damage`,
};
