import { use, useEffect } from 'react'
import { duplicate, paste, remove, textToCopy } from './edit-page.ts'
import { Pasting } from './pasting.ts'
import type { BuilderStore } from './store.ts'
import { useStore } from './use-builder.ts'

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
  const act = isWriting(event.target) ? null : actOf(event)
  if (!act) return
  const { selected } = store.get()
  if (act !== 'escape') event.stopImmediatePropagation()
  if (act !== 'escape') event.preventDefault()
  if (act === 'undo') store.undo()
  if (act === 'redo') store.redo()
  if (act === 'escape') store.select(null)
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

/** Keys are read by where they lie: the Thai layout is usually on. */
function actOf({ code, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (!ctrlKey && !metaKey) return { Delete: 'remove', Backspace: 'remove', Escape: 'escape' }[code] ?? null
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo'
  return { KeyY: 'redo', KeyD: 'duplicate' }[code] ?? null
}

/** Where letters are written, keys are letters. The element may be of another document, whose classes are others. */
function isWriting(target: EventTarget | null): boolean {
  const { tagName, isContentEditable } = (target ?? {}) as Partial<HTMLElement>
  return isContentEditable === true || ['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName ?? '')
}
