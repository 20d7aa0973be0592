import { linesOf } from '../../phrase.ts';

export const indonesian = linesOf(`
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
  lagi puasa belum makan
  papa bantuin mtk malem malem
  papa nganter latihan
  mama bangunin jam 6
  mama gak bolehin main disuruh belajar
  ayah tiri ngajarin aku renang
  om minggu dateng
  kakek suka cerita
  kakak masuk kamar gak ngetok
  kakak minjem baju aku terus
  sahabatku nyanyi di pensi
  temenku gak bales, pr apa ya
  gamau ke dokter gigi
  gamau makan sayur
  gamau les piano lagi
  aku gak mau tinggal di kota besar macet
  pengen tidur sampe siang
  pengen jadi dokter hewan
  pengen pulang laper
  pengen tinggi
  andai besok libur
  gaada yg tau ulangan kapan
  gaada yg bisa nomor 5
  besok aku gak masuk kirimin catetan ya
  bakal kangen wali kelas
  cape lanjut besok
  malem ini ada bola
  hari terakhir sebelum libur
  dadah senin ketemu
  maaf telat
  takut gelap wkwk
  takut ulangan
  males bangun pagi
  sakit perut ke uks
  minum 1 obat pusing
  sirup batuk 2x sehari
  sakit semalem muntah
  belum makan siang antri
  jembatan ditutup
  dari rooftop keliatan semua kota
  lompat tali pas istirahat
  bawa gunting sama lem
  bawa pisau plastik buat kue
  daftar study tour ditempel
  nasi gosong
  api unggun sabtu
  sendirian di rumah ngerjain pr
  on cam ya kata bu guru
  pp ku kucingku
  followers 30
  ada bapak bapak benerin wifi
  udah packing buat kemah
  di terminal nunggu bis mudik
  nginep rumah sepupu
  halo
  met malem
  faktorisasi itu apa
  15% dari 80 berapa
  gak ngerti yg b
  jelasin lagi dong
  dapet 100!!
  menang 3 1
  anjing kabur tapi balik lagi
  film semalem serem
  kenapa putri salju makan apel beracun
  malin kundang jadi batu kenapa
  lutut lecet main bola
  memar abis silat
  aku mau belajar aljabar
  aku mau ke toilet
  pengen punya anjing
  aku mau tidur
  pengen es krim
  kepikiran pindah kelas
  temenku pengen jadi pilot
  gunting kuku
  aku mulai gambar lagi
  gak ada yg jelasin rumusnya
  semua suka study tour nya
  ayah masak kalo pulang cepet
  ayah ngajak aku sama adek ke danau
  ibu ngomel kalo kasur gak dirapiin
  ayah tiri bantuin bikin maket
  om ngajarin aku mancing
  aku takut ketinggian
  ayah bikin kue buat ibu
  guru minta foto praktikum
  katanya bilang ortu ada rapat
  katanya besok libur
  mau nonton sama temen
  mama jemput
  aku makan dikit kalo malem
  bawa kue ke sekolah
`);
