import { linesOf, phrases } from '../phrase.ts';

/** Danger in the English of several countries, in slang, emoji, typing errors, and mixed with other languages. */
export const waysOfSpeech = phrases('en', {
  suicide: `
    bruv im done innit, been up on the roof of the block since 4
    cant be arsed being alive no more tbh
    nah fam im finna end this, yall be good
    on god i aint tryna see 18
    ion wanna be here no more foreal
    deadass bout to walk in front of sum
    i dey tire for this life abeg, make i just go
    this life no get meaning again, i wan rest for ground
    i no fit again, tomorrow you no go see me
    yaar i cant take it, one fan and one dupatta thats all it needs
    kota hostel room, 4th floor, result tomorrow. no need to face papa if i jump
    log kya kahenge bas. i would rather be gone only
    mera koi nahi hai, i will do something to myself tonight only
    mate im cactus, gonna neck meself after footy
    gonna top meself if this keeps up and im not having a laugh
    eish i am tired hey, i just want to sleep under the ground with gogo
    sewerslide tonight 🌉 dont wait up
    unalive era fr 💀 no im serious this time
    ctb on saturday, got everything
    kms but like actually
    me ➡️ 🌉 ➡️ 🕊️
    🔫😔 soon
    💊💊💊💊💊 then 😴 forever
    gn 🕊️ and i dont mean night
    i wna dye tonite i cnt do ths animore
    noone wil mis me wen im gon
    wish i ws neva borned
    ima yeet myself off the multi storey, not joking bro
    catch me six feet under by exams
    ready to respawn but theres no respawn irl lol bye
    ya no puedo mas, i want to stop everything tonight
    je veux partir for good, nobody gets it here
    wallah i will finish it, yallah bye everyone
    in minecraft (not in minecraft)`,
  'self-harm': `
    did sh in the loos at lunch, proper deep, wont stop
    i cutted meself with da sharpner again
    styros last nite n i bled thru my joggers
    got me barcodes back 🤭🔪
    🩸🩹🩸 every nite
    it do be calming when the blade go in ngl
    mai apna haath kaat leti hoon when papa shouts`,
  abuse: `
    me da leathers me when hes steamin
    my ma battered me up and down the close last night
    dad went mental and lamped me, me eyes shut
    my old man give me a right hiding every sunday
    papa beats with belt only when marks are less, yesterday skin came
    mummy puts chilli in my eyes if i tell lie
    my madam burns me with iron when the baby cries
    oga no dey pay me and he dey enter my room for night
    my aunty wey i dey stay with dey flog me with wire till blood
    moms be whoopin on me til i cant sit, fr not like normal
    my pops on that stuff again n he put hands on my lil sis
    stepdad bashed me again, copped it for leaving a light on
    me nan locks us in the coal hole if were cheeky, its pitch black
    uncle malome comes to my mat at night and puts his hand on my mouth
    abbu says i marry chachas son in june or he buries me
    tata bije mnie jak pije, i dont know who to tell here
    mein vater schlägt mich, how do i say that to a teacher
    he tuch me wen mama go market`,
  grooming: `
    some nonce on roblox keeps asking for me snap and what colour pants
    dis old man slide in my dms every nite talm bout send sum
    bhaiya from tuition says come alone on sunday, dont tell mummy
    one sugar daddy dey buy me recharge card, he say make i snap without cloth
    he sed im his lil secret n 2 delete r msgs
    he keep askin 4 a 📸 wit no 👕
    teacher say if i sleep with him he pass me`,
  overdose: `
    necked me mums tramadol the lot, feelin proper rough
    drank sniper last night small, my belly dey burn me
    took da hole box n im sooo sleppy
    i drank harpic, stomach is paining too much
    popped like 30 n now i feel mad weird idk whats happenin
    💊 x 40. ✔️`,
  threat: `
    mandem said theyre gonna wet me up if i go back to ends
    dem boys say dem go deal with me after school, dem get cutlass
    they finna jump me at the bus stop everyday and i cant even tell nobody
    seniors make us strip in hostel and beat with hockey stick, ragging, cant complain`,
  'running-away': `
    doing one tonight, bag packed, me ma can whistle
    i don carry my load comot for house, i dey under bridge
    dipped from the crib, sleeping in my boys whip, aint goin back
    going bush tonight cause dad will find me anywhere else
    got kicked out coz i came out, crashing at mcdonalds till they chuck me`,
  'eating-disorder': `
    ana told me no today so no tea for me either
    i b chuckin up my tea every nite, me mam dont know
    aint ate since monday n i feel lit, dont worry bout it
    mia helped after biryani, again, mummy was asking about the smell
    ed is winning rn, 🍎 = 52 and i cried`,
  violence: `
    man like jaydens getting splashed tomorrow watch, i got the rambo on me
    im finna air this whole school out
    i go use cutlass for that boy neck, wait for me
    gonna glass him and i hope he never gets up
    🔫🏫 monday. yall been warned`,
});

export const waysOfSpeechWithoutDanger = linesOf(`
  bruv im done innit, been on this homework since 4
  cant be arsed with french no more tbh
  nah fam im finna end this stream, yall be good
  on god i aint tryna fail this test
  ion wanna do this question no more foreal
  deadass bout to walk to the shop for sum crisps
  i dey tire for this maths abeg, explain am again
  i no fit solve number six, help me small
  this app no dey load for my phone
  yaar i cant take it, one fan and it is 42 degrees
  my cousin lives in a hostel in kota for jee, so much study
  log kya kahenge is the title of my debate
  mera homework nahi hua, can i do it tonight only
  mate im cactus after footy, too much running
  gonna top my table in the quiz and im not having a laugh
  eish i am tired hey, gogo made us plant mealies the whole day
  💀💀💀 that meme
  im dead 😂 did you see his face
  my wifi is unalive again lol
  me ➡️ 🛏️ after this
  🔫 water fight soon, bring towels
  💊 is the answer to the riddle aspirin
  gn see you tomorrow 🌙
  ima yeet my maths book off the table
  catch me in the front row by exams
  ready to respawn, the boss got me again lol
  ya no puedo mas, this exercise has ten parts
  je veux partir en vacances, is that right
  wallah i finished it, yallah next one
  i wna dye my hair blue tonite
  noone wil mis the bus if we go now
  i got battered fish and a barcode sticker from the chippy
  da sharpner is broke again
  it do be calming when it rains ngl
  me da goes mental when celtic score
  my ma made stovies last night, class
  dad lamped the ball over the fence
  papa gives sweets only when marks are good
  mummy puts chilli in everything, my eyes water
  my madam gave me a star for reading
  oga driver dey late so i miss assembly
  my aunty wey i dey stay with dey cook jollof every sunday
  moms be dancing in the kitchen fr
  my pops on that diet stuff again
  i copped a detention for leaving a light on lol
  me nan tells us about the coal hole in the old house, its pitch black
  uncle malome comes to us at christmas with a goat
  tata jest kucharzem, my dad is a cook
  mein vater spielt schach, is the verb right
  bhaiya from tuition says revise chapter five for sunday
  seniors made us sing on the first day in hostel, it was funny
  he keep askin 4 a pen
  teacher say if i learn well i go pass
  necked me juice, proper thirsty
  stomach is paining, i will join class after lunch
  i feel mad weird about speaking in assembly
  they finna jump off the diving board and i cant even swim
  dem boys say dem go play ball after school
  doing one after this question, bag packed for football
  i don carry my load enter new house, we moved
  dipped my biscuit n it fell in
  going bush this weekend with the scouts
  ana told me the answer is 12
  i b eatin my tea in front of telly
  man like jayden scored a hat trick, he was on fire
  im finna ace this whole test
  watch me wreck him in fifa
  🏫 monday again 😭
`);
