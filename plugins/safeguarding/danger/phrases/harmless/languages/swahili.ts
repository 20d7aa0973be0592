import { linesOf } from '../../phrase.ts';

export const swahili = linesOf(`
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
  nataka kuwa daktari
  baba ananisaidia na hesabu usiku
  baba ananipeleka practice
  mama ananiamsha saa kumi na mbili
  mama amekataa nitoke nasoma
  baba wa kambo alinifundisha kuogelea
  mjomba anakuja jumapili
  babu anatuambia hadithi
  kaka anaingia chumbani bila kubisha
  dada anavaa nguo zangu
  rafiki yangu ataimba kwa sherehe
  rafiki yangu hajibu una homework
  sitaki kwenda kwa dentist
  sitaki kula sukuma leo
  sitaki kuishi mjini
  nataka kulala hadi mchana
  nataka kula chapati
  nataka kuwa daktari wa wanyama
  nataka kwenda nyumbani nina njaa
  natamani kesho iwe holiday
  natamani ningekuwa mrefu
  hakuna mtu anajua exam ni lini
  hakuna aliyepata number tano
  kesho sitakuja nitumie notes
  nitammiss mwalimu wetu
  nimechoka nitamaliza kesho
  leo usiku kuna mechi
  siku ya mwisho kabla ya likizo
  kwaheri tuonane jumatatu
  pole nimechelewa
  naogopa giza haha
  naogopa exam
  sipendi kuamka mapema
  tumbo inauma nimeenda clinic
  nimekunywa dawa moja ya kichwa
  nimekuwa mgonjwa nilitapika usiku
  sijala lunch line ilikuwa ndefu
  daraja imefungwa
  juu ya jengo unaona mji wote
  tunaruka kamba break
  leta makasi na gundi
  leta kisu cha plastiki ya keki
  list ya trip iko mlangoni
  wali umeungua
  moto wa kambi jumamosi
  niko peke yangu nyumbani nasoma
  washeni camera mwalimu amesema
  picha yangu ya profile ni mbwa
  jamaa alikuja kurekebisha wifi
  nimepack nguo za camp
  niko stage nangoja matatu
  leo nalala kwa binamu
  habari
  usiku mwema
  sasa mambo
  asilimia 15 ya 80 ni ngapi
  sijaelewa b
  eleza tena tafadhali
  nimepata 100
  tumeshinda 3 1
  mbwa alitoroka akarudi
  filamu ya jana ilikuwa ya kutisha
  okonkwo alijiua kwa nini mwishoni mwa kitabu
  nimeumia goti kwa mpira
  nisaidie na swali la tatu
  nataka kujifunza algebra
  nataka kwenda choo
  nataka mbwa
  nataka kulala sasa
  nataka ice cream
  ninafikiria kubadilisha darasa
  rafiki yangu anataka kuwa rubani
  nakata kucha
  hakuna aliyenieleza formula
  baba anapika akirudi mapema
  baba anatupeleka mtoni
  mama ananikaripia nisipotandika kitanda
  baba wa kambo alinisaidia na project
  mjomba ananifundisha kuvua samaki
  naogopa urefu
  baba alimpikia mama keki
  mwalimu anataka picha za experiment
  alisema tuwaambie wazazi kuhusu mkutano
  wamesema kesho hakuna shule
  naenda sinema na rafiki
  mama anakuja kunichukua
  nakula kidogo usiku
  kesho nakuja na keki shuleni
  nataka kuwashinda wote
  maji mengi nimekunywa
`);
