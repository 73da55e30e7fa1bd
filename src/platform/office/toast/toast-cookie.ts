import { toastCookieName, type ToastWords } from '#ui/state/toast/toast-ms.ts'

/** Long enough for a slow page to load, and short enough not to appear later. */
const keptSeconds = 60

/**
 * Returns the Set-Cookie with a toast for the next page. An action that ends in a redirect adds it to its cookies. The
 * page's script reads and deletes it, so it is not HttpOnly and contains only the words.
 */
export const toastCookie = (toast: ToastWords) =>
  `${toastCookieName}=${encodeURIComponent(JSON.stringify(toast))}; Path=/; SameSite=Lax; Max-Age=${keptSeconds}`
