import { phrases } from './phrase.ts';

/** Being threatened, hunted or beaten by others; and wanting to hurt others. */
export const englishThreat = phrases('en', {
  threat: `
    they wait for me after school every day
    they said wait till after school ur dead
    tomorrow they will beat me up behind the gym
    they beat me up again today
    five boys kicked me until i couldnt get up
    they hold me down and put my head in the toilet
    they spit on me and hit me in the corridor
    they push me on the stairs every day and yesterday i hit my head
    a boy put a knife to my neck
    he pulled a knife on me
    he showed me a gun and said next time
    they threatened to burn my house down
    they say they know where i live
    they told me theyll find my family
    they said they will hurt my mum if i dont pay
    they want money from me every week or they beat me
    they take my lunch money and hit me
    i got jumped yesterday
    im gonna get jumped tmrw
    a gang is after me
    i owe money to some guys and they said theyd stab me
    somebody wants to kill me
    someone is going to kill me
    he said he will slit my throat
    she said shes gonna get her brother to beat me
    they write kys under all my posts
    everyone tells me to kill myself
    they made a group called we hate me and tell me to die
    they said do us a favour and jump
    they send me messages that i should hang myself
    im getting death threats on insta
    hate comments every day saying i should die
    someone sends me pics of my house
    somebody stands outside my house at night
    my ex is stalking me
    my ex says if he cant have me nobody can
    a man followed me home from the bus
    a car keeps following me when i walk home
    a strange man waits at the corner every morning and stares at me
    he grabbed me and tried to pull me into a van
    someone tried to take me
    a man tried to get me into his car
    there is someone in the house and im alone
    someone is trying to break in and im alone
    im hiding in the bathroom, he is shouting and has a knife
    i am not safe
    im not safe here please help
    im in danger
    please help me im in danger i cant talk
    please call the police i cant speak
    call 911 pls
    send help he is going to hurt me
    i cant call the police because he has my phone
    pls get me out of here
    my dad is out of prison and he said he will find us
    my moms ex is looking for us, we hide
    my brother is in a gang and now they want me
    they force me to fight or theyll hurt me
    they make me steal for them, if i dont they beat me up
    im scared to walk home because they are waiting
    im too scared to go to school, they said theyd stab me
    i cant go to school because of what theyll do to me
    they filmed how they beat me and posted it
    they took my clothes off and filmed it
    they threw stones at me because im muslim and said next time worse
    they said theyd kill me because im gay
    they said theyll rape me
    a boy says he will do things to me if he gets me alone
    he says watch ur back
    u will see what happens to you he wrote. im scared
    he knows when im alone and texts me i can see you
    someone texts me i am watching you
    they're comin 4 me
    he gona kill me i swear hes not joking
    my friend is being threatened with a knife
    some older kids want to beat up my brother today
    my friend got beaten so bad he cant see on one eye`,
  violence: `
    im taking my dads gun to school
    tomorrow ill bring something sharp and then theyll see
    ill bring a blade to school they wont laugh again
    got a knife in my bag for tmrw
    i have a gun and im going to use it
    i want to shoot everyone
    i want to shoot up my class
    dont come to school tomorrow if you want to live
    i like you so dont come to school on friday
    on monday everybody will know my name. they will bleed
    they will all pay, i have everything ready
    they ruined my life now i end theirs
    im going to make them pay with their lives
    i want them all dead
    i wish my teacher was dead and i will do it
    i know how to get a gun
    where can i get a gun without id
    how do i make a bomb at home
    how to build a bomb from fertilizer
    what chemicals make toxic gas i want to use it at school
    how much poison do i need to kill someone
    which poison cant be detected
    ill put something in her drink so she dies
    im going to poison my stepdad
    i want to kill my dad in his sleep
    tonight ill stab my dad when he sleeps
    i think about killing my family
    sometimes i think about stabbing my sister
    i dream of hurting people and i like it
    i hurt the cat until it stopped moving and i liked it
    i killed the neighbours dog and next is him
    i nearly strangled my brother today and i didnt want to stop
    i hit my little brother so hard he passed out
    im gonna strangle her
    i will stab him in the break
    ill beat him to death
    gonna smash his head in with a hammer after class
    imma shank him
    ill slice him up
    i swear im gonna kill that girl
    im going to kill him and then myself
    first them then me
    columbine was right and ill do the same
    im gonna be famous like the columbine guys
    i have a list and he is number one
    i wrote a list who dies first
    i set fire to the bin and next its the whole school
    i will burn the house down with them in it
    ill throw acid at her
    im gonna run them over with my dads car
    i want to rape her
    were going to jump him and stomp on his head
    we are planning to beat a kid up until hes dead
    my cousin gave me a gun to hold
    theres a gun in my locker
    my friend showed me a gun in his bag
    my friend says he will shoot the school
    a guy in our discord says he will attack his school tomorrow
    someone wrote on the toilet wall that there will be a shooting on friday
    my brother builds a bomb in the garage
    my brother says hes going to join the fighters and blow himself up
    someone wants to recruit me to fight for them and says ill be a martyr
    a boy told me he will stab our teacher
    my classmate posts pics with guns and says soon
    he said theres going to be a shooting at school
    voices tell me to hurt my mum
    the voice says i have to kill them
    i cant control it im going to hurt someone
    im so angry im going to hurt somebody for real
    im scared i will hurt my baby sister
    i want to c4rve him up no joke
    he diserves to die and im going to do it`,
});
