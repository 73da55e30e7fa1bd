import type { Page } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'

/**
 * Maximum total length of a page's included pages, in stored characters. One part may be included any number of times.
 */
const most = 1_000_000

const seldom = [{ most: 1, ms: 3_600_000 }]

/**
 * Accepts included pages until their total length is too large. Then it warns the site's administrators in the log,
 * once an hour.
 */
export const contentWeight = ({ app, site }: Context, holder: string) => {
  const weights = new Map<Page, number>()
  let left = most
  return (held: Page): boolean => {
    const weight = weights.get(held) ?? JSON.stringify(held).length
    weights.set(held, weight)
    left -= weight
    const isFit = left >= 0
    if (!isFit && app.limits.tally(`held ${site._id} ${holder}`, seldom))
      app.errorLog.add({ site: site._id, level: 'error', source: 'server', text: `too many parts on page ${holder}` })
    return isFit
  }
}
