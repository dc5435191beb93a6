### Magyar. A kulcsok minden nyelven ugyanazok.

## A játék

game-name = Piac

## Nevek

name-jade = jade
name-shell = kagyló
name-feather = toll

name-jade-1 = { name-jade } 1
name-jade-2 = { name-jade } 2
name-jade-3 = { name-jade } 3
name-jade-4 = { name-jade } 4
name-shell-1 = { name-shell } 1
name-shell-2 = { name-shell } 2
name-shell-3 = { name-shell } 3
name-shell-4 = { name-shell } 4
name-feather-1 = { name-feather } 1
name-feather-2 = { name-feather } 2
name-feather-3 = { name-feather } 3
name-feather-4 = { name-feather } 4

name-maize = kukorica
name-cacao = kakaó

source-tiles = lapkák
source-favour = kedvelt fajta

term-points = eddigi pontok

## Akciók, ahogy a lehetőségek között állnak

action-favour = Kedvelt fajta: { $noun }
action-take = Elvenni: { $noun }
action-gather = Gyűjteni: 1 { $noun }
action-end-turn = Befejezni a kört
action-pay = Fizetni: 1 { $noun }
action-reveal = Felfordítani: { $noun }

## Kérdések, ahogy egy játékosnak vagy a véletlennek szólnak

prompt-reveal-tile = Melyik lapka kerül a piacra?
prompt-choose-favour = Melyik fajta lapkát kedveled, titokban?
prompt-turn = { $step_id ->
        [taking] Végy el még egy lapkát, vagy fejezd be a kört.
        [gathered] Fejezd be a kört.
       *[other] Te jössz: végy el lapkákat, vagy gyűjts egy jelzőt.
    }
prompt-pay = Melyik jelzővel fizetsz?

## Kérdések, ahogy egy indok megnevezi őket

question-reveal-tile = melyik lapka kerül a piacra
question-choose-favour = melyik fajtát kedveled
question-turn = mi történjen a körben
question-pay = melyik jelzővel fizetsz

## Napló

log-tile-revealed = Új lapka a piacon: { $tile }.
log-favour-chosen = { $player } titokban választ: { $kind }.
log-round-began = { $round }. forduló.
log-turn-began = { $player } következik.
log-turn-ended = { $player } befejezi a kört.
log-taken = { $player } elvesz egy lapkát: { $tile }.
log-paid = { $player } fizet: 1 { $token }.
log-gathered = { $player } gyűjt: 1 { $token }.
log-favour-shown = { $player } kedvelt fajtája: { $kind }.
log-scored = { $player } { $points } pontot szerez ({ $source }).
log-game-ended = A játszma véget ért.

## Indokok, hogy egy akció miért nem lehetséges

reason-game-over = A játszma véget ért.
reason-chance-decides = Ezt a véletlen dönti el, nem egy játékos.
reason-other-question = Előbb ezt döntsd el: { $question }.
reason-no-such-token = Ebből nincs jelződ: { $token }.
reason-no-passing = Nem lehet passzolni: végy el egy lapkát, vagy gyűjts egy jelzőt.
reason-gathered-already = Ebben a körben már gyűjtöttél; csak a kör vége van hátra.
reason-taking-already = Ebben a körben lapkákat veszel el, ezért nem gyűjthetsz.
reason-not-in-the-market = Nincs a piacon: { $tile }.
reason-costs-tokens = Ez { $cost } jelzőbe kerül; neked { $have } van.
