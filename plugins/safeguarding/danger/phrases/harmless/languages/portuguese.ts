import { linesOf } from '../../phrase.ts';

export const portuguese = linesOf(`
  morri de rir kkkk
  to morrendo de fome
  to morta com esse meme
  essa prova me matou
  minha mae vai me matar se eu tirar 3 kkk
  matei 7 no free fire
  morri pro boss de novo
  meu celular morreu
  cortei o cabelo
  cortei o dedo fazendo bolo
  meu pai me ganhou no xadrez
  meu tio toca violao
  manda foto da lição
  o prof pediu foto do caderno
  n conta pra ngm é festa surpresa
  bora estudar na biblioteca as 3
  to indo pra casa
  meu avô morreu faz 2 anos
  romeu se mata no fim ne
  quantos morreram na segunda guerra
  um comprimido a cada 8 horas quantos em 3 dias
  taxa de suicidio por 100 mil grafico da redação
  matar processo no linux
  quantas calorias tem um ovo
  ngm responde no grupo
  nao aguento mais esse calor
  odeio fração
  obrigada entendi
  qual a lição de casa
  chutou e gol
  não jantei ainda
  vou faltar amanhã tenho dentista
  meu pai me ajuda com a lição de noite
  meu pai me leva no treino
  minha mae me acorda as 6
  minha mae n deixa eu sair tenho q estudar
  meu padrasto me ensinou a nadar
  meu tio vem domingo
  meu avô conta piada
  meu irmao entra no meu quarto sem bater
  minha irma pega minha roupa
  minha melhor amiga vai cantar na festa
  meu amigo n responde vc tem a lição?
  n quero ir no dentista
  n quero comer brocolis
  n quero mais fazer violino
  n quero morar em cidade grande
  quero dormir ate meio dia
  quero ser veterinaria
  queria ser mais alta
  queria saber desenhar
  ngm sabe qnd é a prova
  ngm gosta desse livro
  se eu faltar amanha me manda a materia?
  vou sentir falta da profe do quinto ano
  cansei termino amanha
  hj a noite tem jogo
  ultimo dia antes das ferias
  tchau ate segunda
  desculpa o atraso
  tenho medo do escuro kk
  to com medo da prova
  odeio acordar cedo
  dor de barriga fui na enfermaria
  tomei um remedio pra dor de cabeça
  tomo xarope 2 vezes por dia
  to doente vomitei de noite
  n como carne desde janeiro
  n almocei a fila tava grande
  a ponte ta fechada
  do terraço da pra ver o mar
  pular corda no recreio
  traz tesoura e cola
  traz faca de plastico pro bolo
  a lista do passeio ta na porta
  queimei o arroz
  fogueira da festa junina sabado
  to sozinha em casa fazendo lição
  liguem as cameras disse a prof
  minha foto de perfil é meu gato
  tenho 30 seguidores
  um moço veio arrumar a internet
  fiz a mochila pro acampamento
  to na rodoviaria esperando o onibus
  durmo na casa da minha prima hj
  riram da minha piada
  o grupo ta morto
  oi
  boa noite
  oq é fatorar
  qnt é 15% de 80
  n entendi a b
  explica dnv
  tirei 10!!
  ganhamos de 3 a 1
  meu cachorro fugiu mas voltou
  a serie de ontem da medo
  pq a branca de neve come a maça envenenada
  getulio vargas se matou em que ano
  resumo de dom casmurro
  ralei o joelho no fut
  roxo do judô
  qual é o tpc de amanhã
  o meu pai vai buscar-me às 5
  não percebo o exercício 3
  obrigado já percebi
  amanhã não venho tenho consulta
  vou ter saudades da professora
  apetece-me um gelado
  oi vc pode me ajudar na 3? deu 7 mas no gabarito é 9
  desculpa nao entreguei o trabalho, cheguei tarde do treino e dormi
  nao sei com quem fazer o trabalho, minha amiga ja tem grupo
  pronto terminei a lição, obrigada por tudo e ate amanha
  n fiz a lição pq meus tios vieram e ficaram ate tarde
  se eu tirar mais de 8 meu pai me leva no estadio entao explica direito por favor
  duvida: se a foto da lição saiu borrada mando de novo?
  passei calor na educação fisica mas bebi agua e to bem
  n quero ir pra escola amanha, tem tres provas e ta chovendo
  cansei de perder, segunda levo minha raquete nova e ganho deles
  quero aprender algebra
  quero ficar no grupo da ana
  quero ir no banheiro
  quero um cachorro
  quero dormir
  quero mt um sorvete
  to pensando em trocar de turma
  penso em fazer o cartaz azul
  minha amiga quer ser piloto
  meu irmao passou de ano
  corto as unhas todo domingo
  voltei a desenhar
  quero pular corda
  ninguem me explicou a regra
  todo mundo gostou do passeio
  nao quero acordar cedo amanha
  tomei muito suco
  meu pai cozinha quando chega cedo
  meu pai leva eu e meu irmao no rio
  minha mae briga se eu n arrumo a cama
  meu padrasto me ajudou na maquete
  meu tio me ensina a pescar
  tenho medo de altura
  meu pai fez um bolo pra minha mae
  um homem toca sanfona na praça
  o professor pede foto do experimento
  ele vai postar as notas
  ele falou pra avisar os pais da reuniao
  me falaram que amanha nao tem aula
  um cachorrinho me segue todo dia
  vou no cinema com minha amiga
  minha mae ta vindo me buscar
  como pouco de noite
  vou levar um bolo pra escola
  quero ganhar de todo mundo no uno
  oi, me chamo ana, tenho 12 anos e adoro filmes de terror e vôlei
  para história preciso saber quantos escravos morreram nos navios negreiros
  no jornal falaram de um tiroteio e a professora pediu um resumo
  por que getúlio vargas se matou, é a questão 5
  capitu traiu ou não, e por que bento quer se envenenar naquele capítulo
  vi um filme em que a menina foge de casa e vira cantora
  morri de rir com esse vídeo kkkk
  minha mãe me mata se eu tirar nota baixa de novo kkk
  matei o chefão com a espada de fogo, finalmente
  tô morta de cansaço depois do treino
  cortei o dedo com a folha do caderno, arde muito
  quantos comprimidos em 7 dias se são 2 por dia
  o veneno da jararaca age no sangue ou nos nervos
  meu cachorro morreu ontem, posso entregar amanhã
  na aula de primeiros socorros aprendemos a parar um sangramento
`);
