import { loads } from '#platform/http/request.server.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeRuns, runFilter } from '../components/server/describe-runs.server.ts'
import { runScreenWords } from '../words.ts'

/** The runs of the site that the address asks for. */
export const loader = loads(async (ctx, { url }) => ({
  ...(await describeRuns(ctx, runFilter(url))),
  words: inLocale(runScreenWords, ctx.locale),
  title: pageTitle(ctx, runScreenWords.runs[ctx.locale]),
}))
