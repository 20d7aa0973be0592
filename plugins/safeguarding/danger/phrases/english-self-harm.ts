import { phrases } from './phrase.ts';

/** Hurting oneself without saying that one wants to die, and an overdose or other acute danger that is happening. */
export const englishSelfHarm = phrases('en', {
  'self-harm': `
    i started cutting myself again
    i cut my arms when i feel bad
    i sh again yesterday
    i self harm
    i burn myself on purpose
    i scratch my arms until they bleed
    my best friend is cutting himself and told me not to tell
    i wear long sleeves in summer so nobody sees my arms
    mum keeps asking why i dont take my hoodie off. its cos of the cuts
    how do i hide scars for pe
    what can i say to my teacher about the marks on my wrist. they are from me
    cant go swimming because everyone would see my thighs
    how do i get rid of scars on my arm before the wedding, i did them myself
    i told everyone the cat did it but it was me
    i said i fell but i did it with a compass
    i use the blade from my sharpener
    took the blade out of the sharpener and did it in the school toilets
    i press my nails into my skin till it bleeds when im stressed
    i bite myself so hard it leaves marks
    i punch the wall until my hand bleeds, it helps
    i hit my head against the wall again and again
    i slap myself when i get a question wrong
    when i get a bad mark i punish myself with scissors
    i deserve pain so i give it to myself
    the only thing that helps is when i see blood
    it makes me feel better when it hurts
    only feel something when i bleed
    i feel numb so i hurt myself to feel sth
    i need to feel pain to calm down
    1 cut for every mistake
    i promised to stop but i did it again last night
    i was clean for 3 months and then i relapsed
    relapsed today. 12 new ones
    43 days clean and i really want to cut
    the urge is so strong rn i want to cut so bad
    i got my blade out again
    somebody took my razor away so i use glass now
    i burn my arm with a lighter
    i put my hand on the hot stove on purpose
    i hold ice w salt on my skin until it burns
    i used an eraser on my skin until it was raw. it is not a challenge its me
    i pull my hair out when im sad and i cant stop
    i keep picking my skin open on purpose so it hurts
    i have cuts all over my legs and some look infected
    i cut deeper this time
    it wasnt that deep but i keep wanting to go deeper
    my parents found my blades
    my mom saw my cuts and screamed at me and now i want to do it more
    i drew butterflies where i wanted to cut but it didnt help
    i carved a word into my leg
    i carved my ex's name in my arm
    im going to cut tonight
    thinking of hurting myself again
    i want to hurt myself
    i hurt myself when nobody is looking
    hurting myself is the only thing i control
    self harming since year 7
    i h@rm myself
    i do sh and i dont know how to stop
    barcode arms again lol im so stupid
    my thighs are covered in cat scratches if u know what i mean
    made some new stripes last nite
    i cut mysef
    i been cuting my self sinse i was 11
    ive been harming. dont tell my mum
    how deep can u cut without needing stitches
    does it need stitches if u can see the white bit, i did it myself
    how can i clean a cut i made with a razor so my mum doesnt notice
    where do u cut so no one sees
    my friend has cuts all over her arms and says its nothing
    my best friend showed me her scars and made me promise
    my little sister is hurting herself w a razor
    i saw blood on my sisters sleeves i think she cuts
    a boy in my class burns himself with a lighter under the table
    my gf sends me pics of her cuts
    theres a group chat where we show our cuts to each other
    everyone in the group cuts and they want me to do it too
    they dared me to cut myself on live
    i swallow things on purpose so i have to go to hospital
    i want to break my own arm so i dont have to go home
    im scared ill do something to myself tonight
    i dont trust myself alone rn
    i might do something stupid to myself
    i dont feel safe with myself
    keep me away from the knives pls
    what is 45 divided by 9 sorry my hand is shaking i just cut
    brb gotta clean the blood. i did it again
    its 3am and im sitting on the bathroom floor with the razor`,
  overdose: `
    i took a load of pills about an hour ago and now i feel weird
    ive swallowed like 30 tablets im scared
    took everything in the medicine cabinet
    i took my dads heart pills all of them
    i just swallowed all the paracetamol in the house
    ate a whole pack of ibuprofen what will happen to me
    i had 16 paracetamol this morning and my tummy hurts
    can you die from 24 tylenol i took them already
    took 10 of my adhd meds at once and my heart is racing
    i took to many sleeping tabs cant keep my eyes open
    i mixed vodka and xanax and cant feel my face
    i drank so much vodka i cant stand up and im alone
    we drank a whole bottle and my friend isnt moving
    my friend passed out and is breathing funny
    shes not waking up and her lips are blue
    my mate took something at the party and hes shaking on the floor
    my brother took too much of something and wont wake up
    i found my mum on the floor with an empty pill bottle
    my sister swallowed batteries
    my sister ate all of grannys tablets
    i drank some bleach by purpose
    i swallowed drain cleaner
    i drank antifreeze
    i ate rat poison
    i inhaled deodorant and cant breathe right
    we sniffed gas and my friend collapsed
    i did a box of antihistamines because of a tiktok challenge
    took 12 benadryl for the challenge and i see things
    i injected too much insulin on purpose
    someone put something in my drink at the party
    i think my drink was spiked i feel so strange and im alone
    he gave me a drink and i dont remember anything after
    i woke up and dont know what happened, my drink tasted weird
    a man gave me sweets and now i cant move properly
    my boyfriend gave me a pill and i feel awful
    someone gave me an edible and im freaking out and cant breathe
    i smoked something and my heart is going crazy help
    i vaped something and i cant feel my legs
    i od'd last night and threw up and nobody knows
    took an overdose yesterday didnt tell anyone my side hurts
    i overdosed last week and didnt go to hospital
    do i need to go to hospital if i took 20 pills but feel fine
    how do i throw up pills i regret it
    i regret it i dont want to die anymore i took the pills what do i do
    pls help i took tablets and changed my mind
    how long till the pills work. i took them at 4
    i feel sleepy the pills are starting to work
    its starting to go dark. i took them all
    i cut too deep theres so much blood
    i cut and it wont stop bleeding the towel is full
    im bleeding really bad and im home alone
    my wrist wont stop bleeding
    i slit my wrists
    im losing a lot of blood
    im on the ledge right now
    im on the bridge rn
    im standing on the tracks
    i have the belt around my neck now
    i have the gun in my hand
    im in the bath with the hairdryer
    the car is running in the garage and im in it
    the gas is on
    there is a fire in our house and my mum wont wake up
    i cant breathe my chest hurts and nobodys home
    smth is wrong i took sum pills n i cant see good
    swalowed a hole botle of pils
    tok 15 pils now wat`,
});
