import { linesOf } from '../../phrase.ts';

export const turkish = linesOf(`
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
  kaleye vurdu gol
  babam akşamları matematikte yardım ediyor
  babam beni antrenmana götürüyo
  annem 6da uyandırıyo
  annem dışarı bırakmıyo ders çalışcam
  üvey babam bana yüzme öğretti
  amcam pazar geliyo
  dedem hikaye anlatıyo
  abim kapıyı çalmadan odama giriyo
  ablam kıyafetlerimi alıyo
  en yakın arkadaşım gösteride şarkı söylicek
  arkadaşım cevap vermiyo ödev sende var mı
  dişçiye gitmek istemiyorum
  ıspanak yemek istemiyorum
  artık piyanoya gitmek istemiyorum
  köyde yaşamak istemiyorum şehir daha iyi
  öğlene kadar uyumak istiyorum
  veteriner olmak istiyorum
  keşke daha uzun olsam
  keşke yarın tatil olsa
  kimse sınav ne zaman bilmiyo
  kimse 5i çözememiş
  yarın yoksam ödevi atar mısın
  eski öğretmenimi özlicem
  yoruldum yarın bitiririm
  bu gece maç var
  tatilden önce son gün
  görüşürüz pazartesi
  geç kaldım kusura bakmayın
  karanlıktan korkuyorum haha
  sınavdan korkuyorum
  erken kalkmaktan nefret ediyorum
  karnım ağrıyo revire gittim
  baş ağrısı için bi hap içtim
  şurubu günde 2 kere içiyorum
  hastayım gece kustum
  ocaktan beri et yemiyorum
  öğlen yemek yemedim sıra vardı
  köprü trafiği var geç kalcam
  çatıdan deniz görünüyo
  teneffüste ip atlıyoruz
  makas ve yapıştırıcı getir
  pasta için plastik bıçak getir
  gezi listesi kapıda asılı
  pilavı yaktım
  cumartesi kamp ateşi
  evde tek başıma ders çalışıyom
  kameraları açın dedi hoca
  profil fotom köpeğim
  30 takipçim var
  bi adam geldi interneti yaptı
  kamp için çantamı hazırladım
  otogarda otobüs bekliyom
  bu gece kuzenimde kalıyorum
  espirime güldüler
  selam
  iyi geceler
  çarpanlara ayırma ne demek
  80in yüzde 15i kaç
  b şıkkını anlamadım
  bi daha anlatır mısın
  100 aldım!!
  3 1 yendik
  köpeğim kaçtı ama döndü
  dünkü dizi korkunçtu
  pamuk prenses neden zehirli elmayı yedi
  maçta dizim yaralandı
  judoda kolum morardı
  atatürk kaç yılında öldü
  cebir öğrenmek istiyorum
  anıların grubunda olmak istiyorum
  tuvalete gitmek istiyorum
  köpek istiyorum
  uyumak istiyorum artık
  dondurma istiyorum
  kursu değiştirmeyi düşünüyorum
  ödevi düşünüyorum
  arkadaşım pilot olmak istiyor
  tırnaklarımı kestim
  yine resme başladım
  kimse bana kuralı anlatmadı
  herkes geziyi sevdi
  yarın erken uyanmak istemiyorum
  babam erken gelince yemek yapıyor
  babam beni ve kardeşimi göle götürüyor
  annem yatağımı toplamayınca kızıyor
  üvey babam makette yardım etti
  amcam bana balık tutmayı öğretiyor
  yüksekten korkuyorum
  babam anneme pasta yaptı
  bi adam meydanda saz çalıyor
  hoca deneyin fotoğrafını istiyor
  notları yarın paylaşcak
  velilere toplantıyı söyleyin dedi
  yarın okul yok diyorlar
  her gün bi köpek peşimden geliyor
  arkadaşımla sinemaya gidiyorum
  annem beni alıcak
  akşam az yiyorum
  okula pasta getiricem
  hepsini unoda yenmek istiyorum
  merhaba adım ece, 12 yaşındayım, polisiye kitapları ve voleybolu severim
  tarih ödevi: çanakkale savaşında kaç asker öldü
  haberlerde deprem vardı çok kişi ölmüş, öğretmen yazı istedi
  aşk-ı memnuda bihter neden kendini vuruyor
  oyunda beni üç kere öldürdüler çıldırdım
  gülmekten öldüm bu videoya
  annem beni öldürecek yine anahtarı unuttum haha
  açlıktan ölüyorum teneffüs ne zaman
  soğan doğrarken elimi kestim bant taktık
  günde 3 hap 10 gün kaç hap eder
  yılan zehri kanı nasıl etkiler fen sorusu
  kuşum dün öldü bugün derse odaklanamıyorum
  filmde çocuk evden kaçıp sirke katılıyor, özetini yazacağım
  dedem göçte köyünü bırakıp kaçmış, onunla röportaj yaptım
`);
