import { href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { trackedJob } from '#platform/background/jobs/track-job.ts'
import { type KeptCheck, keptChecks } from '#platform/content/page/kept-checks.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { RunDescription } from '#ui/office/list/bulk/run-banner.tsx'
import { beginCheck, checkPages } from '../../commands/check-pages.server.ts'
import { checkWords, siteCheckWords as words } from '../../page-audit/words.ts'

/** Pages shown, worst first, and problems shown per page. */
const mostPages = 100
const mostFindings = 30

/** The problems on all pages, and the progress of a running check. */
export const loader = loads(async (ctx, { route }) => {
  const { locale } = ctx
  const [kept, run] = await Promise.all([keptChecks(ctx, mostPages), runOf(ctx)])
  const pages = await pagesOf(ctx, kept.rows)
  const heading = route!.meta.title[locale]
  const at = kept.at && formatInstant(kept.at, { length: 'short', locale })
  return {
    heading,
    title: pageTitle(ctx, heading),
    crumbs: [{ href: href('/cms/pages'), label: words.pages[locale] }],
    run,
    pages,
    said: at ? fill(words.checkedAt[locale], { at, pages: kept.pages }) : null,
    empty: kept.pages === 0 ? await noneYet(ctx) : null,
    words: { ...inLocale(words, locale), ...inLocale(checkWords, locale) },
  }
})

/** Starts a check of all pages. */
export const action = acts(async (ctx) => {
  await beginCheck(ctx)
  return redirect(href('/cms/pages/check'), 303)
})

async function noneYet(ctx: Context) {
  const counted = await from(ctx, 'post')
    .select((is) => is.fn.countAll<string>().as('total'))
    .executeTakeFirst()
  return fill(words.noneYetText[ctx.locale], { n: Number(counted?.total ?? 0) })
}

async function pagesOf(ctx: Context, kept: readonly KeptCheck[]) {
  if (kept.length === 0) return []
  const found = await from(ctx, 'post')
    .select(['post._id', 'post.title'])
    .where(
      'post._id',
      'in',
      kept.map(({ page }) => page),
    )
    .execute()
  const titles = new Map(found.map(({ _id, title }) => [_id, title]))
  return kept.flatMap(({ page, findings }) =>
    titles.has(page) ? [pageOf(ctx, { page, title: titles.get(page)!, findings })] : [],
  )
}

function pageOf({ locale }: Context, { page, title, findings }: Omit<KeptCheck, 'at'> & { title: string }) {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const tally = [
    ...(errors > 0 ? [fill(words.errors[locale], { n: errors })] : []),
    ...(errors < findings.length ? [fill(words.warnings[locale], { n: findings.length - errors })] : []),
  ]
  const shown = findings.slice(0, mostFindings)
  return {
    _id: page,
    title,
    href: href('/cms/edit/:id', { id: page }),
    tally: tally.join(' · '),
    findings: shown.map((one) => ({
      isError: one.severity === 'error',
      text: one[locale],
      code: one.code,
      objectId: one.objectId,
    })),
    more: findings.length > shown.length ? fill(words.more[locale], { n: findings.length - shown.length }) : null,
  }
}

async function runOf(ctx: Context): Promise<RunDescription | null> {
  const standing = await trackedJob(ctx, checkPages.name)
  if (!standing) return null
  const isBroken = standing.state === 'failed'
  const text = words[isBroken ? 'stopped' : 'running'][ctx.locale]
  return { text, isRunning: !isBroken, isBroken, at: standing.percent, total: 100 }
}
