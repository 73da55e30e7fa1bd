import { use, useEffect } from 'react'
import { duplicate, paste, remove, textToCopy } from '../store/edit-page.ts'
import { Pasting } from '../store/pasting.ts'
import type { BuilderStore } from '../store/store.ts'
import { useStore } from '../store/use-builder.ts'
import { toBlocks, toOutline } from './focus.ts'

/** The keys of the builder in a document: its own, or that of the canvas. They come before those of Puck, which has none here. */
export function useBuilderKeys(inside: Document | undefined) {
  const store = useStore()
  const askPaste = use(Pasting)
  useEffect(() => {
    const view = inside?.defaultView
    if (!inside || !view) return
    const press = (event: KeyboardEvent) => pressed(event, store)
    const copy = (event: ClipboardEvent) => copied(event, store)
    const put = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (isWriting(event.target) || text === '') return
      event.preventDefault()
      void askPaste(text).then((pasted) => pasted && paste(store, pasted))
    }
    const listening = new AbortController()
    const { signal } = listening
    view.addEventListener('keydown', press, { capture: true, signal })
    inside.addEventListener('copy', copy, { signal })
    inside.addEventListener('cut', copy, { signal })
    inside.addEventListener('paste', put, { signal })
    return () => listening.abort()
  }, [inside, store, askPaste])
}

function pressed(event: KeyboardEvent, store: BuilderStore) {
  if (isWriting(event.target)) return isLeft(event) ? toOutline(store) : undefined
  const act = isInDialog(event.target) ? null : actOf(event)
  if (!act) return
  const { selected } = store.get()
  if (act !== 'escape') event.stopImmediatePropagation()
  if (act !== 'escape') event.preventDefault()
  if (act === 'undo') store.undo()
  if (act === 'redo') store.redo()
  if (act === 'escape') store.select(null)
  if (act === 'blocks') toBlocks(store)
  if (selected && act === 'remove') remove(store, selected)
  if (selected && act === 'duplicate') duplicate(store, selected)
}

/** What is chosen goes to the clipboard as text and as JSON, unless words are. */
function copied(event: ClipboardEvent, store: BuilderStore) {
  const { target, clipboardData, type } = event
  const words = (target as Node | null)?.ownerDocument?.getSelection()?.toString() ?? ''
  const text = isWriting(target) || words !== '' ? null : textToCopy(store)
  if (text === null) return
  clipboardData?.setData('text/plain', text)
  clipboardData?.setData('application/json', text)
  event.preventDefault()
  const { selected } = store.get()
  if (type === 'cut' && selected) remove(store, selected)
}

const plain: Record<string, 'remove' | 'escape' | 'blocks'> = {
  ...{ Delete: 'remove', Backspace: 'remove', Escape: 'escape', Slash: 'blocks' },
}

/** Esc in a field leads back to the part that it is of, unless it closes what the field has opened. */
const isLeft = ({ code, target }: KeyboardEvent) =>
  code === 'Escape' &&
  (target as HTMLElement).getAttribute('aria-expanded') !== 'true' &&
  (target as HTMLElement).closest('[data-fields]') !== null

/** What is asked in a dialog has the keys to itself. */
const isInDialog = (target: EventTarget | null) => (target as Element | null)?.closest?.('[role="dialog"]') != null

/** Keys are read by where they lie: the Thai layout is usually on. */
function actOf({ code, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (!ctrlKey && !metaKey) return plain[code] ?? null
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo'
  return { KeyY: 'redo', KeyD: 'duplicate' }[code] ?? null
}

/** Where letters are written, keys are letters. The element may be of another document, whose classes are others. */
function isWriting(target: EventTarget | null): boolean {
  const { tagName, isContentEditable } = (target ?? {}) as Partial<HTMLElement>
  return isContentEditable === true || ['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName ?? '')
}
