### English: the page's own sentences. The keys are the same in every language.

web-loading = Loading…
web-not-found = There is nothing here.
web-to-home = To the home page
web-lost = The connection is being made again…
web-undo = Undo
web-reset = Reset turn
web-end-turn = End turn
web-waiting = Waiting for { $player }.
web-play = Play
web-log = Log
web-chat = Chat
web-rules = Rules

## Table shell

web-close = Fechar
web-language = Idioma
web-theme = Claro ou escuro
web-theme-system = Como o sistema
web-theme-light = Claro
web-theme-dark = Escuro
web-zoom-in = Ampliar
web-zoom-out = Reduzir
web-zoom-fit = Mostrar tudo
web-sound = Som
web-menu = Menu
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
web-skip = Pular
web-space = Espaço
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
web-skip-to-prompt = Ir para a pergunta
web-skip-to-content = Ir para o conteúdo

## Tzolk'in table

web-tzolkin-board = O tabuleiro
web-tzolkin-age = Era { $age }
web-tzolkin-day = Dia { $day }
web-tzolkin-food-day-in = { $days ->
    [0] Dia de comida hoje
    [one] Comida daqui a { $days } dia
   *[other] Comida daqui a { $days } dias
  }
web-tzolkin-food-goods = meio da era { $age }: bens
web-tzolkin-food-points = fim da era { $age }: pontos
web-tzolkin-corn-to-feed = milho na mão / para todos
web-tzolkin-corn-in-hand = milho na mão
web-tzolkin-missing = mais { $missing } para +{ $points }
web-tzolkin-first-player = 1.º jogador
web-tzolkin-quick = Rápida
web-tzolkin-to-day = até ao dia
web-tzolkin-market = Mercado
web-tzolkin-skulls-left = Caveiras
web-tzolkin-today = hoje
web-tzolkin-each = cada
web-tzolkin-all = todos
web-tzolkin-best = melhor
web-tzolkin-laid = postas
web-tzolkin-one-space = +1 casa
web-tzolkin-temples = Templos
web-tzolkin-temples-note = pontos no fim de cada era; bens a meio
web-tzolkin-highest = mais alto:
web-tzolkin-technologies = Tecnologias
web-tzolkin-price-of-step = preço do avanço
web-tzolkin-bonus = bónus
web-tzolkin-buildings = Edifícios
web-tzolkin-may-be-renovated = renovável
web-tzolkin-in-the-deck = Era { $age } · { $left } no baralho
web-tzolkin-monuments = Monumentos
web-tzolkin-monuments-built = pontuam no fim · { $built } de { $all } erguidos
web-tzolkin-worth-now = Vale agora:
web-tzolkin-prophecies = Profecias
web-tzolkin-days = dias { $from }–{ $to }
web-tzolkin-none = sem
web-tzolkin-you-have = Tens { $count }
web-tzolkin-more-for = mais { $missing } para +{ $points }
web-tzolkin-you = tu
web-tzolkin-you-name = Tu
web-tzolkin-bot = robô
web-tzolkin-side-light = Lado claro: permite avançar dois dias
web-tzolkin-side-dark = Lado escuro: os dois dias já foram usados
web-tzolkin-hand = mão
web-tzolkin-gears = rodas
web-tzolkin-bank = banco
web-tzolkin-place-on = Colocar em { $place } { $space }
web-tzolkin-you-pay = Pagas
web-tzolkin-you-get = Recebes
web-tzolkin-leaves = Ficam { $left } { $good }.
web-tzolkin-tomorrow = Amanhã estará em { $action }.
web-tzolkin-seats = Jogadores
web-tzolkin-tab-board = Tabuleiro
web-tzolkin-tab-temples = Templos
web-tzolkin-tab-skills = Saberes
web-tzolkin-tab-cards = Cartas
web-tzolkin-tab-log = Registo
web-tzolkin-show = Mostrar { $place }
web-tzolkin-in-days = { $days ->
    [0] hoje
    [one] daqui a { $days } dia
   *[other] daqui a { $days } dias
  }
web-tzolkin-all-of-it = Tudo o que está na mesa

## Tzolk'in questions

web-tz-free = grátis
web-tz-points-name = pontos
web-tz-points = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
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
web-tz-you-get = Você recebe
web-tz-you-have = você tem
web-tz-rate = { $rate } cada
web-tz-for-corn = pago em
web-tz-left = faltam { $left }
web-tz-bonus = Bônus
web-tz-no-step = Guardar os blocos
web-tz-no-more = Nada mais
web-tz-build-no-more = Não construir mais
web-tz-no-beg = Não, seguir
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
web-tz-now-taxed-gold = Escassez de ouro
web-tz-now-taxed-steps = Os deuses estão irados
web-tz-now-taxed-level = Escassez de mestres
web-tz-now-beg = Antes do seu turno
web-tz-about-beg = Só antes de colocar ou recolher.
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
web-tz-to-feed = { $workers }, alimentar todos custa { $corn }
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
web-tz-food-again = Mostrar de novo o dia de alimentação
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
web-tz-replay-food = Rever o dia de alimentação
web-tz-food-keys = Espaço mostra tudo de uma vez. Fica no registro.
web-tz-see-table = Ver a mesa
web-tz-see-scores = Ver a pontuação
web-tz-monument-row = a fileira e o baralho antigos saem; os monumentos ficam
