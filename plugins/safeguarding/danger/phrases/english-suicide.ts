import { phrases } from './phrase.ts';

/** Wishes and plans to die, said plainly, in slang, indirectly, and about somebody else. */
export const englishSuicide = phrases('en', {
  suicide: `
    it will all be over after friday
    after friday u wont have to worry about me ever again
    gave my dog to my cousin so she is cared for when im not here
    i gave my best friend my ps5 bc i wont be needing it where im going
    sorting out who gets my stuff. nobody knows yet
    i wrote everyone a letter, its under my pillow for when they find me
    who gets my hamster if i die like if i do it myself
    i already picked the day
    ive decided on a date and im weirdly calm about it
    i have it all planned out now just waiting for mum to go on nightshift
    i know where my grandad keeps his gun and i think about it all the time
    idk why im still alive tbh
    i literally do not see myself being alive at 18
    i wont make it to my birthday and im ok with that
    dont bother marking my coursework i wont be around to see it
    theres no future for me so why study
    what even is the point im not gonna be here next year anyway. by choice
    every night i hope i dont wake up
    i pray to god to take me in my sleep
    i go to sleep hoping my heart just stops
    wish a car would hit me on the way to school
    i keep thinking what if i just stepped in front of the bus
    i stand at the edge of the platform and think just one step
    yesterday i sat on the railing of the bridge for an hour
    i was up on the car park roof today and nearly did it
    i climbed on the roof again. it looked so easy
    i googled how high u have to fall to be sure
    i looked up painless ways to go
    which pills would kill me fastest asking for real
    how much paracetamol is enough to die
    how long does it take to die if u hang urself
    is drowning painful? need to know for me
    does it hurt to bleed out
    i tied the rope already
    i put a belt round my neck last night to see how it feels
    i tried it last month with my mums pills but i woke up
    this is my third attempt and this time it will work
    last time they found me too early. not this time
    i was in hospital in march bc i tried to end it and the feeling is back
    the thoughts are back and theyre louder
    the voices say i should just do it
    there is a voice in my head that tells me to jump
    i have bad thoughts about not being alive
    i dont want to exist
    i dont want to exist any more and im so tired
    existing hurts
    being alive is exhausting i just want it to stop
    i want everything to stop. forever
    i just want to not be
    i want to go to sleep and stay asleep forever
    i wanna be with my grandma in heaven
    mum died last year and i want to go where she is
    soon ill be with my brother again, he died in june
    heaven must be better then this im going to find out
    if i was dead my parents wouldnt fight about money
    theyd be sad for a week and then relieved
    no one is gonna cry at my funeral
    would you come to my funeral
    i imagine my funeral a lot and who would come
    nobody would even realise im gone until the smell lol
    im just a waste of space and air everyone says so i should go
    im nothing but a problem for my family and theyd be free without me
    i am a mistake and i want to correct it
    i should never of been born
    wish mum had aborted me
    delete me from this world pls
    i want to be deleted
    if there was a button to stop existing id press it
    id rather be dead than go back to that school
    id sooner die than live with this
    cant live like this no more
    i cant carry on. im sorry everyone
    sorry for everything, i love you all, bye
    tell my mum i love her and that it wasnt her fault
    pls tell my sister im sorry
    by the time anyone reads this it will be too late
    this is the last thing ill ever write
    last message. thank u for being nice to me
    thank you for helping me with maths, you wont hear from me after tonight
    goodbye. for real this time
    its my last night
    tonights the night
    im gonna do it tonight when everyone is asleep
    i will do it. im not scared anymore
    dont try to stop me
    no one can talk me out of it now
    im ready to go
    ready to leave this world
    checking out of life soon
    im gonna log off for good. like permanently. life
    gonna yeet myself off the bridge not even joking
    thinking about neck rope lol jk. not jk
    haha id kill myself but even that id fail at. actually serious tho
    i want to die, not in the game, for real
    i dont mean it as a joke i actually want to die
    when i say i wanna die everyone laughs but i mean it
    everyone thinks im joking when i say kms im not
    i wanna kermit sewerside fr
    minecraft has nothing to do with it i want to kill myself irl
    i feel like ending it
    its getting harder not to end it
    part of me wants to live but most of me doesnt
    the urge to jump is so strong today
    i cant stop thinking about dying
    all day i think about death and how peaceful it wld be
    death sounds so peaceful
    i am not afraid of dying im afraid of staying
    i dont want a tomorrow
    hope theres no tomorrow for me
    i took the razor in the bath and almost did the deep ones
    i kept the blade next to my bed in case i decide to
    i bought rope with my birthday money
    hid the knife under my bed for later when im brave enough
    i am collecting my pills until i have enough
    i have 40 of my mums sleeping pills saved up
    wat happens if i drink bleach will i die i want to
    i hate my life so much i wanna leave it
    my life is over and i will make it official
    i cannot do one more day
    one more day of this and im done living
    im at the end. theres nothing left for me here
    its hopeless and im going to make it end
    i failed again so theres nothing left to live for
    if i fail this test im going to kill myself and i mean it
    if my parents see this grade i would rather be dead. i have a plan
    i got the answer wrong again like everything in my life. i want to be dead. is it 3/4
    can u help me with question 4 and also how do u write a goodbye letter to ur parents before u die
    i dont need help with fractions i need a reason to stay alive
    solve for x idk x = me not being alive anymore
    whats 12 times 8 also i dont think im going to be alive on monday
    my essay is about me and why i will not be here next summer because i am going to end things
    please dont tell anyone but im thinking about suicide
    i have s*icidal thoughts every day
    having su1cidal th0ughts again
    im feeling sucidal
    sooicide is on my mind 24 7
    i am depressed and dont want to live
    depression is winning and i am letting it
    i dont have the strength to live
    nothing matters and i want out
    i want out. out of life i mean
    theres only one way out and its death
    only way to make the pain stop is to die
    dying is the only way out for me
    i wanna end my suffering
    my bf broke up with me and i dont want to live without him
    if she leaves me i will kill myself
    i told my ex ill kill myself if she blocks me
    my friend sent me a goodbye message and isnt answering
    my best mate said tonight is her last night what do i do
    my friend keeps saying she wont be here next week and gave me her necklace
    my sister wrote a suicide note i found it in her drawer
    my brother said he wants to jump off the roof
    my brother locked himself in the bathroom with a knife and says he wants to die
    my mum says she doesnt want to live anymore and im scared
    my mom took pills to kill herself and im home alone with her
    my dad said hes going to shoot himself
    a girl in my class posted that she is going to end it tonight
    someone in our group chat says hes standing on a bridge
    my online friend says she is gonna kill herself and i dont know where she lives
    he said if i break up with him hell kill himself
    i promised not to tell but my friend wants to end her life
    i think my bff is suicidal
    my cousin tried to kill himself yesterday
    how do i stop my friend from killing herself
    she told me she has a plan to die and i cant tell anyone
    we made a pact to die together
    me and my gf are going to do it together on saturday
    there is a challenge where u choke urself until u pass out and i do it alone every night
    the blue whale game says the last task is to jump
    someone online dares me to hang myself on cam
    i feel so empty that dying would be the same
    i look at the knives in the kitchen and think about it
    i think about crashing my bike into a truck so it looks like an accident
    i want it to look like an accident so mum wont be sad
    not eating so i slowly die. thats the plan
    i walk without looking when i cross the road cos i dont care if i get hit
    i stopped taking my insulin on purpose
    if i stop taking my epilepsy meds will it kill me cause i want that
    i dont want help i want to be dead
    u cant help me nobody can its already decided
    i have nobody left and im going to join the ones who died
    too tired to keep fighting, im letting go tonight
    i give up. on everything. on being alive
    i lost the will to live and its not about the homework
    my will to live is gone
    i wish i could just stop breathing
    holding my breath till i pass out hoping i wont come back
    whats the best bridge in town. to jump
    if i disappear dont look for me im better off dead
    i feel like a ghost already might as well be one
    no reason to stick around
    dont wanna stick around anymore in this world`,
});
