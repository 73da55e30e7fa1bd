import { data, type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'

/** What became of what a form of the back office sent: it is under way, it did not come through, or it was answered. */
export type Sent = { state: 'processing' | 'answered' } | { state: 'failed'; error: unknown }

/**
 * Keeps a person in the form when what he sent is not stored (specification L257): the error is told, and for the router the
 * action has answered nothing, so that the screen stays as it is and no loader is asked, which could fail as well.
 */
export const stayInForm =
  (tell: (sent: Sent) => void): MiddlewareFunction<Record<string, DataStrategyResult>> =>
  async ({ request }, next) => {
    if (request.method === 'GET') return next()
    tell({ state: 'processing' })
    const results = await next()
    const failed = Object.entries(results).find(([, { type, result }]) => type === 'error' && !isResponse(result))
    // Who has gone elsewhere meanwhile is not told of it.
    if (!failed || request.signal.aborted) {
      tell({ state: 'answered' })
      return results
    }
    const [id, { result: error }] = failed
    tell({ state: 'failed', error })
    return { ...results, [id]: { type: 'data', result: data(undefined, { status: statusOf(error) }) } }
  }

/** A redirect is thrown too. */
const isResponse = (result: unknown) => result instanceof Response

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)

type Words = Record<'title' | 'offline' | 'silent' | 'broken' | 'forbidden' | 'gone' | 'refused' | 'tooOften', string>

/** What is said of a failed save: the server's own sentence where it gave one, else what is known of the failure. */
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

/** A browser that could not send, or got no answer, throws a TypeError. */
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
