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
