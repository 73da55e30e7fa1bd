import type { Page } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'

/** So much may what a page holds say together, in letters as it is stored: one part may be on a page any number of times. */
const most = 1_000_000

const seldom = [{ most: 1, ms: 3_600_000 }]

/** Takes one held page after the other, until together they say too much; the administrators of the site read of it once an hour. */
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
