import { phrases } from '../phrase.ts';

/** Brazil and Portugal. */
export const portuguese = phrases('pt', {
  suicide: `
    quero morrer
    eu n quero mais viver
    nao aguento mais quero morrer logo
    to cansada de viver
    so queria dormir e nao acordar mais
    quero me matar slk nao aguento
    vou me matar hj
    penso em me matar todo dia
    tô pensando em suicídio
    pensei em suicidio dnv
    queria nunca ter nascido
    se eu morrer ninguem vai ligar
    ngm ia sentir minha falta
    ngm ia perceber se eu sumisse pra sempre
    minha familia ia ficar melhor sem mim
    sou um peso pra minha mae
    nao vejo mais sentido em viver
    minha vida acabou eu desisto de viver
    to na ponte e nao sei oq fazer
    to no terraço do predio com vontade de pular
    ja escrevi a carta de despedida
    essa é minha ultima mensagem amo vcs
    amanha n vou ta mais aqui
    ja tentei me enforcar
    me cortei de novo
    to me cortando escondida da minha mae
    me corto com a lamina do apontador
    meus braços tao cheios de corte
    eu me mutilo qnd to mal
    me queimo com isqueiro de proposito
    me arranho ate sangrar
    fico batendo a cabeça na parede pra parar de pensar
    cortei mt fundo e nao para de sangrar
    uso moletom no calor pra ninguem ver os cortes
    minha amiga disse q vai se matar
    meu amigo mandou mensagem de despedida e n responde
    minha irma se corta e pediu pra n contar
    meu irmao falou q quer morrer
    uma menina da minha sala se corta no banheiro
    nao mereço viver sou um lixo
    quero sumir desse mundo pra sempre
    vou me desviver
    ja nao quero estar cá
    já não aguento isto apetece-me morrer
    apetece-me desaparecer de vez e nunca mais acordar
    só penso em atirar-me da ponte
    corto-me quando estou triste
    ando a cortar-me nas pernas
    quero matar-me
    ninguém ia ter saudades minhas se eu morresse
    a minha melhor amiga quer matar-se
    eu quero morrer
    quero morrer logo
    quero muito morrer
    eu quero me matar
    vou me matar
    to pensando em me matar
    penso em suicidio todo dia
    tenho pensamentos suicidas
    nao quero mais viver
    nao quero viver assim
    minha amiga quer se matar
    meu irmao tentou se matar
    me corto toda noite
    me cortei hj na escola
    voltei a me cortar
    minha amiga se corta
    quero pular da ponte
    quero pular da janela
    ninguem vai sentir minha falta se eu morrer
    todo mundo ia ficar melhor se eu morresse
    nao quero acordar amanha`,
  overdose: `
    tomei um monte de remedio da minha mae
    tomei a cartela inteira
    acabei de engolir 20 comprimidos
    bebi agua sanitaria
    minha amiga tomou remedio demais e n acorda
    misturei remedio com bebida e to passando mal
    tomei chumbinho
    tomei os comprimidos todos da minha avó
    o meu amigo tomou pastilhas e não acorda
    minha irma se entupiu de rivotril
    tomei muitos comprimidos pra morrer
    tomei todos os remedios de casa`,
  abuse: `
    meu pai me bateu dnv
    meu pai me espanca quando bebe
    minha mae me bate com o fio
    meu padrasto entra no meu quarto de noite
    meu padrasto passa a mao em mim
    meu tio me toca
    meu tio me tocou e falou que era segredo
    meu primo me obriga a fazer coisas
    meu avô fica passando a mao em mim
    fui estuprada
    abusaram de mim qnd eu era menor e ainda acontece
    tenho medo de voltar pra casa
    to com medo do meu pai ele ta bebado
    minha mae me tranca no quarto sem comida
    to toda roxa por causa do meu pai
    meu irmao me enforca ate eu quase desmaiar
    meu namorado me bate
    o pastor passou a mao em mim
    o treinador pede pra eu tirar a roupa
    o meu pai dá-me tareias todos os dias
    o meu padrasto mexe-me
    a minha mãe deu-me com o cinto e tenho marcas
    tenho medo de ir para casa ele bate-me
    minha amiga apanha do pai todo dia
    o vizinho mexeu com minha irmazinha
    meu pai ta batendo na minha mae agora
    meu pai me bate quando bebe
    meu pai bate em mim e no meu irmao
    minha mae me bate todo dia
    meu padrasto me bate
    meu padrasto me toca
    meu tio me toca quando to sozinha
    tenho medo do meu pai
    tenho medo de ficar em casa
    meu pai bate na minha mae`,
  grooming: `
    um cara na net fica me pedindo foto
    um homem do insta quer foto minha sem roupa
    ele pede nude e eu tenho 12
    um cara do free fire quer me encontrar sozinho
    ele falou pra n contar pros meus pais
    ele disse q tinha 15 mas é adulto
    mandei uma foto e agora ele ta me ameaçando
    meu ex vai vazar meus nudes
    ele quer pix senao posta meu video
    um velho me mandou foto do pinto
    ele me da robux se eu mandar foto
    pediu pra eu ligar a camera e tirar a blusa
    meu professor me manda mensagem falando que sou gostosa
    um gajo na net quer fotos minhas nua
    um homem mais velho quer encontrar-se comigo às escondidas
    ele pergunta se to sozinha em casa
    minha irma de 10 ta conversando com um adulto q pede video
    tao fazendo chantagem com minha amiga com as fotos dela
    um homem me pede foto sem roupa
    um adulto quer me ver sozinha
    ele ameaça postar minhas fotos
    ele falou pra guardar segredo`,
  threat: `
    falaram q vao me pegar na saida
    disseram q vao me matar se eu contar
    ficam mandando eu me matar
    o grupo todo manda eu morrer
    um menino falou q vai me dar uma facada
    um carro fica me seguindo
    meu ex disse q se eu terminar ele me mata
    recebi ameaça de morte no insta
    me batem todo dia na escola e n posso falar
    o cara do trafico disse q vai pegar meu irmao
    querem-me bater à saída da escola
    trancaram eu no banheiro e me bateram
    ameaçaram-me com uma navalha
    me ameaçam todo dia
    ameaçaram me matar
    falaram pra eu me matar`,
  'running-away': `
    vou fugir de casa hj
    fugi de casa e n tenho onde dormir
    minha mae me expulsou de casa
    meu pai me botou pra fora
    ja fiz a mochila vou embora e n volto
    to dormindo na rua
    vou fugir de casa com um cara q conheci na net
    a minha amiga fugiu de casa e ninguém sabe dela
    fui posto fora de casa
    quero fugir de casa
    fugi de casa ontem`,
  'eating-disorder': `
    to sem comer faz 3 dias pq to gorda
    vomito tudo q eu como
    enfio o dedo na garganta dps de comer
    faço nf e lf e minha mae n sabe
    sou ana e mia
    tomo laxante pra emagrecer
    odeio meu corpo n quero comer nunca mais
    só como 200 calorias por dia
    minha amiga n come nada e desmaiou
    deito o almoço fora para não engordar
    como muito e depois vomito às escondidas
    vomito depois de comer
    parei de comer pra ficar magra`,
  violence: `
    vou levar uma faca pra escola e acabar com eles
    vou matar todo mundo daquela sala
    vou fazer um massacre
    um menino da minha sala ta planejando um atentado
    ele ta com uma arma na mochila
    tenho uma lista de quem vai morrer
    vou botar fogo na escola
    quero matar meu padrasto
    vou esfaquear aquele gajo amanhã
    meu amigo falou q vai atirar na escola sexta
    quero matar meu pai
    vou levar uma arma pra escola`,
});
