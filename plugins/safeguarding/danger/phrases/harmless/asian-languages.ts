import type { DangerLanguage } from '../phrase.ts';
import { linesOf } from '../phrase.ts';

/** Hindi, Urdu, Bengali, Chinese, Japanese, Korean, Vietnamese, Indonesian and Tagalog. */
export const asianLanguages: Readonly<Partial<Record<DangerLanguage, readonly string[]>>> = {
  hi: linesOf(`
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
    दवा की खुराक वाला सवाल समझाओ`),
  ur: linesOf(`
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
    ٹیپو سلطان کی شہادت کب ہوئی`),
  bn: linesOf(`
    হাসতে হাসতে মরে গেলাম
    খিদায় মরে যাচ্ছি
    এই অংক আমাকে মেরে ফেলবে হাহা
    মা মেরেই ফেলবে ফেল করলে হাহা
    গেমে ১০ জনকে মেরেছি
    ফোনের চার্জ শেষ মরে গেছে
    চুল কেটেছি
    সবজি কাটতে গিয়ে আঙুল কেটে গেছে
    কেকটা ৮ ভাগে কাটো
    বাবা দাবায় আমাকে হারায়
    হোমওয়ার্কের ছবি পাঠাও
    ম্যাডাম খাতার ছবি চেয়েছে
    কাউকে বলো না সারপ্রাইজ পার্টি
    দাদু গত বছর মারা গেছে
    যুদ্ধে কতজন মারা যায়
    রোজা রেখেছি কিছু খাইনি
    haste haste more gelam
    khidey more jacchi
    ma mere felbe fail korle haha
    free fire e 10 kill
    homework er pic dao
    4 tay library te dekha hobe
    basha theke 7 tay ber hoi
    romeo keno more sheshe
    6 ghonta por por ekta oshudh 3 dine koyta
    group e keu reply dey na
    dhonnobad bujhechi
    kal ki homework`),
  zh: linesOf(`
    笑死我了哈哈哈
    xswl
    xs 这题谁出的
    饿死了什么时候吃饭
    困死了昨天背单词到一点
    作业多到想死哈哈
    我妈会杀了我的 考了60分哈哈
    谁剧透我打死谁哈哈
    吃鸡杀了十个
    又被boss打死了
    我的世界里怎么杀末影龙
    手机没电死机了
    剪头发了
    切菜切到手了 贴了创可贴
    把蛋糕切成八块
    爸爸下棋又赢我了
    打篮球打得手疼
    叔叔教我打乒乓球
    爸爸打电话叫我回家吃饭
    发一下作业的照片
    老师要我们拍照上传作业
    别告诉别人 是生日惊喜
    四点图书馆见
    我七点出门上学
    爷爷前年去世了
    罗密欧最后为什么自杀
    屈原投江是哪一年
    林黛玉怎么死的
    项羽乌江自刎的故事
    二战死了多少人
    每6小时吃一片药 三天吃几片
    每十万人自杀率的统计图怎么画
    生物题 致死剂量怎么算
    linux怎么杀进程
    死循环怎么退出
    群里没人回
    这题真的想吐
    不想写作业了 明天再说
    不想上早八
    谢谢 懂了
    今天作业是什么
    好想你们呀
    死线是周五
    跳楼价大甩卖 打几折的应用题
    跳樓大拍賣
    紫砂壶是哪里产的
    紫砂茶壶作文
    zs是张三的缩写
    割草机的工作效率问题
    割圆术是谁发明的
    切割线定理
    我想死你啦 什么时候回来
    氣死我了 又算錯
    功課好多喔
    肚子餓死了
    攰死 聽日再做`),
  ja: linesOf(`
    笑い死ぬwww
    おなかすいて死ぬ
    眠くて死にそう
    宿題多すぎて死ぬw
    お母さんに殺されるwテスト30点
    ネタバレしたら殺すよw
    フォートナイトで10キル
    またボスに殺された
    エンドラの倒し方
    スマホ死んだ 充電ない
    髪切った
    料理してて指切った 絆創膏貼った
    ケーキを8等分に切る
    お父さんに将棋で負けた
    弟とけんかした でももう仲直りした
    宿題の写真送って
    先生がノートの写真出してって
    内緒だよ サプライズだから
    4時に図書館で会おう
    7時に家出る
    家出るの遅れてバス乗り遅れた
    おじいちゃん去年亡くなった
    こころのKはなぜ自殺したの 国語
    人間失格の感想文
    第二次世界大戦の死者数
    6時間おきに1錠 3日で何錠
    10万人あたりの自殺率のグラフ 社会
    プロセスをkillする方法
    グループ誰も返事くれない
    もう無理 分数わからん
    ありがとうわかった
    今日の宿題なに
    推しが尊すぎて死んだ
    消しゴムで消えない
    画面から消えたアイコンを戻したい
    OD色の迷彩の絵の具`),
  ko: linesOf(`
    웃겨죽겠다 ㅋㅋㅋ
    배고파 죽겠다
    졸려죽겠어
    더워 죽겠네
    숙제 많아서 죽겠다ㅋㅋ
    엄마한테 죽었다 30점 ㅋㅋ
    스포하면 죽는다 ㅋㅋ
    배그에서 10킬함
    또 보스한테 죽음
    폰 죽었어 배터리 없음
    머리 잘랐어
    요리하다 손 베였어 밴드 붙임
    케이크 8조각으로 자르기
    아빠가 체스에서 맨날 이겨
    삼촌이 기타 쳐줘
    숙제 사진 좀 보내줘
    쌤이 노트 사진 올리래
    비밀이야 서프라이즈 파티
    4시에 도서관에서 보자
    7시에 집에서 나와
    할아버지 작년에 돌아가셨어
    로미오는 왜 자살해
    6.25 때 몇명이 죽었어요
    6시간마다 한알 3일이면 몇알
    10만명당 자살률 그래프 사회 숙제
    프로세스 죽이는 명령어
    단톡 아무도 답 안해
    분수 못하겠다 진짜
    감사합니다 이해했어요
    숙제 뭐야
    점심 안먹었어 급식 맛없어서
    심쿵사 했다 너무 귀여워`),
  vi: linesOf(`
    cười chết mất haha
    đói chết đi được
    mệt chết luôn
    bài tập giết tao rồi
    mẹ giết tao mất được có 4 điểm haha
    giết được 10 đứa trong game
    lại chết ở con boss
    điện thoại hết pin chết máy
    em mới cắt tóc
    cắt trúng tay khi nấu ăn dán băng rồi
    cắt bánh làm 8 phần
    bố thắng em cờ vua hoài
    chú dạy em đàn guitar
    gửi ảnh bài tập đi
    cô bảo chụp ảnh vở
    đừng nói ai nha sinh nhật bất ngờ
    4h gặp ở thư viện
    7h em ra khỏi nhà
    ông nội mất khi em 5 tuổi
    vì sao romeo tự tử
    lão hạc chết vì ăn bả chó, phân tích
    bao nhiêu người chết trong chiến tranh
    6 tiếng uống 1 viên 3 ngày mấy viên
    tỉ lệ tự tử biểu đồ
    không ai trả lời trong nhóm
    chán phân số quá
    cảm ơn em hiểu rồi
    bài tập về nhà là gì`),
  id: linesOf(`
    ngakak mati gw wkwk
    laper mau mati
    cape bgt abis futsal
    tugas ini bikin mati
    mama bakal bunuh gw nilai 40 wkwk
    awas spoiler gw bunuh lo wkwk
    dapet 10 kill di ff
    mati lagi di boss
    hp mati lowbat
    abis potong rambut
    jari keiris pas masak udah diplester
    potong kue jadi 8
    papa menang terus main catur
    om main gitar
    pap tugas dong
    bu guru minta foto buku
    jgn bilang siapa siapa ini kejutan
    ketemuan di perpus jam 4
    berangkat dari rumah jam 7
    kakek meninggal pas aku 5 tahun
    kenapa romeo bunuh diri
    berapa yg mati di perang
    1 obat tiap 6 jam 3 hari berapa
    angka bunuh diri per 100000 grafik
    gaada yg bales di grup
    capek pecahan
    makasih udah ngerti
    pr nya apa
    lagi puasa belum makan`),
  tl: linesOf(`
    patay sa tawa hahaha
    gutom na gutom na ko mamamatay na ko sa gutom lol
    patay ako kay mama bagsak ako haha
    nakakamatay tong homework
    10 kills ko sa codm
    namatay na naman ako sa boss
    patay na phone ko lowbat
    patayin mo yung ilaw
    nagpagupit ako
    nahiwa daliri ko sa pagluto
    hatiin ang cake sa 8
    lagi akong talo kay papa sa chess
    si tito nag gigitara
    pasend ng pic ng assignment
    gusto ni maam ng pic ng notebook
    wag mo sabihin surprise party
    kita tayo sa library ng 4
    aalis ako ng bahay ng 7
    namatay lolo ko nung 5 ako
    bakit nagpakamatay si romeo
    pano namatay si rizal
    ilan ang namatay sa gera
    isang gamot kada 6 hours ilan sa 3 days
    suicide rate graph para sa research
    walang nagrereply sa gc
    ayoko na ng fractions
    salamat gets ko na
    ano assignment`),
};
