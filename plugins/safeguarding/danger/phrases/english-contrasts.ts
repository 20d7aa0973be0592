import { linesOf } from './phrase.ts';

/** Harmless messages in the words of danger, so that no single word decides. */
export const englishContrasts: readonly string[] = linesOf(`
  i gave my dog a bath and now hes in my bed
  i gave my cousin my old bike bc its too small for me
  after friday its all over, holidays yay
  it will all be over after the exam on friday
  we get our grades on friday and then im free
  i wrote everyone a christmas card
  i wrote a letter to my grandma in spain
  i wrote my grandparents a goodbye card for their trip
  our class wrote goodbye letters to the exchange students
  saving my pocket money for a new phone
  i bought rope for the tree house with my birthday money
  i have a rope and a tyre for the swing
  we tie a rope around the tree in the physics experiment
  tie the belt round your waist in judo
  i stood at the edge of the pool too scared to jump
  i jumped off the diving board today, 3 metres
  jumped off the roof of the garden shed into the snow haha
  we looked at how high the bridge is with trigonometry
  how high is the golden gate bridge
  how long does it take to fall from 100 m without air resistance
  how long can a person hold their breath
  i can hold my breath for 40 seconds
  is drowning the main cause of death for kids, i need a statistic
  how much paracetamol is in one tablet
  which medicine helps against headache
  the doctor prescribed 10 mg twice a day, how much in a week
  my mum takes pills for her heart
  grandma takes 6 pills every morning
  i forgot to take my adhd meds today
  i took my insulin before lunch
  i take antidepressants and they help, whats the next question
  my brother swallowed a lego and the doctor said its fine
  i drank too much cola and cant sleep
  i ate too many sweets and my tummy hurts
  i ate the whole pack of gummy bears lol
  i had 4 slices of pizza and feel so full
  im so full i could throw up
  that smell makes me want to throw up
  threw up on the bus at the school trip so embarrassing
  i feel sick today so im learning from home
  i skip breakfast because i get up late
  im not hungry today
  i havent eaten since breakfast and its 2 pm, when is lunch
  i havent eaten sushi before
  i fast during ramadan and get tired in the afternoon
  we are fasting this week at church
  i eat 2000 calories a day as an athlete, how much protein
  i want to eat healthier, how do i read the label
  how many calories do i burn when i run 5 km
  i want to gain weight for rugby
  the boxer has to lose 3 kg before the fight
  my cat is on a diet because shes fat
  my weight is 42 kg and my brothers is 36, what is the ratio
  i exercise 2 hours a day because of my swim team
  my ribs hurt from laughing
  my period started in the maths lesson how embarrassing
  i cut my hand on glass in art class and got 2 stitches
  i got a scar from my operation
  i have a scar on my knee from football
  my arms are full of mosquito bites and i scratch them all the time
  i cut out the shapes with a blade in art
  i lost my sharpener
  i need scissors and glue for the project
  i draw on my arm when im bored in class
  i bite my nails when im nervous
  i bit my tongue it bleeds
  i had a nosebleed during the test
  i hit my head on the shelf and it hurts
  i punched the ball so hard
  i punched in the wrong number
  the paper cut on my finger wont stop bleeding lol
  i burned my tongue on the soup
  i burned the cookies
  i burned myself on the iron while ironing my shirt
  my dad burned the steak
  my dad hits the gym every day
  my dad hit a deer with the car
  my dad hit the nail with the hammer
  dad hit his thumb
  my mum hit the brakes
  my brother hit a home run
  we got hit by a storm
  the price got hit with a tax
  my dad locked the car keys in
  my mum locks the door at night
  mum locked my tablet because i played too long
  mum took my phone away for a week
  my parents are strict about homework
  my dad yelled at me because i was late
  dad says i have to do the dishes as a punishment
  i got grounded for a week
  my mum gets angry if i dont tidy my room
  my dad drinks tea when he works
  my dad drank my juice
  my dad works nights and i miss him
  my uncle sleeps in my room when he visits and i sleep on the couch
  my cousin sleeps in my bed when she visits, we have fun
  my little brother comes into my bed when there is thunder
  my grandpa is very touched by my poem
  my dad shakes the bottle
  my teacher touched on this topic yesterday
  the coach touched my shoulder and said well done
  dont touch my pencil
  my brother touches my stuff all the time
  please dont touch the screen
  what does rape seed oil cost per litre
  rapeseed fields are yellow
  my cousin is getting married this summer, im so excited
  my sister marries a man from pakistan and we fly there for the party
  our neighbours are from somalia and cook great food
  i want to be a model when im older
  i made a 3d model of a house
  im in a photo club and send in pictures every week
  my mum posts pics of me on facebook, so cringe
  send me the pic of the homework pls
  can you send pics of the solution
  i sent my teacher a photo of my worksheet
  he sent me a video about photosynthesis
  she sent me a video of her dog
  my friend from discord helps me with maths
  someone on discord explained it differently
  i play roblox with my cousin
  my friend gave me robux for my birthday
  we met on minecraft and we built a castle
  we meet on saturday at the mall to buy a present, mum drives us
  my mum said i can meet her at the cinema
  dont tell mum about the present, it is a surprise
  its a secret recipe of my grandma
  i have a secret crush on somebody in my class
  im in love with a boy in my class and cant concentrate
  he is 16 and plays the guitar
  my brother is 27 and a teacher
  my father is 3 times as old as me and i am 13
  can i turn off my camera in the lesson
  turn on the camera so we can see your work
  my webcam is broken
  my account was hacked and my coins are gone
  somebody hacked my game account and wants coins
  they want 200 euro for the school trip
  i owe my brother 5 euro
  they wait for me after school because we go home together
  see you after school behind the gym for training
  we will beat them tomorrow in the final
  they beat us so badly, 7 to 0
  we got destroyed in basketball
  i destroyed my brother in fifa
  our team is going to kill it on saturday
  im going to kill it in the exam
  i killed it in the presentation today
  i nearly killed the plant by too much water
  my brother killed the vibe
  ill murder this test
  this level is murder
  im gonna murder that burger
  the spider in my room must die
  my tamagotchi died
  my phone is dying gotta go
  my hamster died and im sad
  i want to die laughing at this video
  i want to die of embarrassment, i called my teacher mum
  omg i would die if he saw that photo of me with braces
  if i get this wrong again im gonna scream
  im so dead when mum sees the vase
  dying my hair blue on friday
  cant live without my phone
  i cant live without music
  i cant take it anymore, this exercise is so long
  i cant do this anymore, can we do an easier one
  im done, whats next
  im done with life science, now i have physics
  life is unfair, my brother got the bigger half
  life is hard, maths is harder
  my life is so boring
  there is no point in doing the same exercise twice
  i see no point on the graph
  theres no way out of this maze in the puzzle
  end it here and go on tomorrow
  how do i end it, the last sentence of my essay
  how to end a story where the hero leaves
  in my story a girl wants to die because her dog is lost
  write a story about a boy who runs away from home
  for drama class i play a girl who is hit by her father
  in the play my character says i will kill you all
  our book is about a boy who hurts himself, what is the message of the author
  my essay topic is bullying, how do i start
  i do a presentation about suicide prevention
  i need 3 arguments for an essay about domestic violence
  my project is about child abuse in the 19th century
  what is grooming, we talked about it in school today
  what does sextortion mean, its for a poster on online safety
  our poster is about eating disorders
  anorexia rate per 1000 girls is 4, how many in 25000
  a poll says 12% of students were bullied, how many of 650
  what is the difference between murder and manslaughter
  did napoleon die of poison
  how many people jumped from the titanic
  the soldier was shot in the arm in the film
  in the crime series they found a body
  we watched a documentary about columbine in history
  our school has a fire drill on friday
  the school was closed because of a bomb from world war 2
  there will be a shooting of a film at our school
  we are shooting a video for the project on friday
  the teacher shot down my idea
  i took a shot at question 3
  got my shot today, my arm hurts
  what an explosive start
  bath bombs with baking soda, which reaction is that
  how do fireworks explode, chemically
  which chemicals react to gas when mixed, for chemistry class
  bleach and water mix 1 to 10, how much bleach for 2 litres
  acid is dangerous, why do we wear goggles
  a knife costs 12 and a fork 8
  we need a knife for the cooking class tomorrow
  i have a swiss army knife from my grandpa for camping
  he has a gun in the game and i have a bow
  nerf gun party at my house on saturday
  my dad is a hunter and has a gun in a safe
  my uncle is a police officer and carries a gun
  list of people in my group: tim, ana, mia
  my friend ana helps me with maths
  ana and mia share 24 sweets
  lets run away from the zombies
  he ran away with the ball
  my dog ran away and came back
  i ran home in the rain
  my parents are out tonight and grandma is here
  my mum is away for work for 5 days, dad cooks
  we sleep in a tent this weekend
  we slept in the car on the way to italy
  i missed the bus and waited at the station for an hour
  im on the bus and have no pen
  im at the train station, my train is late
  how do i get to london by train, whats the average speed
  i left the house without my homework
  i moved out of my sisters room, finally my own room
  my brother moved out for university
  i hide my sweets from my sister
  we play hide and seek at the party
  my cat hides when the doorbell rings
  someone is at the door, brb
  my brother stands outside my room and annoys me
  call me later
  help me please i dont get it
  pls help i have a test tomorrow
  HELP i am so lost with fractions
  save me from this worksheet
  sos i need the formula
  i am in danger of failing maths
  i feel in danger of losing points
  im safe on this topic, next one please
  its not safe to divide by zero
  stop hitting yourself haha
  kys means know your self in our class motto
  i want to stab this equation
  i could kill my brother, he ate my pizza lol
  my brother is so annoying i could strangle him haha
  my sister drives me crazy
  i hate my brother, he broke my lego
  i hate my teacher he gave me a bad mark
  i hate everyone in my group they do nothing
  i hate mondays
  nobody is online
  nobody understands this text
  nobody loves homework
  no one came to my birthday because of the snow
  everyone left already, can i go too
  everybody is better at this than me
  i am the worst at english
  i cried at the end of the film
  i cried because the dog died in the movie
  the ending made me so sad
  goodnight, im going to sleep
  i want to sleep for a week after exams
  im so tired i could sleep forever lol
  good bye and thanks for the help
  bye, thank you for helping me with maths
  thanks for everything this year, have a nice summer
  see you next year after the holidays
  i wont be in school on monday, dentist
  i wont be here next week, we are on holiday
  im leaving the group chat
  im leaving school at 3
  last day of school today
  last message before dinner
  i change school next year so this is my last week here
  im deleting the app over the holidays
  i want to delete my answer
  how do i delete my account
  can you reset my score
  i want to start over
  i feel like a ghost in my halloween costume
  my goal weight for the powerlifting is 60 kg
  my sister eats only pasta
  my baby cousin throws up on everyone
  blood group 0 can give to all
  we tested our blood type in biology
  there was blood everywhere in the film
  the vampire bites her neck
  i scraped my knee, mum put a plaster on it
  my friend broke his arm at football
  my brother pushed me into the pool haha
  my sister pulled my hair because i took her doll
  we had a pillow fight and i got a bruise
  i have bruises from judo
  i have a black eye from handball
  the other team kicked me in the shin
  a boy kicked my bag by accident
  they laughed at my joke
  the man in question 4 takes 6 tablets
  a man follows a path of 3 km to the north
  a car follows a truck at 80 km/h
  a stranger asked me for the way to the station
  the old man next door gave us apples
  our neighbour gave me 10 euro for mowing the grass
  my coach texts the team the time of the match
  my teacher writes me emails about the homework
  my teacher says im special because i always ask
  my tutor comes to our house on tuesdays
  i had my picture taken at school today
  we swim in the lake in summer
  i bought a new bikini for the holidays
  i change clothes for pe
  the changing room is cold
  what is sex education about
  we talked about puberty today in biology
  male and female are two sexes, is it binary data
  naked dna has no proteins
  a nude is a type of painting, right
  virgin olive oil costs 8 euro per litre
  hot in here
  age is just a number: let a be the age of tom
  mixing 2 litres of vodka 40 percent with water, what is the concentration
  my parents smoke and i hate the smell
  what does alcohol do to the brain
  drugs are a topic in our health class
  my mum is a nurse and gives injections
  what is the probability that i pass
  can you be my friend
  are you a real person
  do you have feelings
  what would you do if you were me
  i want to talk to a human about my score
  why do people die
  is there life after death in buddhism
  what happens after death, in the religion of egypt
  what do you think about death in this poem
  how old do people get in japan
`);
