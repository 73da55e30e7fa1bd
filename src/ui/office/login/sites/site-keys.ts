import { type RefObject, useEffect } from 'react'

/**
 * 1 to 9 choose and open a site by physical key, because the Thai layout has no digits in that row. Typing in the
 * search is text.
 */
export function useSiteKeys(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const choose = (event: KeyboardEvent) => {
      const [, digit] = /^Digit([1-9])$/.exec(event.code) ?? []
      if (!digit || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const radio = form.current?.querySelector<HTMLInputElement>(`input[data-digit="${digit}"]`)
      if (!radio) return
      radio.checked = true
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', choose)
    return () => document.removeEventListener('keydown', choose)
  }, [form])
}

const isTyping = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'search'
