### Português do Brasil: os termos de Tzolk’in.
### Um comentário diz de onde vem o termo, que palavras não o substituem (Not) e em que expressões elas ainda aparecem (But).
### Um termo tem as formas one (singular), many (plural) e, com maiúscula, One e Many.

# Regras do Brasil (segunda tradução). Not: peão, peões, operário*.
-worker = { $form ->
       *[one] trabalhador
        [many] trabalhadores
        [One] Trabalhador
        [Many] Trabalhadores
    }
# Nosso. Not: trabalhador neutro, trabalhadores neutros.
-idle-worker = { $form ->
       *[one] trabalhador ocioso
        [many] trabalhadores ociosos
        [One] Trabalhador ocioso
        [Many] Trabalhadores ociosos
    }
# Regras. Not: roda, rodas.
-gear = { $form ->
       *[one] engrenagem
        [many] engrenagens
        [One] Engrenagem
        [Many] Engrenagens
    }
# Regras. Not: casa livre.
-space = { $form ->
       *[one] espaço
        [many] espaços
        [One] Espaço
        [Many] Espaços
    }
# Regras: “7 milhos”. Not: \d+ de milho.
-corn = { $form ->
       *[one] milho
        [many] milhos
        [One] Milho
        [Many] Milhos
    }
# Regras. Not: \d+ de madeira.
-wood = { $form ->
       *[one] madeira
        [many] madeiras
        [One] Madeira
        [Many] Madeiras
    }
# Regras. Not: \d+ de pedra.
-stone = { $form ->
       *[one] pedra
        [many] pedras
        [One] Pedra
        [Many] Pedras
    }
# Regras. Not: \d+ de ouro.
-gold = { $form ->
       *[one] ouro
        [many] ouros
        [One] Ouro
        [Many] Ouros
    }
# Regras. Not: crânio*.
-skull = { $form ->
       *[one] caveira de cristal
        [many] caveiras de cristal
        [One] Caveira de cristal
        [Many] Caveiras de cristal
    }
# Regras: “blocos de recursos”. Not: cubo, cubos, recurso, recursos.
-block = { $form ->
       *[one] bloco
        [many] blocos
        [One] Bloco
        [Many] Blocos
    }
# Regras. Not: bens.
-goods = { $form ->
       *[one] material
        [many] materiais
        [One] Material
        [Many] Materiais
    }
# Regras: “queimar a floresta”. Not: selva, mata.
-jungle = { $form ->
       *[one] floresta
        [many] florestas
        [One] Floresta
        [Many] Florestas
    }
# Regras. Not: primeiro jogador. But: primeiro jogador inicial.
-starting-player = { $form ->
       *[one] jogador inicial
        [many] jogadores iniciais
        [One] Jogador inicial
        [Many] Jogadores iniciais
    }
# Regras. Not: época, idade.
-age = { $form ->
       *[one] era
        [many] eras
        [One] Era
        [Many] Eras
    }
# Regras. Not: a meio.
-mid-age = { $form ->
       *[one] meio da era
        [many] meio das eras
        [One] Meio da era
        [Many] Meio das eras
    }
# Regras. Not: dia de comida, dias de comida.
-food-day = { $form ->
       *[one] dia de alimentação
        [many] dias de alimentação
        [One] Dia de alimentação
        [Many] Dias de alimentação
    }
# Regras.
-temple = { $form ->
       *[one] templo
        [many] templos
        [One] Templo
        [Many] Templos
    }
# Regras.
-step = { $form ->
       *[one] degrau
        [many] degraus
        [One] Degrau
        [Many] Degraus
    }
# Regras.
-chaac = Chaac
# Regras.
-quetzalcoatl = Quetzalcoatl
# Regras.
-kukulcan = Kukulcan
# Regras. Not: saberes.
-technology = { $form ->
       *[one] tecnologia
        [many] tecnologias
        [One] Tecnologia
        [Many] Tecnologias
    }
# Regras.
-agriculture = agricultura
# Regras.
-extraction = extração
# Regras.
-architecture = arquitetura
# Regras.
-theology = teologia
# Regras. Not: bónus.
-bonus = { $form ->
       *[one] bônus
        [One] Bônus
        [Many] Bônus
    }
# Regras. Not: construções, prédio*.
-building = { $form ->
       *[one] edifício
        [many] edifícios
        [One] Edifício
        [Many] Edifícios
    }
# Regras.
-farm = { $form ->
       *[one] fazenda
        [many] fazendas
        [One] Fazenda
        [Many] Fazendas
    }
# Regras. Not: cívico*.
-civic = { $form ->
       *[one] edifício público
        [many] edifícios públicos
        [One] Edifício público
        [Many] Edifícios públicos
    }
# Regras.
-tomb = { $form ->
       *[one] tumba
        [many] tumbas
        [One] Tumba
        [Many] Tumbas
    }
# Regras.
-shrine = { $form ->
       *[one] santuário
        [many] santuários
        [One] Santuário
        [Many] Santuários
    }
# Regras.
-monument = { $form ->
       *[one] monumento
        [many] monumentos
        [One] Monumento
        [Many] Monumentos
    }
# Regras.
-tile = { $form ->
       *[one] ficha
        [many] fichas
        [One] Ficha
        [Many] Fichas
    }
# Regras.
-corn-tile = { $form ->
       *[one] ficha de milho
        [many] fichas de milho
        [One] Ficha de milho
        [Many] Fichas de milho
    }
# Regras.
-wood-tile = { $form ->
       *[one] ficha de madeira
        [many] fichas de madeira
        [One] Ficha de madeira
        [Many] Fichas de madeira
    }
# Regras.
-harvest-tile = { $form ->
       *[one] ficha de colheita
        [many] fichas de colheita
        [One] Ficha de colheita
        [Many] Fichas de colheita
    }
# Regras.
-wealth-tile = { $form ->
       *[one] ficha de riqueza
        [many] fichas de riqueza
        [One] Ficha de riqueza
        [Many] Fichas de riqueza
    }
# Nosso.
-two-days = dois dias
# Nosso.
-market = { $form ->
       *[one] mercado
        [many] mercados
        [One] Mercado
        [Many] Mercados
    }
# Regras.
-bank = { $form ->
       *[one] banco
        [many] bancos
        [One] Banco
        [Many] Bancos
    }
# Nosso.
-tribe = { $form ->
       *[one] tribo
        [many] tribos
        [One] Tribo
        [Many] Tribos
    }
# Nosso.
-prophecy = { $form ->
       *[one] profecia
        [many] profecias
        [One] Profecia
        [Many] Profecias
    }
# Nosso.
-calamity = { $form ->
       *[one] calamidade
        [many] calamidades
        [One] Calamidade
        [Many] Calamidades
    }
# Nosso.
-quick-action = { $form ->
       *[one] ação rápida
        [many] ações rápidas
        [One] Ação rápida
        [Many] Ações rápidas
    }
# Nosso.
-new-building = { $form ->
       *[one] novo edifício
        [many] novos edifícios
        [One] Novo edifício
        [Many] Novos edifícios
    }
