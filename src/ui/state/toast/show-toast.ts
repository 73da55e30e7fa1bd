import { toastCookieName, toastMs, type ToastWords } from './toast-ms.ts'
import styles from './toast.module.css'

/** A reader begins to listen to a region when it is there, and hears what comes into it after that. */
const heardAfterMs = 100

/** Shows the toast that the page before left in its cookie, if it left one. A page in a frame leaves it to the one around it. */
export const showLeftToast = () => {
  if (window.parent !== window) return
  const left = new RegExp(`(?:^|; )${toastCookieName}=([^;]+)`).exec(document.cookie)
  if (!left) return
  document.cookie = `${toastCookieName}=; Path=/; Max-Age=0`
  const toast = read(left[1]!)
  if (toast) showToast(toast)
}

/**
 * Shows a toast at the foot of the screen for as long as its kind stands. Half a second is too short to be heard, so a
 * live region says it too, and keeps it as long as the longest toast.
 */
export const showToast = ({ kind, title, text }: ToastWords) => {
  const words = title ? `${title}\n${text}` : text
  const seen = { className: styles.toast!, textContent: words, ariaHidden: 'true' }
  append(seen, toastMs[kind]).dataset['toast'] = kind
  const region = append({ className: 'sr', role: 'status' }, toastMs.notification)
  setTimeout(() => (region.textContent = words), heardAfterMs)
}

/** A `div`: the ground of the back office takes the room from around paragraphs. */
function append(properties: Partial<HTMLElement>, ms: number) {
  const made = document.body.appendChild(Object.assign(document.createElement('div'), properties))
  setTimeout(() => made.remove(), ms)
  return made
}

/** Anyone who could write the cookie could write anything: what is no toast is nothing. */
function read(value: string): ToastWords | null {
  try {
    const toast = JSON.parse(decodeURIComponent(value)) as ToastWords
    return Object.hasOwn(toastMs, toast.kind) ? toast : null
  } catch {
    return null
  }
}
