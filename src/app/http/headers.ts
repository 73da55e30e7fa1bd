import { createHash } from 'node:crypto'

/** Sent with every answer. */
export const standing: Readonly<Record<string, string>> = Object.freeze({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'SAMEORIGIN',
})

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The policy of one page: its own inline scripts by hash, so that a page from the cache needs no nonce (attack F05). */
export const policyOf = (
  html: string,
  of: { isDevelopment: boolean; formTargets: readonly string[]; isToLookAt?: boolean },
) => {
  if (of.isToLookAt) return [...toLookAt, ...always].join('; ')
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    // The development build speaks to its page over a socket of its own port.
    `connect-src 'self'${of.isDevelopment ? ' ws:' : ''}`,
    ["form-action 'self'", ...of.formTargets].join(' '),
    ...always,
  ].join('; ')
}

const always = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
]

/** A page that runs nothing, asks nothing and sends nothing. */
const toLookAt = ["default-src 'self'", "script-src 'none'", "connect-src 'none'", "form-action 'none'"]
