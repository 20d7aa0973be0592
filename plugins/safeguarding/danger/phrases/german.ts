import { phrases } from './phrase.ts';

export const german = phrases('de', {
  suicide: `
    ich will nicht mehr leben
    ich will sterben
    ich möchte tot sein
    ich bring mich um
    ich will mich umbringen
    niemand würde mich vermissen
    keinen interessiert es wenn ich sterbe
    ohne mich wären alle besser dran
    ich will einfach nicht mehr da sein
    ich wäre am liebsten tot
    ich wünschte ich wäre nie geboren
    ich ritze mich
    ich verletze mich selbst
    ich denke an selbstmord
    ich will nicht mehr aufwachen
    ich springe vor den zug`,
  overdose: `
    ich habe viele tabletten genommen
    ich hab zu viele schlaftabletten geschluckt`,
  abuse: `
    mein vater schlägt mich
    meine mutter haut mich
    mein onkel fasst mich an
    ich hab angst nach hause zu gehen`,
  grooming: `
    jemand im internet will fotos von mir
    er will nacktbilder von mir
    er erpresst mich mit meinen bildern`,
  threat: `
    er hat gesagt er bringt mich um
    die wollen mich nach der schule verprügeln`,
  'running-away': 'ich will von zuhause abhauen',
  'eating-disorder': `
    ich übergebe mich nach dem essen absichtlich
    ich esse seit tagen nichts mehr weil ich zu fett bin`,
  violence: `
    ich bringe meinen lehrer um
    ich nehm morgen ein messer mit in die schule`,
});
