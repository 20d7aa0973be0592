import { linesOf, phrases } from '../phrase.ts';

/** Adults and strangers online or near, who make a child keep something to itself. */
export const onlineAdults = phrases('en', {
  grooming: `
    hes not really 15 i think, he talks about his car and his work
    he says he is a talent scout and that my parents would only be jealous if they knew
    i have a second account only for him
    i had to delete snapchat because he saw i was talking to a boy from my class
    he topped up my phone so i can always answer, even at night
    he knows everything about me and ive never seen his face
    he sent an uber to the corner of my street, i said no, hes sending another one saturday
    he got me a train ticket as a surprise, my mum thinks im at emmas
    i told him im 12 and he said thats ok i look older
    we started with fortnite and now its only private calls when my family sleeps
    he asked for a picture with my tongue out, then without jumper, then it got worse
    he says its art and all models start like that
    the first pic was just my face, how do i get out of it now
    i owe him because he gave me the rare skin. he said i know how to make it up to him
    he says if i block him he knows how to reach my grandma on facebook
    he kept every photo in a folder with my name, he showed me
    my online bf gets angry when i dont answer in 5 min and says hell do something to himself
    he says we have a bond that other people wont get, so better keep it between him and me
    he wants me to bring my passport when we meet
    i met a lady who finds babysitting jobs abroad for girls my age, she says dont tell mum until im there
    she was a girl my age for three months and on the call it was a man
    he asked which bus i take and if i sit alone
    a grown up from the server wants to know when my house is empty
    my youth leader drives me home last so we are alone in the van
    the man from the kiosk gives me sweets for free if i come round the back
    coach rubs my back in the store room and says im his favourite
    my music teacher locks the door during lessons, and afterwards he gives me 20 pounds
    our neighbour shows me films on his phone that i shouldnt see, he says it stays in the garage
    my sisters boyfriend dms me when shes asleep
    a teacher from my old school still writes me at 1am, he calls me his little star
    he didnt do anything yet, he just says what he would do when i am 16, im 13
    he collected me from school and told them he was my uncle. he isnt
    i wore what he asked on cam and now i feel sick
    he wants me on webcam when my little sister takes a bath
    he told me to find other girls from my class for the chat, 50 for each
    if i bring a friend to the party at the flat i get a new phone, the men there are like 40
    i get gifts in the post from a man i only know as dragon77
    can the police see what i sent if it was disappearing messages, i sent stuff to a grown up
    he saved my snaps with another phone and now i do what he says
    someone put my face on a body and wants 80 in gift cards by 6pm
    they gave me till midnight to pay or all my followers get it
    i did one thing on camera and i have been paying with my pocket money since may
    he is proud of me when i send more and cold when i dont
    hes kind to me, nobody else is, so is it bad that he is 43
    i love him and we will marry when im old enough, he waits for me, he is 36
    how can i hide a chat from my mum, he said its important that she doesnt see
    what app doesnt leave any traces, my friend who is 29 wants to know if i have one
    he is going to be at the skate park at eight and im supposed to come on my own
    he says bring nobody, and wear the skirt
    im meeting my game friend at the station for the first time. he said his car is blue. mum thinks its choir
    my best friend sends a man pictures from the changing rooms, of us
    my cousin is eleven and shes got a boyfriend she has never met who tells her what to put on
    my brother gets robux from a stranger for standing on his head without a shirt
    there is this girl in year 7, an older man waits for her in a car every thursday and she comes back with new shoes`,
});

/** Friends, families, games and adults online as they should be. */
export const onlineWithoutDanger = linesOf(`
  hes not really 15 yet, his birthday is on friday
  a talent scout came to our match and my parents were there too
  i have a second account only for my cat
  i had to delete snapchat because my phone was full
  mum topped up my phone so i can always call her, even at night
  dad sent an uber to the corner of my street because it rained
  grandma got me a train ticket as a surprise, we are going to york together
  i told him im 12 and he said hes 12 too
  we started with fortnite and now we play chess
  our teacher asked for a picture of our project
  the first pic was just my dog, the next one is my dog in a hat
  i owe him a rare skin because he won the bet, we are in the same class
  he says if i block his shot in basketball he buys ice cream
  he kept every photo from the trip in a folder with our class name
  my brother gets angry when i dont give the controller back in 5 min
  do i need to bring my passport for the school trip to france
  my mum found a babysitting job for me at our neighbours
  the game asked which bus i take, its a survey for geography
  our youth leader drives us all home in the van after camp
  the man from the kiosk gave me the wrong change
  coach says im his favourite goalkeeper in front of the whole team
  my music teacher opens the door for everyone during lessons
  our neighbour shows me how to repair bikes in his garage
  my sisters boyfriend plays the guitar
  a teacher from my old school came to our concert
  he collected me from school because mum was ill, hes my uncle
  i wore what mum picked for the photo and i look like a pirate
  i do a video call with my grandparents every sunday
  i found other girls from my class for the relay team
  if i bring a friend to the club i get a discount
  i get a magazine in the post every month
  can the school see which sites i visit
  can the police find out who hacked an account, its for my computing homework
  someone put my face on a minion and it is so funny
  they gave me till midnight to hand in the essay
  i have been paying for my bike with my pocket money since may
  is it bad that he is better than me at maths
  i love him and we will marry when im old enough, haha he is in a boyband
  how can i hide a column in a spreadsheet
  what app doesnt need internet, my friend wants to learn chinese
  hes going to be at the skate park at eight with my cousins, dad drives us
  im meeting my friend from primary school at the station, her mum comes along
  my penpal lives in peru, we wrote letters for two years and our teachers read them too
  my best friend sends me pictures of horses
  never give your address to strangers online, that is what the police officer told our class
  our lesson was about grooming, i have to make a poster with three warning signs
  my dog goes to grooming on friday because his fur is too long
  what does the word grooming mean, its in my reading text
  how do i report a spam account
  someone in the chat sold me a fake sword in the game
  a scammer wanted gift cards from my grandma but she hung up
  i sent my photo for the student card
  my secret santa gift is a mug, dont tell
  the secret agent meets a man in a blue car at the station, thats how my story starts
  i keep my diary in a secret place
  is it safe to put my real name on my school blog
`);
