### Português: as frases da própria página. As chaves são as mesmas em todas as línguas.

web-loading = Carregando…
web-not-found = Não há nada aqui.
web-to-home = Para a página inicial
web-lost = A conexão está sendo refeita…
web-new-version = Há uma nova versão do Sacbe: esta página será recarregada.
web-hint = Dica
web-hint-thinking = O bot está pensando …
web-hint-then = Depois: { $steps }
web-hint-worth = cerca de { $points } pontos
web-undo = Desfazer
web-reset = Recomeçar o turno
web-end-turn = Encerrar o turno
web-end-turn-ask = Encerrar o turno?
web-do-not-ask = Não perguntar de novo
web-keep-playing = Continuar jogando
web-waiting = Esperando { $player }.
web-your-turn-soon = É a sua vez daqui a pouco.
web-play = Jogar
web-log = Registro
web-chat = Conversa
web-rules = Regras

## Table shell

web-close = Fechar
web-newest = Mais recente
web-language = Idioma
web-theme = Claro ou escuro
web-theme-system = Como o sistema
web-theme-light = Claro
web-theme-dark = Escuro
web-zoom-fit = Mostrar tudo
web-sound = Som
web-menu = Menu
web-settings-and-shortcuts = Configurações e teclas
web-settings = Configurações
web-shortcuts = Teclas
web-speed = Jogadas dos outros
web-speed-slow = Devagar
web-speed-normal = Normal
web-speed-instant = Na hora
web-ask-before-end = Perguntar antes de desperdiçar algo
web-key-arrows = Setas
web-key-arrows-do = percorrem o que é permitido
web-key-enter = Enter
web-key-enter-does = escolhe o que está em foco
web-key-space-does = mostra na hora as jogadas dos outros
web-guest = Visitante
web-people-here = { $count } pessoas estão aqui
web-watching = { $count } assistindo
web-clock-left = Tempo restante
web-days-short = d
web-hours-short = h
web-take-back-turns = Voltar turnos atrás
web-take-back-text = Os outros são consultados; os robôs concordam. O jogo volta ao início do turno escolhido.
web-back-to-turn = Ao início do turno de { $player }
web-rewind-asked = { $player } pede para voltar alguns turnos. Você concorda?
web-agree = Concordo
web-refuse = Recusar
web-come-back = Retomar meu lugar
web-away = Um robô joga por você.
web-forfeited = { $player } perdeu por tempo. Um robô continua a partida.
web-forfeited-you = Você perdeu por tempo. Um robô continua por você.
web-lost-on-time = perdeu por tempo
web-leave-table = Sair da mesa
web-leave-title = Sair desta mesa?
web-leave-text = Um robô continua jogando por você. Você pode voltar enquanto o jogo durar.
web-keep-playing = Continuar jogando
web-replay = Replay
web-download-record = Baixar o registro
web-unread = não lidas
web-taken-back = (desfeito)
web-chat-empty = Ninguém disse nada ainda.
web-say-something = Diga algo
web-prompt = O que se pede
web-game-over = O jogo acabou.
web-game-stopped = O administrador deste servidor interrompeu esta partida.
web-skip = Pular
web-space = Espaço
web-more-to-show = { $count ->
    [one] Mais { $count } mudança a mostrar
    *[other] Mais { $count } mudanças a mostrar
    }
web-not-now = Agora não: { $action }
web-rule = Regra { $rule }
web-since = { $count ->
    [one] Desde seu último turno: { $count } mudança.
    *[other] Desde seu último turno: { $count } mudanças.
    }
web-since-title = Desde seu último turno
web-show-them = Mostrar
web-points-graph = Pontos ao longo do jogo: { $list }
web-points-through = Pontos ao longo do jogo
web-final-scoring = Pontuação final
web-wins = { $count ->
    [one] { $names } vence
    *[other] { $names } vencem juntos
    }
web-won-with = Com { $points } pontos.
web-shared-win = Dividem a vitória com { $points } pontos cada.
web-tie-break = Vários têm { $points } pontos; o desempate decidiu.
web-home = Início
web-rematch = Jogar de novo
web-rematch-begun = A revanche é em outra mesa.
web-to-rematch = Ir para a revanche
web-skip-to-prompt = Ir para a pergunta
web-skip-to-content = Ir para o conteúdo

## Tzolk'in questions

web-tz-free = grátis
web-tz-points-name = pontos
web-tz-points = { $points ->
        [one] { $written } ponto
       *[other] { $written } pontos
    }
web-tz-worker = trabalhador
web-tz-tile-corn = ficha de milho
web-tz-tile-wood = ficha de madeira
web-tz-burn = floresta queimada
web-tz-action = Ação { $action }
web-tz-first-player = Jogador inicial
web-tz-quick = Rápida
web-tz-choose-action = Escolha a ação
web-tz-step-fee = a própria é grátis, cada passo abaixo 1 de milho
web-tz-take-back = Recolher sem ação
web-tz-you-hold = Você tem
web-tz-you-pay = Você paga { $paid } de { $all }
web-tz-pays = Você paga então
web-tz-you-get = Você recebe
web-tz-you-have = você tem
web-tz-rate = { $rate } cada
web-tz-for-corn = pago em
web-tz-left = faltam { $left }
web-tz-bonus = Bônus
web-tz-no-step = Guardar os blocos
web-tz-no-more = Nada mais
web-tz-build-no-more = Não construir mais
web-tz-give-up = Abrir mão de “{ $tile }”: os blocos dele pagam a próxima peça
web-tz-given-up = “{ $tile }” é descartado pela peça que você construir.
web-tz-title-any-action = Qualquer ação
web-tz-title-pay = { $blocks ->
        [one] Pague { $blocks } bloco
       *[other] Pague { $blocks } blocos, de qualquer tipo
    }
web-tz-title-theology = Um bloco por um degrau?
web-tz-title-gain = { $blocks ->
        [one] Pegue um bloco
       *[other] Pegue { $blocks } blocos
    }
web-tz-title-save = Um bloco a menos
web-tz-title-trade = Troca
web-tz-trade-remark = quantas quiser, nos dois sentidos
web-tz-title-build = O que você constrói?
web-tz-title-climb = { $left ->
        [one] Um degrau acima
       *[other] Templos diferentes
    }
web-tz-title-descend = Um degrau abaixo
web-tz-title-beg = Mendigar?
web-tz-title-advance = Qual tecnologia?
web-tz-title-lower = Qual desce?
web-tz-title-raise-others = Qual é a próxima?
web-tz-title-choose-bonus = Qual bônus?
web-tz-title-resolve-icons = O que vem primeiro?
web-tz-title-choose-days = Um dia ou dois?
web-tz-title-use-architecture = Usar a arquitetura aqui?
web-tz-title-taxed-gold = Pagar pelo ouro?
web-tz-title-taxed-steps = Pagar pelo degrau?
web-tz-title-taxed-level = Pagar pelo avanço?
web-tz-title-taxed-skulls = Um degrau abaixo pela caveira?
web-tz-now-choose-days = Calendário
web-tz-now-use-architecture = Arquitetura
web-tz-now-beg = Antes do seu turno
web-tz-about-choose-days = Dois dias avançam cada engrenagem dois espaços e viram seu tabuleiro para o lado escuro.
web-tz-about-use-architecture = A arquitetura vale para um edifício desta ação: este ou o segundo.
web-tz-decline-taxed-gold = Deixar o ouro
web-tz-decline-taxed-steps = Deixar o degrau
web-tz-decline-taxed-level = Deixar o avanço
web-tz-decline-taxed-skulls = Deixar a caveira
web-tz-decline-climb = Deixar o degrau
web-tz-agriculture-1 = Colheitas de milho rendem 1 de milho a mais.
web-tz-agriculture-2 = Colha milho sem ficha onde nenhuma está à vista; a pesca rende 1 de milho a mais.
web-tz-agriculture-3 = Colheitas de milho rendem mais 2 de milho.
web-tz-agriculture-bonus = Um degrau acima num templo à sua escolha.
web-tz-extraction-1 = 1 de madeira a mais sempre que pegar ou colher madeira.
web-tz-extraction-2 = 1 de pedra a mais em Yaxchilan.
web-tz-extraction-3 = 1 de ouro a mais em Yaxchilan.
web-tz-extraction-bonus = Dois blocos à sua escolha.
web-tz-architecture-1 = 1 de milho por edifício.
web-tz-architecture-2 = 2 pontos por edifício.
web-tz-architecture-3 = 1 bloco a menos por edifício.
web-tz-architecture-bonus = Marque 3 pontos.
web-tz-theology-1 = Em Chichen Itza você pode usar o espaço seguinte.
web-tz-theology-2 = Depois de pôr uma caveira, você pode pagar 1 bloco por um degrau num templo.
web-tz-theology-3 = 1 caveira de cristal a mais em Yaxchilan 4.
web-tz-theology-bonus = 1 caveira de cristal.
web-tz-placed = colocou em { $places }
web-tz-lifted = recolheu de { $places }
web-tz-paid = pagou { $goods }
web-tz-gained = ganhou { $goods }
web-tz-this-turn = Neste turno: { $done }.
web-tz-in-hand = { $workers ->
        [one] { $workers } trabalhador na mão, { $corn } de milho.
       *[other] { $workers } trabalhadores na mão, { $corn } de milho.
    }
web-tz-leaves = Sobram { $corn } de milho.
web-tz-touch-again = Toque de novo para fazer.

## Tzolk'in set-up

web-tz-setup = Como você começa?
web-tz-setup-secret = Escolhido em segredo; mostrado quando todos tiverem escolhido.
web-tz-wealth = Fichas de riqueza
web-tz-keep-tiles = guarde { $count } de { $all }
web-tz-because = guarde { $count } de { $all }, graças a { $tribe }
web-tz-chosen = { $count } de { $all } escolhidas
web-tz-tribe = Tribo
web-tz-keep-tribe = guarde 1 de 2, a outra volta
web-tz-tribe-first = Primeiro a tribo: ela pode mudar quantas fichas você guarda.
web-tz-start-with = Você começaria com
web-tz-workers = Trabalhadores
web-tz-temples = Templos
web-tz-technologies = Tecnologias
web-tz-choosing = escolhendo
web-tz-ready = pronto
web-tz-open = À vista na mesa
web-tz-open-remark = edifícios da era I, depois monumentos: o que você pode almejar
web-tz-known = conhecidas por todos
web-tz-prophecies = Profecias
web-tz-days = dias { $from }–{ $to }
web-tz-see-board = Ver o tabuleiro
web-tz-back-to-choice = Voltar à escolha
web-tz-all-chosen = Você já escolheu.
web-tz-one-worker-more = mais um trabalhador
web-tz-fed-free = 1 trabalhador não precisa de milho

## Tzolk'in food day and end

web-tz-food-day = Dia de alimentação { $day }
web-tz-mid-era = meio da era { $age }: bens dos templos
web-tz-end-of-age = fim da era { $age }: pontos dos templos
web-tz-income = Renda
web-tz-income-of = { $count ->
        [one] { $count } edifício rendeu
       *[other] { $count } edifícios renderam
    }
web-tz-feeding = Alimentação
web-tz-fed-of = { $fed } de { $all } trabalhadores alimentados
web-tz-fed = Alimentados
web-tz-unfed = Com fome
web-tz-age-begins = Era II
web-tz-new-row = novos edifícios
web-tz-rewards = Templos
web-tz-rewards-goods = bens dos degraus
web-tz-rewards-points = pontos de cada degrau
web-tz-prophecy = Profecia
web-tz-highest = mais alto +{ $points }
web-tz-sum = Soma
web-tz-next-day = Dia { $day }
web-tz-next = a seguir
web-tz-begins = Começa: { $what }
web-tz-continue = Seguir para o dia { $day }
web-tz-continue-end = Seguir para a pontuação final
web-tz-continue-days = Seguir: um dia ou dois?
web-tz-replay-food = Rever o dia de alimentação
web-tz-food-keys = Espaço mostra tudo de uma vez. Fica no registro.
web-tz-monuments = Monumentos
web-tz-tie-break = Desempate: trabalhadores nas engrenagens
web-tz-see-table = Ver a mesa
web-tz-see-scores = Ver a pontuação
web-tz-monument-row = a fileira e o baralho antigos saem; os monumentos ficam
web-tz-idle-worker = O trabalhador em { $space } é ocioso: não é de ninguém, e ninguém o recolhe.

## Site

web-site = Páginas
web-nav-play = Jogar
web-nav-tables = Mesas
web-nav-learn = Aprender
web-nav-watch = Assistir
web-nav-replay = Replay
web-panorama = Uma estrada branca liga uma cidade maia sob um sol-calendário a uma cidade numa ilha no lago.
web-headline = Duas cidades, uma estrada branca
web-subline = Tzolk’in e Mexica no seu navegador, com amigos ou contra robôs, a qualquer hora.
web-game-size-tzolkin = 2 a 5 jogadores, 60 a 90 min
web-game-size-mexica = 2 a 4 jogadores, 60 min
web-motto-tzolkin = Trabalhadores giram nas engrenagens; a paciência compensa.
web-motto-mexica = Abra canais, funde distritos, erga os templos mais altos.
web-setup-short = { $players } jogadores, robôs: { $bot }
web-play-game = Jogar { $game }
web-change-setup = Opções
web-invite = Convidar amigos
web-players = Jogadores
web-bots = Robôs
web-bot-master = Mestre
web-bot-expert = Perito
web-bot-skilled = Hábil
web-bot-casual = Casual
web-bot-novice = Novato
web-bot-greedy = Ganancioso
web-bot-random = Aleatório
web-pace = Ritmo
web-pace-free = Sem relógio
web-pace-live = Ao vivo
web-pace-days = Dias
web-module-tribes = Tribos
web-module-prophecies = Profecias
web-module-buildings = Edifícios
web-module-quick-actions = Ações rápidas
web-levels-mexica = Templos neutros
web-module-standard = Padrão
web-module-neutral-hard = Difícil
web-module-neutral-very-hard = Muito difícil
web-my-tables = Minhas mesas
web-wait-for-you = { $count ->
    [one] { $count } espera por você
    *[other] { $count } esperam por você
    }
web-tables-thinking = Os outros estão pensando
web-tables-open = Esperando jogadores
web-tables-over = Terminadas
web-tables-hidden = Guardadas
web-nothing-hidden = Nenhuma mesa está guardada.
web-table-hide = Guardar { $title }
web-table-show = Devolver { $title } à lista
web-table-leave = Sair de { $title }
web-table-remove = Remover { $title }
web-table-put-away = { $title } foi guardada. Ela está no fim da sua lista.
web-remove-title = Remover esta mesa?
web-remove-text = O jogo não começou. A mesa e o convite deixam de existir, também para os outros.
web-remove = Remover
web-keep-table = Manter
web-open-record = Abrir um registro de um arquivo
web-your-turn = Sua vez
web-state-open = aberta
web-state-playing = em jogo
web-state-over = replay
web-to-move = vez de { $player }
web-turn-began = a vez começou { $ago }
web-players-count = { $count } jogadores
web-seats-free = { $count ->
    [one] { $count } lugar livre
    *[other] { $count } lugares livres
    }
web-seat-free = livre
web-learn = Aprender
web-learn-text = A mesa mostra o que você pode fazer, quanto custa e por que não. Comece pequeno, contra um robô.
web-read-rules = Regras
web-first-game = Primeiro jogo
web-invite-text = Quem abrir o link ocupa um lugar. Um robô preenche os vazios.
web-table-of = Mesa de { $game }
web-link = Link
web-copy = Copiar
web-link-copied = Link copiado.
web-copy-yourself = O link está selecionado: copie-o com o teclado.
web-join-or-watch = Entrar ou assistir
web-join = Entrar
web-watch = Assistir
web-nobody-plays = Nenhuma mesa aberta ou em jogo agora. Seja o primeiro.
web-sign-in = Entrar
web-sign-out = Sair
web-take-account = Criar conta
web-have-account = Já tenho conta
web-account-text = Com um nome e uma senha você mantém suas mesas em qualquer aparelho. Nada mais é pedido.
web-sign-in-text = Para jogar não é preciso conta: aperte Jogar e você entra como visitante.
web-account-known = Você entrou como { $login }.
web-signed-in = Bem-vindo, { $name }.
web-change-name = Mudar o nome
web-name-changed = Agora você é { $name }.
web-login = Nome de usuário
web-password = Senha
web-signed-in-on = Sessões abertas
web-this-browser = este navegador
web-unknown-browser = Navegador desconhecido
web-sign-out-there = Sair em { $browser }
web-sign-out-everywhere = Sair em todos os aparelhos
web-password-change = Mudar a senha
web-password-old = Senha atual
web-password-new = Nova senha
web-password-changed = A senha foi mudada; os outros navegadores foram desconectados.
web-tokens = Tokens para programas
web-tokens-text = Um programa com um token joga por você. Não o passe a mais ninguém.
web-token = Token
web-token-label = Para que serve?
web-token-make = Criar token
web-token-once = Copie agora: ele não será mostrado de novo.
web-token-copied = Token copiado.
web-token-unused = nunca usado
web-token-revoke = Revogar
web-token-revoke-one = Revogar { $label }
web-delete-me = Excluir meus dados
web-delete-me-text = Seu nome e tudo o que você escreveu no chat são apagados, e bots continuam jogando por você. Não dá para desfazer.
web-delete-me-sure = Sim, excluir de vez
web-deleted = Seus dados foram excluídos.
web-about = Sobre
web-fan-note = Uma implementação de fãs com arte própria. Os jogos de caixa são das suas editoras, creditadas em Sobre.
web-about-text = Um sacbé é a estrada branca que ligava as cidades maias. Este é um lugar para jogar dois jogos de tabuleiro exigentes: as regras, os robôs e os desenhos são trabalho nosso.
web-credits-tzolkin = Tzolk’in foi criado por Daniele Tascini e Simone Luciani e é publicado pela Czech Games Edition. Se gostar, compre o jogo de caixa.
web-credits-mexica = Mexica foi criado por Wolfgang Kramer e Michael Kiesling. Se você gostar, compre o jogo na caixa, se conseguir encontrá-lo.
web-learn-look = O que é permitido brilha. Clique, ou vá até lá com as setas e aperte Enter.
web-learn-hover = Deixe o ponteiro sobre ela: preço e ganho aparecem antes de pagar.
web-learn-why = Clique no que não brilha: uma frase diz por que não e abre a regra.
web-learn-undo = Experimente: o turno pode ser desfeito até você encerrá-lo.
web-you = você
web-bot = robô
web-waiting-for-players = { $count ->
    [one] Esperando mais { $count } jogador.
    *[other] Esperando mais { $count } jogadores.
    }
web-begins = Todos chegaram: o jogo começa.
web-fill-with-bots = Completar com robôs e começar
web-your-name = Seu nome
web-take-seat = Sentar à mesa
web-game = Jogo
web-base-game = Jogo básico
web-expansion = Expansão
web-chapters = Capítulos
web-search-rules = Buscar nas regras
web-search-for = Busca “{ $text }”
web-rules-count = { $count ->
    [one] { $count } regra
    *[other] { $count } regras
    }
web-copy-link = Copiar o link
web-you-asked-why = Você perguntou por quê
web-back-to-table = Voltar à mesa
web-how-to-read = Como ler
web-read-number = número de uma regra; o “por que não” o usa
web-read-example = um exemplo resolvido que também é um teste
web-read-link = copiar o link de uma regra: clique no número
web-read-search = ir para a busca
web-rules-english = Os textos das regras estão em inglês.
web-before-first = Antes da primeira jogada.
web-to-start = Ao início
web-turn-back = Um turno atrás
web-step-back = Uma jogada atrás
web-play-on = Reproduzir
web-pause = Pausar
web-step-on = Uma jogada à frente
web-turn-on = Um turno à frente
web-move = Jogada
web-move-of = Jogada { $move } de { $moves }
web-turn-of = Turno { $turn } de { $turns }.
web-turns-count = { $count } turnos
web-speed = Velocidade
web-key-step = jogada
web-key-turn = turno
web-key-play = reproduzir
web-share = Compartilhar
web-download = Baixar
web-final-by-source = Pontuação final por origem
web-play-from-here = Jogar a partir daqui
web-play-from-text = Você ocupa o lugar que deve jogar agora; robôs ocupam os outros.
web-from-move = A partir da jogada { $move }
web-open-another = Abrir outro jogo
web-drop-file = Solte aqui um registro ou uma posição
web-drop-note = Os registros podem ser baixados no fim de cada jogo.
web-choose-file = Escolher um arquivo
web-player-number = Jogador { $number }
web-board = Tabuleiro
web-problem-lost = O servidor não responde.
web-problem-bad-request = Isso não pode ser feito.
web-problem-not-signed-in = Entre primeiro, ou confira nome e senha.
web-problem-not-allowed = Só outra pessoa pode fazer isso.
web-problem-closed = No momento, este servidor não aceita pessoas novas.
web-problem-wrong-password = A senha está errada.
web-problem-not-found = Não há nada aqui.
web-problem-stale = Essa pergunta já não vale.
web-problem-illegal = Isso não é permitido agora.
web-problem-too-large = O arquivo é grande demais.
web-problem-too-many = Muita coisa em pouco tempo: espere um momento.
web-problem-limit = Você já tem tantas partidas em andamento quantas uma pessoa pode ter: termine uma primeiro.
web-problem-removed = Esta mesa foi removida.
web-problem-unavailable = O servidor não consegue fazer isso agora; tente de novo daqui a pouco.
web-problem-fault = O servidor cometeu um erro.

## Mexica table

web-mexica-board = A ilha. Jogadores: { $players }
web-mexica-for = { $cost ->
        [one] { $what }, { $cost } ponto de ação
       *[other] { $what }, { $cost } pontos de ação
    }
web-mexica-fits = serve
web-mexica-actions = Ações
web-mexica-move = Mover
web-mexica-found = Fundar
web-mexica-canal = Canal
web-mexica-bridge = Ponte
web-mexica-temple = Templo
web-mexica-teleport = Saltar
web-mexica-token = Ficha
web-mexica-propose = Votar saída…
web-mexica-ask-move = Mova o seu pilli ou escolha uma ação
web-mexica-ask-canal = Que canal coloca?
web-mexica-unused = { $count ->
        [one] Ainda há { $count } ponto de ação sem uso. Ele não passa para o próximo turno.
       *[other] Ainda há { $count } pontos de ação sem uso. Eles não passam para o próximo turno.
    }
web-mexica-ask-bridge = Onde constrói uma ponte?
web-mexica-ask-lift = Que ponte levanta?
web-mexica-ask-temple = Que templo constrói?
web-mexica-ask-propose = Que calpulli deve sair do jogo?
web-mexica-of-points = de { $all } pontos de ação
web-mexica-of-short = de { $all }
web-mexica-points-short = { $cost } PA
web-mexica-tokens = { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
web-mexica-spend = gastar uma
web-mexica-leaves = restam { $left }
web-mexica-reset = Recomeçar
web-mexica-double = Duplo
web-mexica-single = Simples
web-mexica-none-left = esgotado
web-mexica-by-boat = { $steps ->
        [0] De barco até { $cell }
        [one] De barco até { $cell }, { $steps } passo
       *[other] De barco até { $cell }, { $steps } passos
    }
web-mexica-on-foot = { $steps ->
        [one] { $steps } passo a pé
       *[other] { $steps } passos a pé
    }
web-mexica-then-found = Depois fundar { $size }: +{ $points }
web-mexica-you = você
web-mexica-bot = robô
web-mexica-first = primeiro jogador
web-mexica-moving = joga agora
web-mexica-points = { $count ->
        [one] ponto
       *[other] pontos
    }
web-mexica-temples-left = { $count ->
        [one] Resta { $count } templo de nível { $level }
       *[other] Restam { $count } templos de nível { $level }
    }
web-mexica-token-label = Fichas
web-mexica-none = nenhuma
web-mexica-goods = Calpulli e reserva
web-mexica-calpulli = Calpulli
web-mexica-period-title = Período { $period }
web-mexica-round = rodada { $round }
web-mexica-districts = Distritos
web-mexica-founded-of = { $done } de { $all } fundados
web-mexica-tile-open = Disponível: { $tile }
web-mexica-tile-founded = Fundado: { $tile }
web-mexica-tile-removed = Fora do jogo: { $tile }
web-mexica-fold = Recolher ou abrir os calpulli
web-mexica-ends-when = O período { $period } acaba quando
web-mexica-last-round = Última rodada do período { $period }
web-mexica-all-founded = todos os calpulli fundados
web-mexica-so-many = { $done } de { $all }
web-mexica-temples-out = e acabam os templos
web-mexica-left = { $count ->
        [one] resta { $count }
       *[other] restam { $count }
    }
web-mexica-fewest = { $count ->
        [one] { $names } tem menos.
       *[other] { $names } têm menos.
    }
web-mexica-scored-now = Se pontuasse agora
web-mexica-last-scoring = Última pontuação
web-mexica-hide-them = Esconder
web-mexica-vote = Votação sobre um calpulli
web-mexica-proposes = { $player } propõe retirar o calpulli de { $size }
web-mexica-vote-rule = Sai se todos concordarem; um não basta para ficar.
web-mexica-vote-proposed = propõe
web-mexica-vote-yes = concorda
web-mexica-vote-no = quer manter
web-mexica-vote-open = por responder
web-mexica-vote-now = a responder
web-mexica-remove = Retirar
web-mexica-keep = Manter
web-mexica-scoring-of = Pontuação do período { $period }
web-mexica-nothing-scored = Nenhum distrito foi fundado e ninguém está no palácio: nada pontua.
web-mexica-palace = Palácio
web-mexica-together = Total
web-mexica-go-there = { $cost ->
        [0] Ir para lá
        [one] Ir para lá por { $cost } ponto
       *[other] Ir para lá por { $cost } pontos
    }
web-mexica-to = Até { $cell }
web-mexica-log = Registo e conversa
web-mexica-map = A ilha inteira

## Tzolk'in table

web-tzolkin-board = O tabuleiro
web-tzolkin-age = Era { $age }
web-tzolkin-day = Dia { $day }
web-tzolkin-food-day-in = { $days ->
    [0] Alimentação hoje
    [one] Alimentação em { $days } dia
   *[other] Alimentação em { $days } dias
  }
web-tzolkin-food-goods = meio da era { $age }: bens
web-tzolkin-food-points = fim da era { $age }: pontos
web-tzolkin-corn-to-feed = milho na mão / para todos
web-tzolkin-corn-in-hand = milho na mão
web-tzolkin-missing = mais { $missing } para +{ $points }
web-tzolkin-first-player = Jogador inicial
web-tzolkin-quick = Rápida
web-tzolkin-to-day = até o dia
web-tzolkin-market = Mercado
web-tzolkin-skulls-left = Caveiras
web-tzolkin-today = hoje
web-tzolkin-each = cada
web-tzolkin-all = todos
web-tzolkin-best = melhor
web-tzolkin-laid = postas
web-tzolkin-temples = Templos
web-tzolkin-temples-note = pontos no fim de cada era; bens a meio
web-tzolkin-highest = mais alto:
web-tzolkin-step-points = No fim de uma era: { $points } para quem está aqui.
web-tzolkin-step-good = No meio de uma era: { $goods } para quem está aqui ou acima.
web-tzolkin-technologies = Tecnologias
web-tzolkin-price-of-step = preço do avanço
web-tzolkin-bonus = bônus
web-tzolkin-buildings = Edifícios
web-tzolkin-may-be-renovated = renovável
web-tzolkin-in-the-deck = Era { $age } · { $left } na pilha
web-tzolkin-monuments = Monumentos
web-tzolkin-monuments-built = pontuam no fim · { $built } de { $all } construídos
web-tzolkin-worth-now = Vale agora:
web-tzolkin-prophecies = Profecias
web-tzolkin-days = dias { $from }–{ $to }
web-tzolkin-none = sem
web-tzolkin-you-have = Você tem { $count }
web-tzolkin-more-for = mais { $missing } para +{ $points }
web-tzolkin-you = você
web-tzolkin-bot = robô
web-tzolkin-to-play = joga
web-tzolkin-side-light = Lado claro: ainda pode avançar o calendário dois dias
web-tzolkin-side-dark = Lado escuro: os dois dias já foram usados
web-tzolkin-hand = mão
web-tzolkin-gears = rodas
web-tzolkin-bank = banco
web-tzolkin-place-on = Colocar em { $place } { $space }
web-tzolkin-you-pay = Você paga
web-tzolkin-you-get = Você recebe
web-tzolkin-leaves = Sobram { $left } de { $good }.
web-tzolkin-tomorrow = Amanhã estará em { $action }.
web-tzolkin-seats = Jogadores
web-tzolkin-tab-board = Tabuleiro
web-tzolkin-tab-temples = Templos
web-tzolkin-tab-skills = Saberes
web-tzolkin-tab-cards = Cartas
web-tzolkin-tab-log = Registro
web-tzolkin-show = Mostrar { $place }
web-tzolkin-in-days = { $days ->
    [0] hoje
    [one] em { $days } dia
   *[other] em { $days } dias
  }
web-tzolkin-lowest-free = Um trabalhador ocupa o espaço livre mais baixo da engrenagem; aqui é { $place } { $space }, por { $corn } de milho.
web-tzolkin-jungle = Fichas de madeira, cada uma sobre uma de milho: { $wood }. Fichas de milho descobertas: { $corn }.
web-tzolkin-all-of-it = Tudo o que está na mesa
