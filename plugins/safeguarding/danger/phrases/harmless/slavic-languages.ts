import type { DangerLanguage } from '../phrase.ts';
import { linesOf } from '../phrase.ts';

export const slavicLanguages: Readonly<Partial<Record<DangerLanguage, readonly string[]>>> = {
  pl: linesOf(`
    umieram ze smiechu
    umieram z glodu
    nie zyje xddd
    padam po treningu
    ta matma mnie zabije
    mama mnie zabije za te jedynke haha
    zabije cie jak zaspoilerujesz
    mam 10 killi w fortnite
    znowu zginalem na bossie
    jak zabic smoka w minecraft
    telefon mi padl
    obcielam wlosy
    skaleczylam sie w palec przy gotowaniu
    potnij kartke na 4 czesci
    tata bije mnie w szachy
    pobilismy rekord
    wujek gra na gitarze
    wyslij zdjecie zadania
    pani chce zdjecie zeszytu
    nie mow nikomu to niespodzianka
    widzimy sie w bibliotece o 4
    wychodze z domu o 7
    dziadek umarl jak mialam 5 lat
    czemu romeo sie zabija
    cierpienia mlodego wertera streszczenie
    ile osob zginelo w powstaniu
    tabletka co 6 godzin ile na 3 dni
    wskaznik samobojstw na 100 tys wykres
    ubic proces w linuxie
    nikt nie odpisuje na grupie
    mam dosc ulamkow
    dzieki juz rozumiem
    co jest zadane`),
  ru: linesOf(`
    умираю со смеху
    я умерла с этого мема
    ору я сдохла 😂
    умираю с голоду
    эта домашка меня убьет
    мама убьет меня за двойку хаха
    убью если заспойлеришь
    я убил 10 человек в пабге
    опять умер на боссе
    как убить дракона в майнкрафте
    телефон сдох
    подстриглась вчера
    порезал палец когда готовил
    порежь торт на 8 частей
    папа обыграл меня в шахматы
    папа бьет по мячу
    режим реку на карте на части
    скинь фотку дз
    училка просит фото тетради
    никому не говори это сюрприз
    встретимся в библиотеке в 4
    ушла из дома в 7 на автобус
    дедушка умер когда мне было 5
    почему анна каренина бросилась под поезд
    раскольников убил старуху зачем
    сколько погибло в войне
    по таблетке каждые 6 часов сколько за 3 дня
    уровень самоубийств на 100000 график
    убить процесс в линуксе
    никто не отвечает в чате
    не могу больше с этими дробями
    спасибо поняла
    что задали
    жить не могу без музыки
    хочу выйти в коридор
    прыгаю с вышки в бассейне`),
  uk: linesOf(`
    вмираю зі сміху
    я вмерла з цього мему
    вмираю з голоду
    ця домашка мене вб'є
    мама вбє за двійку ахах
    вбив 10 в пабг
    знов помер на босі
    телефон здох
    підстриглась
    порізав палець коли готував
    поріж торт на 8 частин
    тато обіграв мене в шахи
    скинь фото дз
    вчителька просить фото зошита
    нікому не кажи це сюрприз
    зустрінемось в бібліотеці о 4
    вийшла з дому о 7
    дідусь помер коли мені було 5
    чому ромео себе вбиває
    скільки загинуло у війні
    по таблетці кожні 6 годин скільки за 3 дні
    рівень самогубств на 100000 графік
    вбити процес в лінуксі
    ніхто не відповідає в чаті
    не можу більше з цими дробами
    дякую зрозуміла
    що задали
    тривога, йдемо в укриття, урок потім`),
};
