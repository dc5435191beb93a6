// Nothing is wider than the window; no text is cut, sticks out of what holds it, or lies on its neighbour; no word is torn.
() => {
  const SIDEWAYS = 1.5;  // Pixels that letters may hang over.
  const UPWARDS = 0.25;  // Of its height: what a text's box has above and below its letters.
  const HOLDERS = 'button, .btn, .chip, .option, .panel, dialog, label, td, th, li';
  const NEAR = 3;  // Texts so few steps below a common parent belong together.
  const faults = new Set();
  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const says = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 50);
  const where = (element) => {
    const named = element.closest('[class]');
    const name = named ? String(named.getAttribute('class')).replace(/svelte-\w+/g, '').trim() : '';
    return `${element.localName}.${name.replace(/\s+/g, '.')}`;
  };
  const blame = (what, text, element) => faults.add(`${what}: "${says(text)}" in ${where(element)}`);

  // Does an element hide what sticks out of it, does it let one scroll there, or neither?
  const clips = (element) => {
    const {overflowX, overflowY} = style(element);
    const kind = (flow) => (flow === 'auto' || flow === 'scroll' ? 'scrolls' : flow === 'visible' ? '' : 'hides');
    return [kind(overflowX), kind(overflowY)];
  };
  const isUnseen = (element) => {
    for (let at = element; at; at = at.parentElement) {
      if (style(at).clipPath === 'inset(50%)' || at.getAttribute('data-measured') === 'no') return true;
    }
    return !element.checkVisibility({visibilityProperty: true, opacityProperty: true});
  };

  const innerBox = (element) => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    return {left, top, right, bottom};
  };
  const sticksOut = (rect, box) => {
    const slack = Math.max(2, UPWARDS * rect.height);
    return [rect.left < box.left - SIDEWAYS || rect.right > box.right + SIDEWAYS,
            rect.top < box.top - slack || rect.bottom > box.bottom + slack];
  };

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.add(`the page is ${page.scrollWidth} wide, the window ${innerWidth}`);

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (!node.data.trim() || ['SCRIPT', 'STYLE', 'TITLE'].includes(holder.tagName.toUpperCase()) || isUnseen(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({width, height}) => width > 0.5 && height > 0.5);
    if (rects.length) texts.push({node, holder, rects});
  }

  for (const {node, holder, rects} of texts) {
    const around = holder.closest(HOLDERS);
    const free = [false, false];  // Sideways, upwards: can one scroll there?
    let isOutOfFlow = false;
    for (let at = holder; at && at !== document.body; at = at.parentElement) {
      const cut = clips(at);
      const box = innerBox(at);
      for (const rect of rects) {
        const out = sticksOut(rect, box);
        for (const axis of [0, 1]) {
          if (free[axis] || !out[axis]) continue;
          if (cut[axis] === 'hides') blame(axis ? 'cut above or below' : 'cut at its side', node.data, at);
          else if (at === around && !cut[axis]) blame(axis ? 'above or below its box' : 'wider than its box', node.data, at);
        }
      }
      cut.forEach((kind, axis) => { if (kind === 'scrolls') free[axis] = true; });
      if (style(at).position === 'fixed') isOutOfFlow = true;
    }
    for (const rect of rects) {
      if (!free[0] && (rect.left < -SIDEWAYS || rect.right > innerWidth + SIDEWAYS)) blame('beside the window', node.data, holder);
      if (isOutOfFlow && !free[1] && (rect.bottom > innerHeight + 2 || rect.top < -2)) blame('above or below the window', node.data, holder);
    }
  }

  // A word goes on in the next line only with a hyphen; not every browser has those of every language.
  for (const {node, holder, rects} of texts) {
    const {hyphens, overflowWrap, wordBreak} = style(holder);
    if (rects.length < 2 || hyphens === 'auto' || (overflowWrap === 'normal' && wordBreak === 'normal')) continue;
    for (const {0: word, index} of node.data.matchAll(/\p{L}{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
      if (lines.size > 1) blame('torn', word, holder);
    }
  }

  // Texts of one neighbourhood must not lie on each other; what lies over the page on purpose is positioned.
  const near = new Map();
  for (const text of texts) {
    let at = text.holder;
    for (let step = 0; at && step <= NEAR; step += 1) {
      if (!near.has(at)) near.set(at, []);
      near.get(at).push(text);
      if (['absolute', 'fixed', 'sticky'].includes(style(at).position) || at.localName === 'svg') break;
      at = at.parentElement;
    }
  }
  const letters = ({left, right, top, bottom, height}) => ({left, right, top: top + UPWARDS * height, bottom: bottom - UPWARDS * height});
  const overlap = (a, b) => {
    const [one, other] = [letters(a), letters(b)];
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 2 && height > 1;
  };
  const turned = (text) => text.node.parentElement.closest('svg') !== null;
  for (const together of near.values()) {
    for (const [nth, one] of together.entries()) {
      for (const other of together.slice(nth + 1)) {
        if (turned(one) || turned(other)) continue;
        if (one.rects.some((a) => other.rects.some((b) => overlap(a, b)))) blame(`lies on "${says(other.node.data)}"`, one.node.data, one.holder);
      }
    }
  }

  // In a drawing the box of a text is the shape drawn just before it, if the text is in its middle.
  for (const text of document.querySelectorAll('svg text')) {
    const shape = text.previousElementSibling;
    if (!shape || !['rect', 'circle'].includes(shape.localName) || isUnseen(text)) continue;
    const [inner, outer] = [text.getBBox(), shape.getBBox()];
    const isInside = Math.abs(inner.x + inner.width / 2 - outer.x - outer.width / 2) < outer.width / 8
      && Math.abs(inner.y + inner.height / 2 - outer.y - outer.height / 2) < outer.height / 3;
    if (isInside && inner.width > outer.width + 1) blame('wider than its shape', text.textContent, text);
  }
  return [...faults];
}
