## Learn: the list of lessons, and a lesson with its coach

web-lessons-title = Learn by playing
web-lessons-text = Short lessons on the real board. You act, the coach says why. Leave and come back whenever you like.
web-lessons-welcome = Welcome back.
web-lessons-left = You were in lesson { $number } of { $game }, “{ $title }”, at step { $step } of { $count }.
web-lessons-go-on = Go on
web-lessons-length = { $lessons ->
    [one] { $lessons } lesson and a short game, about { $minutes } minutes
    *[other] { $lessons } lessons and a short game, about { $minutes } minutes
    }
web-lessons-done-of = { $done } of { $count } lessons done
web-lessons-expansion = { $lessons ->
    [one] { $lessons } lesson for players who know the base game
    *[other] { $lessons } lessons for players who know the base game
    }
web-lessons-overview = Overview
web-lessons-aid = Player aid
web-lessons-minutes = { $minutes } min
web-lessons-done = done
web-lessons-begun = begun
web-lessons-best-after = best after lesson { $number }
web-lessons-any-order = You can open every lesson at any time; the order is only advice.
web-lessons-know = I know { $game }
web-lessons-known = All lessons of { $game } are marked as done.
web-lessons-newcomer = New here? Lesson 1 takes a minute, on the real board.
web-lesson-you = Learner
web-lesson-coach = Coach
web-lesson-of = Lesson { $number } of { $count }
web-lesson-step = step { $step } of { $count }
web-lesson-says = Step { $step } of { $count }. { $say }
web-lesson-says-after = Step { $step } of { $count }. { $say } Done before: { $then }
web-lesson-back = One step back
web-lesson-show = Show me
web-lesson-skip = Skip
web-lesson-other = That is allowed. For this lesson, try what is in the light.
web-lesson-changed = This lesson has changed since your last visit, so it begins again.
web-lesson-leave-title = Leave the lesson?
web-lesson-leave-text = Your step is kept. You can go on whenever you like.
web-lesson-stay = Stay
web-lesson-leave = Leave
web-lesson-next = Next: { $title }
web-lesson-again = Once more
web-lesson-start = Start
web-lesson-show-does = shows what the lesson wants
web-lesson-back-does = goes one step back in a lesson

## The coach in a short game

web-coach-turn = turn { $turn }
web-coach-quiet = Quiet
web-coach-speak = Speak again
web-coach-content = Nothing to point out in this turn.
web-coach-careful = Careful
web-coach-idea = An idea for this turn
web-coach-held = Your turn has not ended yet. End it again if you are sure.
web-coach-begin = Let us begin
web-coach-review = Looking back
web-coach-fold = Fold the coach into one line
web-coach-unfold = Unfold the coach
web-coach-whole = Now a whole game
