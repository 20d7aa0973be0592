import type { DangerLanguage } from './phrase.ts';
import { linesOf } from './phrase.ts';

/** Ordinary sadness, stress, quarrels and grief: no danger, and no reason to alarm staff. */
export const distress: Readonly<Partial<Record<DangerLanguage, readonly string[]>>> = {
  en: linesOf(`
    im so sad today idk why
    i feel down after that result
    i got a 4 and i cried in the toilet
    i failed again, i feel so dumb
    im the worst in my class at maths
    everyone gets it except me
    im so stressed about the exams
    too much homework i feel like crying
    i cant keep up with this course
    im so behind im panicking
    i had a panic attack before the test
    my heart races when i have to present
    im nervous all the time lately because of finals
    i didnt sleep, worried about tomorrow
    im tired all the time, school is too much
    im burnt out, i need a holiday
    i hate school
    i hate mondays and i hate maths
    i hate my face today, spots everywhere
    i look ugly in the class photo
    i feel fat in this dress
    i feel ugly next to my friends
    my best friend has a new best friend
    my friends went to the cinema without me
    im left out again
    nobody sat with me at lunch today
    i have no friends in my new class yet
    i feel alone since we moved
    nobody invited me to the party
    i wasnt picked for the team, gutted
    he doesnt like me back
    my girlfriend broke up with me
    my boyfriend dumped me by text
    heartbroken lol its been a week
    my crush laughed at me
    they laughed when i gave the wrong answer
    someone called me fat in pe and it hurt
    they make fun of my accent
    they call me a nerd
    a girl in class talks behind my back
    someone wrote something mean under my post
    im being left on read by everyone
    i had a big fight with my mum
    my dad is disappointed in me
    my parents compare me to my sister all the time
    my parents argue a lot lately and its loud
    my parents are splitting up and im sad
    i miss my dad, he works abroad
    i miss my old school
    i miss my home country
    im homesick at camp
    i miss my grandma, she died last summer
    my grandad is very ill and im worried
    my mum is in hospital and i cant think of maths
    our dog died yesterday i cant stop crying
    my cat is missing since monday
    im scared about moving to another country
    im scared of the new school
    im scared my parents find out about my mark
    my dad will be so angry when he sees my report, no phone for a month
    i let my team down
    it was my fault we lost
    i feel guilty that i lied to my friend
    i feel useless in group work
    i feel like giving up on maths
    im not smart enough for this
    im so disappointed in myself
    i never get anything right
    everything went wrong today
    worst day ever
    today was horrible
    what a terrible week
    i just want to go to bed and forget this day
    i want to be alone for a bit
    i dont want to talk today
    i dont feel like doing anything
    im bored and lonely this holiday
    i cried during the film and then about my test
    i feel empty after the exams are over
    i dont know what to do with my life after school
    im worried about the future
    im worried i wont get into uni
    the news about the war makes me sad
    im scared of climate change
    i cant concentrate, too much on my mind
    i overthink everything
    im shy and cant talk to people
    i blush when the teacher calls me
    i hate being the new kid
    my teacher is unfair to me
    my teacher shouted at me in front of everyone
    i got detention for nothing
    im jealous of my brother, he gets everything
    my sister is the favourite
    my little brother broke my project i could cry
    i lost my phone and im so upset
    i feel sick before every test
    my stomach hurts when i think of school
    i wish i had more friends
    i wish things were like before
    i wish my parents would listen to me
    i wish i was taller
    i need a hug
    i could use someone to talk to about my grades
    thanks for listening, today was rough
    im ok now, just had a bad day
    my girlfriend dumped me and im sad
    my boyfriend dumped me and i cried
    someone called me fat and i cried
    my parents compare me to my cousin and it hurts
    i cried because of my marks
    so stressed and sad about school`),
  es: linesOf(`
    estoy triste hoy no se por que
    saque un 3 y me puse a llorar
    estoy re estresada con los parciales
    reprobe mate y mi mama se va a enojar mucho
    soy malisima en mates me siento tonta
    mis amigas salieron sin mi
    me dejo mi novio y ando bajoneada
    no tengo amigos en el cole nuevo
    extraño a mi abuela que murio el año pasado
    mis papas se pelean mucho
    odio el insti
    estoy agobiado con tantos deberes
    ayer fue el peor dia
    se rieron de mi en clase
    se murio mi perrito y no paro de llorar
    me siento sola en el recreo
    estoy cansada de todo esto del cole
    mi mama me grito por las notas y llore
    me da ansiedad exponer
    siento q no sirvo pa mate
    mi mejor amiga ya no me habla
    extraño mi pais
    mi papa perdio el trabajo y estamos preocupados
    me comparan siempre con mi hermana
    me salio todo mal hoy
    odio el cole estoy triste
    estoy triste porque me dejo mi novio
    reprobe y estoy triste
    estoy triste y estresado por el examen`),
  fr: linesOf(`
    jsuis triste ajd
    jai eu 6 en maths jsuis degoutée
    jsuis trop stressée pr le brevet
    jsuis nul en tout en maths
    mes potes sont sortis sans moi
    mon copain ma quittée jsuis au fond du seau
    jai pas damis dans ma nouvelle classe
    ma mamie est morte lannée derniere elle me manque
    mes parents divorcent c dur
    jen ai marre des devoirs
    jai pleuré apres le controle
    ils se sont moqués de moi
    jdors mal avant les exams
    mon chien est mort hier
    jaime pas mon corps en maillot
    jme sens seule a la recré
    jsuis fatiguée de tout ca le college
    ma mere ma crié dessus pr mes notes jai pleuré
    jangoisse a fond pr loral
    jai limpression detre nulle
    ma meilleure amie me parle plus
    mon pays me manque
    mon pere a perdu son taf on est inquiets
    on me compare tt le temps a ma soeur
    tout va mal ajd
    jsuis triste ma mere ma crié dessus
    jai pleuré a cause de mes notes
    jen ai marre jsuis trop stressée`),
  de: linesOf(`
    bin heute voll traurig
    hab ne 5 geschrieben und geheult
    bin so gestresst wegen den prüfungen
    bin zu dumm für mathe
    meine freundinnen haben sich ohne mich getroffen
    mein freund hat schluss gemacht
    hab in der neuen klasse keine freunde
    vermisse meine oma, sie ist letztes jahr gestorben
    meine eltern streiten gerade viel
    hab keinen bock mehr auf schule
    die haben mich ausgelacht
    kann vor der schulaufgabe nicht schlafen
    unser hund ist gestern gestorben
    war echt ein scheiß tag
    bin enttäuscht von mir
    fühl mich in der pause so allein
    bin einfach nur müde von der ganzen schule
    mama hat wegen der note geschrien und ich hab geweint
    hab mega schiss vorm referat
    fühl mich wie ein versager in mathe
    meine beste freundin redet nicht mehr mit mir
    hab heimweh
    papa hat seinen job verloren und wir machen uns sorgen
    werd immer mit meiner schwester verglichen
    heute ging alles schief
    bin traurig weil die mich ausgelacht haben
    hab geweint wegen der note
    hab heimweh und bin traurig`),
  ar: linesOf(`
    انا زعلانه النهارده
    جبت درجه وحشه وعيطت
    متوتر جدا من الامتحانات
    صحابي خرجوا من غيري
    جدتي توفت السنة الماضية واشتقت لها
    ما عندي اصحاب بالمدرسة الجديدة
    بابا وماما بيتخانقوا كتير
    حاسس حالي غبي بالرياضيات
    كان يوم سيء جدا
    قطتي ماتت امبارح وانا حزينة
    حاسه اني لوحدي في الفسحه
    تعبانه من المذاكره
    ماما زعقتلي عشان الدرجات وعيطت
    خايفه من التسميع قدام الفصل
    حاسه اني فاشله في الرياضه
    صاحبتي المقربه بطلت تكلمني
    مشتاق لبلدي
    بابا ساب الشغل واحنا قلقانين
    دايما بيقارنوني باختي
    كل حاجه باظت النهارده
    انا زعلانه عشان الدرجات
    زعلان عشان صاحبي
    متوتر من الامتحان
    متوترة جدا من الامتحان بكره
    عيطت عشان الدرجه
    ماما زعقتلي وعيطت
    ما عندي اصحاب وزعلانه
    اشتقت لجدتي
    جدتي توفت وانا حزينة
    حزينة اليوم كثير
    بابا وماما بيتخانقوا وانا زعلانه
    حاسس حالي غبي وزعلان
    مضغوطه من المذاكره وتعبانه`),
  zh: linesOf(`
    今天好难过
    考砸了 哭了一晚上
    压力好大 下周期末
    数学太差了 感觉自己好笨
    朋友们出去玩没叫我
    新班级里没有朋友
    奶奶去年去世了 好想她
    爸妈最近老吵架
    失恋了 心情不好
    我家狗狗昨天走了 好伤心
    好煩 今天很倒楣
    课间一个人好孤单
    上学好累
    妈妈因为成绩骂我 我哭了
    上台演讲好紧张
    觉得自己什么都学不好
    最好的朋友不理我了
    想家了
    爸爸失业了 家里有点愁
    总拿我跟姐姐比
    今天什么都不顺
    好难过 想哭
    今天很难过
    难过 考得不好
    心情好难过
    好伤心 哭了好久
    伤心死了 狗狗走了
    考砸了 好难过
    又考砸了 哭了
    数学考砸了 好伤心
    哭了一晚上 没考好
    压力好大
    学习压力好大 好累
    考试压力好大 睡不着
    最近压力好大 好烦
    好孤单 没有朋友
    没有朋友 好孤单
    朋友不理我 好难过
    最好的朋友不理我 好伤心
    被妈妈骂了 哭了
    爸妈吵架 好难过
    爸妈离婚了 好难过
    想奶奶了 好难过
    心情不好 不想说话
    心情好差 什么都不顺
    觉得自己好笨 数学太差
    失恋了 好伤心
    好煩 心情不好
    壓力好大 想哭
    考差了 好難過`),
  pt: linesOf(`
    to triste hj
    tirei 3 em matematica e chorei
    to mt estressada com as provas
    meus amigos sairam sem mim
    terminei o namoro to na bad
    minha vó morreu ano passado e sinto falta dela
    meus pais brigam mt
    me sinto burra em mat
    estou farto dos trabalhos de casa
    me sinto sozinha no recreio
    to cansada da escola
    minha mae gritou por causa da nota e chorei
    to nervosa com a apresentação
    sou pessima em tudo de exatas
    minha melhor amiga n fala mais comigo
    saudade do meu pais
    meu pai perdeu o emprego e to preocupada
    hj deu tudo errado`),
  it: linesOf(`
    oggi sono triste
    ho preso 4 e ho pianto
    sono stressatissima x le verifiche
    le mie amiche sono uscite senza di me
    il mio ragazzo mi ha lasciata
    mi manca nonna è morta l anno scorso
    i miei litigano sempre
    in mate sono una frana
    mi sento sola a ricreazione
    sono stanca della scuola
    mamma mi ha sgridato x i voti e ho pianto
    ho l ansia x l interrogazione
    mi sento una fallita in mate
    la mia migliore amica nn mi parla piu
    mi manca il mio paese
    papa ha perso il lavoro e siamo preoccupati
    oggi mi è andato tutto storto`),
  nl: linesOf(`
    ben verdrietig vandaag
    had een 3 en moest huilen
    heb zoveel stress voor de toetsweek
    mn vriendinnen gingen zonder mij
    mn oma is vorig jaar overleden ik mis haar
    ben echt dom in wiskunde
    het is uit met mn vriend
    voel me alleen in de pauze
    ben moe van school
    mama was boos om mn cijfer en ik moest huilen
    zenuwen voor mn spreekbeurt
    voel me dom
    mn beste vriendin praat niet meer met me
    heb heimwee
    papa is zn baan kwijt en we maken ons zorgen
    alles ging mis vandaag`),
  pl: linesOf(`
    smutno mi dzisiaj
    dostalem 1 z matmy i sie poryczalem
    stresuje sie egzaminami
    kolezanki poszly beze mnie
    babcia umarla rok temu i tesknie
    rodzice sie rozwodza
    jestem glupi z matmy
    czuje sie samotna na przerwie
    jestem zmeczona szkola
    mama krzyczala za ocene i plakalam
    stresuje sie referatem
    czuje sie beznadziejna z matmy
    przyjaciolka sie do mnie nie odzywa
    tesknie za domem na obozie
    tata stracil prace i sie martwimy
    wszystko dzis poszlo zle`),
  tr: linesOf(`
    bugun cok uzgunum
    matematikten 30 aldım ağladım
    sınav stresi beni bitirdi
    arkadaşlarım bensiz gitmiş
    dedem geçen sene öldü çok özlüyorum
    annemle kavga ettim moralim bozuk
    sevgilimden ayrıldım
    teneffüste yalnızım üzülüyorum
    okuldan çok yoruldum
    annem not için bağırdı ağladım
    sunumdan çok geriliyom
    matematikte kendimi aptal hissediyorum
    en yakın arkadaşım benimle konuşmuyo
    memleketimi özledim
    babam işten çıktı endişeliyiz
    bugün her şey ters gitti`),
  ru: linesOf(`
    мне сегодня грустно
    получила двойку и ревела
    стресс из за огэ
    подруги ушли гулять без меня
    бабушка умерла в прошлом году скучаю
    родители разводятся
    я тупая в матеше
    парень меня бросил
    на перемене одна грустно
    устала от школы
    мама накричала за оценку и я плакала
    нервничаю перед докладом
    чувствую себя тупым на матеше
    лучшая подруга не разговаривает со мной
    скучаю по дому в лагере
    папа потерял работу переживаем
    все сегодня пошло не так
    грустно родители разводятся
    устала и грустно
    парень бросил плакала`),
  uk: linesOf(`
    мені сьогодні сумно
    отримав двійку і плакав
    стрес через нмт
    бабуся померла торік сумую
    подруги пішли гуляти без мене
    батьки сваряться
    страшно коли тривога
    на перерві сама сумно
    втомилась від школи
    мама накричала за оцінку я плакала
    нервую перед доповіддю
    почуваюсь дурною на матеші
    найкраща подруга не говорить зі мною
    сумую за домом ми виїхали
    тато на фронті переживаю за нього
    все сьогодні пішло не так
    сумно батьки сваряться
    стрес через контрольну плакала
    мені страшно і сумно через тривогу`),
  hi: linesOf(`
    aaj bahut sad hu
    maths me fail ho gaya papa gussa honge
    exam ka bahut tension hai
    mere dost mere bina chale gaye
    dadi pichle saal guzar gayi unki yaad aati hai
    breakup ho gaya mood kharab hai
    आज मन उदास है
    नंबर कम आए तो रोना आ गया
    recess me akeli baithti hu bura lagta hai
    school se thak gayi hu
    mummy ne marks pe daanta to ro padi
    presentation ka dar lag raha hai
    maths me khud ko bewakoof lagta hu
    best friend baat nahi kar rahi
    ghar ki yaad aati hai hostel me
    papa ki naukri chali gayi tension hai
    aaj sab kharab gaya`),
  ja: linesOf(`
    今日めっちゃ落ち込んでる
    テスト悪くて泣いた
    受験のストレスやばい
    友達に遊び誘われなかった
    おばあちゃんが去年亡くなってさみしい
    彼氏に振られた
    数学できなくて自分がいやになる
    休み時間ひとりでさみしい
    学校疲れた
    成績でお母さんに怒られて泣いた
    発表緊張する
    自分ばかだなって思う 数学
    親友が口きいてくれない
    合宿で家が恋しい
    お父さんが仕事なくして心配
    今日何もかもうまくいかなかった
    今日落ち込んでる
    テスト悪くて落ち込んでる
    部活で負けて落ち込んでる
    友達とけんかして泣いた
    お母さんに怒られて泣いた
    受験のストレスやばい つらい
    勉強のストレスやばい
    友達いなくてさみしい
    さみしい 友達に無視された
    友達に誘われなくてさみしい
    おばあちゃん亡くなってさみしい
    学校疲れた つらい
    部活つらい 疲れた
    振られてつらい
    数学できなくてつらい 自分ばか
    自分ばかだな 落ち込む
    親がけんかしててつらい
    親が離婚しそうで不安
    受験不安で眠れない
    発表緊張する 不安
    何もうまくいかなくて落ち込む`),
  ko: linesOf(`
    오늘 너무 우울해
    시험 망쳐서 울었어
    시험 스트레스 심해
    친구들이 나 빼고 놀았어
    할머니가 작년에 돌아가셔서 보고싶어
    남친이랑 헤어졌어
    수학 못해서 속상해
    쉬는시간에 혼자라 외로워
    학교 너무 피곤해
    성적때문에 엄마한테 혼나서 울었어
    발표 긴장돼
    나 수학 바보인가봐
    절친이 말을 안해 속상해
    수련회 왔는데 집 그리워
    아빠 실직해서 걱정돼
    오늘 되는일이 없네
    너무 우울해 시험 망쳤어
    시험 망쳐서 우울해
    시험 망쳐서 속상해
    스트레스 너무 심해
    공부 스트레스 심해
    친구랑 싸워서 속상해
    친구가 없어서 외로워
    외로워 친구들이 나만 빼고 놀아
    엄마한테 혼나서 속상해
    엄마한테 혼나서 울었어
    남친이랑 헤어져서 우울해
    부모님이 싸워서 속상해
    강아지가 죽어서 울었어 속상해`),
  vi: linesOf(`
    hôm nay buồn quá
    được 3 điểm nên em khóc
    áp lực thi cử quá
    bạn em đi chơi không rủ em
    bà em mất năm ngoái em nhớ bà
    em dốt toán quá
    ra chơi ngồi một mình buồn
    mệt mỏi với việc học
    mẹ la vì điểm em khóc
    hồi hộp thuyết trình quá
    thấy mình dốt quá
    bạn thân không nói chuyện với em nữa
    nhớ nhà ở ký túc xá
    bố mất việc cả nhà lo
    hôm nay xui đủ thứ`),
  id: linesOf(`
    hari ini sedih bgt
    nilai mtk 40 aku nangis
    stres mau ujian
    temen2 pergi gak ngajak aku
    nenek meninggal tahun lalu kangen
    abis putus lagi galau
    sendirian pas istirahat sedih
    capek sekolah
    dimarahin mama gara gara nilai nangis
    deg degan presentasi
    ngerasa bego di mtk
    sahabat gak ngomong sama aku lagi
    kangen rumah di asrama
    papa kena phk jadi khawatir
    hari ini semua berantakan
    sedih abis putus
    stres ujian sedih
    capek sekolah sedih`),
  tl: linesOf(`
    ang lungkot ko today
    bagsak ako sa math umiyak ako
    stress na ko sa exams
    di nila ko sinama sa gala
    namatay lola ko last year miss ko na sya
    nag break kami ng bf ko
    mag isa ako pag recess nakakalungkot
    pagod na ko sa school
    pinagalitan ako ni mama sa grades umiyak ako
    kinakabahan ako sa reporting
    feeling ko ang bobo ko sa math
    di na ko kinakausap ng bestfriend ko
    miss ko na si mama nasa abroad sya
    nawalan ng work si papa nag aalala kami
    ang malas ko today`),
  fa: linesOf(`
    امروز خیلی ناراحتم
    ریاضی ۸ شدم گریه کردم
    استرس امتحان دارم
    مامان بزرگم پارسال فوت کرد دلم تنگ شده
    دوستام بدون من رفتن بیرون
    زنگ تفریح تنهام ناراحتم
    از مدرسه خسته شدم
    مامانم بخاطر نمره دعوام کرد گریه کردم
    استرس کنفرانس دارم
    تو ریاضی حس میکنم خنگم
    دوست صمیمیم باهام حرف نمیزنه
    دلم برا خونه تنگ شده
    بابام بیکار شده نگرانیم
    امروز همه چی خراب شد`),
  ur: linesOf(`
    aaj dil udaas hai
    maths mein fail ho gayi ammi naraz hain
    imtihan ki bohat tension hai
    dost mere baghair chalay gaye
    dadi pichlay saal wafat pa gayin yaad aati hain
    meri saheli baat nahi kar rahi
    school se thak gayi hoon
    آج بہت اداس ہوں
    نمبر کم آئے تو رونا آ گیا
    امتحان کی وجہ سے پریشان ہوں`),
  bn: linesOf(`
    aj mon kharap
    maths e fail korechi ma bokbe
    exam er onek tension
    bondhura amake chara ghurte geche
    dadi goto bochor mara gechen miss kori
    breakup hoyeche mon kharap
    bandhobi kotha bole na
    আজ মন খারাপ
    নম্বর কম পেয়ে কেঁদেছি
    পরীক্ষার চাপ অনেক
    আজ আমার মন খারাপ
    পরীক্ষার চাপে মন খারাপ`),
  he: linesOf(`
    אני עצובה היום
    קיבלתי 40 ובכיתי
    לחוצה מהמבחנים
    חברות שלי יצאו בלעדיי
    סבתא נפטרה בשנה שעברה ואני מתגעגעת
    ההורים שלי מתגרשים
    אני גרוע במתמטיקה
    נפרדנו ואני בדיכי
    חברה שלי לא מדברת איתי
    מפחדת מהאזעקות
    אני עצובה
    אני עצוב היום
    עצובה כי קיבלתי 50
    בכיתי בגלל המבחן
    קיבלתי ציון גרוע ובכיתי
    בכיתי כל הלילה בגלל הציון
    לחוצה מהמבחן
    לחוץ מהבגרות
    אני לחוצה מהמצגת
    חברות שלי יצאו בלעדיי ואני עצובה
    עצוב לי בלי חברים
    אין לי חברים בכיתה החדשה
    סבא נפטר ואני עצובה
    אני מתגעגעת לסבתא
    ההורים רבים ואני עצובה
    ההורים שלי מתגרשים ועצוב לי
    אני גרועה במתמטיקה
    נפרדנו ואני עצובה
    אני מפחדת מהאזעקות ולחוצה`),
  el: linesOf(`
    ειμαι στεναχωρημενη σημερα
    πηρα 8 και εκλαψα
    εχω αγχος για τις εξετασεις
    οι φιλες μου βγηκαν χωρις εμενα
    η γιαγια πεθανε περσι και μου λειπει
    οι γονεις μου χωριζουν
    ειμαι χαζος στα μαθηματικα
    χωρισα και ειμαι χαλια
    η κολλητη μου δε μου μιλαει
    ολα πηγαν στραβα σημερα`),
  ro: linesOf(`
    sunt trista azi
    am luat 3 si am plans
    sunt stresata cu examenele
    prietenele mele au iesit fara mine
    bunica a murit anul trecut si mi e dor
    parintii divorteaza
    sunt prost la mate
    m am despartit si sunt suparata
    cea mai buna prietena nu mai vorbeste cu mine
    azi a mers totul prost`),
  sw: linesOf(`
    leo nina huzuni
    nimefeli hesabu nikalia
    nina stress ya exam
    marafiki wameenda bila mimi
    bibi alikufa mwaka jana nammiss
    wazazi wanaachana
    najiona mjinga kwa hesabu
    nimeachana na boyfriend nina huzuni
    rafiki yangu haongei na mimi
    leo kila kitu kimeenda vibaya`),
};
