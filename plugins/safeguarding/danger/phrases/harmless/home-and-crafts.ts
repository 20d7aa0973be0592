import { linesOf } from '../phrase.ts';

/** Kitchen, crafts, doctor, pets, family, moving house, food and ordinary accidents. */
export const homeAndCrafts = linesOf(`
  i cut my finger on paper ouch
  cut my thumb chopping carrots, plaster on, all good
  i cut my hair short and love it
  my mum cut my fringe too short lol
  cut out the shapes and glue them
  cut along the dotted line
  how do i cut a circle into 5 equal parts
  which knife is best for carving a pumpkin
  we carve pumpkins tonight, dad has the knife
  cut the fabric 2 cm bigger
  craft knife or scissors for the cardboard model
  i burned the cookies
  burned my tongue on hot chocolate
  i burned my arm on the oven tray yesterday, it has a blister
  i burnt the rice again my mum laughed
  glue gun burnt my finger a bit
  wood burning kit for my birthday!!
  we made a camp fire and burned marshmallows
  burn the candle from both ends experiment
  fire drill today, everyone had to leave
  i got stung by a bee
  my cat scratched my arm all over
  scratches on my arms from picking blackberries
  my dog bit me while playing, its fine
  the hamster bit my finger and it bled
  nosebleed in class again
  my tooth fell out and bled a bit
  my gums bleed when i brush
  wisdom teeth out tomorrow, scared of the needle
  got my flu shot today
  blood test tomorrow, i hate needles
  i took my allergy pill this morning
  i take one tablet for hay fever every day
  i forgot to take my adhd meds so im distracted
  mum gave me ibuprofen for my period
  took two paracetamol for fever, doctor said so
  my inhaler is empty
  i have to take antibiotics for 7 days, 3 a day, how many pills
  the pills are huge, how do people swallow them
  i cant swallow tablets so i get syrup
  insulin dose per 10 g carbs is 1 unit, i have 45 g
  im off sick, threw up all night
  threw up on the bus, travel sick
  stomach bug, sorry i missed class
  i feel sick, ate too much cake
  food poisoning from the canteen i think
  not hungry, had a big breakfast
  i skipped lunch to finish the poster
  i didnt eat lunch, we had a meeting
  i havent eaten yet, dinner is at 7
  fasting for ramadan, day 12
  i fast in ramadan so i skip pe running
  yom kippur no food till evening
  lent: i gave up sweets
  im vegetarian since january
  im allergic to nuts
  no sugar challenge with my class for a week
  how many calories in a banana, for my food diary homework
  food diary for pe: breakfast porridge 350 kcal
  healthy eating plate homework
  i want to eat healthier, any tips for a school lunch box
  my mum is on a diet and only eats soup
  dad lost 5 kg, what percent of 90
  lose weight in wrestling? coach says no
  i weigh 45 kg and my bag weighs 6, what percent
  my grandma passed away last year, we visit her grave on sundays
  my grandpa died when i was 4
  my grandad died in march, i was away from school then
  i was at my great aunts funeral so i missed the lesson
  funeral on friday, can i hand it in on monday
  my nan died two years ago and left me her ring
  i never met my grandfather, he died in the war
  my uncle died before i was born
  my goldfish died lol his name was bubbles
  our cat died in spring, now we have a kitten
  our dog got run over last year, now we have a puppy
  my rabbit died yesterday and i cried, can i do the quiz tomorrow
  the vet put our old dog to sleep
  my hamster ran away again, found him under the sofa
  our cat ran away for two days and came back
  my dog runs away whenever the door is open
  the horse kicked me at riding camp, just a bruise
  my little brother bit me lol hes 2
  my baby cousin hit me with a spoon
  my brother hit me with a snowball
  my sister pulled my hair so i took her charger
  had a fight with my brother over the remote
  my brother is so annoying i cant even
  my sister took my jumper without asking
  i had an argument with my mum about my room
  my parents grounded me for a week because of my phone
  mum took my phone away till the grades are better
  dad shouted because i left the bike in the rain
  my mum was angry about the broken vase
  my parents are strict about bedtime
  my parents are getting divorced and i stay with mum in the week
  my dad lives in another city, i see him at weekends
  my stepdad teaches me guitar
  my stepdad picked me up from school
  my stepmum is nice, she helps me with french
  my uncle takes me fishing
  my uncle gave me a hug and a bike for my birthday
  my aunt tickled me till i cried laughing
  my grandad always pinches my cheek
  dad carried me to bed when i fell asleep on the sofa
  mum comes into my room to say good night
  my brother comes into my room without knocking so annoying
  my cousin sleeps in my room this weekend
  i share a bed with my sister on holiday
  we are moving house in june
  we move to another town and i leave my school
  leaving home at 7 to catch the bus
  im leaving home for uni in three years lol
  packing my bag for camp tonight
  packed my bag for the school trip, what else do i need
  i packed everything, we leave for holiday at 5 am
  i ran to my grandmas house because it rained
  im staying at my dads tonight
  sleeping at my friends house tonight
  we sleep in a tent in the garden
  i locked myself out, waiting for mum
  got locked in the bathroom, the lock broke, dad got me out
  home alone till 5, doing homework
  im home alone and made pancakes
  my parents work late on mondays
  walk home with my neighbour
  someone rang the bell, it was the postman
  a man asked mum for the way to the station
  grew out of my shirt, need a bigger size
  take off your shoes before the gym
  take off your jacket its hot
  i got changed for pe and forgot my socks
  what do i wear for the photo day
  new swimsuit for swimming lessons
  underwear drawer is a mess, tidying up
  the doctor listened to my chest, its just a cough
  physio pressed on my back, it hurt but helps
  the dentist touched the sore tooth
  hairdresser burned my ear with the straightener
  my mum plaits my hair too tight
  it hurts when i bend my knee
  my knee hurts after pe
  my back hurts from sitting
  growing pains in my legs
  headache since the morning, will do the test later
  i fainted in the heat at the concert, im ok
  i couldnt sleep, the neighbours had a party
  i woke up at 4 because of the storm
  bad dream last night about missing an exam
  scared of thunder lol
  im scared of the needle tomorrow
  scared of dogs since i was small
  afraid to go home on the bus alone in the dark, dad will pick me up
  my house key is lost, afraid mum will be mad
  we set up a mouse trap
  mum kills spiders and i cant watch
  how do i kill mould on the wall
  how to get rid of ants
  poison ivy rash from camping
  dont eat the berries, theyre poisonous said grandma
  the washing powder capsule is dangerous for babies
  keep bleach away from the cat
  rat poison warning sign vocabulary
  grandpa has a hunting rifle in a safe
  my uncle is a policeman and has a gun
  dad and i went fishing and we killed the fish ourselves, kinda sad
  farm life: we slaughter a pig in winter
  my swiss army knife has 12 tools
  scout camp: bring a pocket knife and a rope
  tie a knot in the rope so it holds 50 kg
  which knot is best to hang a hammock
  we hang the lights on the balcony
  hanging basket for flowers
  hang the laundry pls
  i painted the skeleton for halloween
  fake blood recipe for the play
  vampire costume with fake blood and a plastic knife
  im going as a dead bride for halloween
  make up for a zombie costume tutorial
  temporary tattoo on my wrist
  i want a tattoo when im 18
  got my ears pierced
  friendship bracelets cover my whole arm
  long sleeves because its cold in room 12
  i draw on my arm with pen when bored
`);
