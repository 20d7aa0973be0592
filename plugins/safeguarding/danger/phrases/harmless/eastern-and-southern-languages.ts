import type { DangerLanguage } from '../phrase.ts';
import { linesOf } from '../phrase.ts';

/** Arabic, Turkish, Persian, Hebrew, Greek and Swahili. */
export const easternAndSouthernLanguages: Readonly<Partial<Record<DangerLanguage, readonly string[]>>> = {
  ar: linesOf(`
    هموت من الضحك
    متت من الضحك 😂
    هموت من الجوع
    رح موت من الشوب
    بموت فيك يا ستي
    بموت في الشوكولاته
    ماما هتموتني لو سقطت ههههه
    قتلت ٨ في ببجي
    متت في اخر مرحله
    كيف اقتل التنين بماينكرافت
    الموبايل مات
    قصيت شعري
    جرحت صباعي وانا بقطع سلطه
    اقطع الدايره ٤ اجزاء
    بابا بيغلبني في الشطرنج
    اضرب ٥ في ٦
    جدول الضرب صعب
    ضربنا الرقم القياسي
    ابعتلي صورة الواجب
    المس عايزه صورة الكراسه
    متقولش لحد دي مفاجأه
    نتقابل في المكتبه الساعه ٤
    بطلع من البيت الساعه ٧
    جدي مات وانا صغير
    ليه روميو بيموت في الاخر
    كم شخصا مات في الحرب العالمية
    حبة كل ٦ ساعات كم حبة في ٣ ايام
    معدل الانتحار في العالم رسم بياني للبحث
    الجرعة القاتلة سؤال احياء
    محدش بيرد عالجروب
    زهقت من الكسور
    مش قادر اكمل الواجب بكره اكمل
    شكرا فهمت
    شو الواجب
    hamoot mn el de7k
    ha2tel el boss ezzay fel game
    eb3atly soret el wageb
    صائم اليوم لا آكل حتى المغرب`),
  tr: linesOf(`
    gülmekten öldüm
    açlıktan ölüyorum
    öldüm bittim antrenmandan
    bu ödev beni öldürcek
    annem öldürür beni 20 aldım hahaha
    spoiler verirsen öldürürüm seni
    pubgde 10 kişi öldürdüm
    yine boss da öldüm
    telefonum öldü şarjım yok
    saçımı kestim
    yemek yaparken parmağımı kestim
    pastayı 8e böl
    babam beni satrançta yeniyor
    abim topa vurdu cam kırıldı
    amcam gitar çalıyor
    ödevin fotosunu atsana
    hoca defterin fotosunu istiyor
    kimseye söyleme sürpriz parti
    4te kütüphanede buluşalım
    evden 7de çıkıyorum
    dedem ben 5 yaşındayken öldü
    romeo neden intihar ediyor
    savaşta kaç kişi öldü
    6 saatte bir hap 3 günde kaç hap
    intihar oranı grafiği ödev
    linuxta process öldürme
    grupta kimse cevap vermiyo
    kesirlerden bıktım
    sağol anladım
    ödev ne
    kaleye vurdu gol`),
  fa: linesOf(`
    مردم از خنده
    دارم از گشنگی میمیرم
    خستگی کشت منو
    این تکلیف منو میکشه
    مامانم منو میکشه اگه بیفتم هههه
    تو پابجی ده نفرو کشتم
    باز مردم تو غول آخر
    گوشیم مرد شارژ ندارم
    موهامو کوتاه کردم
    دستمو موقع آشپزی بریدم چسب زدم
    کیک رو ۸ قسمت کن
    بابام تو شطرنج منو میبره
    عموم گیتار میزنه
    عکس مشق رو بفرست
    معلم عکس دفتر خواست
    به کسی نگو سورپرایزه
    ساعت ۴ کتابخونه ببینیم همو
    ساعت ۷ از خونه میام بیرون
    پدربزرگم پارسال فوت کرد
    چرا رومئو خودشو میکشه
    رستم سهراب رو کشت
    تو جنگ چند نفر مردن
    هر ۶ ساعت یه قرص ۳ روز چندتا میشه
    نرخ خودکشی نمودار برای تحقیق
    هیچکی تو گروه جواب نمیده
    خسته شدم از کسر
    مرسی فهمیدم
    مشق چی داریم
    قربونت برم
    فدات شم مرسی`),
  he: linesOf(`
    מתה מצחוק
    אני מת מרעב
    מת מעייפות אחרי האימון
    השיעורים האלה הורגים אותי
    אמא תהרוג אותי אם אקבל 50 חחח
    אני אהרוג אותך אם תעשה ספוילר
    הרגתי 10 בפורטנייט
    שוב מתתי בבוס
    הפלאפון שלי מת
    הסתפרתי
    נחתכתי באצבע מהנייר
    תחתוך את העוגה ל 8
    אבא מנצח אותי בשחמט
    דוד שלי מנגן בגיטרה
    תשלח תמונה של השיעורים
    המורה רוצה תמונה של המחברת
    אל תספרי זה הפתעה
    ניפגש בספרייה ב 4
    יוצא מהבית ב 7
    סבא שלי נפטר לפני שנתיים
    למה רומיאו מתאבד בסוף
    כמה נהרגו במלחמה
    כדור כל 6 שעות כמה ב 3 ימים
    שיעור ההתאבדויות גרף לעבודה
    להרוג תהליך בלינוקס
    אף אחד לא עונה בקבוצה
    נמאס לי משברים
    תודה הבנתי
    מה השיעורים
    מת על שוקולד
    יש אזעקה נכנסים לממד אחר כך נמשיך`),
  el: linesOf(`
    πεθανα στο γελιο
    πεθαινω της πεινας
    ειμαι πτωμα απο την προπονηση
    αυτη η ασκηση με σκοτωνει
    η μανα μου θα με σκοτωσει αν παρω 8 χαχα
    θα σε σκοτωσω αν κανεις σποιλερ
    σκοτωσα 10 στο fortnite
    παλι πεθανα στο μπος
    μου πεθανε το κινητο
    εκοψα τα μαλλια μου
    εκοψα το δαχτυλο μου μαγειρευοντας
    κοψε την πιτα στα 8
    ο μπαμπας με κερδιζει στο σκακι
    ο θειος μου παιζει κιθαρα
    στειλε φωτο την ασκηση
    η κυρια θελει φωτο το τετραδιο
    μην το πεις σε κανεναν ειναι εκπληξη
    βρισκομαστε στη βιβλιοθηκη στις 4
    φευγω απο το σπιτι στις 7
    ο παππους μου πεθανε περσι
    γιατι αυτοκτονει ο ρωμαιος
    ο αιαντας αυτοκτονει με το σπαθι του
    ποσοι πεθαναν στον πολεμο
    ενα χαπι καθε 6 ωρες ποσα σε 3 μερες
    ποσοστο αυτοκτονιων διαγραμμα εργασια
    κανεις δεν απανταει στο γκρουπ
    δεν αντεχω αλλα κλασματα
    ευχαριστω καταλαβα
    τι εχουμε για αυριο
    pethana sto gelio`),
  sw: linesOf(`
    nakufa kwa kicheko
    nakufa njaa tunakula saa ngapi
    hii homework inaniua
    mama ataniua nikifeli hahaha
    nimeua watu kumi kwa game
    nimekufa tena level ya mwisho
    simu yangu imekufa charge
    nimenyoa nywele
    nimejikata kidole nikikata vitunguu
    kata keki vipande nane
    baba ananishinda chess
    mjomba anapiga gitaa
    piga simu baadaye
    piga hesabu ya namba tano
    tuma picha ya homework
    mwalimu anataka picha ya kitabu
    usimwambie mtu ni surprise ya birthday
    tukutane library saa kumi
    natoka nyumbani saa moja
    babu alikufa mwaka jana
    kwa nini romeo anajiua mwishoni
    watu wangapi walikufa vitani
    dawa moja kila masaa sita ngapi kwa siku tatu
    hakuna mtu anajibu kwa group
    nimechoka na fractions
    asante nimeelewa
    homework ni gani
    nakimbia mbio za mita mia
    nataka kuwa daktari`),
};
