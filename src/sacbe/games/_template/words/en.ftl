### English. The keys are the same in every language.

## The game

game-name = Market

## Names

name-jade = jade
name-shell = shell
name-feather = feather

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

name-maize = maize
name-cacao = cacao

source-tiles = tiles
source-favour = favoured kind

term-points = points so far

## Actions, as they read in a list of choices

action-favour = Favour { $noun }
action-take = Take { $noun }
action-gather = Gather 1 { $noun }
action-end-turn = End the turn
action-pay = Pay 1 { $noun }
action-reveal = Reveal { $noun }

## Questions, as they are put to a player or to chance

prompt-reveal-tile = Which tile comes into the market?
prompt-choose-favour = Which kind of tile do you favour, in secret?
prompt-turn = { $step_id ->
        [taking] Take another tile or end the turn.
        [gathered] End the turn.
       *[other] Your turn: take tiles or gather a token.
    }
prompt-pay = Which token do you pay with?

## Questions, as they are named in a reason

question-reveal-tile = which tile comes into the market
question-choose-favour = which kind to favour
question-turn = what to do in the turn
question-pay = which token to pay with

## Log

log-tile-revealed = { $tile } comes into the market.
log-favour-chosen = { $player } favours { $kind }, in secret.
log-round-began = Round { $round } begins.
log-turn-began = It is { $player }’s turn.
log-turn-ended = { $player } ends the turn.
log-taken = { $player } takes { $tile }.
log-paid = { $player } pays 1 { $token }.
log-gathered = { $player } gathers 1 { $token }.
log-favour-shown = { $player } has favoured { $kind }.
log-scored = { $points ->
        [one] { $player } scores { $points } point ({ $source }).
       *[other] { $player } scores { $points } points ({ $source }).
    }
log-game-ended = The game is over.

## Reasons why an action is not legal

reason-game-over = The game is over.
reason-chance-decides = Chance decides this, not a player.
reason-other-question = Decide this first: { $question }.
reason-no-such-token = You have no { $token }.
reason-no-passing = You cannot pass: take a tile or gather a token.
reason-gathered-already = You have gathered this turn; only the end of the turn remains.
reason-taking-already = You are taking tiles this turn, so you cannot gather.
reason-not-in-the-market = { $tile } does not lie in the market.
reason-costs-tokens = This costs { $cost } token; you have { $have }.
