import type { Paper } from './autosaving.ts'

/** Reads and writes the submission form for autosave. Hidden fields hold the draft on which it is based. */
export const paperOf = (form: HTMLFormElement): Paper => {
  const field = <E extends HTMLInputElement | HTMLTextAreaElement>(name: string) => form.elements.namedItem(name) as E
  return {
    text: () => field<HTMLTextAreaElement>('text').value,
    files: () => new FormData(form).getAll('files').map(String),
    seen() {
      const version = field('version').value
      return { attempt: Number(field('attempt').value), version: version === '' ? null : Number(version) }
    },
    write: (text) => void (field<HTMLTextAreaElement>('text').value = text),
    note: ({ version }) => void (field('version').value = version === null ? '' : String(version)),
  }
}

/**
 * Calls `wrote` when the form or its list of files changes. Calls `leave` when the page is left or hidden, and `settle`
 * before the form is sent. Returns the function that stops it.
 */
export const watch = (
  form: HTMLFormElement,
  on: { wrote: () => void; leave: () => void; back: () => void; isBusy: () => boolean; settle: () => Promise<void> },
): (() => void) => {
  const ended = new AbortController()
  const till = { signal: ended.signal }
  form.addEventListener('input', on.wrote, till)
  const files = new MutationObserver((changes) => changes.some(touchesFiles) && on.wrote())
  files.observe(form, { childList: true, subtree: true })
  addEventListener('pagehide', on.leave, till)
  addEventListener('online', on.back, till)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && on.leave(), till)
  const sent = (event: SubmitEvent) => {
    if (!on.isBusy()) return void on.settle()
    event.preventDefault()
    event.stopPropagation()
    void on.settle().then(() => form.isConnected && form.requestSubmit(event.submitter))
  }
  form.addEventListener('submit', sent, { ...till, capture: true })
  return () => {
    ended.abort()
    files.disconnect()
  }
}

const touchesFiles = ({ addedNodes, removedNodes }: MutationRecord) =>
  [...addedNodes, ...removedNodes].some(
    (node) => node instanceof Element && (node.matches('[name=files]') || node.querySelector('[name=files]') !== null),
  )
