/** Work that is shared among frames, so that none of them takes long. */

/** Where nothing is drawn, as in a window out of sight, nothing waits longer for a frame; in milliseconds. */
const LONGEST = 100;

/** Wait until what was changed so far has been drawn. */
export const drawn = (): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(done, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
