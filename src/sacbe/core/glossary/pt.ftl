### Português do Brasil: os termos de todas as mesas.
### Um comentário diz de onde vem o termo, que palavras não o substituem (Not) e em que expressões elas ainda aparecem (But).
### Um termo tem as formas one (singular), many (plural) e, com maiúscula, One e Many.

# Regras.
-player = { $form ->
       *[one] jogador
        [many] jogadores
        [One] Jogador
        [Many] Jogadores
    }
# Nosso. Not: bot, bots.
-bot = { $form ->
       *[one] robô
        [many] robôs
        [One] Robô
        [Many] Robôs
    }
# Nosso.
-table = { $form ->
       *[one] mesa
        [many] mesas
        [One] Mesa
        [Many] Mesas
    }
# Nosso. Not: assento.
-seat = { $form ->
       *[one] lugar
        [many] lugares
        [One] Lugar
        [Many] Lugares
    }
# Regras; “jogo” são as regras e a caixa. Not: o jogo acab*, o jogo termin*, o jogo começ*, o jogo não começ*, o jogo volta, o jogo dur*, do jogo de novo, ao longo do jogo, fim de cada jogo, outro jogo, primeiro jogo, sair do jogo, fora do jogo.
-game = { $form ->
       *[one] partida
        [many] partidas
        [One] Partida
        [Many] Partidas
    }
# Regras: o que um jogador faz. Not: jogada do turno.
-turn = { $form ->
       *[one] turno
        [many] turnos
        [One] Turno
        [Many] Turnos
    }
# Regras: um turno de cada jogador. Not: ronda.
-round = { $form ->
       *[one] rodada
        [many] rodadas
        [One] Rodada
        [Many] Rodadas
    }
# Regras. Not: ponto de vitória.
-point = { $form ->
       *[one] ponto
        [many] pontos
        [One] Ponto
        [Many] Pontos
    }
# Nosso: o que aconteceu na mesa. Not: registo, diário.
-log = { $form ->
       *[one] histórico
        [many] históricos
        [One] Histórico
        [Many] Históricos
    }
# Nosso: uma partida inteira como texto. Not: registo.
-record = { $form ->
       *[one] registro
        [many] registros
        [One] Registro
        [Many] Registros
    }
# Nosso. Not: voltar turnos.
-undo = { $form ->
       *[one] desfazer
        [One] Desfazer
        [Many] Desfazer
    }
# Regras.
-final-scoring = { $form ->
       *[one] pontuação final
        [One] Pontuação final
        [Many] Pontuação final
    }
