import type { BuilderStore } from '../store/store.ts'

/** Focuses the first field of the selected part. */
export function toFields(store: BuilderStore) {
  const of = `[data-fields="${CSS.escape(store.get().selected ?? '')}"]`
  toFirst(`${of} input, ${of} textarea`)
}

/** Focuses the search for blocks and opens their panel. */
export function toBlocks(store: BuilderStore) {
  store.open('blocks')
  toFirst('[data-find]')
}

/** Moves from the fields back to the selected part's line in the outline. */
export function toOutline(store: BuilderStore) {
  const { selected } = store.get()
  store.open('outline')
  if (selected !== null) toFirst(`[data-part="${CSS.escape(selected)}"]`)
}

/** One second of frames. After that, the request is dropped. */
const mostFrames = 60

/**
 * Focuses at once if the element exists, because the next key may follow within a frame. Otherwise it waits until the
 * element is rendered.
 */
function toFirst(selector: string, frames = mostFrames) {
  const found = document.querySelector<HTMLElement>(selector)
  if (found) found.focus()
  else if (frames > 0) requestAnimationFrame(() => toFirst(selector, frames - 1))
}
