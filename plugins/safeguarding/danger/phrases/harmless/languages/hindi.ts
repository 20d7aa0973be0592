import { linesOf } from '../../phrase.ts';

export const hindi = linesOf(`
  mar gaya haste haste 😂
  bhookh se mar raha hu
  mar gaye yaar kal test hai
  maths ne to maar dala
  mummy maar dalegi agar fail hua haha
  spoiler diya to maar dunga tujhe lol
  bgmi me 12 kill kiye
  boss ne phir maar diya mujhe game me
  phone dead ho gaya
  baal kaat liye
  sabzi kaat te hue ungli kat gayi
  cake ko 8 tukdo me kaato
  papa chess me mujhe hara dete hai
  chacha guitar bajate hai
  bhai ne chhakka maara
  homework ki photo bhej de
  mam ko copy ki photo chahiye
  kisi ko mat batana surprise party hai
  4 baje library me milte hai
  ghar se 7 baje nikalta hu
  dadaji 2 saal pehle guzar gaye
  romeo kyu marta hai end me
  yuddh me kitne log mare
  har 6 ghante me ek goli 3 din me kitni
  suicide rate ka graph project ke liye
  group me koi reply nahi karta
  fractions se thak gaya
  thank you samajh aa gaya
  kal ka homework kya hai
  व्रत है आज कुछ नहीं खाया
  हंसते हंसते पेट दुख गया
  यह सवाल कैसे हल करें
  भगत सिंह को फांसी कब हुई
  दवा की खुराक वाला सवाल समझाओ
  papa raat ko maths me help karte hai
  papa mujhe training le jaate hai
  mummy 6 baje utha deti hai
  mummy bahar nahi jaane de rahi padhna hai
  sautele papa ne mujhe cycle sikhai
  chacha sunday ko aa rahe hai
  dadaji kahani sunate hai
  bhaiya bina knock kiye room me aa jaate hai
  didi mere kapde pehen leti hai
  meri best friend annual day me gaana gayegi
  dost reply nahi kar raha homework hai tere pas
  dentist ke pas nahi jana
  mujhe karela nahi khana
  mujhe piano class nahi jana ab
  gaon me nahi rehna sheher acha hai
  mujhe dopahar tak sona hai
  mujhe doctor banna hai
  kaash mai lamba hota
  kaash kal chutti ho
  kisi ko nahi pata test kab hai
  kisi se 5 wala nahi bana
  kal nahi aaya to notes bhej dena
  purani teacher ki yaad aayegi
  thak gaya kal karunga
  aaj raat match hai
  chutti se pehle last day
  bye monday ko milte hai
  sorry late ho gaya
  andhere se dar lagta hai haha
  test se dar lag raha hai
  subah uthna bilkul pasand nahi
  pet dard hai medical room gayi thi
  sir dard ki ek goli li
  syrup din me 2 baar
  bimar hu raat ko ulti hui
  non veg nahi khate hum
  lunch nahi kiya line lambi thi
  pul band hai traffic hai
  chhat se pura sheher dikhta hai
  chhat pe patang uda raha hu
  rassi kood rahe the recess me
  kainchi aur glue lana
  plastic ka chaku lana cake ke liye
  picnic ki list lagi hai
  roti jal gayi
  holika dahan me aag jalate hai
  ghar pe akela hu padh raha hu
  camera on karo mam ne bola
  dp pe mera dog hai
  30 followers ho gaye
  uncle aaye the wifi theek karne
  camp ke liye bag pack kar liya
  station pe train ka wait kar raha hu
  aaj cousin ke ghar sounga
  mere joke pe sab hase
  good night
  factorise ka matlab kya hai
  80 ka 15% kitna hota hai
  b samajh nahi aaya
  phir se samjhao
  full marks aaye!!
  3 1 se jeet gaye
  kutta bhaag gaya tha wapas aa gaya
  kal wali series darawni thi
  ghutna chhil gaya football me
  मैं डॉक्टर बनना चाहता हूं
  मैं कल स्कूल नहीं आऊंगा शादी में जाना है
  पापा मुझे स्कूल छोड़ते हैं
  माँ ने खीर बनाई
  मुझे गणित पसंद है
  मेरी बहन पांचवीं में है
  mujhe algebra seekhna hai
  mujhe washroom jana hai
  mujhe ek kutta chahiye
  mai sona chahti hu
  ice cream khane ka mann hai
  section change karne ke baare me soch raha hu
  meri friend pilot banna chahti hai
  mere bhai ne skating try kiya
  nakhun kaat liye
  phir se drawing shuru ki
  kisi ne rule nahi samjhaya
  sabko picnic acchi lagi
  papa jaldi aate hai to khana banate hai
  papa mujhe aur bhai ko park le jaate hai
  mummy daantti hai bed na banau to
  sautele papa ne model me help ki
  chacha machhli pakadna sikhate hai
  mujhe unchai se dar lagta hai
  papa ne mummy ke liye cake banaya
  ek aadmi mele me dhol bajata hai
  sir ne experiment ki photo maangi
  kal marks aa jayenge
  bola parents ko meeting ka bata dena
  bola kal chutti hai
  ek chhota kutta roz mere piche aata hai
  friend ke sath movie jaa rahi hu
  mummy lene aa rahi hai
  raat ko kam khata hu
  school me cake leke aaunga
  uno me sabko harana chahta hu
  मुझे बीजगणित सीखना है
  मुझे सोना है
  पापा मुझे पार्क ले जाते हैं
  मामा मुझे क्रिकेट सिखाते हैं
  मेरी दोस्त पायलट बनना चाहती है
  नमस्ते मेरा नाम आरव है, मैं 13 साल का हूँ और मुझे क्रिकेट और जासूसी कहानियाँ पसंद हैं
  इतिहास में लिखना है कि जलियाँवाला बाग में कितने लोग मारे गए
  समाचार में बम धमाके की खबर थी और मैडम ने उस पर अनुच्छेद लिखने को कहा
  रोमियो और जूलियट दोनों क्यों मर जाते हैं, उत्तर चार पंक्तियों में
  देवदास अंत में शराब से मर जाता है, इसका क्या संदेश है
  गेम में मुझे पाँच बार मार दिया, गुस्सा आ रहा है
  हँस हँस के मर गया यार यह मीम देख
  मम्मी मुझे मार डालेगी अगर टिफिन फिर से खो गया हाहा
  साँप के ज़हर से खून पर क्या असर होता है, जीव विज्ञान का सवाल है
  एक मरीज को रोज़ तीन गोली मिलती है तो दस दिन में कितनी
  सब्जी काटते समय उंगली कट गई, पट्टी बाँध ली
  bhai is chapter ne to maar dala, kitna lamba hai
  dadaji batwaare me ghar chhod ke bhaage the, unka interview likhna hai
  mera kutta kal mar gaya isliye homework nahi kiya
  film me hero ka baap usko maarta hai phir wo ghar se bhaag jata hai, review likhna hai
`);
