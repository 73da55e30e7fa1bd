import { useEffect } from 'react'
import { toStep } from './outline/focus.ts'
import type { Editing, FlowEdit } from './rules/edit-flow.ts'

/**
 * Ctrl+Z and Ctrl+Y (⌘Z, ⇧⌘Z) undo and redo outside text fields, which have their own. Escape in a field returns to the
 * row of its step, from the panels too. Letters are physical keys.
 */
export function useEditorKeys({ selected }: Pick<Editing, 'selected'>, edit: (edit: FlowEdit) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null
      if (event.defaultPrevented || target?.closest('dialog, [role="dialog"], [role="menu"]')) return
      if (event.key === 'Escape' && target?.closest('[data-side]') && selected) toStep(selected)
      const restore = restoreOf(event)
      if (!restore || target?.closest('input, textarea, select')) return
      event.preventDefault()
      edit({ do: restore })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [selected, edit])
}

function restoreOf({ code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!ctrlKey && !metaKey) return null
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo'
  return code === 'KeyY' ? 'redo' : null
}
