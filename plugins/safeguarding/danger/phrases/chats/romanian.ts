import { phrases } from '../phrase.ts';

export const romanian = phrases('ro', {
  suicide: `
    vreau sa mor
    vr sa mor
    nu mai vreau sa traiesc
    numai vreau sa traiesc
    nu mai pot vreau sa se termine tot
    ma omor in seara asta
    vreau sa ma omor
    ma gandesc la sinucidere
    ma gandesc sa ma sinucid in fiecare zi
    mai bine nu ma nasteam
    as vrea sa adorm si sa nu ma mai trezesc
    daca mor nu observa nimeni
    nimanui nu i ar pasa daca as muri
    n ar plange nimeni dupa mine
    toti ar fi mai bine fara mine
    sunt o povara pt mama
    nu are rost sa mai traiesc
    nu merit sa traiesc
    am scris scrisoarea de adio
    e ultimul meu mesaj va iubesc
    maine nu o sa mai fiu
    sunt pe pod
    sunt pe bloc si vreau sa sar
    ma arunc in fata trenului
    am incercat sa ma spanzur
    ma tai
    m am taiat iar
    ma tai pe maini cu lama de la ascutitoare
    am picioarele pline de taieturi
    imi fac rau singura cand sunt trista
    ma ard cu bricheta intentionat
    ma zgarii pana la sange
    dau cu capul de perete sa nu mai simt
    m am taiat prea adanc si nu se opreste sangele
    port maneca lunga sa nu se vada taieturile
    prietena mea vrea sa se sinucida
    un prieten a zis ca sare de pe bloc si nu mai raspunde
    sora mea se taie si mi a zis sa nu spun
    fratele meu zice ca vrea sa moara
    o fata din clasa se taie in baie
    vreau sa dispar de tot de pe lumea asta
    iarta ma mama nu mai pot trai
    vreau sa mor acum
    as vrea sa fiu moarta
    vreau sa ma sinucid
    ma sinucid
    ma gandesc la moarte, la a mea
    am ganduri de sinucidere
    nu vreau sa mai traiesc
    o prietena vrea sa se omoare
    fratele meu a incercat sa se omoare
    ma tai in fiecare seara
    iar am inceput sa ma tai
    prietena mea se taie
    vreau sa sar de pe pod
    nimeni nu plange daca mor`,
  overdose: `
    am luat o gramada de pastile
    am inghitit 20 de paracetamoale
    am luat toate pastilele bunicii
    am baut clor
    prietena mea a luat pastile si nu se trezeste
    am luat pastile cu vodca si mi e rau
    am luat intentionat prea multe medicamente
    un prieten a luat ceva si nu mai raspunde
    am luat multe pastile ca sa mor`,
  abuse: `
    tata ma bate
    tata m a batut iar cu cureaua
    tata cand bea ne bate pe toti
    mama ma bate cu furtunul
    tata vitreg vine noaptea in camera mea
    iubitul mamei pune mana pe mine
    unchiul m a pipait
    bunicul ma atinge unde nu trebuie
    verisorul ma obliga sa fac chestii
    am fost violata
    mi e frica sa ma duc acasa
    mi e frica de tata cand bea
    ma incuie in camera si nu mi da mancare
    sunt plina de vanatai de la tata
    fratele meu ma strange de gat
    prietenul meu ma bate
    antrenorul ma pipaie in vestiar
    tata o bate pe mama si stau ascuns in baie
    mama vitrega m a ars cu tigara
    prietena mea e batuta acasa
    vecinul a pus mana pe sora mea
    ma bate de mi sar dintii si zice ca am cazut
    tata ma bate cand bea
    tata ma bate pe mine si pe frate miu
    mama ma bate in fiecare zi
    tata vitreg ma bate
    unchiul ma atinge cand suntem singuri
    mi e frica de tata
    tata o bate pe mama`,
  grooming: `
    unu pe insta imi cere poze fara haine
    un tip imi cere nuduri si am 12 ani
    vrea sa dau drumu la camera si sa ma dezbrac
    un barbat de pe roblox vrea sa ne vedem singuri
    mi a zis sa nu spun la parinti
    zicea ca are 15 ani dar e om mare
    i am trimis o poza si acum ma santajeaza
    fostul vrea sa mi puna pozele pe net
    vrea bani altfel trimite filmarea la toti
    un mos mi a trimis poza cu organul lui
    imi da robux daca ii trimit poze
    profu mi scrie noaptea ca sunt sexy
    ma intreaba daca s singura acasa
    sora mea de 10 ani vorbeste cu un adult care cere poze
    o colega e santajata cu poze
    un barbat vrea poze fara haine cu mine
    ameninta ca mi posteaza pozele`,
  threat: `
    au zis ca ma bat dupa ore
    toti imi zic sa ma omor
    pe grup imi scriu sa mor
    a zis ca ma injunghie
    daca zic ceva ma omoara
    ma urmareste o masina
    primesc amenintari cu moartea
    ma bat in fiecare zi la scoala
    m a amenintat cu cutitul
    m au inchis in baie si m au batut
    fostul zice ca imi face ceva daca il las
    stiu unde stau si vin dupa mine
    ma ameninta in fiecare zi
    ma ameninta cu moartea`,
  'running-away': `
    fug de acasa diseara
    am fugit de acasa si n am unde dormi
    parintii m au dat afara din casa
    sunt la gara si nu ma mai intorc
    mi am facut bagajul plec pt totdeauna
    dorm in scara blocului
    prietena mea a fugit cu unu de pe net
    vreau sa fug de acasa`,
  'eating-disorder': `
    imi bag degetele pe gat dupa masa
    nu am mancat de 3 zile ca s grasa
    vomit tot ce mananc ca sa slabesc
    mananc 200 de calorii pe zi
    iau laxative sa slabesc
    ma indop si apoi vomit
    mi e scarba de corpul meu nu mai mananc
    prietena mea nu mai mananca nimic si a lesinat
    arunc pachetelul ca sa nu ma ingras
    vomit dupa masa intentionat`,
  violence: `
    maine vin cu cutitul si il injunghii
    ii omor pe toti
    vreau sa l omor pe tata vitreg
    un baiat din clasa are pistol in ghiozdan
    am o lista cu cine moare
    dau foc la scoala cu ei in ea
    un prieten vrea sa taie pe cineva vineri
    vreau sa l omor pe tata`,
});
