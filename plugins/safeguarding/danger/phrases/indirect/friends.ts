import { linesOf, phrases } from '../phrase.ts';

/** Somebody else in danger: friends, sisters and brothers, classmates, parents. */
export const friendsInDanger = phrases('en', {
  suicide: `
    my mate gave me his playstation and said i should think of him when i play
    my friend changed her profile to a candle and todays date
    she asked me to pick songs for her funeral and laughed but her eyes didnt
    he hasnt been online since he said thanks for everything you were a good friend
    my sister sits on her windowsill on the sixth floor with her legs outside
    i found a letter in my brothers pencil case that says dont blame yourselves
    how do you talk to someone who says there is no point in monday because she wont be there
    this lad in my tutor group told me which day, i dont know if he means it and i swore i would keep it to myself
    my cousin stopped taking her meds and says she wants to go be with granny
    asking for a friend, he has it all planned and im the only one who knows
    my mum keeps saying we would manage without her and she cleaned out all her cupboards
    my dad sits in the garage with the engine on sometimes, he says hes listening to the radio
    my girlfriend told me ill read about it tomorrow, what do i do
    a boy i game with went offline after typing gn forever, he is in finland and i dont know his name
    my best friend is googling bridges
    she says shes fine but she wrote a will in her exercise book
    hes been giving his trading cards away for free since monday and he loves those cards`,
  'self-harm': `
    my friend wont roll up her sleeves even in the pool and i saw why when she reached for the ball
    i saw my sister with dads razor and a towel, she said shaving but the towel was red
    my bff sends me pics of what she did to her arm and says i cant tell
    he punches lockers until his hand bleeds every time he fails something, teachers think its anger
    how can i help a friend who hurts herself and made me promise`,
  abuse: `
    my friend never wants to go home and begs to stay for dinner every day, she has marks round her wrists
    the boy next door screams at night and in the morning he says it was the telly
    my friend told me what her uncle does when her mum is at work, i said i wouldnt say
    a kid in year 3 on my bus always has new bruises and smells, and he asks us for our crusts
    my best mate slept in his dads van all winter
    my friend is being sent to somalia in the holidays and she says she will come back cut
    my classmate works every night in a car wash, the boss takes his money and his phone
    her boyfriend grabs her by the neck in front of everyone, she says its love
    my neighbour leaves her toddler in the cot all weekend, we can hear him through the wall`,
  grooming: `
    my friend is going to see a guy she has only texted, he told her to wear make up so she looks 18
    my little cousin showed me a chat with a grown up who calls her baby, what should i do
    my sister has three phones and gets picked up by different men
    there is a boy in my class who gets paid for pictures by a man in another country and he thinks its a laugh
    the sub teacher follows all the girls on insta and my friend got a dm at night`,
  overdose: `
    my friend is really floppy and cold and she had a lot of something, we are in the park
    my sister says she took some tablets but not to worry, she talks funny now
    he drank so much that he doesnt react when i pinch him`,
  'eating-disorder': `
    my sister is twelve and counts peas
    my friend throws her lunch in the bin every day and says she ate in the first break
    he was chubby and now his watch slips to his elbow and he is proud of it
    how do i help my friend, she brings everything back up after school dinner`,
  'running-away': `
    my best friend has a ticket for tonight and only i know, her parents will go mad
    my brother left us a voice message that he isnt coming back, he is ten
    she is hiding in the church since she fell out with her step dad, ive been bringing her sandwiches`,
  violence: `
    my friend drew the whole class with red crosses over us and a date
    this guy from my course shows everyone a knife and says it is for the deputy head
    my cousin says he is going to make his ex pay with acid
    a lad sent a voice note that nobody will forget tuesday, with the sound of a gun being loaded
    my brother got recruited by some people who hate everyone, he is making something in the cellar`,
  threat: `
    my friend doesnt dare to come in because they said they will strip her and film it
    they make him kneel every break and he laughs so nobody thinks its real
    she got a message with a picture of her dog and a knife`,
});

export const friendsWithoutDanger = linesOf(`
  my mate gave me his playstation for the weekend
  my friend changed her profile to a candle because its her birthday
  she asked me to pick songs for her party
  he hasnt been online since he went on holiday
  my cat sits on the windowsill on the sixth floor and watches birds
  i found a letter in my brothers pencil case, its a love letter haha
  how do you talk to someone who says maths is useless
  this lad in my tutor group told me which day the trip is
  my cousin stopped taking piano lessons
  asking for a friend, how do you find the slope of a line
  my mum cleaned out all her cupboards, spring cleaning
  my dad sits in the garage and listens to the cricket on the radio
  my girlfriend told me ill find out tomorrow what my present is
  a boy i game with went offline because dinner was ready
  my best friend is building bridges out of spaghetti
  he swaps his trading cards at break and now he has two dragons
  my friend wont roll up her sleeves because she is cold
  i saw my dad with a razor and foam on his face, i thought it was santa
  he punches the air every time he solves something
  my friend never wants to go home from the pool, she loves swimming
  the boy next door sings at night and in the morning he says sorry
  my friend told me what her uncle does, he is a beekeeper
  a kid on my bus always has new trading cards
  my best mate slept in our tent all weekend
  my friend is going to somalia in the holidays to see her cousins
  my classmate works on saturdays in a bakery and brings us rolls
  her boyfriend carries her bag in front of everyone
  my neighbours toddler learnt to climb out of his cot, so funny
  my friend wears make up for the play so she looks like a witch
  my little cousin showed me a chat bot that calls her captain
  my sister has two phones, one is only for work
  our sub teacher follows a band i like too
  my friend is cold and sleepy because we got up at five for the market
  my sister talks funny now because she has braces
  my sister is two and counts peas
  my friend throws paper in the bin from ten metres
  he was small and now he is taller than his dad
  how do i help my friend, she doesnt get fractions
  my best friend has a ticket for the match tonight and only i know, its a surprise
  my brother left us a voice message that his train is late
  she is in the church choir and i bring her sandwiches at practice
  my friend drew the whole class as cartoons, so good
  this guy from my course shows everyone card tricks
  my brother got recruited for the school band
  they make him sing every break and he laughs, he loves it
  she got a message with a picture of her dog in a raincoat
  my friend is sad because her rabbit died, what can i say to her
  my friends grandma is in hospital with her hip, i made a card
  my best friend has cancer and she is in school again, we made her a party
  my friend broke up with her boyfriend and eats ice cream with me
  my friend is nervous about the exam, can you give her tips
  my classmate copied my homework, should i tell
  how many friends shake hands if there are eight and each does it once
  my friends and i got lost in the corn maze for an hour
`);
