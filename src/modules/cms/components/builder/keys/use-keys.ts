import { use, useEffect } from 'react'
import { duplicate, paste, remove, textToCopy } from '../store/edit-page.ts'
import { Pasting } from '../store/pasting.ts'
import type { BuilderStore } from '../store/store.ts'
import { useStore } from '../store/use-builder.ts'
import { toBlocks, toOutline } from './focus.ts'

/**
 * The builder's keyboard shortcuts in a document: its own or the canvas's. They run before those of Puck, which are
 * disabled.
 */
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

/** Copies the selected part to the clipboard as text and JSON, unless text is selected. */
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

/** Escape in a field returns to its part, unless it closes something that the field opened. */
const isLeft = ({ code, target }: KeyboardEvent) =>
  code === 'Escape' &&
  (target as HTMLElement).getAttribute('aria-expanded') !== 'true' &&
  (target as HTMLElement).closest('[data-fields]') !== null

/** Shortcuts are off while a dialog is open. */
const isInDialog = (target: EventTarget | null) => (target as Element | null)?.closest?.('[role="dialog"]') != null

/** Keys are read by physical position, because the Thai layout is usually active. */
function actOf({ code, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (!ctrlKey && !metaKey) return plain[code] ?? null
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo'
  return { KeyY: 'redo', KeyD: 'duplicate' }[code] ?? null
}

/**
 * In text fields, letter keys type. The element may belong to another document with its own classes, so `instanceof`
 * fails.
 */
function isWriting(target: EventTarget | null): boolean {
  const { tagName, isContentEditable } = (target ?? {}) as Partial<HTMLElement>
  return isContentEditable === true || ['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName ?? '')
}
