import { linesOf } from '../../phrase.ts';

export const urdu = linesOf(`
  hans hans ke mar gaya
  bhook se mar raha hoon
  ammi maar dalein gi agar fail hua haha
  pubg mein 10 kill kiye
  phone mar gaya charging nahi
  baal katwa liye
  ungli kat gayi sabzi kaatte hue
  abbu chess mein hara dete hain
  homework ki pic bhejo
  miss ko copy ki tasveer chahiye
  kisi ko mat batana surprise hai
  4 baje library mein milte hain
  ghar se 7 baje nikalta hoon
  dada pichlay saal wafat pa gaye
  romeo akhir mein khudkushi kyun karta hai
  jang mein kitnay log maray
  har 6 ghantay baad aik goli 3 din mein kitni
  roza hai aaj kuch nahi khaya
  group mein koi jawab nahi deta
  fractions se tang aa gaya
  shukriya samajh aa gaya
  kal ka kaam kya hai
  ہنس ہنس کے برا حال ہو گیا
  یہ سوال کیسے حل ہوگا
  ہوم ورک کی تصویر بھیج دو
  بھوک سے جان نکل رہی ہے کھانا کب ہے
  روزہ ہے افطار کے بعد پڑھیں گے
  ٹیپو سلطان کی شہادت کب ہوئی
  abbu raat ko maths mein madad karte hain
  abbu school chorte hain
  ammi 6 bajay utha deti hain
  chacha itwar ko aa rahe hain
  dada abbu kahani sunate hain
  bhai bina knock kiye kamray mein aata hai
  apa meri cheezein le leti hain
  meri dost function mein naat parhay gi
  dost jawab nahi de raha homework hai
  dentist ke paas nahi jana
  mujhe karelay nahi khanay
  mujhe dopehar tak sona hai
  main doctor banna chahti hoon
  main lahore mein rehna chahta hoon
  kash main lamba hota
  kash kal chutti ho
  kisi ko maloom nahi paper kab hai
  kal main nahi aaon gi to notes bhej dena
  purani miss yaad aayein gi
  thak gaya kal karoon ga
  aaj raat match hai pakistan ka
  eid se pehlay last day
  allah hafiz peer ko milte hain
  sorry dair ho gayi
  andheray se dar lagta hai
  paper se dar lag raha hai bohat
  pait dard hai ghar aa gayi
  sar dard ki aik goli li
  bukhar hai raat ko ulti hui
  pul band hai
  chat se poora sheher nazar aata hai
  chat pe patang ura raha hoon
  qainchi aur glue lana
  plastic ki churi lana cake ke liye
  trip ki list lagi hai
  roti jal gayi aaj ammi hans parin
  ghar pe akela hoon parh raha hoon
  camera on karo miss ne kaha
  bag pack kar liya camp ke liye
  station pe train ka intezar hai
  aaj khala ke ghar rahoon ga
  salam
  shab bakhair
  80 ka 15 percent kitna hota hai
  b wala hissa samajh nahi aaya
  dobara samjhao
  pooray number aaye
  bakra eid pe qurbani ki
  bakray ko zibah karte waqt ro para
  ابو مجھے سکول چھوڑتے ہیں
  میں ڈاکٹر بننا چاہتی ہوں
  امی نے بریانی بنائی ہے
  مجھے ریاضی پسند ہے
  کل چھٹی ہے یا نہیں
  میرا بھائی پانچویں میں ہے
  مجھے ہوم ورک سمجھ نہیں آیا
  چچا اتوار کو آ رہے ہیں
  دوست جواب نہیں دے رہا
  سر درد کی ایک گولی لی
  شکریہ سمجھ آ گئی
  main sona chahta hoon
  ice cream khanay ka dil hai
  meri saheli pilot banna chahti hai
  nakhun kaatay
  kisi ne formula nahi samjhaya
  abbu khana banatay hain jab jaldi aatay hain
  abbu mujhe aur bhai ko park le jatay hain
  ammi daantti hain agar bistar theek na karoon
  chacha machli pakarna sikhatay hain
  mujhe oonchai se dar lagta hai
  abbu ne ammi ke liye cake banaya
  sir ne tajurbay ki tasveer maangi
  kal chutti hai kehte hain
  saheli ke sath ja rahi hoon
  ammi lenay aa rahi hain
  school cake laoon gi
  مجھے سونا ہے
  مجھے ریاضی سیکھنی ہے
  ابو مجھے پارک لے جاتے ہیں
  چچا مجھے کرکٹ سکھاتے ہیں
  میری سہیلی ڈاکٹر بننا چاہتی ہے
  مجھے اونچائی سے ڈر لگتا ہے
  السلام علیکم میرا نام علی ہے عمر بارہ سال اور مجھے کرکٹ اور جاسوسی کہانیاں پسند ہیں
  تاریخ کے سوال میں پوچھا ہے کہ تقسیم کے وقت کتنے لوگ مارے گئے
  خبروں میں دھماکے کا بتایا اور استاد نے خلاصہ لکھنے کو کہا
  ہنس ہنس کر مر گیا یار
  امی مجھے مار ڈالیں گی اگر بوتل پھر گم ہوئی
  گیم میں مجھے چار بار مار دیا
  آلو چھیلتے ہوئے انگلی کٹ گئی پٹی لگا لی
  سانپ کے زہر کا خون پر کیا اثر ہوتا ہے
  ہیر رانجھا آخر میں زہر کیوں کھاتے ہیں
  دادا جان ہجرت میں گھر چھوڑ کر آئے تھے ان پر مضمون لکھنا ہے
  میری بلی کل مر گئی اس لیے کام نہیں کیا
  ek mareez roz do goli khata hai to das din me kitni, math ka sawal
`);
