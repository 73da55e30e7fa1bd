import { hash } from 'node:crypto'

/** Sent with every response. */
export const securityHeaders: Readonly<Record<string, string>> = Object.freeze({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'SAMEORIGIN',
})

/** Default of Retry-After in seconds. Most limits reset within ten minutes. Code that knows better overrides it. */
const usualWaitSeconds = 600

/**
 * Returns headers that depend on status and cookies. After too many attempts the client learns how long to wait. At
 * log-out the browser deletes the person's data, including pages in its history.
 */
export const headersBeside = (of: {
  method: string
  status: number
  cookies: unknown
  isWaitSaid: boolean
}): Record<string, string> => ({
  ...(of.status === 429 && !of.isWaitSaid && { 'retry-after': String(usualWaitSeconds) }),
  // A GET ends a session that was idle too long. It keeps the person's unsaved drafts.
  ...(of.method === 'POST' && forgetsSession(of.cookies) && { 'clear-site-data': '"cache", "storage"' }),
})

const forgetsSession = (cookies: unknown) => [cookies].flat().some((one) => /^(__Host-)?sid=;/.test(String(one)))

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * Returns the policy of one page. It allows the page's own inline scripts by hash, so that a cached page needs no nonce
 * (attack F05). `html` has one character for each byte.
 */
export const policyOf = (
  html: string,
  of: {
    isDevelopment: boolean
    formTargets: readonly string[]
    /** Origins of videos on the page, in addition to this site. */
    filmOrigins?: readonly string[]
    isToLookAt?: boolean
    contentHost?: string | undefined
  },
) => {
  const files = filesOf(of.contentHost)
  const frames = ["frame-src https://www.youtube-nocookie.com 'self'", ...files].join(' ')
  const shown = [...always, ["img-src 'self' data: https:", ...files].join(' '), frames]
  const films = (of.filmOrigins ?? []).filter(isSource)
  if (of.isToLookAt) return [...toLookAt, ...mediaOf(files), ...shown].join('; ')
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script]) => `'sha256-${hash('sha256', Buffer.from(script!, 'latin1'), 'base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    // The viewer reads documents from the host for files. The development build uses a web socket on its own port.
    ["connect-src 'self'", ...files, ...(of.isDevelopment ? ['ws:'] : []), ...films].join(' '),
    // The browser assembles a streamed video as a blob.
    ...(films.length > 0 ? mediaOf(['blob:', ...files, ...films]) : mediaOf(files)),
    ["form-action 'self'", ...of.formTargets.filter(isSource)].join(' '),
    ...shown,
  ].join('; ')
}

/** An origin may contain the start of another directive, such as `https://films.example;sandbox`. */
const isSource = (origin: string) => /^('self'|https?:\/\/[\w.:[\]-]+)$/.test(origin)

/**
 * Sources for files and raw HTML frames. The site redirects them to the host for files, if there is one, on any port.
 */
const filesOf = (contentHost: string | undefined) => (contentHost ? [contentHost, `${contentHost}:*`] : [])

const mediaOf = (from: readonly string[]) =>
  from.length > 0 ? [[...new Set(["media-src 'self'", ...from])].join(' ')] : []

const always = [
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
]

/** A page without scripts, connections and forms. */
const toLookAt = ["default-src 'self'", "script-src 'none'", "connect-src 'none'", "form-action 'none'"]
