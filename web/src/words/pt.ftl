### Português: as frases da própria página. As chaves são as mesmas em todas as línguas.

web-loading = Carregando…
web-not-found = Não há nada aqui.
web-to-home = Página inicial
web-lost = Reconectando…
web-new-version = Há uma nova versão do Sacbe: esta página será recarregada.
web-hint = Dica
web-hint-thinking = O robô está pensando…
web-hint-of = { $number } de { $count }
web-hint-next = Próxima ideia
web-hint-previous = Ideia anterior
web-hint-try = Experimentar
web-hint-for = A favor: { $term }.
web-undo = Desfazer
web-reset = Recomeçar o turno
web-end-turn = Encerrar o turno
web-end-turn-ask = Encerrar o turno?
web-do-not-ask = Não perguntar de novo
web-keep-playing = Continuar jogando
web-waiting = Esperando { $player }.
web-your-turn-soon = Já é quase a sua vez.
web-play = Jogar
web-log = { -log(form: "One") }
web-chat = Conversa
web-rules = Regras

## Table shell

web-close = Fechar
web-newest = Mais recente
# The log as cards
web-log-filter = Filtrar o histórico
web-log-only = Só { $name }
web-log-search = Buscar por nome, lugar ou coisa
web-log-nothing = Nada encontrado.
web-log-free = de graça
web-log-all-fed = todos comeram
web-log-unused = { $count ->
        [one] { $count } não usado
       *[other] { $count } não usados
    }
web-since-turn = desde o seu turno
web-log-replay = rever
web-replay-round = Rever a última rodada
web-language = Idioma
web-theme = Claro ou escuro
web-theme-system = Igual ao sistema
web-theme-light = Claro
web-theme-dark = Escuro
web-text-size = Tamanho do texto
web-zoom-fit = Mostrar tudo
web-zoom-in = Ampliar
web-zoom-map = O tabuleiro inteiro
web-zoom-there = Mostrar { $place }
web-key-zoom-does = ampliar o tabuleiro, mostrar tudo
web-key-ask-does = perguntar o que são as coisas
web-what-is-this = O que é isto?
web-asking = O que é isto? Aponte, toque ou ande com as setas.
web-sound = Som
web-sound-ask = Som?
web-sound-on = Ligar
web-sound-later = Agora não
web-volume = Volume
web-menu = Menu
web-settings-and-shortcuts = Configurações e teclas
web-settings = Configurações
web-shortcuts = Teclas
web-speed = Jogadas dos outros
web-speed-slow = Lentas
web-speed-normal = Normais
web-speed-instant = Instantâneas
web-ask-before-end = Perguntar antes de desperdiçar algo
web-key-arrows = Setas
web-key-arrows-do = percorrem o que é permitido
web-key-enter = Enter
web-key-enter-does = escolhe o que está em foco
web-key-space-does = mostra na hora as jogadas dos outros
web-speed-note = um momento por trabalhador ou ação
web-ask-before-end-note = pontos não gastos, mendigar sem precisar
web-traces = Marcas do que mudou
web-traces-note = anéis até sua próxima ação
web-name-and-sign = Nome e sinal
web-name-and-sign-note = aparecem em todas as mesas
web-key-numbers = Números nas opções
web-key-numbers-note = 1 a 9 nas opções e ações
web-key-numbers-do = escolhe uma opção ou ação
web-key-hint-does = dica; de novo: próxima ideia
web-key-try-does = experimenta a dica
web-key-districts-does = mostra ou esconde os distritos
web-key-canal-does = troca de canal: grande ou pequeno
web-guest = Visitante
web-people-here = { $count ->
        [one] { $count } pessoa está aqui
       *[other] { $count } pessoas estão aqui
    }
web-watching = { $count } assistindo
web-clock-left = Tempo restante
web-days-short = d
web-hours-short = h
web-take-back-turns = Desfazer turnos
web-take-back-text = Os outros são consultados; os robôs sempre concordam. A partida volta ao início do turno escolhido.
web-back-to-turn = Para o início do turno de { $player }
web-rewind-asked = { $player } pede para desfazer alguns turnos. Você concorda?
web-agree = Concordar
web-refuse = Recusar
web-come-back = Retomar meu lugar
web-away = Um robô joga por você.
web-forfeited = { $player } perdeu por tempo. Um robô continua a partida.
web-forfeited-you = Você perdeu por tempo. Um robô continua por você.
web-lost-on-time = perdeu por tempo
web-leave-table = Sair da mesa
web-leave-title = Sair desta mesa?
web-leave-text = Um robô continua jogando por você. Você pode voltar enquanto a partida durar.
web-replay = Replay
web-download-record = Baixar o registro
web-unread = não lidas
web-chat-empty = Ninguém disse nada ainda.
web-say-something = Diga algo
# Thinking ahead
web-plan = Planejar
web-plan-does = planejar seu próximo turno enquanto os outros jogam
web-plan-leave = Voltar à mesa
web-planning = Planeje seu próximo turno.
web-plan-kept = O plano fica guardado até você jogá-lo ou apagá-lo.
web-planned = planejado
web-plan-play = Jogar o plano
web-plan-clear = Apagar
web-plan-left = { $count ->
    [one] Um passo do seu plano não foi jogado.
   *[other] { $count } passos do seu plano não foram jogados.
  }
web-tz-beg-not-needed = Você poderia colocar ou recolher trabalhadores sem mendigar. Mendigar custa um degrau neste templo.
web-plan-not-then = Não é mais possível.
web-prompt = Sua decisão
web-game-over = A partida acabou.
web-game-stopped = O administrador deste servidor interrompeu esta partida.
web-skip = Pular
web-space = Espaço
web-more-to-show = { $count ->
    [one] Mais { $count } mudança a mostrar
    *[other] Mais { $count } mudanças a mostrar
    }

# Captions of a turn that is shown: whoever acts stands before them.
web-staged-placed = coloca em { $place }
web-staged-placed-beside = ocupa o { $place }
web-staged-picked-up = recolhe { $place }
web-staged-used = usa { $place }
web-staged-begged = mendiga e irrita { $place }
web-staged-quick-action = age na hora
web-staged-passed = passa o turno
web-staged-built = constrói “{ $place }”
web-staged-advanced = avança: { $place } { $level }
web-staged-lowered = desce: { $place } { $level }
web-staged-bonus = recebe o bônus de { $place }
web-staged-climbed = sobe: { $place }
web-staged-descended = desce: { $place }
web-staged-canal = abre um canal em { $place }
web-staged-lift = retira a ponte de { $place }
web-staged-bridge = constrói uma ponte sobre { $place }
web-staged-temple = constrói um templo de nível { $level } em { $place }
web-staged-walk = anda até { $place }
web-staged-sail = vai de barco até { $place }
web-staged-teleport = se teletransporta para { $place }
web-staged-found = funda um distrito de { $size }
web-staged-start = começa em { $place }
web-staged-token = { $count ->
    [one] compra uma ficha de ação
   *[other] compra { $count } fichas de ação
}
web-replaying-round = A última rodada de novo

web-not-now = Agora não: { $action }
web-rule = Regra { $rule }
web-points-graph = Pontos ao longo da partida: { $list }
web-points-through = Pontos ao longo da partida
web-final-scoring = { -final-scoring(form: "One") }
web-wins = { $count ->
        [one] Vitória de { $names }
       *[other] { $names } vencem em conjunto
    }
web-shared-win = { $points ->
        [one] A vitória é dividida, com { $points } ponto para cada um.
       *[other] A vitória é dividida, com { $points } pontos para cada um.
    }
web-tie-break = { $points ->
        [one] Há um empate com { $points } ponto; o desempate decidiu.
       *[other] Há um empate com { $points } pontos; o desempate decidiu.
    }

# The end of a game and what won it.
web-points-phrase = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
web-what-won = O que decidiu
web-won-by = { $points }, { $lead } à frente de { $name }.
web-your-place = { $place ->
    [1] Você venceu.
    [2] Você ficou em segundo.
    [3] Você ficou em terceiro.
    [4] Você ficou em quarto.
   *[other] Você ficou em quinto.
}
web-won = { $cause }: { $own }.
web-won-text = { $name } ficou com { $other }.
web-won-without = { $place ->
    [2] Sem isso { $player } teria ficado em segundo.
    [3] Sem isso { $player } teria ficado em terceiro.
    [4] Sem isso { $player } teria ficado em quarto.
   *[other] Sem isso { $player } teria ficado em quinto.
}
web-line-cost = O que mais custou a você: { $cause }, { $lost }.
web-line-best = Seu melhor: { $cause }, { $own } a { $other }.
web-line-rival = { $name } foi melhor que você aqui: { $cause }, { $own } a { $other }.
web-line-missing = Faltaram { $points } para o primeiro lugar.
web-victory-picture = Entardecer sobre a cidade; a peça de quem venceu está no templo.

web-home = Início
web-rematch = Jogar de novo
web-rematch-begun = A revanche está em outra mesa.
web-to-rematch = Ir para a revanche
web-skip-to-prompt = Ir para a pergunta
web-skip-to-content = Ir para o conteúdo

## Tzolk'in questions

web-tz-free = grátis
web-tz-points-name = pontos
web-tz-points = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
web-tz-worker = { -worker }
web-tz-tile-corn = { -corn-tile }
web-tz-tile-wood = { -wood-tile }
web-tz-burn = { -jungle } queimada
web-tz-action = Ação { $action }
web-tz-first-player = { -starting-player(form: "One") }
web-tz-quick = Rápida
web-tz-choose-action = Escolha a ação
web-tz-step-fee = o próprio espaço é grátis, cada espaço para trás custa 1 milho
web-tz-take-back = Recolher sem ação
web-tz-you-hold = Você tem
web-tz-you-pay = Você paga { $paid } de { $all }
web-tz-pays = Você vai pagar
web-tz-you-get = Você recebe
web-tz-you-have = você tem
web-tz-rate = { $rate } cada
web-tz-for-corn = pago em
web-tz-left = { $left ->
        [one] falta { $left }
       *[other] faltam { $left }
    }
web-tz-bonus = { -bonus(form: "One") }
web-tz-no-step = Guardar os blocos
web-tz-no-more = Nada mais
web-tz-build-no-more = Não construir mais
web-tz-give-up = Abrir mão de “{ $tile }”: os blocos dele valem para a próxima ficha
web-tz-given-up = “{ $tile }” é descartado pela ficha que você construir.
web-tz-title-any-action = Qualquer ação
web-tz-title-pay = { $blocks ->
        [one] Pague { $blocks } bloco
       *[other] Pague { $blocks } blocos, de qualquer tipo
    }
web-tz-title-theology = Um degrau por um bloco?
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
       *[other] Um degrau em templos diferentes
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
web-tz-about-choose-days = Dois dias giram cada engrenagem dois espaços e viram seu tabuleiro para o lado escuro.
web-tz-about-use-architecture = A arquitetura vale para um edifício desta ação: este ou o segundo.
web-tz-decline-taxed-gold = Recusar o ouro
web-tz-decline-taxed-steps = Recusar o degrau
web-tz-decline-taxed-level = Recusar o avanço
web-tz-decline-taxed-skulls = Recusar a caveira
web-tz-decline-climb = Recusar o degrau
web-tz-agriculture-1 = Colheitas de milho rendem 1 milho a mais.
web-tz-agriculture-2 = Você pode colher milho sem ficha onde nenhuma ficha de milho está descoberta; a pesca rende 1 milho a mais.
web-tz-agriculture-3 = Colheitas de milho rendem outros 2 milhos.
web-tz-agriculture-bonus = Um degrau acima em um templo à sua escolha.
web-tz-extraction-1 = 1 madeira a mais sempre que você ganhar ou colher madeira.
web-tz-extraction-2 = 1 pedra a mais em Yaxchilan.
web-tz-extraction-3 = 1 ouro a mais em Yaxchilan.
web-tz-extraction-bonus = Dois blocos à sua escolha.
web-tz-architecture-1 = 1 milho por edifício.
web-tz-architecture-2 = 2 pontos por edifício.
web-tz-architecture-3 = 1 bloco a menos por edifício.
web-tz-architecture-bonus = Marque 3 pontos.
web-tz-theology-1 = Em Chichen Itza você pode usar a ação do espaço seguinte.
web-tz-theology-2 = Depois de deixar uma caveira, você pode pagar 1 bloco por um degrau em um templo.
web-tz-theology-3 = 1 caveira de cristal a mais em Yaxchilan 4.
web-tz-theology-bonus = 1 caveira de cristal.
web-tz-placed = colocou em { $places }
web-tz-lifted = recolheu de { $places }
web-tz-paid = pagou { $goods }
web-tz-gained = ganhou { $goods }
web-tz-this-turn = Neste turno: { $done }.
web-tz-in-hand = { $workers ->
        [one] { $workers } trabalhador na mão
       *[other] { $workers } trabalhadores na mão
    }, { $corn ->
        [one] { $corn } milho.
       *[other] { $corn } milhos.
    }
web-tz-leaves = { $corn ->
        [one] Sobra { $corn } milho.
       *[other] Sobram { $corn } milhos.
    }
web-tz-touch-again = Toque de novo para confirmar.

## Tzolk'in set-up

web-tz-setup = Como você começa?
web-tz-setup-secret = A escolha é secreta até que todos tenham escolhido.
web-tz-wealth = { -wealth-tile(form: "Many") }
web-tz-keep-tiles = guarde { $count } de { $all }
web-tz-because = guarde { $count } de { $all }, graças a { $tribe }
web-tz-chosen = { $count } de { $all } escolhidas
web-tz-tribe = { -tribe(form: "One") }
web-tz-keep-tribe = guarde 1 de 2; a outra volta
web-tz-tribe-first = Primeiro a tribo: ela pode mudar quantas fichas você guarda.
web-tz-start-with = Você começaria com
web-tz-workers = { -worker(form: "Many") }
web-tz-temples = { -temple(form: "Many") }
web-tz-technologies = { -technology(form: "Many") }
web-tz-choosing = escolhendo
web-tz-ready = pronto
web-tz-open = À vista na mesa
web-tz-open-remark = edifícios da era I e monumentos: o que você pode almejar
web-tz-known = conhecidas por todos
web-tz-prophecies = { -prophecy(form: "Many") }
web-tz-days = dias { $from }–{ $to }
web-tz-see-board = Ver o tabuleiro
web-tz-back-to-choice = Voltar à escolha
web-tz-all-chosen = Você já escolheu.
web-tz-one-worker-more = mais um trabalhador
web-tz-fed-free = 1 trabalhador não precisa de milho

## Tzolk'in food day and end

web-tz-food-day = { -food-day(form: "One") }, dia { $day }
web-tz-mid-era = meio da era { $age }: materiais dos templos
web-tz-end-of-age = fim da era { $age }: pontos dos templos
web-tz-income = Renda
web-tz-fed-of = { $fed } de { $all } trabalhadores alimentados
web-tz-corn-each = Dois milhos por trabalhador.
web-tz-fed-cheaper = { $workers ->
        [one] { $name } alimenta um trabalhador com { $corn ->
            [one] { $corn } milho
           *[other] { $corn } milhos
        }, graças às fazendas ou à tribo.
       *[other] { $name } alimenta { $workers } trabalhadores com { $corn ->
            [one] { $corn } milho
           *[other] { $corn } milhos
        }, graças às fazendas ou à tribo.
    }
web-tz-age-begins = Era II
web-tz-highest = mais alto +{ $points }
web-tz-next-day = Dia { $day }
web-tz-begins = Começa: { $what }
web-tz-continue = Seguir para o dia { $day }
web-tz-continue-end = Seguir para a pontuação final
web-tz-continue-days = Seguir: um dia ou dois?
web-tz-monuments = { -monument(form: "Many") }
web-tz-tie-break = Desempate: trabalhadores nas engrenagens
web-tz-see-table = Ver a mesa
web-tz-see-scores = Ver a pontuação
web-tz-monument-row = a fileira e o baralho antigos saem; os monumentos ficam
web-tz-idle-worker = O trabalhador em { $space } é ocioso: não pertence a ninguém, e ninguém o recolhe.

## Site

web-site = Páginas
web-nav-play = Jogar
web-nav-tables = Mesas
web-nav-learn = Aprender
web-nav-watch = Assistir
web-nav-replay = Replay
web-panorama = Uma estrada branca liga uma cidade maia, sob um sol-calendário, a uma cidade em uma ilha no lago.
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
web-remove-text = A partida não começou. A mesa e o convite deixam de existir, também para os outros.
web-remove = Remover
web-keep-table = Manter
# The home of whoever plays here.
web-waiting-for-you = Esperando você
web-tables-count = { $count ->
    [one] { $count } mesa
    *[other] { $count } mesas
    }
web-nothing-waits = Nada espera por você. Uma nova partida está a um clique.
web-nothing-finished = Nenhuma partida terminou ainda.
web-all-games = Todas as partidas e arquivo
web-thinking-for = { $player }, { $time }
web-place-of = { $place }º de { $players }
web-stopped-short = interrompida
web-table-watch = Ver o replay de { $title }
web-remove-game-title = Remover esta partida?
web-remove-game-text = { $title } e seu replay são apagados para sempre. A partida deixa de contar nos seus resultados.
web-new-game = Nova partida
web-invite-short = Convidar
web-your-results = Seus resultados
web-result-games = partidas
web-result-won = vitórias
web-result-average = média
web-results-line = Suas últimas { $count } partidas: pontos à frente do melhor adversário, ou atrás dele.
web-no-results = As partidas que você jogar até o fim são contadas aqui.
web-last-game = Última partida
web-last-won = { $title }: você venceu, { $by } à frente de { $name }.
web-last-shared = { $title }: você divide a vitória com { $name }.
web-last-lost = { $title }: você ficou em { $place ->
    [2] segundo
    [3] terceiro
    [4] quarto
    *[other] quinto
    }, { $by } atrás de { $name }.
web-last-difference = A maior diferença: { $source }.
web-see-how = Ver como
# Signs of people.
web-your-sign = Seu sinal
web-sign-picture = Figura
web-sign-colour = Cor
web-sign-sun = Sol
web-sign-moon = Lua
web-sign-maize = Milho
web-sign-flower = Flor
web-sign-shell = Concha
web-sign-water = Água
web-sign-mountain = Pirâmide
web-sign-jaguar = Onça
web-sign-bird = Pássaro
web-sign-star = Estrela
web-sign-red = vermelho
web-sign-yellow = amarelo
web-sign-blue = azul
web-sign-green = verde
web-sign-plum = ameixa
web-sign-stone = pedra
# Games to look at.
web-your-finished = Suas partidas terminadas
web-no-finished-yet = Suas partidas aparecem aqui quando terminam.
web-model-games = Duas partidas que vale a pena ver
web-model-tzolkin = Caveiras contra monumentos
web-model-tzolkin-why = Pakal quase não constrói, sobe os templos e leva caveiras a Chichen Itza; Ixchel responde com monumentos que valem 54. Seis pontos decidem.
web-model-mexica = Quatro em seis pontos
web-model-mexica-why = Zazil é quem menos marca no fim dos períodos e vence por um ponto: ninguém mais ganha tanto fundando distritos.
web-others-finished = Partidas de outros
web-open-file = Abrir um arquivo
web-your-turn = Sua vez
web-state-open = aberta
web-state-playing = em andamento
web-state-over = replay
web-to-move = vez de { $player }
web-players-count = { $count } jogadores
web-seats-free = { $count ->
    [one] { $count } lugar livre
    *[other] { $count } lugares livres
    }
web-seat-free = livre
web-learn = Aprender
web-learn-text = A mesa mostra o que você pode fazer, quanto custa e por que não. Comece com uma partida pequena, contra um robô.
web-read-rules = Regras
web-first-game = Primeira partida
web-invite-text = Quem abrir o link ocupa um lugar. Um robô preenche os vazios.
web-table-of = Mesa de { $game }
web-link = Link
web-copy = Copiar
web-link-copied = Link copiado.
web-copy-yourself = O link está selecionado: copie-o com o teclado.
web-join-or-watch = Entrar ou assistir
web-join = Entrar
web-watch = Assistir
web-nobody-plays = Nenhuma mesa aberta ou em andamento agora. Que tal abrir a primeira?
web-sign-in = Entrar
web-sign-out = Sair
web-take-account = Criar conta
web-have-account = Já tenho conta
web-account-text = Com um nome de usuário e uma senha, você mantém suas mesas em qualquer aparelho. Não pedimos mais nada.
web-sign-in-text = Não é preciso ter conta para jogar: aperte Jogar e você entra como visitante.
web-account-known = Você entrou como { $login }.
web-signed-in = Olá, { $name }!
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
web-delete-me-text = Seu nome e tudo o que você escreveu na conversa são apagados, e robôs continuam jogando por você. Não dá para desfazer.
web-delete-me-sure = Sim, excluir de vez
web-deleted = Seus dados foram excluídos.
web-about = Sobre
web-fan-note = Feito por fãs, com arte própria. Os jogos de caixa são das suas editoras, citadas em Sobre.
web-about-text = Um sacbé é a estrada branca que ligava as cidades maias. Este é um lugar para jogar dois jogos de tabuleiro exigentes: as regras, os robôs e os desenhos são trabalho nosso.
web-credits-tzolkin = Tzolk’in foi criado por Daniele Tascini e Simone Luciani e é publicado pela Czech Games Edition. Se gostar, compre o jogo de caixa.
web-credits-mexica = Mexica foi criado por Wolfgang Kramer e Michael Kiesling. Se você gostar, compre o jogo na caixa, se conseguir encontrá-lo.
web-learn-look = O que é permitido brilha. Clique, ou vá até lá com as setas e aperte Enter.
web-learn-hover = Deixe o ponteiro sobre algo: o preço e o ganho aparecem antes de pagar.
web-learn-why = Clique no que não brilha: uma frase diz por que não e abre a regra.
web-learn-undo = Experimente: você pode desfazer o turno até encerrá-lo.
web-lesson-all = Todas as lições
web-you = você
web-bot = { -bot }
web-waiting-for-players = { $count ->
    [one] Esperando mais { $count } jogador.
    *[other] Esperando mais { $count } jogadores.
    }
web-begins = Todos chegaram: a partida começa.
web-fill-with-bots = Completar com robôs e começar
web-your-name = Seu nome
web-take-seat = Sentar à mesa
web-game = Jogo
web-base-game = Jogo básico
web-expansion = Expansão
web-chapters = Capítulos
web-search-rules = Buscar nas regras
web-search-for = Busca por “{ $text }”
web-rules-count = { $count ->
    [one] { $count } regra
    *[other] { $count } regras
    }
web-copy-link = Copiar o link
web-you-asked-why = Você perguntou por quê
web-back-to-table = Voltar à mesa
web-how-to-read = Como ler
web-read-number = número de uma regra; o histórico e o “por que não” o usam
web-read-example = um exemplo resolvido que também é um teste
web-read-link = copiar o link de uma regra: clique no número
web-read-search = ir para a busca
web-rules-overview = Em cinco minutos
web-rules-aid = Folha de consulta
web-rules-english = Esta parte ainda não está atualizada em português; por isso aparece em inglês.
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
web-turns-count = { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
web-replay-speed = Velocidade
web-key-step = jogada
web-key-turn = turno
web-key-play = reproduzir
web-share = Compartilhar
web-download = Baixar
web-final-by-source = Pontuação final por origem
web-play-from-here = Jogar a partir daqui
web-play-from-text = Você ocupa o lugar de quem joga agora; robôs ocupam os outros.
web-from-move = A partir da jogada { $move }
web-open-another = Abrir outra partida
web-drop-file = Solte aqui um registro ou uma posição
web-drop-note = Os registros podem ser baixados no fim de cada partida.
web-choose-file = Escolher um arquivo
web-player-number = Jogador { $number }
web-board = Tabuleiro
web-problem-lost = O servidor não responde.
web-problem-bad-request = Isso não pode ser feito.
web-problem-not-signed-in = Entre primeiro, ou confira o nome de usuário e a senha.
web-problem-not-allowed = Você não pode fazer isso.
web-problem-closed = No momento, este servidor não aceita novas pessoas.
web-problem-wrong-password = A senha está errada.
web-problem-not-found = Não há nada aqui.
web-problem-stale = Essa decisão já não está em aberto.
web-problem-illegal = Isso não é permitido agora.
web-problem-too-large = O arquivo é grande demais.
web-problem-too-many = Solicitações demais; espere um momento.
web-problem-limit = Você já tem tantas partidas em andamento quantas uma pessoa pode ter: termine uma primeiro.
web-problem-removed = Esta mesa foi removida.
web-problem-unavailable = O servidor não consegue fazer isso agora; tente de novo daqui a pouco.
web-problem-fault = Erro do servidor.

## Mexica table

# If the period ended now
web-mexica-if-ended-now = Se acabasse agora
web-mexica-district-of = Distrito de { $size } em { $cell }
web-mexica-board = A ilha. Jogadores: { $players }
web-mexica-for = { $cost ->
        [one] { $what }, { $cost } ponto de ação
       *[other] { $what }, { $cost } pontos de ação
    }
web-mexica-fits = cabe aqui
web-mexica-actions = Ações
web-mexica-move = Mover
web-mexica-found = Fundar
web-mexica-canal = { -canal(form: "One") }
web-mexica-bridge = { -bridge(form: "One") }
web-mexica-temple = { -temple(form: "One") }
web-mexica-teleport = Tele{ "\u00AD" }transporte
web-mexica-token = Ficha
web-mexica-propose = Propor retirada…
web-mexica-ask-move = Mova seu pilli ou escolha uma ação
web-mexica-ask-turn = Escolha uma ação
web-mexica-ask-canal = Qual canal você coloca?
web-mexica-unused = { $count ->
        [one] Ainda há { $count } ponto de ação sem uso. Ele não passa para o próximo turno.
       *[other] Ainda há { $count } pontos de ação sem uso. Eles não passam para o próximo turno.
    }
web-mexica-ask-bridge = Onde você constrói uma ponte?
web-mexica-ask-lift = Qual ponte você realoca?
web-mexica-ask-temple = Qual templo você constrói?
web-mexica-ask-propose = Qual calpulli deve sair da partida?
web-mexica-of-points = de { $all } pontos de ação
web-mexica-of-short = de { $all }
web-mexica-points-short = { $cost } PA
web-mexica-tokens = { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
web-mexica-spend = gastar uma
web-mexica-leaves = { $left ->
        [one] resta { $left }
       *[other] restam { $left }
    }
web-mexica-reset = Recomeçar
web-mexica-double = Grande
web-mexica-single = Pequeno
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
web-mexica-then-found = Depois, fundar { $size }: +{ $points }
web-mexica-you = você
web-mexica-bot = { -bot }
web-mexica-first = { -first-player }
web-mexica-moving = joga agora
web-mexica-points = { $count ->
        [one] ponto
       *[other] pontos
    }
web-mexica-temples-left = { $count ->
        [one] Resta { $count } templo de nível { $level }
       *[other] Restam { $count } templos de nível { $level }
    }
web-mexica-goods = Calpulli e reserva
web-mexica-calpulli = { -calpulli(form: "Many") }
web-mexica-supply = Reserva
web-mexica-period-title = Período { $period }
web-mexica-round = Rodada { $round }
web-mexica-districts = { -district(form: "Many") }
web-mexica-founded-of = { $done } de { $all } fundados
web-mexica-tile-open = Disponível: { $tile }
web-mexica-tile-founded = Fundado: { $tile }
web-mexica-tile-removed = Fora da partida: { $tile }
web-mexica-fold = Recolher ou abrir os calpulli
web-mexica-ends-when = O período { $period } acaba quando
web-mexica-last-round = Última rodada do período { $period }
web-mexica-all-founded = todos os calpulli são fundados
web-mexica-so-many = { $done } de { $all }
web-mexica-temples-out = e alguém fica sem templos
web-mexica-left = { $count ->
        [one] resta { $count }
       *[other] restam { $count }
    }
web-mexica-fewest = { $count ->
        [one] { $names } é quem tem menos.
       *[other] { $names } são quem tem menos.
    }
web-mexica-last-scoring = Última pontuação
web-mexica-vote = Votação sobre um calpulli
web-mexica-proposes = { $player } propõe retirar o calpulli de { $size }
web-mexica-vote-rule = Ele sai se todos concordarem; um único “não” o mantém.
web-mexica-vote-proposed = propõe
web-mexica-vote-yes = concorda
web-mexica-vote-no = quer manter
web-mexica-vote-open = ainda não respondeu
web-mexica-vote-now = responde agora
web-mexica-remove = Retirar
web-mexica-keep = Manter
web-mexica-scoring-of = Pontuação do período { $period }
web-mexica-nothing-scored = Nenhum distrito foi fundado e ninguém está no palácio: nada pontua.
web-mexica-palace = { -palace(form: "One") }
web-mexica-together = Total
web-mexica-go-there = { $cost ->
        [0] Ir para lá
        [one] Ir para lá por { $cost } ponto
       *[other] Ir para lá por { $cost } pontos
    }
web-mexica-to = Até { $cell }
web-mexica-log = Histórico e conversa

## Tzolk'in table

# What would come of the table as it is
web-if-ended = se acabasse
web-tzolkin-fed = comem
web-tzolkin-forecast = Dia { $day }: { $corn } de { $needs } { $needs ->
        [one] milho
       *[other] milhos
    },
web-tzolkin-forecast-fed = todos alimentados
web-tzolkin-forecast-unfed = { $unfed } sem comida = { $points }
web-tzolkin-workers = Trabalhadores: { $hand } na mão, { $out } em uso, { $bank } no banco
# The days of a worker
web-tzolkin-your-worker = Seu trabalhador em { $space }
web-tzolkin-worker-of = { $player }: trabalhador em { $space }
web-tzolkin-on-day = dia { $day }
web-tzolkin-pushed-off = é empurrado para fora e volta à mão
web-tzolkin-board = O tabuleiro
web-tzolkin-age = Era { $age }
web-tzolkin-day = Dia { $day }
web-tzolkin-day-of = Dia { $day } de { $days }
web-tzolkin-food-day-in = { $days ->
    [0] Alimentação hoje
    [one] Alimentação em { $days } dia
   *[other] Alimentação em { $days } dias
  }
web-tzolkin-food-goods = meio da era { $age }: materiais
web-tzolkin-food-points = fim da era { $age }: pontos
web-tzolkin-corn-in-hand = milho na mão
web-tzolkin-missing = mais { $missing } para +{ $points }
web-tzolkin-first-player = { -starting-player(form: "One") }
web-tzolkin-quick = Rápida
web-tzolkin-to-day = até o dia
web-tzolkin-market = { -market(form: "One") }
web-tzolkin-skulls-left = Caveiras
web-tzolkin-today = hoje
web-tzolkin-each = cada
web-tzolkin-all = todos
web-tzolkin-best = melhor
web-tzolkin-laid = postas
web-tzolkin-temples = { -temple(form: "Many") }
web-tzolkin-temples-note = pontos no fim de cada era; materiais no meio
web-tzolkin-highest = mais alto:
web-tzolkin-step-good = No meio de uma era: { $goods } para quem está aqui ou acima.
web-tzolkin-technologies = { -technology(form: "Many") }
web-tzolkin-price-of-step = preço do avanço
web-tzolkin-bonus = { -bonus }
web-tzolkin-buildings = { -building(form: "Many") }
web-tzolkin-may-be-renovated = renovável
web-tzolkin-in-the-deck = Era { $age } · { $left } na pilha
web-tzolkin-monuments = { -monument(form: "Many") }
web-tzolkin-monuments-built = pontuam no fim · { $built } de { $all } construídos
web-worth-now = Vale agora:
web-tzolkin-prophecies = { -prophecy(form: "Many") }
web-tzolkin-days = dias { $from }–{ $to }
web-tzolkin-none = livre
web-tzolkin-you-have = Você tem { $count }
web-tzolkin-more-for = mais { $missing } para +{ $points }
web-tzolkin-you = você
web-tzolkin-bot = { -bot }
web-tzolkin-to-play = joga agora
web-tzolkin-side-light = Lado claro: ainda pode girar o calendário dois dias
web-tzolkin-side-dark = Lado escuro: os dois dias já foram usados
web-tzolkin-place-on = Colocar em { $place } { $space }
web-tzolkin-you-pay = Você paga
web-tzolkin-you-get = Você recebe
web-tzolkin-leaves = { $amount ->
        [one] Sobra { goods }.
       *[other] Sobram { goods }.
    }
web-tzolkin-tomorrow = Amanhã estará em { $action }.
web-tzolkin-seats = Jogadores
web-tzolkin-tab-board = Tabuleiro
web-tzolkin-tab-temples = { -temple(form: "Many") }
web-tzolkin-tab-skills = Técnica
web-tzolkin-tab-cards = Fichas
web-tzolkin-tab-log = { -log(form: "One") }
web-tzolkin-show = Mostrar { $place }
web-tzolkin-ask-place = Coloque trabalhadores.
web-tzolkin-ask-pick = Recolha trabalhadores.
web-tzolkin-lowest-free = Um trabalhador ocupa o espaço livre mais baixo da engrenagem; aqui é { $place } { $space }, por { $corn } { $corn ->
        [one] milho
       *[other] milhos
    }.
web-tzolkin-jungle = Fichas de madeira, cada uma sobre uma de milho: { $wood }. Fichas de milho descobertas: { $corn }.
web-tzolkin-all-of-it = Tudo o que está na mesa
