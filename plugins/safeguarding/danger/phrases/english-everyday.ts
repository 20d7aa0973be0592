import { linesOf } from './phrase.ts';

/** What children tell a tutor or each other besides their work: family, pets, sport, food, quarrels, news, illness. */
export const englishEveryday: readonly string[] = linesOf(`
  my dad is a butcher and cuts meat all day
  my dad is a firefighter, he pulled a man out of a burning house
  my mum is a doctor and sees a lot of blood
  my uncle is a hunter, we ate deer on sunday
  my aunt is a vet and had to put a dog to sleep
  our cat had to be put to sleep on monday, it was old
  we buried our hamster in the garden
  my grandpas funeral is on friday so i cant come
  i have to go to a funeral tomorrow, what homework do i miss
  my great grandma turned 100, she says she isnt ready to die yet haha
  my little brother is so cute when he sleeps
  my baby sister keeps waking me up at night
  my brother hides under my bed to scare me lol
  my brother scared me to death with a mask
  i was so scared in the haunted house
  i watched a horror movie and couldnt sleep
  in the horror film a clown kills kids, i had to look away
  my sister and i fight about the bathroom every morning
  my sister slapped me bc i ate her yogurt, now we are fine
  my brother and i wrestle and i always lose
  me and my brother had a snowball fight
  dad is teaching me how to box
  i learn self defence, we practise how to get out of a grip
  in karate he kicked me in the stomach but it was training
  i got hit by the ball in the face lol my nose is red
  my team lost and i cried a bit
  our coach shouted at us at half time
  my coach says i have to train harder if i want to play
  coach says i need to eat more before the match
  i run 5 k every morning before school
  my friend dared me to eat a chili, i almost died
  that chili burned my mouth
  im so full i ate 3 burgers
  i ate so much at the buffet i felt sick
  im not eating the school lunch its disgusting
  i dont like breakfast, only a banana
  mum says i have to finish my plate
  mum makes me eat spinach ugh
  i lost 2 teeth this year
  i lost my jumper in the gym
  we lost 4 to 1
  i lost weight when i was ill but im fine now
  i gained 3 kg because i grew so much
  im 1.60 and weigh 50 kg, how do you compute bmi
  whats a healthy weight for a 14 year old
  im allergic to nuts and carry an epipen
  my friend has diabetes and needs insulin
  i broke my wrist on the trampoline and have a cast
  i had an operation on my appendix last year
  the dentist pulled out my tooth and it bled a lot
  i had 4 stitches on my chin after i fell
  i have eczema so i scratch my arms and they look bad
  sunburn on my shoulders hurts so much
  a bee stung me
  our dog bit the postman
  a wasp attacked me at lunch
  i fainted when they took my blood at the doctor
  i feel dizzy when i dont drink enough at training
  i have a cold and cant think
  mum gave me cough syrup and now im sleepy
  i have to take antibiotics for 7 days
  my sister takes the pill, is that private
  my grandad had a heart attack last year but is better
  my mum is in hospital having a baby
  i need glasses
  i cant breathe through my nose, i have a cold
  im so tired i slept 4 hours
  i woke up at 3 am and couldnt sleep again
  had a nightmare about falling
  i dreamed i could fly
  i dreamed that i missed the exam
  i hope i dont wake up late tomorrow
  i dont want to get up in the morning, its so cold
  i wish it was friday
  i wish school was over
  i wish i had a dog
  i wish i was older so i could drive
  i wish i was never late
  i want to live in japan
  i want to live by the sea when i grow up
  i want to be a vet when i grow up
  i want to get out of this class its so loud
  i want to get out of the house, the weather is nice
  cant wait for the summer
  cant wait to leave school and become a chef
  im leaving the team after this season
  im leaving for france tomorrow
  im going away for two weeks with the scouts
  i am packing my bag for camp
  my bag is packed for the school trip
  we are moving out of our flat next month
  my parents are divorced and i live with my dad on weekdays
  my parents split up, every second weekend im at my dads
  my stepdad is cool he taught me chess
  my stepmum makes the best pancakes
  my foster mum helps me with reading
  i live with my grandparents
  my dad is away for work a lot
  my mum works night shifts so i make my own breakfast
  nobody is home until 5 so i do homework alone
  im home alone and bored
  im home alone, mum is at the shop
  i have my own key and come home alone
  i share a room with my brother
  my uncle visits on sunday and brings cake
  my grandpa tells us stories about the war
  my grandpa was a soldier
  my grandma prays for the dead every sunday
  my cousin sleeps over on friday
  sleepover at my friends house tonight
  can i sleep over at your place
  i walked home alone in the dark and it was creepy
  there is a spider in my room help
  somebody rang the doorbell and ran away
  a car nearly hit me on my bike, i was lucky
  our neighbour is very loud
  our neighbour shouts at his dog
  the police came to our school to talk about traffic
  a fire alarm at school today, false alarm
  someone stole my bike
  somebody stole my pencil case
  a boy stole my lunch and gave it back
  a boy in my class is annoying, he throws paper at me
  he threw my hat on the roof
  they laughed because i said the wrong word
  some boys were teasing me about my haircut, i dont care
  my friends and i had a fight about a game
  my best friend is mad at me
  i am mad at my friend because he lied
  i told my friends secret and now shes angry
  can i tell you a secret? i like maths
  its a secret that we bake a cake for our teacher
  dont tell anyone but i copied the homework
  i lied to my mum about my homework
  my mum found my bad test under the bed
  i hid my bad grade from my parents
  dad is going to be so mad about my grade
  my parents will kill me when they see the 5 in latin
  mum said no phone until i get a B
  mum screams when there is a mouse
  dad screams at the tv when his team loses
  i was punished, no tv for a week
  my teacher gave me detention
  the teacher took my phone
  our teacher is so strict, he hates me lol
  my teacher smells of coffee
  i think my teacher likes me, she smiles a lot
  i have a crush on my teacher haha
  my boyfriend and i study together
  my gf helps me with french
  i kissed a girl at the party
  we held hands at the cinema
  i got a valentines card from a stranger
  he gave me chocolate
  my crush texted me
  a boy asked for my number
  a boy asked me out
  my friend sends me funny pics of her cat
  i posted a photo of my new shoes
  we made a tiktok in the break
  i made a video about volcanoes
  can i send a video instead of writing
  my friend took an ugly photo of me lol delete it
  my photo is on the school website
  mum took photos in the bath when i was a baby so embarrassing
  i need a swimsuit for pe
  i take a shower after training
  i forgot my clothes for pe and played in jeans
  the doctor said take off your shirt, it was so cold
  our art class drew a statue without clothes
  we saw naked statues at the museum haha
  roblox is down
  i spent all my robux
  my dad paid me 5 euro for washing the car
  he gave me 10 euro for my birthday
  i earn money with mowing lawns
  someone scammed me for my skin in the game
  someone in the game called me noob
  a guy in fortnite helped me win
  i play with people from all over the world
  my online teacher is from canada
  i learn english with someone from discord
  i joined a server for maths help
  my cousin lives far away so we facetime
  we call on whatsapp with grandma
  grandma asked for a photo of my report
  my mum follows me on insta
  someone has the same name as me online
  our group chat is so loud
  they kicked me out of the group chat as a joke
  i got banned from the server
  i was hacked and lost my account
  i want to delete instagram its a waste of time
  i look at my phone too much
  the knife in the kitchen is blunt
  i helped cook and cut onions, i cried so much
  onions make me cry
  we carve pumpkins with knives for halloween
  we made a fire at camp
  i want to be a dead bride for halloween
  my costume is a zombie with fake blood
  i dress up as death with a scythe
  we play murder mystery at my party
  we play cops and robbers, bang bang you are dead
  water guns are allowed at the party
  my brother got a toy gun
  my dad showed me how to use a saw
  my dad has a beer after work
  my parents drink wine on sundays
  i tried coffee and hated it
  my cousin smokes and it stinks
  is vaping bad for you, we have to write about it
  our police officer talked about drugs in class
  what do painkillers do in the body
  why is too much salt bad
  which mushrooms are poisonous
  are snakes poisonous or venomous
  do sharks kill many people
  how many people die in car accidents each year
  what is the most dangerous animal
  why did they drop the bomb on hiroshima
  who shot kennedy
  is it true that people were burned as witches
  how did anne frank die
  what was the titanic accident
  why do soldiers fight
  i saw a sad video about war
  the news about the war makes me sad
  i saw the news about the shooting in america, why can they buy guns
  why do people bully others
  why are people homeless
  i gave money to a homeless man
  is god real
  what happens to us after we die, asks my little sister
  jesus died on the cross
  we talked about euthanasia in ethics
  we debate the death penalty tomorrow, i am against it
  my speech is about animal cruelty
  i write about child marriage in india for geography
  why do some girls have to marry young
  our poem is about loneliness
  i write a sad song about love
  i like sad songs
  im in a bad mood
  im angry
  im so annoyed
  i was sad yesterday but today is good
  i cry at weddings lol
  im nervous about my presentation
  im shy and hate presentations
  im afraid of dogs
  im scared of heights so i dont go on the bridge
  im scared of flying
  im scared to ask the teacher
  im afraid to fail
  im afraid to go to the dentist
  im scared to go to the new school
  i dont want to go to school, its raining
  i dont want to go home, playing is so fun
  i dont want to go to my piano lesson
  i cant go to training because of my knee
  i cant do it, its too hard
  i cant do this
  i cant take the noise
  i cant concentrate
  i cant see the board
  i cant feel my fingers its so cold
  i cant move after leg day
  i can do it
  nobody answers in our group project
  nobody told me about the test
  nobody knows the answer
  nobody saw my goal
  no one in my family is good at maths
  everyone got a better grade than me
  everyone hates this teacher
  everyone says its easy but its not
  everyone was at the party
  i was the only one who passed
  i am not as smart as my sister
  i am bad at spelling
  i suck at drawing
  im a disaster in the kitchen
  i ruined the cake
  i ruined my white shirt
  my life is great
  my life goal is to be an astronaut
  best day of my life
  worst test of my life
  i live for football
  i would die for pizza
  to die for, this cake
  id rather do maths than french
  id rather eat dirt than do this again
  i would give everything for a day off
  give me a reason why the answer is b
  tell me why
  tell me a joke
  tell nobody that i asked this lol
  remember me? i was here yesterday
  i was gone for a week because of the flu
  did you miss me
  will you be here tomorrow too
  when will this be over, 10 more questions?
  is it over now
  finally its over
  this is the end of my essay
  how do i end my letter to a friend
  a letter to my future self, how to start
  i need to write a farewell speech for our teacher who retires
  we made a goodbye video for our teacher
  say goodbye to your sister for me
  sorry i was rude
  sorry for my bad english
  sorry im late, bus
  thank you so much you saved me
  you saved my life, i passed
  you are my hero
  love you all bye
  have a nice weekend everyone
`);
