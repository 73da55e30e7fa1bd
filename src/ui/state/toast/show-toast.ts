import { toastCookieName, toastMs, type ToastWords } from './toast-ms.ts'
import styles from './toast.module.css'

/** Screen readers announce a live region only for changes after it exists, so wait this long, in milliseconds. */
const heardAfterMs = 100

/** Shows the toast that the previous page left in its cookie, if any. A framed page leaves it to the outer one. */
export const showLeftToast = () => {
  if (window.parent !== window) return
  const left = new RegExp(`(?:^|; )${toastCookieName}=([^;]+)`).exec(document.cookie)
  if (!left) return
  document.cookie = `${toastCookieName}=; Path=/; Max-Age=0`
  const toast = read(left[1]!)
  if (toast) showToast(toast)
}

/**
 * Shows a toast at the bottom of the screen for the duration of its kind. Half a second is too short for screen
 * readers. So a live region contains it too, for as long as the longest toast.
 */
export const showToast = ({ kind, title, text }: ToastWords) => {
  const words = title ? `${title}\n${text}` : text
  const seen = { className: styles.toast!, textContent: words, ariaHidden: 'true' }
  append(seen, toastMs[kind]).dataset['toast'] = kind
  const region = append({ className: 'sr', role: 'status' }, toastMs.notification)
  setTimeout(() => (region.textContent = words), heardAfterMs)
}

/** A `div`, because the back-office styles remove the margins of paragraphs. */
function append(properties: Partial<HTMLElement>, ms: number) {
  const made = document.body.appendChild(Object.assign(document.createElement('div'), properties))
  setTimeout(() => made.remove(), ms)
  return made
}

/** The cookie may contain anything, so ignore whatever is not a toast. */
function read(value: string): ToastWords | null {
  try {
    const toast = JSON.parse(decodeURIComponent(value)) as ToastWords
    return Object.hasOwn(toastMs, toast.kind) ? toast : null
  } catch {
    return null
  }
}
