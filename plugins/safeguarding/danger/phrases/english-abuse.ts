import { phrases } from './phrase.ts';

/** Harm by people who should look after a child, and violence seen at home. */
export const englishAbuse = phrases('en', {
  abuse: `
    dad hit me with his belt bc i got a C
    my dad beats me if my marks are bad
    if i bring home a bad mark my father uses the stick
    mum hits me with the hanger
    she hits me with a slipper until i bleed
    he slaps me so hard my ear rings
    he threw a chair at me
    dad threw a bottle at my head
    my dad pushed me down the stairs
    my stepdad grabbed me by the neck
    he held me against the wall by my throat
    he choked me till i saw black
    my mum pulled me by the hair across the room
    my mom burns me with the iron
    he put his cigarette out on my arm
    she poured hot water on my hand
    she holds my head under water when i cry
    i get hit every day at home
    i get beaten at home
    getting hit is normal in our house
    is it normal that parents hit you with a cable
    is it legal for my dad to punch me
    is it allowed that he locks me in the dark
    how do i cover a black eye, it was my dad
    i have a black eye from my brother and mum says dont tell
    i have marks on my back from the belt
    my back hurts from last night he was angry again
    my arm might be broken dad twisted it
    my teacher asked about my bruises and i lied
    i told school i fell down the stairs but it was my mum
    i said i walked into a door. i didnt
    when dad drinks we hide in the closet
    when he is drunk i lock my door and push the wardrobe in front
    i can hear dad hurting mum downstairs
    dad is hitting mum and i dont know what to do
    my stepdad hits my mom every weekend
    my dad has a knife and is screaming at mum
    he broke moms arm
    my father said he will kill my mother
    mums boyfriend hurts us
    moms bf kicks my little brother
    my baby brother gets shaken when he cries
    my mum hits my baby sister all the time
    my parents hit my sister worse than me
    they leave me alone for days
    nobody is home for days and theres no food
    there is never food at home, i steal at lunch
    i havent had dinner all week mum spends it on drugs
    my mom is always high and forgets us
    my mom passes out with needles around
    they dont let me eat when i am bad
    i have to stand in the cold all night as punishment
    he makes me kneel on rice for hours
    i sleep on the floor in the basement, they lock it
    im locked in my room and i cant get out
    i am not allowed to leave the house ever
    they took my door and my phone and hit me
    my aunt makes me work all day and i cant go to school
    i have to clean their house every day and they dont pay me and took my passport
    they dont take me to the doctor even though my leg is broken
    my dad calls me worthless and says he wishes i was dead
    my mother says she hates me and should have drowned me
    my dad says hell send me away if i tell anyone he hits me
    he says if i tell hell kill my cat
    mom said if i call the police they will put me in prison
    im scared of my stepdad
    im scared of my dad
    im terrified of my father coming home
    i dont wanna go home he is there
    pls dont make me go home
    can i stay at school tonight, its not safe at home
    weekends are the worst because im alone with him
    home isnt safe
    please dont call my parents they will beat me
    if my dad sees this grade he will hurt me for real
    my foster dad hits us
    my foster mum locks the fridge and us too
    the staff at the home beat us
    my teacher hits us with a ruler
    my coach hits the boys who lose
    our imam beats us with a cable when we forget verses
    the priest puts his hand in my pants
    my grandad touches me
    my grandpa makes me sit on his lap and rubs himself
    my uncle comes to my bed when everyone sleeps
    my uncle does things to me i dont like
    he touches me where he shouldnt
    he touched my private parts
    he puts his hands in my underwear
    he makes me touch him
    my stepbrother makes me do things
    my brother gets into my bed and touches me
    my cousin showed me his thing and made me touch it
    my dad watches me shower
    my stepdad films me in the bathroom
    there is a camera in my room from my stepdad
    my moms boyfriend walks in when i change and stares
    my dad sleeps in my bed and does stuff
    he does stuff to me at night
    my step dad is doing stuff to me
    someone in my family touches me
    somebody did something to me and i feel dirty
    i dont feel clean since what he did
    something happened with my uncle and i cant tell anyone
    it happened again last night, he came in
    he says its our special game
    he says its normal what we do but it hurts
    he said good girls keep secrets
    he told me no one would believe me
    my swim coach touches us in the changing room
    my tutor put his hand on my leg and went up
    my driving instructor kissed me
    my teacher kissed me
    my music teacher locks the door and touches me
    the neighbour made me undress
    the babysitter touches my brother
    the doctor touched me in a way that was not normal
    i got raped
    i was r4ped last weekend
    i think i was raped but im not sure
    he raped me
    i said no but he didnt stop
    i didnt want to but he did it anyway
    he forced himself on me
    i was drunk and he had sex with me
    three boys held me down at the party
    my boyfriend forces me
    my bf hits me when he is jealous
    my boyfriend controls my phone and hits me
    my ex wont stop and he pushed me against a wall and touched me
    i was groped on the bus
    a man touched me on the train
    i might be pregnant from my uncle
    im 13 and pregnant and its from my stepfather
    my parents want to marry me to a man i dont know
    they are sending me to pakistan to get married i dont want to
    im getting married this summer and im 15, please help
    my dad already took money for my wedding
    my family will kill me if they find out i have a boyfriend, honour you know
    my brothers said they will kill me for the shame
    they want to cut me down there like my sister
    my grandma says its my turn to be cut
    we fly to somalia in the holidays and im scared they will do the cutting
    my cousin had fgm and im next
    they make me sell drugs
    they gave me a package to carry and i cant get out
    a gang makes me carry stuff or they hurt my mum
    i owe them money and they make me do jobs
    my boyfriend makes me sleep with his friends
    he takes me to men and they pay him
    they pay for my phone and i have to be nice to the men
    my stepmum wants me to send pics to men for money
    my friend has bruises and says its her dad
    my friend told me her stepdad comes in her room
    my friends dad hits her and she made me promise not to tell
    my little sister told me grandpa touches her
    my cousin is being hurt by her dad
    the kid next door screams every night and has bruises
    my mate comes to school with burns from his dad
    my sister cries when our uncle visits, he does something to her
    i saw our teacher touching a girl
    dad locked the dog and me in the shed
    my step mom doesnt give me food
    dad hitted me yesterday and i cant sit
    he whooped me so bad i cant sit down
    he beat the crap out of me last nite
    my mum battered me last night
    mi dad punched me in the face wen i came late
    i was naughty so he used the belt. i deserve it
    she only hits me when i deserve it
    its my fault he gets angry and hurts me
    he always says sorry after he hits me
    i did the homework but dad ripped it and then he hit me
    sorry im late with the task, dad broke my wrist
    i cant type well my fingers are swollen from the stick`,
});
