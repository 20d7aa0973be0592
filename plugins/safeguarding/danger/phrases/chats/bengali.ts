import { phrases } from '../phrase.ts';

/** Bengali in its own script and in Latin letters. */
export const bengali = phrases('bn', {
  suicide: `
    আমি মরে যেতে চাই
    মরতে ইচ্ছা করে
    আমার মরে যেতে ইচ্ছা করছে
    আর বাঁচতে চাই না
    আমি আর বাঁচতে চাইনা
    বেঁচে থাকার কোনো মানে নেই
    আমি আত্মহত্যা করব
    আত্মহত্যার কথা ভাবছি
    সুইসাইড করতে ইচ্ছা করছে
    আমার জন্ম না হলেই ভালো হতো
    ঘুমিয়ে যেন আর না উঠি
    আমি মরলে কারো কিছু যায় আসে না
    আমাকে ছাড়া সবাই ভালো থাকবে
    আমি সবার বোঝা
    ব্লেড দিয়ে হাত কাটি
    আজ আবার হাত কেটেছি
    নিজেকে কষ্ট দেই ব্লেড দিয়ে
    ছাদে দাঁড়িয়ে আছি লাফ দিব
    গলায় দড়ি দিতে চেয়েছিলাম
    এটাই আমার শেষ মেসেজ বিদায়
    সুইসাইড নোট লিখেছি
    আমার বান্ধবী বলছে সে মরে যাবে
    আমার বোন ব্লেড দিয়ে হাত কাটে
    ami more jete chai
    amar morte iccha kore
    ar bachte chai na
    bachte iccha kore na ar
    ami suicide korbo
    suicide korte mon chay
    amar jonmo na holei valo hoto
    ami morle karo kichu jay ashe na
    amake chara sobai valo thakbe
    blade diye hat kati
    abar hat ketechi
    chad theke laf dibo
    golay dori dibo
    amar friend bolche suicide korbe
    amar bon nijer hat kate
    kal theke ami ar thakbo na bidai
    ma maf kore dio ami ar bachte parchi na
    আমি মরতে চাই
    আমি সুইসাইড করতে চাই
    আমি আত্মহত্যা করতে চাই
    আমি বাঁচতে চাই না
    আমার বান্ধবী আত্মহত্যা করতে চায়
    রোজ হাত কাটি
    ছাদ থেকে লাফ দিতে চাই
    আমি নিজেকে শেষ করে দিব
    ami morte chai
    ami suicide korte chai
    ami bachte chai na
    nijeke shesh kore dibo
    roj hat kati
    amar bandhobi suicide korte chay`,
  overdose: `
    অনেকগুলো ঘুমের ওষুধ খেয়েছি
    আমি বিষ খেয়েছি
    মায়ের সব ওষুধ খেয়ে ফেলেছি
    বান্ধবী অনেক ওষুধ খেয়েছে উঠছে না
    onek gula ghumer oshudh kheyechi
    harpic kheyechi
    20 ta napa kheyechi iccha kore
    apu bish kheyeche
    মরার জন্য অনেক ওষুধ খেয়েছি
    morar jonno onek oshudh kheyechi`,
  abuse: `
    বাবা আমাকে মারে
    বাবা আবার বেল্ট দিয়ে মারছে
    বাবা মদ খেয়ে সবাইকে মারে
    চাচা আমার গায়ে হাত দেয়
    মামা খারাপ জায়গায় হাত দেয়
    সৎ বাবা রাতে আমার ঘরে আসে
    হুজুর আমার গায়ে হাত দেয়
    স্যার প্রাইভেটে গায়ে হাত দেয়
    আমাকে ধর্ষণ করেছে
    বাসায় যেতে ভয় লাগে মারবে
    সৎ মা খেতে দেয় না আর মারে
    বাবা মাকে মারছে আমি লুকিয়ে আছি
    জোর করে বিয়ে দিয়ে দিচ্ছে আমার বয়স ১৪
    baba amake mare
    abbu belt diye mareche abar
    baba mod kheye mare
    kaka amar gaye hat dey
    mama kharap jaygay hat dey karo ke bolte mana kore
    cousin amar sathe kharap kaj kore
    basay jete voy lage
    ghore atke rakhe khete dey na
    amar gaye daag baba mereche
    amar bandhobi ke or baba roj mare
    hujur amar gaye hat dey
    বাবা আমাকে রোজ মারে
    মা আমাকে রোজ মারে
    চাচা আমাকে ছোঁয়
    বাবাকে ভয় লাগে
    বাবা মাকে মারে
    baba roj mare
    ma roj mare amake
    kaka amake choy
    baba ke voy lage`,
  grooming: `
    একজন লোক অনলাইনে আমার ছবি চায় জামা ছাড়া
    আমার ছবি ভাইরাল করার হুমকি দিচ্ছে
    বাবা মাকে বলতে মানা করেছে ওই লোক
    ভিডিও কলে জামা খুলতে বলে
    fb te ekjon amar kharap pic chacche ami 12
    video call e jama khulte bole
    free fire er ek vai eka dekha korte chay
    pic diyechi ekhon blackmail korche
    ex amar pic viral korbe bolche
    taka na dile video chere dibe
    sir rate message dey tumi onek sexy
    choto bon er kache ek lok pic chay
    amar friend ke pic diye blackmail kore
    একজন আমার নগ্ন ছবি চায়
    amar chobi viral korar humki dey`,
  threat: `
    স্কুলের পরে মারবে বলেছে
    সবাই বলে তুই মরে যা
    কাউকে বললে মেরে ফেলবে
    ছুরি দেখিয়ে ভয় দেখিয়েছে
    school er por marbe bolche
    sobai bole tui mor
    group e lekhe suicide kor
    kauke bolle mere felbe
    ek gari roj amar pichu ney
    acid marbe bolche
    protidin school e amake mare
    রোজ হুমকি দেয় মেরে ফেলবে`,
  'running-away': `
    আজ রাতে বাসা থেকে পালাবো
    বাসা থেকে পালিয়ে এসেছি কোথায় থাকবো জানি না
    বাবা বাসা থেকে বের করে দিয়েছে
    aj rate basha theke palabo
    bari theke paliyechi kothay ghumabo jani na
    baba bari theke ber kore diyeche
    bag guchiye felechi ar firbo na
    আমি বাসা থেকে পালাতে চাই`,
  'eating-disorder': `
    খেয়ে গলায় আঙুল দিয়ে বমি করি
    তিন দিন কিছু খাইনি মোটা বলে
    kheye iccha kore bomi kori shukanor jonno
    3 din kichu khai ni ami mota
    tiffin fele dei chikon hobo bole
    amar bon kichui khay na oggyan hoye geche
    nijer shorir ghenna lage ar khabo na
    খেয়ে ইচ্ছা করে বমি করি`,
  violence: `
    কাল ছুরি নিয়ে যাবো ওকে মেরে ফেলবো
    সবাইকে মেরে ফেলবো
    kal churi niye jabo oke marbo
    shobaike mere felbo
    ekjoner bag e pistol ache
    school jaliye dibo sobai ke niye
    sot baba ke mere felte chai
    বাবাকে মেরে ফেলতে চাই`,
});
