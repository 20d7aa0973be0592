import { phrases } from '../phrase.ts';

export const turkish = phrases('tr', {
  suicide: `
    ölmek istiyorum
    olmek istiyorum artik
    yasamak istemiyorum knk
    artık yaşamak istemiyom
    intihar etcem
    intihar etmeyi düşünüyorum
    kendimi öldürcem bu gece
    bıktım bu hayattan ölsem de kurtulsam
    keşke hiç doğmasaydım
    keşke uyusam bi daha uyanmasam
    sabah uyanmak istemiyorum bi daha hiç
    ölsem kimse fark etmez
    ölsem kimsenin umrunda olmaz
    ben olmasam herkes daha mutlu olur
    aileme yüküm ben gitsem rahatlarlar
    yaşamanın anlamı yok
    yasamayi hak etmiyorum
    veda mektubu yazdım
    bu son mesajım hakkınızı helal edin
    yarın burda olmıcam
    köprüdeyim atlıcam
    okulun çatısındayım atlamak istiyorum
    kendimi asmayı denedim
    kendimi kesiyorum
    yine kolumu kestim
    jiletle kolumu çizdim
    bacaklarım faça dolu
    kendime zarar veriyorum
    cakmakla kendimi yakiyorum bilerek
    kafamı duvara vuruyorum acısın diye
    çok derin kestim kan durmuyo
    kesikler gözükmesin diye uzun kollu giyiyorum
    en yakın arkadaşım intihar etcem diyo napmalıyım
    arkadaşım veda mesajı attı cevap vermiyo
    kardeşim kendini kesiyo kimseye söyleme dedi
    abim ölmek istediğini söylüyo
    sınıftan bi kız tuvalette kolunu kesiyo
    yok olmak istiyorum sonsuza kadar
    canıma kıymak istiyorum
    hayatıma son vercem
    anne özür dilerim dayanamıyorum gidiyorum bu dünyadan
    nefes almak bile istemiyorum bitsin artık bu hayat
    ölmek istiyorum artık
    keşke ölsem
    kendimi öldürmek istiyorum
    kendimi öldürücem
    intihar etmek istiyorum
    intiharı düşünüyorum
    intihar düşüncelerim var
    yaşamak istemiyorum artık
    böyle yaşamak istemiyorum
    arkadaşım intihar etmek istiyor
    abim intihar etmeye kalktı
    her gece kendimi kesiyorum
    okulda kolumu kestim
    yine kesmeye başladım
    arkadaşım kendini kesiyor
    köprüden atlamak istiyorum
    camdan atlamak istiyorum
    ölsem kimse ağlamaz
    ben ölsem herkes rahat eder
    yarın uyanmak istemiyorum`,
  overdose: `
    annemin bütün haplarını içtim
    bi kutu parol içtim
    20 tane hap yuttum
    çamaşır suyu içtim
    arkadaşım çok hap içti uyanmıyo
    hapları alkolle içtim kötüyüm
    bilerek fazla ilaç aldım
    ablam ilaç içmiş baygın yatıyo
    kankam bi şey kullandı kendine gelmiyo
    ölmek için çok hap içtim
    evdeki bütün ilaçları içtim`,
  abuse: `
    babam beni dövüyo
    babam yine dövdü kemerle
    annem beni oklavayla dövüyor
    üvey babam gece odama geliyo
    üvey babam bana dokunuyo
    amcam bana dokundu kimseye söyleme dedi
    dayım beni taciz ediyo
    dedem elliyo beni
    kuzenim bana zorla bi şeyler yapıyo
    tecavüze uğradım
    eve gitmeye korkuyorum
    babam içince çok korkuyorum
    beni odaya kilitliyolar yemek vermiyolar
    her yerim morluk babam yaptı
    abim boğazımı sıkıyo
    sevgilim bana vuruyo
    antrenör bana dokunuyo soyunma odasında
    hoca kursta bana dokunuyo
    babam annemi dövüyo banyoya saklandım
    annem kolumu sigarayla yaktı
    arkadaşımı babası her gün dövüyo
    komşu kardeşimi elliyo
    beni zorla evlendircekler 15 yasindayim
    babam içince beni dövüyor
    babam beni ve kardeşimi dövüyor
    annem her gün beni dövüyor
    üvey babam beni dövüyor
    üvey babam bana dokunuyor
    amcam yalnızken bana dokunuyor
    babamdan korkuyorum
    evde olmaktan korkuyorum
    babam annemi dövüyor`,
  grooming: `
    instadan bi adam çıplak fotomu istiyo
    bi abi benden foto istiyo 12 yaşındayım
    kamerayı aç üstünü çıkar diyo
    pubgden tanıştığım adam buluşmak istiyo yalnız
    ailene söyleme bu bizim sırrımız dedi
    15 yaşındayım dedi ama koca adam
    foto attım şimdi tehdit ediyo
    eski sevgilim fotolarımı yaycam diyo
    para vermezsen videonu herkese atarım diyo
    yaşlı bi adam bana şeyinin fotosunu attı
    uc alıyo bana foto atarsam
    öğretmenim gece mesaj atıp çok güzelsin diyo
    evde yalnız mısın diye soruyo
    kardeşim 10 yaşında büyük bi adamla konuşuyo foto istiyo
    arkadaşıma fotolarıyla şantaj yapıyolar
    bi adam kıyafetsiz fotoğraf istiyor
    yetişkin biri beni yalnız görmek istiyor
    fotoğraflarımı paylaşmakla tehdit ediyor
    bu bizim sırrımız diyor`,
  threat: `
    okul çıkışı dövcez seni dediler
    herkes geber diyo bana
    grupta kendini öldür yazıyolar
    beni bıçaklıcakmış
    söylersen öldürürüz dediler
    bi araba beni takip ediyo
    ayrılırsan sana zarar veririm diyo
    ölüm tehdidi alıyorum
    her gün okulda dövüyolar beni
    bıçak çekti bana
    tuvalete kilitleyip dövdüler
    evimi biliyolarmış geliceklermiş
    her gün tehdit ediyorlar
    beni öldürmekle tehdit ettiler
    intihar et diyorlar bana`,
  'running-away': `
    bu gece evden kaçıyorum
    evden kaçtım nerde kalcam bilmiyorum
    babam beni evden attı
    otogardayım eve dönmicem
    çantamı hazırladım gidiyorum bi daha gelmem
    parkta yatıyorum
    arkadaşım internetten tanıştığı çocukla kaçtı
    evden kaçıcam dayanamıyorum
    evden kaçmak istiyorum
    dün evden kaçtım`,
  'eating-disorder': `
    yediklerimi kusuyorum kilo almamak için
    3 gündür bi şey yemedim çok şişmanım
    yemekten sonra parmağımı boğazıma sokuyorum
    günde 200 kalori yiyorum
    müshil içiyorum zayıflamak için
    tıkınıp tıkınıp kusuyorum
    bedenimden iğreniyorum bi daha yemicem
    arkadaşım hiç yemiyo bayıldı
    yemeği gizlice çöpe atıyorum
    yemekten sonra kusuyorum
    zayıflamak için yemeyi bıraktım`,
  violence: `
    yarın okula bıçak getircem deşcem onu
    hepsini öldürcem
    okulu basıcam silahla
    sınıftan birinin çantasında silah var
    öleceklerin listesi bende
    okulu yakıcam içindekilerle
    üvey babamı öldürmek istiyorum
    arkadaşım birini bıçaklıcak cuma günü
    babamı öldürmek istiyorum
    okula silah getiricem`,
});
