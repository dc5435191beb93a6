## Aprender: a lista das lições e uma lição com o treinador

web-lessons-title = Aprender jogando
web-lessons-text = Lições curtas no tabuleiro de verdade. Você age, o treinador explica. Saia e volte quando quiser.
web-lessons-welcome = Bom ver você de novo.
web-lessons-left = Você estava na lição { $number } de { $game }, “{ $title }”, no passo { $step } de { $count }.
web-lessons-go-on = Continuar
web-lessons-length = { $lessons ->
    [one] { $lessons } lição e uma partida curta, uns { $minutes } minutos
    *[other] { $lessons } lições e uma partida curta, uns { $minutes } minutos
    }
web-lessons-done-of = { $done } de { $count } lições concluídas
web-lessons-expansion = { $lessons ->
    [one] { $lessons } lição para quem já conhece o jogo base
    *[other] { $lessons } lições para quem já conhece o jogo base
    }
web-lessons-overview = Visão geral
web-lessons-aid = Resumo
web-lessons-minutes = { $minutes } min
web-lessons-done = concluída
web-lessons-begun = começada
web-lessons-best-after = melhor depois da lição { $number }
web-lessons-any-order = Você pode abrir qualquer lição a qualquer hora; a ordem é só um conselho.
web-lessons-know = Já conheço { $game }
web-lessons-known = Todas as lições de { $game } foram marcadas como concluídas.
web-lessons-newcomer = Primeira vez aqui? A lição 1 leva um minuto, no tabuleiro de verdade.
web-lesson-you = Aprendiz
web-lesson-coach = Treinador
web-lesson-of = Lição { $number } de { $count }
web-lesson-step = passo { $step } de { $count }
web-lesson-says = Passo { $step } de { $count }. { $say }
web-lesson-says-after = Passo { $step } de { $count }. { $say } Antes: { $then }
web-lesson-back = Um passo atrás
web-lesson-show = Me mostre
web-lesson-skip = Pular
web-lesson-other = Isso é permitido. Nesta lição, tente o que está na luz.
web-lesson-changed = Esta lição mudou desde a sua última visita, por isso começa de novo.
web-lesson-leave-title = Sair da lição?
web-lesson-leave-text = Seu passo fica guardado. Você pode continuar quando quiser.
web-lesson-stay = Ficar
web-lesson-leave = Sair
web-lesson-next = A seguir: { $title }
web-lesson-again = Mais uma vez
web-lesson-start = Começar
web-lesson-show-does = mostra o que a lição pede
web-lesson-back-does = volta um passo na lição

## O treinador na partida curta

web-coach-turn = turno { $turn }
web-coach-quiet = Silêncio
web-coach-speak = Falar de novo
web-coach-content = Nada a apontar neste turno.
web-coach-careful = Cuidado
web-coach-idea = Uma ideia para este turno
web-coach-held = Seu turno ainda não foi encerrado. Encerre-o de novo se tiver certeza.
web-coach-begin = Vamos começar
web-coach-review = Olhando para trás
web-coach-fold = Dobrar o treinador em uma linha
web-coach-unfold = Abrir o treinador
web-coach-whole = Agora uma partida inteira
