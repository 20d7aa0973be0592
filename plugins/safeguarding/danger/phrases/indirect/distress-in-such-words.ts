import { linesOf } from '../phrase.ts';

/** Sadness, grief, worry and quarrels in the words of danger, without any. */
export const distressInSuchWords = linesOf(`
  my grandpa died in march and i still set a plate for him
  i keep thinking about my dog who died, he always slept next to my bed
  i cried in the toilets because i got a 5
  im so stressed that i cant eat breakfast before exams
  i couldnt sleep because of the test and now everything is blurry
  i feel like a failure since the report came
  everyone left me out of the group chat and it hurts
  my best friend has a new best friend and i sit alone at lunch
  my parents are splitting up and nobody tells me where i will live
  my dad lost his job and everyone at home is tense
  mum and dad shouted at each other last night, i turned up my music
  im scared my parents will be disappointed when they see my marks
  my mum is in hospital for an operation and im worried
  my nan has dementia and didnt know my name today
  my brother moved out and the house is so empty
  we had to give our cat away because of my sisters allergy and i miss her
  i miss my old home, everything here is strange
  i miss my country and my cousins, we left because of the war
  my heart hurts since he broke up with me
  she said she doesnt love me any more, i just want to stay in bed and listen to sad songs
  i hate my nose and i dont want to be in the class photo
  i feel fat in this dress but mum says its just cut strangely
  everybody laughed when i fell in pe, i wanted the ground to swallow me
  they laughed at my accent again and i didnt know what to say
  a boy called me stupid in front of everyone, i told my teacher and he said sorry
  im so nervous about the new school i feel sick
  i panic when i have to speak in front of people
  i give up on physics, i just cant do it
  i cant do this any more, i mean algebra, my brain is empty
  whats the point of learning latin
  i cant take this homework any more its ten pages
  i wish this year was over
  i want to quit the team because i only sit on the bench
  my coach yelled at us after we lost and i cried in the car
  i let everyone down in the final, i missed the penalty
  im always the last one who is picked
  my parents compare me with my sister all the time and im tired of it
  my mum took my phone for a week and im so angry
  i had a fight with my brother and now i feel bad
  i got detention and im afraid to tell my mum, she will be so sad
  the film about the boy with cancer made me cry for an hour
  my hamster is very sick and the vet says he will not live long
  i feel lonely since we moved
  im tired of everything this week, three exams
  im exhausted, i go to bed at midnight because of all the homework
  i feel guilty because i broke my mums vase and blamed the cat
  i worry about the climate and what the world will be like
  the news about the war make me scared, can it come here
  there was an accident in our street yesterday and i keep seeing it
  a boy from another school died in a car crash and everybody is sad today
`);
