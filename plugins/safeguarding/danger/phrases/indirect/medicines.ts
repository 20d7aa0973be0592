import { linesOf, phrases } from '../phrase.ts';

/** Overdoses taken or prepared, often as a question about an amount. */
export const medicineSigns = phrases('en', {
  overdose: `
    asking for a story, a girl of 45 kg, how many of the white ones from the bathroom would do it
    what is too much of the stuff for allergies, like the whole sheet? and does it hurt
    how many painkillers are in a fatal amount and how long does it take, its not for chemistry
    whats the ld50 of what my gran takes for her heart, i weigh 50
    does it matter if they are expired if you have all of them
    if you mix mums wine with her sleeping things do you just not wake up
    which is quicker the blue ones or the capsules
    i saved my antidepressants for five weeks, i only pretended to swallow
    ive been putting one aside every day, theres 41 in the tin now
    i bought packs in four shops because they only sell you two
    there is a box of my dads insulin in the fridge and i looked up what happens
    i had 20 an hour ago and im starting to feel warm and sleepy, this is nice
    took them. all. dont tell mum
    swallowed the lot with coke and now my heart goes like crazy
    my ears are ringing since i had those tablets, 18 or 19 i think
    i feel fine after it so i think it didnt work, thats 30 paracetamol since last night
    i was sick and there were bits of tablets in it, not all of them though
    i drank something from the garage, it tastes sweet, my tummy hurts a lot
    i drank the cleaner from under the sink on purpose and my throat burns
    ive eaten berries from the garden i know are poisonous, on purpose
    my hands shake and i see things, i had the whole bottle of cough syrup
    he gave me a pill at the party and now i cant move my legs
    someone put something in my drink i think, everything is slow and i am alone
    i took my little brothers adhd meds, the whole month
    i smoked something and my friend has gone blue and wont wake up
    we had a bottle of vodka each and hes not answering and he makes a weird noise
    my mum is on the floor with the empty box next to her
    grandpas pills are gone and so is my sister
    she texted me a photo of the tablets in her hand and then nothing
    my friend says she counted out enough and shes home alone
    he wrote im sleepy now thank you for everything and there were empty packets in his story
    my best mate did the ibuprofen thing again, he told me not to call anyone
    is 8 grams of paracetamol ok if you are 13, i already had it
    when does the stomach ache come after taking too many
    can the hospital tell my parents if i go because of tablets i took
    how do i get rid of tablets i swallowed an hour ago, i changed my mind
    changed my mind. its too late right? its been two hours and i had 25
    i injected more than it says because i wanted it to be over
    ket and something else, i cant feel my face, my friends left
    doing whip its all day, passed out twice
    i need to know the dose so that its not painful, dont ask why
    just want to know how many it needs to sleep for good
    what can you buy without a prescription that would stop your heart
    i chewed the patches my grandma wears for pain, five of them`,
});

export const medicinesWithoutDanger = linesOf(`
  asking for a story, what does a detective find in the bathroom when somebody was poisoned
  how many tablets does a patient take in a week if she takes two in the morning and one at night
  my gran takes a white pill for her heart every morning
  what does ld50 mean, it is in our chemistry book
  which substance in the berries of the yew is poisonous, it is for my biology poster
  why is it the dose that makes the poison, who said that
  how many milligrams of paracetamol are in a packet of 16 tablets with 500 mg each
  a child of 20 kg gets 15 mg per kg, how many ml of syrup is that
  the doctor gave me antibiotics and now i have to take them for seven days
  i took my allergy tablet this morning because of the pollen
  i had one paracetamol for my headache and it works
  i take adhd meds, one in the morning, they make me less hungry at lunch
  my brother swallowed a lego brick, it came out again
  i drank a whole bottle of water on stage by accident
  i drank the orange juice from the fridge and my sister is angry
  cough syrup tastes horrible
  can you mix blue and yellow to get green
  mums wine glass broke
  does insulin lower or raise blood sugar
  my cousin has type 1 diabetes and injects insulin before dinner
  how does aspirin work against pain
  which enzyme breaks down alcohol in the liver
  why do people die from carbon monoxide, explain with haemoglobin
  snow white eats the poisoned apple and falls asleep
  cleopatra died of a snake bite, is that true
  socrates drank hemlock, what does it do
  the queen in hamlet drinks from the poisoned cup
  in the crime novel the butler puts something in her drink
  i had the poison potion in minecraft and lost six hearts
  the snake in the zoo has enough poison for 100 people
  my dog ate a whole bar of chocolate and the vet made him sick
  our cat is on the floor next to her empty bowl
  i feel sick, i ate too many sweets at the fair
  i had twenty dumplings an hour ago and now im warm and sleepy
  my heart goes like crazy after the 800 m
  my ears are ringing since the concert
  i have a stomach ache because of the maths test
  i was sick on the bus, can i hand it in tomorrow
  we had a first aid lesson: what to do if a toddler eats washing tablets
  the recovery position is for someone who is unconscious and breathing
  when do you call an ambulance, its a question in my first aid test
  laughing gas is n2o, what is its molar mass
  ketones and aldehydes, what is the difference
  bleach is an oxidising agent, write the equation
  opium war, why did britain fight china
  my science fair project is about how plants react to aspirin
  overdose of cuteness, my puppy has the hiccups
  i overdosed on crisps at the party haha
`);
