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
    im ok now, just had a bad day`),
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
    se murio mi perrito y no paro de llorar`),
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
    jaime pas mon corps en maillot`),
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
    bin enttäuscht von mir`),
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
    قطتي ماتت امبارح وانا حزينة`),
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
    好煩 今天很倒楣`),
  pt: linesOf(`
    to triste hj
    tirei 3 em matematica e chorei
    to mt estressada com as provas
    meus amigos sairam sem mim
    terminei o namoro to na bad
    minha vó morreu ano passado e sinto falta dela
    meus pais brigam mt
    me sinto burra em mat
    estou farto dos trabalhos de casa`),
  it: linesOf(`
    oggi sono triste
    ho preso 4 e ho pianto
    sono stressatissima x le verifiche
    le mie amiche sono uscite senza di me
    il mio ragazzo mi ha lasciata
    mi manca nonna è morta l anno scorso
    i miei litigano sempre
    in mate sono una frana`),
  nl: linesOf(`
    ben verdrietig vandaag
    had een 3 en moest huilen
    heb zoveel stress voor de toetsweek
    mn vriendinnen gingen zonder mij
    mn oma is vorig jaar overleden ik mis haar
    ben echt dom in wiskunde
    het is uit met mn vriend`),
  pl: linesOf(`
    smutno mi dzisiaj
    dostalem 1 z matmy i sie poryczalem
    stresuje sie egzaminami
    kolezanki poszly beze mnie
    babcia umarla rok temu i tesknie
    rodzice sie rozwodza
    jestem glupi z matmy`),
  tr: linesOf(`
    bugun cok uzgunum
    matematikten 30 aldım ağladım
    sınav stresi beni bitirdi
    arkadaşlarım bensiz gitmiş
    dedem geçen sene öldü çok özlüyorum
    annemle kavga ettim moralim bozuk
    sevgilimden ayrıldım`),
  ru: linesOf(`
    мне сегодня грустно
    получила двойку и ревела
    стресс из за огэ
    подруги ушли гулять без меня
    бабушка умерла в прошлом году скучаю
    родители разводятся
    я тупая в матеше
    парень меня бросил`),
  uk: linesOf(`
    мені сьогодні сумно
    отримав двійку і плакав
    стрес через нмт
    бабуся померла торік сумую
    подруги пішли гуляти без мене
    батьки сваряться
    страшно коли тривога`),
  hi: linesOf(`
    aaj bahut sad hu
    maths me fail ho gaya papa gussa honge
    exam ka bahut tension hai
    mere dost mere bina chale gaye
    dadi pichle saal guzar gayi unki yaad aati hai
    breakup ho gaya mood kharab hai
    आज मन उदास है
    नंबर कम आए तो रोना आ गया`),
  ja: linesOf(`
    今日めっちゃ落ち込んでる
    テスト悪くて泣いた
    受験のストレスやばい
    友達に遊び誘われなかった
    おばあちゃんが去年亡くなってさみしい
    彼氏に振られた
    数学できなくて自分がいやになる`),
  ko: linesOf(`
    오늘 너무 우울해
    시험 망쳐서 울었어
    시험 스트레스 심해
    친구들이 나 빼고 놀았어
    할머니가 작년에 돌아가셔서 보고싶어
    남친이랑 헤어졌어
    수학 못해서 속상해`),
  vi: linesOf(`
    hôm nay buồn quá
    được 3 điểm nên em khóc
    áp lực thi cử quá
    bạn em đi chơi không rủ em
    bà em mất năm ngoái em nhớ bà
    em dốt toán quá`),
  id: linesOf(`
    hari ini sedih bgt
    nilai mtk 40 aku nangis
    stres mau ujian
    temen2 pergi gak ngajak aku
    nenek meninggal tahun lalu kangen
    abis putus lagi galau`),
  tl: linesOf(`
    ang lungkot ko today
    bagsak ako sa math umiyak ako
    stress na ko sa exams
    di nila ko sinama sa gala
    namatay lola ko last year miss ko na sya
    nag break kami ng bf ko`),
  fa: linesOf(`
    امروز خیلی ناراحتم
    ریاضی ۸ شدم گریه کردم
    استرس امتحان دارم
    مامان بزرگم پارسال فوت کرد دلم تنگ شده
    دوستام بدون من رفتن بیرون`),
};
