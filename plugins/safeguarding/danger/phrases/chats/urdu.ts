import { phrases } from '../phrase.ts';

/** Urdu in its own script and in Latin letters. */
export const urdu = phrases('ur', {
  suicide: `
    مجھے مرنا ہے
    میں مرنا چاہتا ہوں
    میں مرنا چاہتی ہوں
    میں اب جینا نہیں چاہتی
    میں خودکشی کرنا چاہتا ہوں
    خودکشی کے بارے میں سوچ رہی ہوں
    کاش میں پیدا ہی نہ ہوتی
    میرے مرنے سے کسی کو فرق نہیں پڑے گا
    سب میرے بغیر خوش رہیں گے
    میں سب پر بوجھ ہوں
    میں بلیڈ سے اپنا ہاتھ کاٹتی ہوں
    آج پھر اپنے آپ کو کاٹا
    چھت پر کھڑا ہوں کود جاؤں گا
    یہ میرا آخری میسج ہے سب مجھے معاف کرنا
    زندگی سے تنگ آ گیا ہوں مر جانا چاہتا ہوں
    کاش سو جاؤں اور کبھی نہ اٹھوں
    میری دوست کہتی ہے وہ خودکشی کر لے گی
    میری بہن اپنے آپ کو کاٹتی ہے
    mujhe mar jana hai
    main marna chahti hoon
    main jeena nahi chahta
    mera jeenay ka dil nahi karta
    khudkushi karna chahti hoon
    khudkushi ka soch raha hoon
    kash main paida na hota
    kash neend mein mar jaoon
    mere marne se kisi ko farq nahi paray ga
    ammi abbu pe bojh hoon main
    sab mere baghair khush rahein ge
    zindagi ka koi faida nahi mar jana chahiye mujhe
    apnay aap ko blade se kaatti hoon
    phir se kalai kaat li
    apne aap ko nuqsan pohanchata hoon jab dil dukhta hai
    chat se kood jaon ga
    kal main nahi hongi maaf kar dena sab
    meri dost keh rahi hai wo khudkushi kar le gi
    mera bhai kehta hai usay nahi jeena
    mujhe khudkushi karni hai
    main khudkushi kar loon ga
    khudkushi ke baray mein soch rahi hoon
    mujhe nahi jeena
    main mar jana chahta hoon
    meri saheli khudkushi karna chahti hai
    roz apne aap ko kaatti hoon
    chat se chalaang laga doon gi
    میں مر جانا چاہتا ہوں
    میں خودکشی کر لوں گی
    مجھے نہیں جینا
    میری سہیلی خودکشی کرنا چاہتی ہے
    میں خود کو کاٹتی ہوں
    میں جینا نہیں چاہتا
    میں اپنی جان لے لوں گا`,
  overdose: `
    میں نے بہت ساری گولیاں کھا لی ہیں
    امی کی نیند کی گولیاں سب کھا لیں
    میں نے زہر پی لیا
    کالا پتھر پی لیا بہن نے
    bohat si goliyan kha li hain
    poora patta kha liya panadol ka
    behan ne tezaab pi liya
    meri dost ne neend ki goliyan kha li uth nahi rahi
    marne ke liye bohat goliyan kha li
    مرنے کے لیے بہت گولیاں کھا لیں`,
  abuse: `
    ابو مجھے مارتے ہیں
    ابو نے پھر بیلٹ سے مارا
    چچا مجھے غلط جگہ چھوتے ہیں
    قاری صاحب مجھے غلط طریقے سے چھوتے ہیں
    گھر جانے سے ڈر لگتا ہے ابو ماریں گے
    سوتیلی ماں کھانا نہیں دیتی
    میرے ساتھ زیادتی ہوئی ہے
    ابو امی کو مار رہے ہیں
    کزن میرے ساتھ گندی حرکتیں کرتا ہے
    abu mujhe roz maarte hain
    abbu nashay mein maarte hain
    ammi danday se maarti hain
    chacha mujhe ghalat tareeqay se chootay hain
    mamu raat ko mere kamray mein aatay hain
    qari sahab mujhe chootay hain kisi ko mat batao kehte hain
    mere sath ziyadti hui hai
    kamray mein band kar ke khana nahi dete
    mere jism pe neel hain abbu ne mara
    ghar nahi jana mujhe wo phir maaray ga
    zabardasti shadi karwa rahe hain meri umar 14 hai
    sotayli maa ne haath jala diya
    meri dost ko us ke abbu maarte hain
    abbu mujhe roz marte hain
    ammi roz maarti hain
    chacha mujhe chootay hain
    abbu ammi ko maarte hain
    mujhe abbu se dar lagta hai
    ابو روز مجھے مارتے ہیں
    چچا مجھے چھوتے ہیں
    مجھے ابو سے ڈر لگتا ہے`,
  grooming: `
    ایک آدمی مجھ سے بغیر کپڑوں کے تصویر مانگ رہا ہے
    وہ میری تصویریں وائرل کرنے کی دھمکی دے رہا ہے
    کہتا ہے امی ابو کو مت بتانا
    ویڈیو کال پر کپڑے اتارنے کو کہتا ہے
    insta pe banda meri pics maang raha hai bina kapron ke
    pubg wala larka akelay milnay bula raha hai wo 30 ka hai
    pic bhej di ab blackmail kar raha hai
    paisay do warna video sab ko bhej doon ga kehta hai
    kehta hai ghar walon ko mat batana
    sir raat ko messages karte hain ke tum khubsurat ho milo
    choti behan se koi banda tasveerein maang raha hai
    meri dost ko tasveeron se blackmail kar rahe hain
    tasveerein viral karne ki dhamki de raha hai
    ایک مرد میری تصویریں مانگ رہا ہے`,
  threat: `
    مجھے جان سے مارنے کی دھمکیاں مل رہی ہیں
    سب کہتے ہیں جا کے مر جاؤ
    کہتا ہے تیزاب پھینک دوں گا
    school ke baad maarein ge mujhe kehte hain
    kisi ko bataya to jaan se maar dein ge
    ek gaari roz mera peecha karti hai
    chaqu dikha ke dhamki di
    roz school mein maarte hain mujhe
    sab likhte hain mar ja group mein
    washroom mein band kar ke mara
    roz jaan se maarne ki dhamki dete hain`,
  'running-away': `
    میں آج رات گھر سے بھاگ جاؤں گی
    ابو نے گھر سے نکال دیا ہے
    ghar se bhaag raha hoon aaj
    ghar se bhaag gayi hoon sonay ki jagah nahi
    bag pack kar liya wapis nahi aaon ga
    meri dost kisi larkay ke sath ghar se bhaag gayi
    ghar se bhaagna chahti hoon`,
  'eating-disorder': `
    میں کھانے کے بعد جان بوجھ کر الٹی کرتی ہوں
    تین دن سے کچھ نہیں کھایا کیونکہ میں موٹی ہوں
    khanay ke baad ungli daal ke ulti karti hoon
    3 din se bhooki hoon patli honay ke liye
    apna khana chupke se phenk deti hoon
    meri behan kuch nahi khati behosh ho gayi
    kha ke jaan boojh ke ulti karti hoon`,
  violence: `
    میں کل چاقو لے کر آؤں گا اور اسے مار دوں گا
    سب کو مار ڈالوں گا
    kal pistol la raha hoon school
    us ko chaqu maar doon ga
    ek larkay ke bag mein pistol hai
    school ko aag laga doon ga sab ke sath
    mera dost kisi ko qatal karna chahta hai
    abbu ko qatal karna chahta hoon`,
});
