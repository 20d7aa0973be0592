import { phrases } from './phrase.ts';

/** Danger told by the way, in few words, or in words that are harmless elsewhere. */
export const englishOblique = phrases('en', {
  suicide: `
    i wont be around to see the results
    i wont make it to graduation, not by accident
    no need to plan anything for me after summer
    dont save me a seat next term i wont be coming. ever
    i wont need a future where im going
    you can have my spot, i wont be here long
    i cleaned my room so mum doesnt have to do it after
    i deleted all my accounts so nobody has to do it when im gone
    been saying bye to people without them knowing it
    i hugged mum extra long because its the last time
    i already know which tree
    theres a spot by the river nobody would look
    thinking about the bridge again
    staring at the tracks again after school
    i want to fall asleep in the snow and stay there
    hope the plane crashes with me in it
    i stopped wearing my seatbelt on purpose
    i wish the cancer would take me instead
    everyone gets a future except me cause i wont be here
    im finding it hard to stay alive
    staying alive feels like homework i dont want to do`,
  'self-harm': `
    i have fresh ones under my sleeve
    new marks again and they sting in the shower
    i had to throw my sheets away because of the blood again
    i keep plasters in my bag because of what i do in the toilets
    my watch hides it
    bracelets cover most of it
    i go over the old ones when i get angry at myself
    i hit my legs until they are blue
    i let the hot water burn me on purpose`,
  overdose: `
    the whole strip is gone and i feel funny
    had mums sleepers, like ten, cant stay awake
    everything is spinning i mixed stuff
    drank what was under the sink
    he isnt moving after what he took
    she took something and now shes foaming at the mouth`,
  abuse: `
    he put his hands on me again
    mum laid hands on me last night
    dad lost it again and now my lip is split
    my ear is still ringing from yesterday, dad
    he beat the living daylights out of me
    i flinch when he lifts his arm
    we know from his steps if it will be a bad night
    when the bottle comes out we hide in the closet
    my mum is always high and i put my brother to bed
    mum hasnt been home since thursday and the fridge is empty
    i steal bread for my sisters because no one buys food
    they switched off the heating and left
    he makes me watch things with him
    he likes to take baths with me and im 11
    he says this is how uncles show love
    the doctor shut the door and touched me down there
    he broke moms arm and said she fell
    i sleep in my clothes in case he comes in
    i put a chair against my door every night because of him
    my cousin got cut down there last summer and this year its me`,
  grooming: `
    he only asks for a small video, no face
    says he deletes it after he saw it
    my bf is 29 we cant tell anyone
    he filmed me in the shower and wants more
    he looks 40 on cam but says 15
    he knows my school and says he will wait by the gate
    she says she is 14 but her voice is a mans
    he pays for every photo i send and now wants to meet
    he wants to see my little sister too`,
  threat: `
    they know which way i walk home and theyll be there
    i got a picture of my front door and the word soon
    he has a key and said he will come tonight
    they hold me under water at swimming and laugh
    they said one word to a teacher and im finished
    i take another way home every day because of them`,
  'running-away': `
    im not going back there tonight, staying at the bus stop
    second night in the stairwell
    i have 20 euros and a ticket and im gone
    mum doesnt know i left, im two towns away
    my things were outside the door when i came home
    i escaped from the home, they are looking for me`,
  'eating-disorder': `
    only gum and water this week
    300 calories is my limit or i hate myself
    i got rid of lunch in the toilet again
    my clothes fall off me and i still want less
    how do i not eat at the party without anyone noticing
    fasting till friday, no its not religious
    im cold all the time and my hair falls out but the scale goes down
    empty is the best feeling`,
  violence: `
    wear black on friday, you will see why
    some of you wont go home on monday
    i know where he sleeps and i have the hammer
    i practise with dads gun when hes at work, for school
    they will be on the news because of me
    i put something in her bottle`,
});
