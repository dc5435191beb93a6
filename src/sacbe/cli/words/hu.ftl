### Magyar: a parancssor saját mondatai. A kulcsok minden nyelven ugyanazok.

## Játék

cli-seat = { $number }. játékos
cli-bot = { $number }. robot
cli-welcome = (mag: { $seed }; ? a súgó)
cli-narrow = A táblához { $columns } oszlop széles terminál kell; ez keskenyebb.
cli-help =
    Ezeket írhatod be:
      3                egy lehetőség, a sorszámával
      place palenque   egy lehetőség, ahogy a jobb szélen áll; elég az egyértelmű eleje (pl pal)
      u                visszavonja a kör utolsó lépését
      r                visszavonja az egész eddigi kört
      why AKCIÓ        miért nem lehet most egy akció, például: why place uxmal
      hint             mit fontolna meg egy erős robot, és miért
      board            újra megmutatja az asztalt
      log              mi történt utoljára
      rules TZ-5       egy szabály szövege (angolul)
      save FÁJL        elmenti a játszma jegyzőkönyvét
      q                feláll az asztaltól
cli-bad-number = Válassz egy számot 1 és { $count } között.
cli-unknown = „{ $text }” se nem akció, se nem parancs; a ? megmutatja, mit írhatsz be.
cli-legal = Ez most lehetséges.
cli-why-what = Írj egy akciót a „why” után, például: „why place uxmal”.
cli-hint = { $plan } (kb. { NUMBER($points, maximumFractionDigits: 1) } pont)
cli-undone = Visszavonva.
cli-nothing-to-undo = Ebből a körből nincs mit visszavonni.
cli-log-empty = Még nem történt semmi.
cli-no-rules = A szabályok szövege itt nincs telepítve.
cli-rules-english = Ez a rész magyarul még nem naprakész, ezért angolul olvasható.
cli-pass-keyboard = Titkos választás: add át a billentyűzetet, { $player } következik.
cli-press-enter = { "[" }Enter{ "]" }
cli-save-where = Írj egy fájlnevet a „save” után.
cli-save-as = A jegyzőkönyv mentése ide (Enter: nincs mentés):
cli-saved = A jegyzőkönyv ide került: { $file }.
cli-total = Összesen
cli-winner = { $player } nyert.
cli-shared-victory = Megosztott győzelem: { $players }.
cli-bye = Viszlát.
