import { phrases } from './phrase.ts';

/** Adults and strangers who ask for pictures, meetings and secrecy; blackmail with pictures. */
export const englishGrooming = phrases('en', {
  grooming: `
    this man on roblox wants my address
    he says he is 16 but he looks like 40 on cam
    someone i met on fortnite wants me to turn on my camera and take off my top
    a guy on snap asked what im wearing in bed
    he asks if im alone and if i lock my door
    he always asks if my parents are home
    he wants to know when my mum is at work so he can come
    he sends me robux if i send him pics
    he said hell buy me a phone if i show him my body
    a man gives me money for photos of my feet and now he wants more
    he gave me vbucks and now says i owe him a pic
    someone offers me 100 dollar for a video in my underwear
    he wants to do video calls without clothes
    he was naked on video call
    a stranger sent me a dick pic
    a grown man keeps sending me his thing
    he showed himself on camera and asked me to do the same
    this old guy sends me porn
    he asks me sexual questions
    he asked if ive ever touched myself
    he wants me to say dirty things
    he talks about sex with me and im 12
    he says im mature for my age
    he says im special and that age is just a number
    he says we are in love but hes 30 and im 13
    my boyfriend is 27 nobody may know
    my teacher writes to me at night and says i am beautiful
    my coach sends me hearts and says delete the messages
    my trainer wants me to come to his house alone
    my teacher gives me presents and says its our secret
    an adult told me to delete our chat
    he told me not to tell my mum we talk
    he says we should switch to telegram because no one can see it
    he wants to move to an app where messages disappear
    he wants to meet me at the mall and says come alone
    im meeting a guy from the internet tomorrow, he said dont tell anyone
    someone from discord is coming to my town to see me
    he booked a hotel for us
    he wants to pick me up from school
    he waits for me outside school in his car
    he drove me home and kissed me, he is my dads friend
    a man offered me a ride and wouldnt let me out
    he followed me and asked me to get in his car
    a photographer wants to make me a model but i should come alone and bring a bikini
    someone says i can be a model if i send pics in my swimsuit
    they say its a modelling job but i have to undress on cam
    i sent him a pic and now he wants more or he will show everyone
    i sent a nude and now hes threatening me
    i sent him pics and i regret it and he wont delete them
    he says he'll send my pics to my whole school
    someone has my nudes
    my nudes got leaked
    everyone at school has seen my nudes
    my ex put my pics in a group chat
    they want 200 euro or they send the video to my family
    i got hacked and they say they recorded me, they want money
    this girl on insta got me to send pics now its a guy wanting money
    i paid him and he still wants more
    im being sextorted
    hes blackmailing me with pics
    he says if i block him hell post them
    he made fake nudes of me with ai and says he will post them
    boys in my class made nudes of me with an app
    someone made a fake account with my naked photos
    he screenshotted my snaps
    he recorded our call without telling me and i was undressed
    my boyfriend keeps pressuring me for nudes
    my bf says if i love him i would send a pic
    he says everyone sends nudes so why wont i
    they want me to send a pic of my boobs
    he asked for a pic in the shower
    send bobs he said and wont stop
    he wants a photo in my school uniform without underwear
    someone wants pics of my little sister
    he asked me to film my little brother in the bath
    a man wants to buy my underwear
    he wants to watch me through my webcam
    somebody controls my webcam
    a man online knows where i live and what school i go to
    he found out my address and says he will visit
    hes 45 and calls me his girlfriend
    hes older and says i make him feel young, we kissed
    an older boy made me do something on video call
    my cousin wants me to send pictures of me changing
    my dads friend texts me that im hot
    my neighbour asks me to come over when his wife is away and gives me alcohol
    he gives me vapes and wants something back
    he buys me alcohol and touches me
    he says hell kill himself if i dont send a pic
    i met a man on a game and he says hes my boyfriend now and wants proof that i love him, like a pic
    this guy keeps messaging me weird stuff and wants to meet irl, i am 11
    he wants to kno if i had my period
    he ask me if i am virgin
    hes asking me 2 send sumthing private
    some random added me n asks 4 pics
    strange man asks my bra size
    he says dont worry its just between us
    its our little secret he says, he is my moms friend
    my friend is meeting a 35 year old from the internet tonight
    my friend sends nudes to a guy who pays her
    my little brother talks to a man online who asks for pictures
    my sister has a secret boyfriend online who is way older and wants her to come to him
    a creep in the game chat asks girls for their snap and pics
    im 12 and he wants to fly me to his country
    can he really go to my parents with the pics, im so scared
    how do i get naked pictures of me off the internet
    what can i do if someone has a video of me`,
});
