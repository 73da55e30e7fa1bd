import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { countJobs } from '#platform/background/jobs/queue.ts'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { displayWords } from '../words.ts'

/** What this process knows of the site and of the viewer. Only on the developer's machine. */
export const loader = loads(async (ctx, { isDeveloper }) => {
  if (!isDeveloper) throw notFound()
  const words = inLocale(displayWords, ctx.locale)
  const jobs = { ...(await countJobs(ctx.app)) }
  return {
    title: pageTitle(ctx, words.heading),
    words,
    facts: [...factsOf(ctx, words), { name: words.jobs, value: fill(words.jobCounts, jobs) }],
  }
})

type Words = Record<keyof typeof displayWords, string>

const factsOf = ({ site, viewer, locale, app }: Context, words: Words) => [
  { name: words.host, value: site.hostname },
  { name: words.site, value: `${site.siteName} · ${site._id} · ${site.siteType}` },
  { name: words.viewer, value: viewer.name },
  { name: words.role, value: viewer.role },
  { name: words.locale, value: locale },
  { name: words.plugins, value: [...site.plugins].join(' ') },
  { name: words.cache, value: String(app.pageCache.figures().pages) },
  { name: words.memory, value: `${Math.round(process.memoryUsage.rss() / 1_048_576)} MB` },
]
