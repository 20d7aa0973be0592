import { linesOf } from '../phrase.ts';

/** Photos of worksheets, meetings, secrets, group chats, quarrels, clubs, rules and thanks. */
export const schoolAndFriends = linesOf(`
  can you send me a photo of the worksheet
  send me the pic of page 42 pls
  send me a photo of your notes from today
  can someone send pics of the whiteboard
  my teacher asked for a photo of my homework
  the photography teacher wants 5 portraits by friday
  photo task: take a picture of a friend in natural light
  pics from the trip are in the shared folder
  send ur best holiday pic for the yearbook
  i need a passport photo for the bus card
  the school photographer asked me to smile more
  mum posted a photo of me on facebook and its so embarrassing
  he sent me a pic of his dog
  my crush sent me a selfie with his cat lol
  my friend posted a bad photo of me, i asked her to delete it
  delete the group photo please my eyes are closed
  for art we draw from photos of statues
  life drawing of greek statues, they are naked, class giggled
  turn your camera on please, says the teacher every lesson
  my camera is off because my room is a mess
  cameras on for the online test
  take your hoodie off in assembly
  can we meet at the library at 4 to study
  wanna meet after school to do the project
  meet me at the bus stop, we go to training together
  my coach wants to meet us at 8 at the station
  my tutor meets me on tuesdays in room 3
  lets meet up on saturday for the cinema, my mum drives
  my pen pal from spain visits me in may, his class comes too
  met my online chess partner at the tournament with my dad
  my friend from the scouts lives in leeds
  where do you live? im in block c too
  which school do you go to
  how old are you? im 12
  whats your name
  are you a boy or a girl
  are you alone in the group or is there a partner
  dont tell anyone but we planned a surprise party for ms lee
  its a secret, its her birthday on friday
  keep it secret: we got mr brown a mug
  dont tell mum i got her flowers
  its our secret handshake
  promise not to tell, i like someone in 8b
  can you keep a secret? i want to be a singer
  he told me not to tell the answers
  secret santa: i got jonas, what do i buy
  my secret ingredient is cinnamon
  our code word for the game is banana
  she unfriended me and i dont know why
  my best friend is mad at me because i forgot her birthday
  we had a fight but made up
  they left me out of the group photo
  he called me stupid and i called him a potato
  shut up lol
  you are so dumb haha jk
  i hate him, he copied my drawing
  i hate my brother so much rn he ate my chocolate
  shes so fake
  i could slap him for that pun
  leave me alone im reading
  nobody asked
  nobody cares about your new shoes lol
  no one in my group answers, can we swap
  no one likes group work
  nobody picked me for the team first but i scored
  im the only one who didnt get the joke
  everyone hates this chapter
  everyone would be better off with shorter lessons
  the class would be quieter without tim lol
  without me the band has no drummer
  they would miss me if i changed schools, said my friends
  i will miss you guys in the summer
  we miss our old teacher
  last day of school tomorrow, goodbye 6a!
  this is my last message before the holidays, have fun
  i wont be here next week, im in italy
  i wont be at school tomorrow, dentist
  see you never, year 9 maths
  farewell card for ms kim, what do we write
  goodbye letter for our exchange student, need ideas
  i wrote a goodbye letter to my teacher because she retires
  im leaving the school next year because we move
  im leaving the group chat, too many messages
  i quit the choir
  im giving up the violin
  i want to leave the course, how do i do that
  how do i delete my account
  delete all my data please
  i want to end my session
  end my subscription
  how do i end the lesson early
  how to end a letter to a friend
  how do i end my essay
  the ending of my story is weak
  i cant do this, can you show me step 1
  i cant do it anymore today, continuing tomorrow
  i dont want to do this anymore, can we do geometry
  i give up, show me the answer
  whats the point of asymptotes
  i have no idea what the point of this graph is, the maximum point
  theres no point in the plot at x = 3
  can i kill this tab or will i lose my answers
  do i lose points if i run away from the quiz lol
  does the timer kill the test at 0
  detention because we ran in the hall
  the teacher caught us throwing paper planes
  he got suspended for fighting
  two boys fought in the yard and got detention
  there was a fight at the bus stop, teachers stopped it
  the boys play fight all the time
  a boy in my class said he will beat me at the spelling bee
  she said shed beat us all in the race
  he threatened to eat my sandwich
  he threatens to leave the band
  you better watch out, santa is coming
  watch your back, im catching up in points
  i know where you live haha because were neighbours
  ill get you back for that water balloon
  revenge match tomorrow!
  payback time in kahoot
  bring scissors and glue tomorrow
  bring a knife and fork for home ec
  we need a knife for the birthday cake at school
  fake sword for the school play, who has one
  i play the murderer in the school play
  i die in scene 2 of the play so i can help with lights
  my lines are: i shall kill the dragon
  toy gun isnt allowed on the bus even for the play
  lockdown drill today was boring
  what do we do in a lockdown drill
  fire alarm went off in maths
  the police came to school for the bike training
  thanks!! that saved my life
  you saved my life with those notes
  lifesaver, thank you
  thank u so much for explaining
  ty i get it now
  good morning
  hi can you help me with exercise 5
  hey whats the homework for tuesday
  what did i miss on friday
  is the test on chapter 3 or 4
  do we need a calculator
  how long is the break
  what time does the lesson start
  is my answer right
  why is b wrong
  can i try again
  can you give me an easier one
  can you give me a harder one
  this was fun
  i dont understand the question
  what does perpendicular mean
  explain like im 10
  show me an example please
  my score went up yay
  i got level 5!
  how do i see my results
  who can see my answers
  is this private
  do teachers read this chat
  can my parents see my score
  how do i change my password
  my password is stuck on reset
  the page is frozen
  sound isnt working
  the video wont load
  i pressed pause by accident
  whats for lunch
  who is in for football at break
  movie night at mine, horror film?
  sleepover on friday, my mum said yes, 4 girls
  my birthday party is on the 12th
  can u bring crisps
  which bus goes to the pool
  swimming at 3, dont forget goggles
  i lost my jumper in the gym
  did anyone find a blue water bottle
  orchestra moved to room 7
  our class hamster needs someone for the holidays
  vote for me as class rep!
  who wants to join the debate club
  we won the science fair!!
  the bake sale made 84 euro
  science fair idea: which soap kills the most germs
  group of 4 for the poster, who is in
  i can do slides 1 to 3
  pls finish your part by tonight
  you forgot your name on the sheet
  sorry im late, the bus was late
  sorry wrong chat
  ok see you tmrw
  lol ok
  brb dinner
  gtg bye
  cya
  good night guys
  happy birthday!!!
  congrats on the medal
  get well soon
  hope your grandma feels better
`);
