import { linesOf, phrases } from '../phrase.ts';

/** Signs of suicide without a word for it: things given away, leave taken, no plans, others better off. */
export const farewells = phrases('en', {
  suicide: `
    who will feed my fish after thursday, i asked my neighbour but didnt say why
    ive put everyones name on my things with sticky notes so they dont argue about it later
    my guitar goes to sam, my books to the library, my hoodie to mia. its all written down
    gave my sister the password for my phone so she can have the photos after
    i sold my drum kit today. didnt need the money, just dont want it standing there when they come to clear my room
    today i did everything for the last time and it felt calm
    it was nice to know you all, be good to each other
    this is my last message here, you were kind to me
    thanks for always answering me. you wont have to any more
    i just wanted someone to know i was here
    nobody will have to worry about me from next week on
    they wont have to pay for me much longer
    mum will cry for a bit and then she can finally rest
    my brother can have my room soon, he always wanted it
    without me they could afford the flat
    i counted and i cost them 400 a month, they would be fine if i wasnt on the list
    im the reason they argue. if you take the reason away the arguing stops
    i keep doing the sum and it always comes out better minus me
    i dont think ill see the spring
    i wont turn 16
    dont bother with a cake this year
    i told grandma id come at christmas. that was a lie
    if something happens to me please say it was an accident
    say sorry to my teacher from me, after
    please look after my little brother when i cant
    could you remember me a little
    would you notice if i stopped writing
    would it hurt or would it just be like switching off a lamp
    i think of sleep all the time, the kind where no alarm comes
    i want to go to bed and for morning to skip me
    i pray every night that god takes me back
    i asked god to swap me with the boy who has cancer, he wants to stay and i dont
    sometimes i stand on the platform behind the yellow line and sometimes not behind it
    i lean out a bit further every day
    i keep going back to the top floor of the shopping centre just to look down
    every time i cross the flyover i pick a place
    ive stopped looking when i cross the road
    if a lorry came i wouldnt step back
    the water looked so quiet today that i took my shoes off
    i have everything i need in a carrier bag under my bed and nobody checks there
    theres a date in my calendar with no name on it. after that the pages are empty
    i already know how and where, now im only waiting for them to go on holiday
    i wrote five letters, one each, and theyre behind the clock
    i practised the knot
    i watched a video how to tie it and it isnt for scouts
    im not sad any more, i decided, and now its easy
    everyone says im doing so much better. thats because its nearly over
    last year i tried and they pumped my stomach. i think this year id be cleverer about it
    when i came home from the hospital everybody acted normal but i still wish it had worked
    i was supposed to be gone in march. i only stayed because of the dog and now the dog is dead
    my dog died and he was the only reason i stayed
    what happens to your accounts when you arent there any more, asking for me
    do schools tell the whole class when a pupil isnt alive any more or just take the chair away
    i hope they play my song and not the boring church stuff
    nobody would notice till the smell
    i want to be with dad again and he isnt coming back here so
    ill see my nan soon, she died in june
    its not that i want to hurt anyone, i just want to stop being a person
    i should be deleted like a bad file
    im the wrong draft, throw me in the bin and start again
    the world doesnt have a place for me and im done looking
    idk how much longer i can do this. maybe till sunday
    i cant promise you im here tomorrow
    if i dont answer on monday you know why
    they took the locks off my door because of last time but they forgot the garage
    there are worse things than not being here
    everything is packed for after me
    i made a playlist for when i do it
    i feel like a ghost that forgot to leave`,
});

/** The same words about pets, moving, journeys, jokes, films and the dead who are mourned. */
export const farewellsWithoutDanger = linesOf(`
  who will feed my fish after thursday, we are going on holiday
  ive put everyones name on the sticky notes for secret santa
  my guitar goes to the repair shop, my books to the library, my hoodie in the wash
  gave my sister the password for netflix so she can watch it too
  i sold my drum kit today and got a keyboard
  today was the last time at my old school and everybody hugged me
  it was nice to know you all, we are moving to leeds on saturday
  this is my last message today, i have to go to football
  thanks for always answering me, i got a B because of you
  i just wanted someone to know i was first
  nobody will have to worry about parking from next week on, the new garage is open
  they wont have to pay for the bus much longer, i get a bike
  mum will cry for a bit and then she will be proud, she always does that at prize giving
  my brother can have my room soon, i get the attic
  without me they would have lost, i saved two penalties
  i keep doing the sum and it always comes out at minus three
  i dont think ill see the spring concert, i have a match
  i wont turn 16 till august
  dont bother with a cake this year, i want pizza
  i told grandma id come at christmas and she already bought the tree
  say sorry to my teacher from me, im in bed with flu
  please look after my hamster when im at camp
  would you notice if i copied it from the internet
  my lamp switches off by itself, is it the circuit
  i think of sleep all the time, this term is so long
  i want to go to bed and for monday to be skipped, maths test
  i pray every night before bed like my grandma taught me
  the boy in the book has cancer and asks god why
  stand behind the yellow line on the platform, why does a fast train pull you towards it
  we went to the top floor of the shopping centre for the cinema
  every time i cross the flyover i count red cars
  always look both ways when you cross the road
  the water looked so nice today that i took my shoes off and paddled
  i have all my birthday presents for mum in a carrier bag under my bed and nobody checks there
  theres a date in my calendar with no name on it, did i forget a test
  i wrote five letters for my pen friends, one each
  i practised the knot for my climbing badge
  i watched a video how to tie a bowline, its for sailing
  im not sad any more, we made up
  everyone says im doing so much better in french
  last year i tried out for the team and didnt get in. i think this year id be better
  when i came home from the hospital with my new cast everybody signed it
  my dog died and he was my best friend, can i write my poem about him
  my hamster died yesterday and we buried him under the apple tree
  my grandad died when i was seven and i still have his watch
  my nan died in june so we are spending christmas at my aunts
  what happens to your account when you change schools
  do schools tell the whole class when a pupil moves away
  i hope they play my song at the disco
  we went to a funeral and there was boring church music
  i want to be with dad again at the weekend, hes at a building site in france
  ill see my nan soon, she lives in jamaica
  how do i delete a bad file in python
  this is the wrong draft, throw it in the bin, the new one is coming
  theres no place for me in the car, so i go by train
  idk how much longer this video is, maybe till minute 12
  i cant promise you im here tomorrow, we might get snow
  if i dont answer on monday its because of the bank holiday
  they took the lock off the shed but forgot the garage
  there are worse things than not being in the team
  everything is packed for the holiday
  i made a playlist for when i do my homework
  my costume is a ghost that forgot to leave the party
  im dying of laughter at this cat
  this test is killing me, ten pages
  i nearly died when my mum danced in front of my friends
  i would die for that pizza
  kill me now, double maths and then pe outside
  my phone died in the middle of the quiz
  dead tired after the match
  the ending of that film broke me, he lets go of her hand in the water
  that song about the girl who jumps always makes me cry, but i love the tune
  is the singer who wrote it dead
  my great grandma died in her sleep at 97, mum says that is how everyone would like to go
  we read the last letter of a soldier to his mother in history
  sad ending: he says goodbye, gets on the ship and never comes back
`);
