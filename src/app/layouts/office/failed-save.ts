import { data, type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'

/** The state of a submitted form of the back office: under way, failed, or answered. */
export type Sent = { state: 'processing' | 'answered' } | { state: 'failed'; error: unknown }

/**
 * Keeps the person in the form if it is not stored (specification L257). It reports the error and returns nothing to
 * the router. So the screen stays, and no loader runs, which could also fail.
 */
export const stayInForm =
  (tell: (sent: Sent) => void): MiddlewareFunction<Record<string, DataStrategyResult>> =>
  async ({ request }, next) => {
    if (request.method === 'GET') return next()
    tell({ state: 'processing' })
    const results = await next()
    const failed = Object.entries(results).find(([, { type, result }]) => type === 'error' && !isResponse(result))
    // A person who has left the screen is not told.
    if (!failed || request.signal.aborted) {
      tell({ state: 'answered' })
      return results
    }
    const [id, { result: error }] = failed
    tell({ state: 'failed', error })
    return { ...results, [id]: { type: 'data', result: data(undefined, { status: statusOf(error) }) } }
  }

/** A redirect is also thrown. */
const isResponse = (result: unknown) => result instanceof Response

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)

type Words = Record<'title' | 'offline' | 'silent' | 'broken' | 'forbidden' | 'gone' | 'refused' | 'tooOften', string>

/** Returns the message of a failed save: the sentence of the server, otherwise what is known of the failure. */
export function sayFailed(
  error: unknown,
  { words, locale, isOnline }: { words: Words; locale: 'th' | 'en'; isOnline: boolean },
) {
  const { title } = words
  if (!isRouteErrorResponse(error)) return { title, text: isLost(error) || !isOnline ? words.offline : words.broken }
  const issues = (error.data as { issues?: readonly Issue[] } | null)?.issues ?? []
  if (issues.length > 0) return { title, text: issues.map((issue) => issue[locale]).join(' · ') }
  const said = sentences[error.status]
  return { title, text: said ? words[said] : error.status >= 500 ? words.broken : words.refused }
}

/** A browser throws a TypeError if it could not send or received no response. */
const isLost = (error: unknown) => error instanceof TypeError

const sentences: Record<number, keyof Words> = {
  403: 'forbidden',
  404: 'gone',
  408: 'silent',
  429: 'tooOften',
  502: 'silent',
  503: 'silent',
  504: 'silent',
}
