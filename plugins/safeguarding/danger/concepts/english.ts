/**
 * Concepts of English words, used as features of the classifier: `stem*` matches every word with this beginning,
 * `two_words` two consecutive words. Words of one concept share what is learnt about any of them.
 */
export const englishConcepts: Readonly<Record<string, string>> = {
  self: 'i im ive id me my myself mine we our us were weve',
  somebody: 'he him his she her hers they them their theyre theyve hes shes someone somebody theyll hell shell whoever',
  close:
    'friend* bestie besties bff mate mates homie sister* sis brother* bro cousin* classmate* sibling* girlfriend boyfriend gf bf twin roommate stepbrother stepsister partner buddy crush kid',
  parent:
    'dad mom parents parent stepdad stepmom dads moms mums foster fosters guardian* grandpa grandma grandparents uncle uncles aunt auntie family relatives father mother step_dad step_mom step_mum moms_boyfriend mums_boyfriend dada grandad gran nan nana nanna husband carer carers',
  adult:
    'man men guy guys dude adult adults stranger strangers bloke grownup teacher coach trainer tutor priest pastor imam neighbour neighbor boss instructor babysitter older creep pervert pedo perv weirdo lady woman gentleman sir mister mr',
  child:
    'kid kids child children girl girls boy boys baby babies toddler minor underage teen teens little_sister little_brother',
  not: 'dont not never no nothing nobody none without wont cant isnt arent wasnt aint neither nor havent hasnt wouldnt couldnt shouldnt cannot hadnt werent didnt doesnt nt nowhere no_one',
  want: 'want wants wanted wanting wish wishes wished wishing hope hoping desire feel_like rather sooner prefer would_rather crave craving urge urges temptation tempted id_rather',
  plan: 'plan plans planned planning going decided deciding ready trying try tried attempt* will intend about_to gonna prepared preparing picked chose chosen sorted sorting bought stole saving saved stash* hoard* collect* thinking think thinks thought thoughts consider* imagine imagining dream fantas* googled searched looked_up considering',
  die: 'die dies died dying death dead deaths suicid* unaliv* deceased funeral funerals grave graves coffin heaven afterlife buried perish* corpse kermit sewerside sooicide sewer_slide cease dye_myself selfdelete',
  kill: 'kill* murder* shoot* stab* strangl* slaughter* behead* assassinat* execut* shot massacre shank shanked slay end_myself off_myself end_him end_her',
  life: 'life lives live living alive exist* born breathe breathing breath existence survive surviving aborted wake woke waking',
  end: 'end ends ended ending over stop stops finish* quit gone disappear* vanish* delete deleted erase* forever permanently last final finally leave leaving escape peace peaceful asleep exit out letting_go let_go log_off check_out checking_out',
  hurt: 'hurt* harm* injur* self_harm selfharm sh harming punish* pain painful suffer* torture* torment* damage beat_myself',
  cut: 'cut cuts cutting cutted burn* scratch* carve* carved carving slit slitting bite bites biting razor razors blade blades sharpener compass lighter wrist wrists thigh thighs scar scars relapse* stitches wound* sleeves clean straighteners sharpner styro styros barcode barcodes eraser needle pin stripes',
  blood:
    'bleed* bled blood bloody bruise* bruised swollen broken wounds unconscious collapsed passed_out fainted faint fainting seizure lips dizzy black_eye fresh scab scabs plaster plasters bandage bandages tissues tissue sting stings swollen limp limping',
  hit: 'hit hits hitting hitted beat beats beating beaten slap* smack* spank* whip* whoop* whooped punch* kick* push* pushed shov* chok* throttl* throw throws threw grab* drag* belt stick cane hanger slipper cable ruler thrash* batter* battered wallop* clobber* headbutt* pin pinned held_me holds_me jump_me jumped bash bashed stomp* abuse* abusing abusive violent violence attack* assault* buckle wire cooker iron leathered leathers flog flogged flogging lamped hiding smash smashed plate kicking',
  lock: 'lock* trap trapped tied tie chain* chained cage caged closet cupboard basement cellar shed imprison* hostage kneel starve starves door',
  means:
    'rope noose hang hanging hanged belt_around bridge bridges roof rooftop train trains tracks rails platform window balcony cliff ledge drown* jump jumping overpass railing building truck traffic gas garage hairdryer plastic_bag flyover viaduct windowsill sill multi_storey car_park lorry rope_round knot knots motorway river lake current',
  pills:
    'pill pills tablet tablets meds medicine medicines medication paracetamol ibuprofen tylenol aspirin antidepress* xanax painkillers overdos* od odd oded insulin benadryl melatonin sleeping_pills bleach poison* antifreeze chemicals cleaner detergent swallow* swalow* inhal* sniff* injected pack packet bottle antihistamin* panadol codeine adderall dose doses overdosing tramadol capsule capsules blister strip insulin dispenser sertraline fluoxetine sleepers patches harpic sniper syrup',
  weapon:
    'gun guns knife knives bomb bombs rifle pistol weapon* machete sword axe hammer acid explosive* explod* blow_up molotov shotgun ammo bullets blade sharp fertilizer fertiliser arson columbine shooter shooting grenade dagger fire',
  secret:
    'secret* tell tells telling told promise* promised hide hides hiding hid between_us delete_our delete_the private privately sneak* snuck dont_tell nobody_knows incognito disappearing',
  picture:
    'photo photos pic pics picture* selfie* image images video videos vid cam camera webcam film* filmed recorded record screenshot* snap snaps snapchat tape livestream facetime leak* leaked',
  naked:
    'nude nudes naked noods undress* underwear bra panties boxers bikini topless strip stripped clothes shirt clothing shower skirt uniform changing feet swimsuit lingerie take_off',
  sex: 'sex sexual* sexy boobs boob tits breasts dick dicks penis vagina private_parts privates genitals groin touch* kiss* grop* rape* raped raping molest* virgin horny porn masturbat* pregnant fingered fondl* rubs rubbed rubbing lap underage inappropriate* cuddl* flirt* hot r4ped stuff_to_me things_to_me down_there pervy thing_out sext* sexting cock junk assaulted noncing nonce',
  meet: 'meet meets meeting met meetup hotel pick_up pick_me picks_me come_over comes_over alone visit address irl car van ride lift apartment flat house_alone',
  gift: 'present presents gift gifts money robux vbucks pay pays paid paying buys buy dollar dollars euro euros pound quid bucks phone vape vapes sweets candy skins cash reward',
  threat:
    'threat* blackmail* extort* sextort* expose* unless or_else revenge warn* watch_your danger dangerous unsafe safe safety hunt* after_me owe pay_for regret ruin consequences',
  fear: 'scared afraid terrif* fear* frighten* panic* petrified dread* nervous worried scare scares shaking trembl* scary shit_scared',
  food: 'eat eats eating eaten ate food foods meal meals dinner lunch breakfast supper calorie* cal cals kcal hungry hunger starv* fast fasting fasted fridge diet dieting bite chew* snack* restrict* appetite unfed feed feeds fed skip skipping skipped feeding',
  vomit:
    'vomit* puk* purg* laxativ* threw_up throw_up throwing_up binge* be_sick fingers throat myself_sick throws_up toilet chuck_up barf* bring_up brings_up brought_up came_up come_back chew_and spit spits spitting',
  weight:
    'weight weigh weighs thin thinner skinny skinnier fat fatter bones ribs rib kilo kilos kg pounds lbs lose losing lost ana mia bulimi* anorexi* thinspo collarbones scale scales bmi chubby obese gap slim sit_ups treadmill mirror thinspiration meanspo grams trousers',
  home: 'home house room bed bedroom bathroom flat apartment kitchen',
  soon: 'tonight tonite tomorrow tmrw tmr tomoro 2moro today now soon monday tuesday wednesday thursday friday saturday sunday weekend night nights rn later break after_school next_week already midnight 3am 2am',
  again:
    'again always every everyday daily keeps constantly still often sometimes weekly usually already yesterday last_night since weeks months years ever',
  run: 'run runs running ran runaway escape* escaped flee* leave leaving left pack packed packing kicked_out threw_me threw_out throw_out kick_out homeless street streets station shelter bench tent bus ticket hide_from hitchhik* missing lost walk walking ran_off ferry coach suitcase rucksack hitch hostel hostels stairwell sofa tents border one_way locked_out sleep_rough rough sleeping_outside last_train night_bus park vanish dipped',
  sleep: 'sleep sleeps sleeping slept asleep bed pillow',
  school:
    'school schools class classroom teacher teachers campus locker backpack bag gym corridor lesson college year break playground schoolyard',
  game: 'game games gaming level levels minecraft fortnite roblox boss zombie zombies enemy enemies player players team match football soccer chess goal score scored coins ps5 xbox cod valorant hp sword respawn quest mario kart paintball laser_tag nerf basketball tennis handball judo boxing race tournament',
  fiction:
    'story stories novel film films movie movies book character characters poem poems essay song lyrics drama scene chapter author hero villain play plot series episode documentary romeo juliet hamlet macbeth shakespeare fanfic anime tv netflix',
  schoolwork:
    'homework exercise exercises fraction fractions equation equations question questions test tests exam exams project presentation poster topic worksheet answer answers maths math algebra percent percentage probability calculate solve formula geometry physics chemistry biology history grammar vocabulary essay quiz ratio graph average speed hint task coursework subject revision',
  fact: 'war wars army soldier soldiers king queen emperor century president disease virus bacteria cells cell animal animals species patients patient statistics rate million hitler napoleon caesar holocaust evolution experiment museum treaty revolution plague medieval roman romans kennedy titanic data population doctor prescribed dose',
  program:
    'code program python process thread loop function server variable app computer laptop wifi battery file software bug compile array string model algorithm',
  joke: 'lol haha hahaha lmao rofl xd laugh* joke funny jk kidding meme bored boredom embarrass* omg burger pizza joking',
  really:
    'really seriously actually literally swear serious honest honestly ngl real irl for_real not_joking no_joke mean_it fr truly deadass genuinely legit',
  give: 'give gives giving gave given necklace stuff belongings things hamster dog cat pet pets will_to inherit guitar playstation ps4 console hoodie manga cards collection lego teddy trainers drum savings gaveaway giving_away leave_behind',
  goodbye:
    'goodbye* bye farewell letter letters note notes sorry forgive love_you thank thanks apologize apologise remember bye_bye farewells last_message last_day last_time hugged be_good take_care',
  burden:
    'burden worthless useless waste mistake problem better_off happier relieved miss missed care cares cared notice notices noticed noticing realise realize cry failure needs need needed matter matters free_without trash garbage hated hates hate cost costs cheaper afford manage_without relief without_me',
  hopeless:
    'hopeless pointless point reason future anymore nothing_left no_point strength tired exhausted empty numb done give_up giving_up cant_go cant_do carry_on keep_going enough unbearable suffering cant_take no_more no_future nothing_else cant_anymore',
  help: 'help please pls plz sos emergency police 911 999 112 hospital ambulance save rescue what_do',
  online:
    'online internet discord insta instagram snap snapchat tiktok whatsapp telegram facebook omegle chat chats dm dms app account follower random cam website stream twitch kik wizz yubo reddit server texting texts text messages message messaged messaging',
  force:
    'force* forcing make makes made making pressure* pressures let lets allow allowed not_allowed against coerc* blackmailed controls control manipulat* owe owes owed debt obey promised_me belong belongs',
  marriage:
    'marry marri* married wedding bride husband fgm circumcis* honour honor dowry engagement arranged engaged fiance nikah rishta honor_back shame promised_to',
  substance:
    'drug* weed coke cocaine dealer package packages vodka drunk drinks drink drank drinking alcohol alcoholic beer whiskey wine spiked edible smoked vaped meth heroin needles ket ketamine mdma fentanyl lean shots tipsy wasted stoned',
  crowd:
    'gang gangs bully bullies bullied bullying group crew lads thugs everyone everybody people ppl classmates boys haters kys',
  stalk:
    'follow follows following followed stalk* watch watches watching waits waiting wait outside stares staring stands corner tracks tracking spying knows_where finds find_me came_after',
  voices: 'voice voices hears whisper* command* thoughts demon demons',
  sad: 'sad cry crying cried cries alone lonely loneliness depress* anxiety anxious stressed stress stupid dumb ugly ashamed shame miserable upset down heartbroken broken homesick humiliat* empty tears unloved unwanted rejected',
  body: 'arm arms leg legs skin stomach hip hips wrist neck throat head face back hand hands body chest',
  question: 'what whats how why when where which who whose does do is are can could would should explain define',
  teach:
    'explain example understand meaning mean means definition difference compare describe calculate example why learn learning study',
  police:
    'prison jail arrested court judge social_worker social_services foster_care childrens_home group_home care_home foster_home',
  recruit: 'martyr fighters jihad recruit* isis army join joining cult',
  excuse:
    'fell tripped slipped bumped clumsy doors stairs excuse excuses pretend pretends pretended pretending lie lies lied lying accident walked_into say_i said_i tell_them told_them',
  conceal:
    'cover covers covered covering hoodie jumper sleeve sleeves makeup sunglasses underneath wardrobe drawer drawers behind lock locks without_knowing notice noticed find_out finds_out dont_know doesnt_know didnt_know nobody_knows',
  papers: 'passport passports papers visa airport flight ticket tickets abroad border',
  myself_meant:
    'thats_me its_me is_me about_me like_me me_too not_fiction not_homework not_physics not_chemistry not_maths isnt_fiction real_life irl btw',
  absent:
    'gone away alone empty left_us leaves_us by_myself by_ourselves on_my by_themselves hasnt_been havent_been went_away nobody_home nowhere since_sunday since_monday since_tuesday since_wednesday since_thursday since_friday since_saturday',
  heights: 'storey floor floors top edge high above railing barrier yellow_line',
};
