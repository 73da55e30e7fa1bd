import { type KeyboardEvent, useState } from 'react'

type OptionsOptions = { id: string; count: number; close: () => void }

export type Options = ReturnType<typeof useOptions>

/**
 * The keyboard of a field with a list of options (the ARIA combobox). The focus stays in the field. Arrows move through
 * the options, Enter follows the marked one, and Escape closes the list.
 */
export function useOptions({ id, count, close }: OptionsOptions) {
  const [marked, setMarked] = useState(-1)
  const active = marked < count ? marked : -1
  const idOf = (at: number) => `${id}-${at}`
  const go = (step: 1 | -1) => setMarked(((active === -1 && step === -1 ? 0 : active) + step + count) % count)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && count > 0) {
      close()
      setMarked(-1)
    } else if (count > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      go(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && active !== -1) {
      document.getElementById(idOf(active))?.click()
    } else return
    event.preventDefault()
  }
  return {
    id,
    idOf,
    active,
    combobox: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': count > 0 ? id : undefined,
      'aria-activedescendant': active === -1 ? undefined : idOf(active),
      onKeyDown,
      onInput: () => setMarked(-1),
    },
  } as const
}
