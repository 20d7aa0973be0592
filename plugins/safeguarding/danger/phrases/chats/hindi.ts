import { phrases } from '../phrase.ts';

/** Hindi in Devanagari and, as most chats are written, in Latin letters with English between. */
export const hindi = phrases('hi', {
  suicide: `
    मुझे मरना है
    मैं मरना चाहता हूं सच में
    बस मर जाना चाहती हूँ अब
    अब जीने का मन नहीं करता
    मुझे नहीं जीना
    मैं आत्महत्या करना चाहता हूँ
    खुदकुशी के बारे में सोच रही हूं
    काश मैं पैदा ही नहीं होता
    मेरे मरने से किसी को फर्क नहीं पड़ेगा
    सब मेरे बिना खुश रहेंगे
    मैं सब पर बोझ हूँ
    मैंने फिर से अपना हाथ काटा
    ब्लेड से अपनी कलाई काटती हूँ
    मैं छत पर खड़ी हूं कूदना चाहती हूं
    मेरी दोस्त कह रही है वो मर जाएगी
    मेरी बहन खुद को काटती है
    mujhe marna hai
    mar jana chahta hu yaar
    mai marna chahti hu sach me
    ab jeene ka mann nahi karta
    mujhe nahi jeena ab
    jeena nhi chahta bhai
    zindagi se thak gaya hu marna hai bas
    suicide karne ka mann kar raha hai
    suicide kar lunga aaj
    khudkushi kar lungi
    sochta hu phansi laga lu
    kaash mai paida hi nahi hota
    kaash so jau aur kabhi uthu hi na
    mai mar bhi jau to kisi ko farak nahi padega
    kisi ko meri yaad bhi nahi aayegi
    sab mere bina khush rahenge
    mummy papa pe bojh hu mai
    jeene ka koi matlab nahi hai
    mai jeene layak nahi hu
    suicide note likh diya hai
    ye mera last msg hai bye sab
    kal se mai nahi rahungi
    chhat pe khada hu kood jau kya
    train ke aage kood jaunga
    mai khud ko kaatti hu blade se
    aaj phir se haath kaata
    haath pe cuts hai full sleeve pehenti hu chupane ke liye
    khud ko hurt karta hu jab bura lagta hai
    lighter se jalata hu khud ko jaan bujhke
    khoon ruk nahi raha zyada gehra kat gaya jaan ke kiya tha
    diwar pe sar maarta hu bar bar
    meri dost bol rahi hai wo mar jayegi aaj kya karu
    mere bhai ne bye likha aur phone nahi utha raha
    meri behen khud ko kaat ti hai
    result kharab aaya to mar jaunga sach me, plan bana liya hai
    kota me nahi reh sakta marna chahta hu
    sab khatam karna hai apni life bhi
    mai mar jana chahti hu
    mujhe suicide karna hai
    mai suicide kar lungi
    suicide ke baare me soch rahi hu
    mai aatmahatya karna chahta hu
    mera jeene ka mann nahi hai
    mai jeena nahi chahti
    meri friend suicide karna chahti hai
    mere bhai ne suicide try kiya
    mai roz khud ko kaatti hu
    maine apni kalai kaat li
    khud ko maar dungi
    chhat se koodna chahti hu
    pul se kood jaunga
    mai mar jaungi to koi nahi royega
    मैं जीना नहीं चाहता
    मैं मर जाना चाहती हूं
    मैं सुसाइड करना चाहती हूं
    मैं खुद को मार डालूंगा`,
  overdose: `
    maine bahut saari goliyan kha li
    mummy ki saari neend ki goli kha li
    poora patta kha liya paracetamol ka
    phenyl pi liya maine
    meri dost ne goliyan kha li uth nahi rahi
    jaan bujh ke zyada dawai le li chakkar aa rahe hai
    chuhe maarne ki dawa kha li
    मैंने बहुत सारी गोलियां खा लीं
    मैंने ज़हर पी लिया
    दीदी ने नींद की गोलियां खा ली
    marne ke liye bahut goliyan kha li
    ghar ki saari dawai kha li`,
  abuse: `
    papa mujhe maarte hai
    papa ne phir belt se mara
    papa daaru pi ke roz marte hai
    mummy jhadu se maarti hai
    chacha mujhe galat jagah chhute hai
    chacha ne mujhe touch kiya aur bola kisiko mat batana
    mama mere sath ganda kaam karta hai
    bhaiya raat ko mere kamre me aate hai aur chhute hai
    tuition wale sir mujhe galat touch karte hai
    sautele papa mere bed pe aate hai
    mere sath rape hua hai
    ghar jane se dar lagta hai papa marenge
    mujhe kamre me band kar dete hai khana nahi dete
    pura sharir nila pad gaya papa ne itna mara
    papa mummy ko maar rahe hai abhi
    bf mujhe thappad maarta hai aur phone check karta hai
    sauteli maa ne haath jala diya
    dadaji mujhe god me bithake chhute hai
    padosi uncle meri choti behen ko chhute hai
    meri friend ko uske papa roz maarte hai
    meri shaadi zabardasti kara rahe hai mai 15 ki hu
    school van wala uncle mujhe chhuta hai
    पापा मुझे मारते हैं
    पापा ने बेल्ट से मारा
    चाचा मुझे गलत तरीके से छूते हैं
    मुझे घर जाने से डर लगता है
    सौतेली माँ खाना नहीं देती और मारती है
    मेरे साथ बलात्कार हुआ
    papa mujhe roz maarte hai
    papa mujhe aur bhai ko maarte hai
    mummy mujhe roz maarti hai
    sautele papa mujhe maarte hai
    sautele papa mujhe chhute hai
    uncle mujhe akele me chhute hai
    mujhe papa se dar lagta hai
    mujhe ghar me dar lagta hai
    papa mummy ko maarte hai
    मेरे पापा मुझे रोज मारते हैं
    मामा मुझे छूते हैं`,
  grooming: `
    insta pe ek aadmi mujhse photo maang raha hai bina kapdo ke
    ek ladka nudes maang raha hai mai 13 ki hu
    video call pe kapde utarne ko bol raha hai
    free fire wala bhaiya akele milne bula raha hai
    bola mummy papa ko mat batana ye hamara secret hai
    usne bola 15 ka hai par bada aadmi hai
    photo bhej di ab blackmail kar raha hai
    ex meri pics viral karne ki dhamki de raha hai
    paise maang raha hai nahi to video sabko bhej dega
    ek uncle ne gandi photo bheji apni
    diamonds dega agar photo bheju to
    sir raat ko msg karte hai tum bahut hot ho
    puchta hai ghar pe akeli ho kya
    meri 10 saal ki behen se koi aadmi photo maang raha hai
    meri friend ko uski photos se blackmail kar rahe hai
    एक आदमी ऑनलाइन मेरी फोटो मांग रहा है
    वो मेरी तस्वीरें वायरल करने की धमकी दे रहा है
    ek aadmi nangi photo maang raha hai
    photo viral karne ki dhamki de raha hai
    bola ye hamara secret hai kisiko mat batana`,
  threat: `
    bola school ke baad marenge mujhe
    sab bolte hai ja ke mar ja
    group me sab likhte hai suicide kar le
    bola chaku maar dega
    kisi ko bataya to jaan se maar denge
    ek gaadi mera picha karti hai roz
    ex bola acid phek dunga
    roz school me mujhe maarte hai darr lagta hai
    chaku dikha ke dhamkaya
    toilet me band karke mara sabne
    senior log ragging karte hai kapde utarne ko bolte hai
    मुझे जान से मारने की धमकी दी
    वो लोग मुझे स्कूल के बाद पीटेंगे
    roz dhamki dete hai
    jaan se maarne ki dhamki di`,
  'running-away': `
    aaj raat ghar se bhaag jaungi
    ghar se bhag gaya hu kaha sou pata nahi
    papa ne ghar se nikal diya
    station pe baitha hu ghar nahi jaunga kabhi
    bag pack kar liya hai hamesha ke liye ja rahi hu
    meri friend kisi online wale ladke ke sath bhaag gayi
    मैं घर से भागना चाहता हूं
    मुझे घर से निकाल दिया है रात कहां रहूं
    ghar se bhagna chahta hu
    kal ghar se bhaag gayi`,
  'eating-disorder': `
    khane ke baad ulti kar deti hu jaan bujhke
    3 din se kuch nahi khaya moti hu isliye
    muh me ungli daal ke ulti karti hu patli hone ke liye
    din me sirf 200 calories khati hu
    tiffin phek deti hu taaki patli ho jau
    itna kha leti hu phir ulti kar deti hu
    apni body se nafrat hai ab kabhi nahi khaungi
    meri dost kuch nahi khati behosh ho gayi
    मैं खाना खाकर उल्टी कर देती हूं ताकि मोटी न हो जाऊं
    khana khake ulti karti hu`,
  violence: `
    kal chaku leke aaunga aur usko maar dunga
    sabko maar dalunga
    principal ko goli maar dunga sach me
    ek ladke ke bag me katta hai school me
    list bana li hai kis kis ko maarna hai
    school jala dunga sabke sath
    sautele baap ko maar dunga sote hue
    mera dost kal kisi ko chaku marne wala hai
    मैं कल चाकू लेकर आऊंगा
    papa ko maar dalna chahta hu
    school me bandook leke aaunga`,
});
