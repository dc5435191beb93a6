### Português do Brasil: os termos de Mexica.
### Um comentário diz de onde vem o termo, que palavras não o substituem (Not) e em que expressões elas ainda aparecem (But).
### Um termo tem as formas one (singular), many (plural) e, com maiúscula, One e Many.

# Regras: “ficha calpulli”. Not: calpullis.
-calpulli = { $form ->
       *[one] calpulli
        [One] Calpulli
        [Many] Calpulli
    }
# Regras. Not: peão.
-pilli = { $form ->
       *[one] pilli
        [One] Pilli
        [Many] Pilli
    }
# Regras.
-district = { $form ->
       *[one] distrito
        [many] distritos
        [One] Distrito
        [Many] Distritos
    }
# Regras. Not: casa livre, célula*.
-cell = { $form ->
       *[one] espaço
        [many] espaços
        [One] Espaço
        [Many] Espaços
    }
# Regras.
-canal = { $form ->
       *[one] canal
        [many] canais
        [One] Canal
        [Many] Canais
    }
# Regras: “tiles pequenos de canal”. Not: canal simples, canais simples.
-single-canal = { $form ->
       *[one] canal pequeno
        [many] canais pequenos
        [One] Canal pequeno
        [Many] Canais pequenos
    }
# Regras: “tiles grandes de canal”. Not: canal duplo, canais duplos.
-double-canal = { $form ->
       *[one] canal grande
        [many] canais grandes
        [One] Canal grande
        [Many] Canais grandes
    }
# Regras.
-bridge = { $form ->
       *[one] ponte
        [many] pontes
        [One] Ponte
        [Many] Pontes
    }
# Regras.
-temple = { $form ->
       *[one] templo
        [many] templos
        [One] Templo
        [Many] Templos
    }
# Regras.
-palace = { $form ->
       *[one] palácio
        [many] palácios
        [One] Palácio
        [Many] Palácios
    }
# Regras.
-boat = { $form ->
       *[one] barco
        [many] barcos
        [One] Barco
        [Many] Barcos
    }
# Regras. Not: saltar.
-teleport = { $form ->
       *[one] teletransporte
        [many] teletransportes
        [One] Teletransporte
        [Many] Teletransportes
    }
# Regras.
-action-point = { $form ->
       *[one] ponto de ação
        [many] pontos de ação
        [One] Ponto de ação
        [Many] Pontos de ação
    }
# Regras.
-action-token = { $form ->
       *[one] ficha de ação
        [many] fichas de ação
        [One] Ficha de ação
        [Many] Fichas de ação
    }
# Regras. Not: era, fase.
-period = { $form ->
       *[one] período
        [many] períodos
        [One] Período
        [Many] Períodos
    }
# Regras. Not: jogador inicial.
-first-player = { $form ->
       *[one] primeiro jogador
        [many] primeiros jogadores
        [One] Primeiro jogador
        [Many] Primeiros jogadores
    }
# Regras.
-neutral-temple = { $form ->
       *[one] templo neutro
        [many] templos neutros
        [One] Templo neutro
        [Many] Templos neutros
    }
