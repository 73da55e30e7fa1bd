import type { BuilderStore } from '../store/store.ts'

/** To the first field of the chosen part. */
export function toFields(store: BuilderStore) {
  const of = `[data-fields="${CSS.escape(store.get().selected ?? '')}"]`
  toFirst(`${of} input, ${of} textarea`)
}

/** To the search of the blocks, which opens them. */
export function toBlocks(store: BuilderStore) {
  store.open('blocks')
  toFirst('[data-find]')
}

/** From the fields back to the line of the chosen part in the outline. */
export function toOutline(store: BuilderStore) {
  const { selected } = store.get()
  store.open('outline')
  if (selected !== null) toFirst(`[data-part="${CSS.escape(selected)}"]`)
}

/** A second of frames: what was asked for longer ago is not wanted any more. */
const mostFrames = 60

/** At once where it stands, for the next key may follow within a frame; otherwise as soon as it is drawn. */
function toFirst(selector: string, frames = mostFrames) {
  const found = document.querySelector<HTMLElement>(selector)
  if (found) found.focus()
  else if (frames > 0) requestAnimationFrame(() => toFirst(selector, frames - 1))
}
