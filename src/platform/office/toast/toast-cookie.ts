import { toastCookieName, type ToastWords } from '#ui/state/toast/toast-ms.ts'

/** Long enough for a slow page to load, too short to be met again. */
const keptSeconds = 60

/**
 * The Set-Cookie that leaves a toast for the page that is loaded next: an action that ends in a redirect pushes it onto its
 * cookies. The page's own script reads it and takes it away, so it is not HttpOnly and holds nothing but the words.
 */
export const toastCookie = (toast: ToastWords) =>
  `${toastCookieName}=${encodeURIComponent(JSON.stringify(toast))}; Path=/; SameSite=Lax; Max-Age=${keptSeconds}`
