import { phrases } from './phrase.ts';

export const english = phrases('en', {
  suicide: `
    nobody would miss me if i was gone
    no one would care if i died
    no1 would notice if i was dead
    i want to kms
    gonna kms tonight
    i wanna die
    i want to die so bad
    i want to kill myself
    i want to k i l l myself
    i want to k!ll myself
    im going to end my life
    i want to end it all
    i dont want to live anymore
    i dont wanna be here anymore
    i dont want to be alive
    i dont want to wake up tomorrow
    i wish i was dead
    i wish i had never been born
    i wish i could just disappear forever
    everyone would be better off without me
    my family is better off if im dead
    the world would be better without me
    i have no reason to live
    whats the point of living
    life isnt worth living
    i cant go on anymore
    i cant take it anymore i want it to end
    i feel suicidal
    i am thinking about suicide
    i tried to hang myself
    i think about jumping in front of a train
    i want to jump off the roof
    i wrote a suicide note
    this is my goodbye, by the time you read this ill be gone
    im gonna unalive myself
    i want to unalive
    i dont deserve to live
    i hate myself and want to die
    how many pills do i need to die
    what is the least painful way to die
    how to kill yourself without pain
    im done with life
    i have a plan to end my life
    tmrw i wont be here anymore, goodbye
    i want to 💀 myself
    sewerslide is on my mind
    nobody needs me, i should just be gone
    my friend says she wants to kill herself
    my best friend is cutting himself and told me not to tell`,
  'self-harm': `
    i cut my wrists
    i 🔪 my arms`,
  overdose: `
    i took a lot of pills
    i took all my pills
    i swallowed a bunch of pills and im scared
    ive taken too many tablets
    i just took 20 paracetamol
    i overdosed
    i od'd on my meds
    i took the whole packet of ibuprofen
    i drank a bottle of cleaning fluid
    my friend took too many pills and wont wake up
    i took 2 much medicine on purpose
    i swallowed poison
    im bleeding a lot and it wont stop`,
  abuse: `
    my dad hits me
    my mom beats me
    my stepdad keeps hurting me
    dad hit me again last night
    my father beats me with a stick
    my mum slaps me and kicks me
    im scared to go home
    im afraid of my dad when he drinks
    i dont feel safe at home
    my uncle touches me
    my stepdad touched me down there
    my cousin makes me do sexual things
    my dad comes into my bed at night
    i was raped
    he forced me to have sex with him
    someone at home is hurting me
    my parents dont feed me
    my mother locks me in my room for days
    my brother chokes me
    my dad is beating my mom right now
    my boyfriend hits me
    i have bruises because my dad hits me
    my coach touches me and says not to tell`,
  grooming: `
    someone online asks me for photos
    someone online asked me for nudes
    a man online wants pics of me
    a stranger on instagram wants me to send pictures
    he wants me to send him a pic without my shirt
    he asked me to take my clothes off on camera
    an older guy i met online wants to meet me
    a man from a game wants to meet up with me in secret
    he told me not to tell my parents about our chats
    he said its our secret and sends me gifts
    he threatens to share my photos
    she says she will leak my nudes
    someone is blackmailing me with my pictures
    he wants money or he will send my nude to my friends
    a grown up i met on roblox asks where i live
    he sent me a picture of his private parts
    a guy sent me a d1ck pic and im 12
    my teacher texts me that im sexy
    he asks what underwear i wear`,
  threat: `
    they said they will kill me
    a boy said he will beat me up after school
    he threatened me with a knife
    someone threatens to kill me
    they are going to hurt me tomorrow
    im being threatened
    a man follows me on the way home
    they said theyll shoot me
    they told me to kill myself
    everyone at school tells me to kms
    he says he'll hurt me if i tell anyone
    im scared they will beat me up`,
  'running-away': `
    i want to run away from home
    i ran away from home
    im running away tonight
    im leaving home and not coming back
    i have nowhere to sleep tonight
    my mom kicked me out of the house
    my parents threw me out
    i am sleeping on the street
    i sneaked out and dont want to go back home ever`,
  'eating-disorder': `
    i havent eaten for 3 days to lose weight
    i make myself throw up
    i throw up after i eat
    i am starving myself
    i dont eat anymore because im too fat
    i want to stop eating until im thin
    i purge after dinner
    how can i hide that im not eating
    i only eat 200 calories a day so i get skinny
    im pro ana
    i feel guilty every time i eat so i puke`,
  violence: `
    i want to kill my teacher
    im going to shoot up the school
    im bringing a knife to school
    im bringing a gun tomorrow and theyll be sorry
    i want to stab him
    im gonna hurt everyone in my class
    i will kill them all
    how do i make a pipe bomb
    i am going to blow up the school
    i want to burn down my school
    someone in my class is planning to shoot people
    my friend has a gun in his backpack
    i want to kill my brother for real
    tomorrow they will all die at school
    i made a kill list of my classmates`,
});
