import { phrases } from '../phrase.ts';

/** Kenya and Tanzania, with Sheng and English between. */
export const swahili = phrases('sw', {
  suicide: `
    nataka kufa
    nataka tu kufa
    sitaki kuishi tena
    sitaki kuishi
    nimechoka kuishi
    nimechoka na maisha nataka kufa
    natamani kufa
    nataka kujiua
    nitajiua leo usiku
    nafikiria kujiua kila siku
    ninawaza kujiua
    natamani nisingezaliwa
    afadhali nisingezaliwa
    natamani nilale nisiamke tena
    nikifa hakuna atakayejali
    hakuna mtu atanikumbuka nikifa
    wote watakuwa na furaha bila mimi
    mimi ni mzigo kwa familia bora nife
    maisha hayana maana kwangu tena
    sistahili kuishi
    nimeandika barua ya kwaheri
    hii ni message yangu ya mwisho kwaherini
    kesho sitakuwepo duniani
    niko juu ya jengo nataka kuruka
    nilijaribu kujinyonga
    nataka kujinyonga
    najikata mikono
    nimejikata tena jana
    najikatakata na wembe nikiwa na huzuni
    najiumiza mwenyewe
    najichoma makusudi
    damu haiachi kutoka nimejikata sana
    navaa sweta kuficha alama za kujikata
    rafiki yangu anasema anataka kujiua
    rafiki yangu amenitumia ujumbe wa kwaheri na hajibu
    dada yangu anajikata na wembe
    kaka yangu anasema hataki kuishi
    nimechoka nataka nipotee kabisa duniani
    naskia kujimaliza
    samahani mama siwezi kuishi tena
    nataka ku end maisha yangu
    nataka ku die manze
    ninataka kufa
    nataka kujiua leo
    nitajiua
    ninafikiria kujiua
    sitaki kuishi kabisa
    rafiki yangu anataka kujiua
    kaka yangu alijaribu kujiua
    najikata kila usiku
    rafiki yangu anajikata
    nataka kuruka kutoka juu ya daraja
    hakuna atakayelia nikifa`,
  overdose: `
    nimekunywa dawa nyingi
    nimemeza dawa zote za mama
    nimemeza panadol ishirini makusudi
    nimekunywa sumu
    nimekunywa jik
    rafiki yangu amemeza dawa nyingi haamki
    dada amekunywa sumu ya panya
    nimechanganya dawa na pombe naumwa sana
    nimemeza dawa nyingi ili nife`,
  abuse: `
    baba ananipiga
    baba alinipiga tena na mkanda
    baba akilewa anatupiga wote
    mama ananipiga kila siku na waya
    baba wa kambo anakuja chumbani kwangu usiku
    baba wa kambo ananishika
    mjomba ananigusa sehemu za siri
    mjomba alinishika akasema nisimwambie mtu
    babu ananishika vibaya
    binamu ananilazimisha kufanya mambo mabaya
    nilibakwa
    naogopa kwenda nyumbani
    naogopa kurudi home nitapigwa
    naogopa baba akiwa amelewa
    wananifungia ndani bila chakula
    nina alama mwilini baba amenipiga
    mama wa kambo amenichoma na moto
    mama wa kambo hanipi chakula
    kaka ananikaba shingo
    mwalimu ananishika matiti
    mwalimu alinishika mapaja
    kocha ananigusa
    baba anampiga mama nimejificha
    rafiki yangu anapigwa nyumbani kila siku
    jirani anamshika mdogo wangu
    wanataka kuniozesha na nina miaka 14
    wanataka kunikeketa naogopa
    baba ananipiga akilewa
    baba ananipiga mimi na kaka
    mama ananipiga sana kila siku
    baba wa kambo ananipiga
    mjomba ananishika tukiwa peke yetu
    naogopa baba
    baba anampiga mama`,
  grooming: `
    mtu kwa mtandao anataka picha zangu za uchi
    kuna jamaa insta ananiomba picha bila nguo
    ananiambia nifungue kamera nivue nguo
    mzee niliyekutana naye online anataka tukutane peke yetu
    ananiambia nisiwaambie wazazi
    alisema ana miaka 15 kumbe ni mtu mzima
    nilimtumia picha sasa ananitisha
    ex wangu anataka kusambaza picha zangu
    anataka pesa la sivyo atatuma video kwa watu
    mzee amenitumia picha ya uchi wake
    sponsor ananiambia atanipa pesa nikimtumia picha
    mwalimu ananitumia message usiku ati mimi ni mrembo
    dada yangu ana miaka 10 anachat na mtu mzima anayetaka picha
    rafiki yangu anatishiwa na picha zake
    mtu mzima anataka picha zangu za uchi
    ananitishia kusambaza picha zangu`,
  threat: `
    wamesema watanipiga baada ya shule
    wananiambia nijiue
    wote kwa group wanasema nife
    amesema atanichoma kisu
    nikisema wataniua
    kuna gari inanifuata nikirudi nyumbani
    natishiwa kuuawa
    wananipiga kila siku shuleni
    alinitolea kisu
    walinifungia chooni wakanipiga
    wananitishia kila siku
    wananitishia kuniua`,
  'running-away': `
    natoroka nyumbani leo usiku
    nimetoroka home sijui nitalala wapi
    baba amenifukuza nyumbani
    niko stage sitarudi nyumbani tena
    nimepack nguo naenda na sirudi
    nalala nje mtaani
    rafiki yangu ametoroka na mtu wa facebook
    nataka kutoroka nyumbani`,
  'eating-disorder': `
    najitapisha baada ya kula
    sijala siku tatu nataka kukonda
    naweka kidole kooni nitapike nisinenepe
    nachukia mwili wangu sitaki kula tena
    natupa chakula ili nikonde
    rafiki yangu hali chochote amezimia
    nakula sana halafu najitapisha
    natapika makusudi baada ya kula`,
  violence: `
    kesho nakuja na kisu nitamchoma
    nitawaua wote
    nataka kumuua baba wa kambo
    kuna mtu darasani ana bunduki kwa bag
    nitachoma shule wakiwa ndani
    tunachoma bweni usiku wakilala
    rafiki yangu anataka kumchoma mtu kisu
    nataka kumuua baba`,
});
