### Português: as frases próprias da linha de comando. As chaves são as mesmas em todas as línguas.

## Jogar

cli-seat = Jogador { $number }
cli-bot = Robô { $number }
cli-welcome = (semente { $seed }; ? para ajuda)
cli-narrow = O tabuleiro precisa de um terminal de { $columns } colunas; este é mais estreito.
cli-help =
    O que você pode digitar:
      3                uma opção, pelo número
      place palenque   uma opção, como está escrita à direita; basta um começo claro (pl pal)
      u                desfaz a última ação deste turno
      r                desfaz o turno inteiro até aqui
      why AÇÃO         por que uma ação não é possível agora, p. ex. why place uxmal
      hint             o que um robô forte consideraria, e por quê
      board            mostra a mesa de novo
      log              o que aconteceu por último
      rules TZ-5       o texto de uma regra (em inglês)
      save ARQUIVO     salva o registro da partida
      q                sai da mesa
cli-bad-number = Escolha um número de 1 a { $count }.
cli-unknown = “{ $text }” não é ação nem comando; ? mostra o que você pode digitar.
cli-legal = Isso é possível agora.
cli-why-what = Escreva uma ação depois de “why”, por exemplo “why place uxmal”.
cli-hint = { $plan } (cerca de { NUMBER($points, maximumFractionDigits: 1) } pontos)
cli-undone = Desfeito.
cli-nothing-to-undo = Não há nada neste turno para desfazer.
cli-log-empty = Ainda não aconteceu nada.
cli-no-rules = Os textos das regras não estão instalados aqui.
cli-rules-english = Esta parte ainda não está atualizada em português; por isso aparece em inglês.
cli-pass-keyboard = Uma escolha secreta: passe o teclado para { $player }.
cli-press-enter = { "[" }Enter{ "]" }
cli-save-where = Escreva o nome de um arquivo depois de “save”.
cli-save-as = Salvar o registro como (Enter: não salvar):
cli-saved = O registro está salvo em { $file }.
cli-total = Total
cli-winner = { $player } vence.
cli-shared-victory = { $players } compartilham a vitória.
cli-bye = Até logo.
