import { phrases } from '../phrase.ts';

export const indonesian = phrases('id', {
  suicide: `
    pengen mati aja
    gw pengen mati
    aku mau mati
    pgn mati bgt
    udah gak mau hidup lagi
    gamau hidup lg
    capek hidup pengen udahan
    cape bgt idup mending mati
    aku pengen bunuh diri
    kepikiran bunuh diri terus
    pengen bundir
    mau bundir malem ini
    gue mau akhiri hidup gue
    andai aku gak pernah lahir
    pengen tidur terus gak bangun lagi
    berharap besok gak bangun
    kalo aku mati juga gak ada yg peduli
    gaada yg bakal nyariin kalo aku ilang selamanya
    semua orang lebih baik tanpa aku
    aku cuma beban keluarga mending mati
    gak ada gunanya hidup
    aku gak pantes hidup
    udah nulis surat perpisahan
    ini chat terakhir aku makasih semuanya
    besok aku udah gak ada
    lagi di rooftop pengen loncat
    aku di jembatan
    pengen loncat ke rel kereta
    udah nyoba gantung diri
    aku cutting lagi
    aku nyilet tangan
    barusan nyayat tangan
    tanganku penuh bekas silet
    self harm lagi
    aku sering nyakitin diri sendiri
    bakar tangan pake korek sengaja
    jedotin kepala ke tembok terus
    kedaleman nyilet darahnya gak berhenti
    pake jaket terus biar bekasnya gak keliatan
    temen aku mau bunuh diri gimana dong
    sahabatku kirim chat perpisahan terus gak bales
    adekku nyilet tangannya
    kakak bilang pengen mati
    temen sekelas cutting di wc
    maaf ma aku udah gak kuat hidup
    pengen ngilang dari dunia
    aku mau bunuh diri
    gue pengen bunuh diri
    aku kepikiran bunuh diri
    aku gak mau hidup lagi
    pengen mati rasanya
    mending aku mati
    temenku pengen bunuh diri
    kakakku coba bunuh diri
    tiap malem aku nyilet tangan
    aku nyakitin diri lagi
    temenku self harm
    pengen loncat dari gedung
    gak ada yg nangis kalo aku mati`,
  overdose: `
    aku minum obat banyak banget
    abis nelen 20 paracetamol
    minum semua obat tidur mama
    minum baygon
    minum pemutih
    temenku od gak bangun bangun
    sengaja minum obat kebanyakan pusing bgt
    kakak nenggak obat sebotol
    obat dicampur alkohol sekarang mual bgt
    minum banyak obat biar mati`,
  abuse: `
    bapak mukul aku
    ayah mukulin aku lagi pake sabuk
    papa kalo mabok mukulin kita
    mama nyubit mukul pake sapu tiap hari
    ayah tiri megang2 aku
    ayah tiri masuk kamar malem malem
    om megang itu ku
    om pegang pegang aku katanya jgn bilang siapa siapa
    kakek suka grepe
    sepupu maksa aku
    aku diperkosa
    aku dilecehin
    takut pulang ke rumah
    takut sama bapak kalo lagi mabok
    dikurung di kamar gak dikasih makan
    badanku biru biru dipukul ayah
    kakak nyekik aku
    pacarku mukul aku
    guru les pegang paha aku
    ustadz megang aku di asrama
    papa lagi mukul mama aku ngumpet di kamar mandi
    ibu tiri nyundut rokok ke tanganku
    temenku dipukulin terus di rumah
    tetangga megang adekku
    aku mau dinikahin paksa padahal 14 tahun
    ayah mukul aku tiap hari
    ayah mukul aku sama adek
    ibu mukul aku
    ayah tiri mukul aku
    om megang megang aku
    aku takut sama ayah
    ayah mukul ibu`,
  grooming: `
    ada om om di ig minta foto aku gak pake baju
    ada yg minta pap aneh aneh aku 12 th
    disuruh vcs
    disuruh buka baju di kamera
    kenalan dari game ngajak ketemuan berdua
    katanya jgn bilang ortu
    ngakunya 15 ternyata om om
    udah kirim foto skrg dia ngancem
    mantan mau nyebarin foto aku
    minta duit kalo gak videonya disebar
    dikirimin foto kelamin
    dikasih diamond asal kirim foto
    guru chat malem malem bilang aku seksi
    nanya lagi sendirian di rumah gak
    adekku 10 tahun chatan sama orang dewasa minta foto
    temenku diancem pake foto
    ada orang minta foto telanjang
    dia ngancem mau sebar fotoku`,
  threat: `
    katanya pulang sekolah mau dikeroyok
    semua nyuruh aku mati
    di grup pada bilang bunuh diri aja lo
    dia mau nusuk aku
    kalo ngomong aku dibunuh
    ada mobil ngikutin aku terus
    diancem mau dibunuh
    tiap hari dipukulin di sekolah
    dia nodong piso
    dikunci di wc terus dipukulin
    dipalak tiap hari kalo gak ngasih ditonjok
    mantan ngancem nyiram air keras
    aku diancem terus
    diancem mau dibunuh kalo ngomong`,
  'running-away': `
    malem ini aku kabur dari rumah
    udah kabur gatau mau tidur dimana
    diusir bapak dari rumah
    lagi di terminal gak mau pulang lagi
    udah packing mau minggat
    temenku kabur sama orang kenal dari fb
    tidur di masjid abis diusir
    pengen kabur dari rumah`,
  'eating-disorder': `
    abis makan aku muntahin
    3 hari gak makan soalnya gendut
    colok tenggorokan biar muntah
    makan 200 kalori doang sehari
    minum pencahar biar kurus
    makan banyak trus dimuntahin semua
    jijik sama badan sendiri gamau makan lagi
    temenku gak makan makan sampe pingsan
    bekal aku buang biar kurus
    aku muntahin makanan tiap abis makan`,
  violence: `
    besok gw bawa piso gw tusuk dia
    gw bunuh semua
    pengen bunuh ayah tiri
    ada anak bawa celurit di tas
    gw punya daftar yg harus mati
    mau bakar sekolah
    temenku mau bacok orang besok
    pengen bunuh ayah`,
});
