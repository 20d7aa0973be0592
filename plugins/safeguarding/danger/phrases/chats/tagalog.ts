import { phrases } from '../phrase.ts';

/** Tagalog, mostly mixed with English. */
export const tagalog = phrases('tl', {
  suicide: `
    gusto ko na mamatay
    gsto ko nang mamatay
    ayoko na mabuhay
    ayaw ko na talagang mabuhay
    pagod na ko mabuhay
    pagod na pagod na ko gusto ko na mawala sa mundo
    gusto ko na magpakamatay
    magpapakamatay na ko
    iniisip ko magpakamatay araw araw
    naiisip ko na naman mag suicide
    mag susuicide na ako mamaya
    sana di na lang ako pinanganak
    sana matulog ako tas di na magising
    sana di na ko magising bukas
    wala namang iiyak pag namatay ako
    wala namang may pake kung mamatay ako
    mas masaya sila pag wala na ko
    pabigat lang ako sa pamilya ko mas ok kung patay na ko
    wala nang saysay buhay ko
    di ko deserve mabuhay
    nagsulat na ko ng suicide letter
    last message ko na to paalam
    bukas wala na ko
    nasa rooftop ako gusto ko tumalon
    nasa tulay ako ngayon
    tatalon na lang ako
    tinry ko magbigti
    naglaslas ako
    naglaslas ulit ako kagabi
    nilaslas ko pulso ko
    lagi ko hinihiwa braso ko pag malungkot ako
    puro hiwa na braso ko
    nagse self harm ako
    sinusunog ko balat ko gamit lighter sinasadya ko
    inuuntog ko ulo ko sa pader para di ko maramdaman
    ang lalim ng hiwa ko di tumitigil yung dugo
    naka jacket ako lagi para di makita mga laslas
    yung bestfriend ko gusto na magpakamatay
    nag chat tropa ko ng paalam tas di na nagrereply
    naglalaslas kapatid ko wag ko daw sabihin
    sabi ni kuya ayaw na nya mabuhay
    may kaklase ako naglalaslas sa cr
    gusto ko na lang mawala habambuhay
    sorry ma di ko na kaya mabuhay
    gusto ko na talagang mamatay
    gusto ko magpakamatay
    magpapakamatay ako
    ayoko nang mabuhay
    naiisip ko magpakamatay
    yung friend ko gusto magpakamatay
    nag try magpakamatay kuya ko
    gabi gabi ako naglalaslas
    naglalaslas friend ko
    gusto ko tumalon sa tulay
    walang iiyak pag namatay ako`,
  overdose: `
    uminom ako ng maraming gamot
    ininom ko lahat ng gamot ni mama
    nakalunok ako ng 20 biogesic sinadya ko
    uminom ako ng zonrox
    nag overdose ate ko
    di magising friend ko andaming ininom na tableta
    hinalo ko gamot sa alak nahihilo ako
    uminom ng silver cleaner yung kaibigan ko
    uminom ako ng maraming gamot para mamatay`,
  abuse: `
    binubugbog ako ni papa
    sinaktan na naman ako ni papa
    pinapalo ako ni mama ng hanger hanggang magkapasa
    pag lasing si papa sinasaktan kami
    hinahawakan ako ng stepdad ko
    pumapasok stepfather ko sa kwarto ko pag gabi
    hinipuan ako ng tito ko
    hinihipuan ako ni lolo
    pinipilit ako ng pinsan ko gawin yung mga bagay na ayoko
    ginahasa ako
    narape ako
    takot ako umuwi
    natatakot ako kay papa pag lasing
    kinukulong ako sa kwarto tas di pinapakain
    puro pasa ako dahil kay papa
    sinasakal ako ng kuya ko
    binubugbog ako ng bf ko
    hinawakan ako ng coach namin sa locker room
    minomolestya ako ng kapitbahay
    sinasaktan ni papa si mama nagtatago ako sa cr
    pinaso ako ng stepmom ko ng sigarilyo
    sinasaktan yung kaibigan ko sa bahay nila
    hinihipuan ng kapitbahay kapatid ko
    pinapagtrabaho ako sa bar ng tita ko 14 lang ako
    binubugbog ako ni papa pag lasing
    sinasaktan kami ni papa
    sinasaktan ako ni mama araw araw
    hinihipuan ako ng stepfather ko
    hinihipuan ako ni tito
    takot ako kay papa`,
  grooming: `
    may lalaki online nanghihingi ng pic ko na walang damit
    nanghihingi sya ng nudes 12 lang ako
    gusto nya mag vc tas maghubad ako
    may nakilala ako sa ml gusto makipagkita kami lang
    sabi nya wag ko daw sabihin kina mama
    sabi nya 15 sya pero matanda na pala
    nagsend ako ng pic ngayon bina blackmail nya ko
    ipapakalat daw ng ex ko pics ko
    hihingi sya ng pera kung hindi ikakalat video ko
    may foreigner na nagbabayad para maghubad ako sa cam
    may matanda na nagsend ng ari nya
    bibigyan daw ako ng diamonds pag nagsend ako ng pic
    chat ng chat teacher ko pag gabi sexy daw ako
    tinatanong kung mag isa lang ako sa bahay
    kapatid ko 10 yrs old may kausap na matanda hinihingan ng pic
    bina blackmail friend ko gamit pics nya
    may lalaking nanghihingi ng hubad na pic
    ipapakalat daw nya pics ko`,
  threat: `
    aabangan daw nila ako after class bubugbugin
    sabi nila magpakamatay na daw ako
    sa gc sinasabihan akong mamatay na
    sasaksakin daw ako
    pag nagsumbong daw ako papatayin ako
    may sumusunod sakin pauwi
    may death threats ako
    araw araw nila ko sinusuntok sa school
    tinutukan ako ng kutsilyo
    kinulong nila ako sa cr tas binugbog
    sasaktan daw ako ng ex ko pag iniwan ko sya
    alam daw nila bahay namin pupuntahan nila ko
    araw araw nila ko tinatakot na papatayin`,
  'running-away': `
    maglalayas na ko mamaya
    naglayas ako wala ako matulugan
    pinalayas ako ni papa
    nasa terminal ako di na ko uuwi
    nag impake na ko aalis na ko di na babalik
    natutulog ako sa kalsada
    naglayas friend ko kasama nakilala nya online
    gusto ko na maglayas`,
  'eating-disorder': `
    sinusuka ko kinakain ko para pumayat
    3 days na ko di kumakain kasi ang taba ko
    sinusundot ko lalamunan ko pagkatapos kumain
    200 calories lang kinakain ko isang araw
    umiinom ako ng laxative para pumayat
    kakain ako ng sobra tas isusuka ko
    nandidiri ako sa katawan ko di na ko kakain
    di na kumakain kaibigan ko nahimatay na
    tinatapon ko baon ko para di tumaba
    sinusuka ko lahat ng kinakain ko`,
  violence: `
    magdadala ako ng kutsilyo bukas sasaksakin ko sya
    papatayin ko sila lahat
    gusto ko patayin stepfather ko
    may baril sa bag yung kaklase ko
    may listahan ako ng mga papatayin
    susunugin ko yung school
    sasaksak daw tropa ko sa friday
    gusto ko patayin si papa`,
});
