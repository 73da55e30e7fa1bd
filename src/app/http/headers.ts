import { hash } from 'node:crypto'

/** Sent with every answer. */
export const securityHeaders: Readonly<Record<string, string>> = Object.freeze({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'SAMEORIGIN',
})

/** Within ten minutes most limits let one go on; who knows better says so. */
const usualWaitSeconds = 600

/**
 * What the status and the cookies of an answer ask for beside: who did something too often is told how long to wait, and a browser that
 * logs out forgets what it keeps of the person, pages that one goes back to among it.
 */
export const headersBeside = (of: {
  method: string
  status: number
  cookies: unknown
  isWaitSaid: boolean
}): Record<string, string> => ({
  ...(of.status === 429 && !of.isWaitSaid && { 'retry-after': String(usualWaitSeconds) }),
  // A session that was idle for too long is forgotten by a GET: what its person was writing waits for him.
  ...(of.method === 'POST' && forgetsSession(of.cookies) && { 'clear-site-data': '"cache", "storage"' }),
})

const forgetsSession = (cookies: unknown) => [cookies].flat().some((one) => /^(__Host-)?sid=;/.test(String(one)))

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The policy of one page: its own inline scripts by hash, so that a page from the cache needs no nonce (attack F05). `html` has one
 * character for each byte of it.
 */
export const policyOf = (
  html: string,
  of: {
    isDevelopment: boolean
    formTargets: readonly string[]
    /** From where a film on the page comes, beside this site. */
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
    // The viewer reads documents at the host of files; the development build speaks to its page over a socket of its own port.
    ["connect-src 'self'", ...files, ...(of.isDevelopment ? ['ws:'] : []), ...films].join(' '),
    // A film that comes in parts is put together in the browser, as a blob.
    ...(films.length > 0 ? mediaOf(['blob:', ...files, ...films]) : mediaOf(files)),
    ["form-action 'self'", ...of.formTargets.filter(isSource)].join(' '),
    ...shown,
  ].join('; ')
}

/** A host may hold what begins another directive: `https://films.example;sandbox` is an origin, too. */
const isSource = (origin: string) => /^('self'|https?:\/\/[\w.:[\]-]+)$/.test(origin)

/**
 * What a site asks of itself, files and the frame of raw HTML, leads to the host of files where there is one, on whatever port that is.
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

/** A page that runs nothing, asks nothing and sends nothing. */
const toLookAt = ["default-src 'self'", "script-src 'none'", "connect-src 'none'", "form-action 'none'"]
