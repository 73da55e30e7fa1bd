import { sql } from 'kysely'
import { data, href, redirect } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { tagOf } from '#platform/data/collection/reads.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { resendFailed } from '#platform/background/mail/resend-failed.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import { markOfText } from '#platform/office/screens/save/seen-text.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { Action, Pair, RecordDescription } from '#ui/office/description.ts'
import { carriedSettings, settingChanges, storeSettings } from '../commands/carry-settings.server.ts'
import reindexSearch from '../commands/reindex-search.server.ts'
import { describeLog } from '../components/describe-log.ts'
import { describeSettings } from '../components/describe-settings.ts'
import { carriedWords, logWords, toolWords as words } from '../words.ts'

/** The maintenance tools for administrators (specification L94), or the site's settings as a text. */
export const loader = loads(async (ctx, { route, url }) => {
  const heading = route!.meta.title[ctx.locale]
  const settings = url.searchParams.has('settings') ? await describeCarried(ctx) : null
  const log = url.searchParams.has('log') ? await describeLog(ctx, url) : null
  const title = pageTitle(ctx, settings?.form.heading ?? log?.heading ?? heading)
  return { record: await describe(ctx, { heading, url }), settings, log, title }
})

async function describeCarried(ctx: Context) {
  const text = await carriedSettings(ctx)
  const fileName = `settings-${bangkokDay(ctx.now)}.json`
  return { form: describeSettings(ctx, { text }), text, fileName, words: inLocale(carriedWords, ctx.locale) }
}

/** Each action applies only to this site and can be repeated. */
export const action = acts(async (ctx, { form }) => {
  const intent = form.get('intent')
  if (intent === null && form.has('settings')) return bringIn(ctx, form)
  const here = href('/config/tools')
  if (intent === 'caches') {
    dropPages(ctx)
    return redirect(`${here}?done=caches`)
  }
  if (intent === 'search') {
    await enqueue(ctx, reindexSearch, { payload: { collection: 0, after: '' }, key: `reindex ${ctx.site._id}` })
    return redirect(`${here}?done=search`)
  }
  if (intent === 'mail') return redirect(`${here}?done=mail&n=${await resendFailed(ctx)}`)
  throw notFound()
})

/** Shows what a text would change, and stores the text when it is submitted again unchanged. */
async function bringIn(ctx: Context, sent: FormData) {
  const text = String(sent.get('settings'))
  try {
    if (sent.get('seen') === markOfText(text)) {
      await storeSettings(ctx, text)
      return redirect(`${href('/config/tools')}?done=settings`)
    }
    const changes = await settingChanges(ctx, text)
    return data({ form: describeSettings(ctx, { text, changes }), changes })
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data({ form: describeSettings(ctx, { text, issues: error.issues }), changes: null }, { status: 400 })
  }
}

/** Invalidates all cached pages and data of the site in every process, as if each of its collections had changed. */
const dropPages = (ctx: Context) =>
  ctx.app.purges.add([...ctx.app.collections.values()].map(({ collection }) => tagOf(ctx.site._id, collection)))

async function describe(ctx: Context, { heading, url }: { heading: string; url: URL }): Promise<RecordDescription> {
  const { locale } = ctx
  const failed = await failedMail(ctx)
  const saved = saidOf(ctx, url)
  const pair = (label: keyof typeof words, text: string): Pair => ({ label: words[label][locale], value: { text } })
  return {
    ...{ crumbs: [], heading, facts: [], related: [] },
    ...(saved && { saved }),
    actions: [
      { label: logWords.title[locale], href: `${href('/config/tools')}?log` },
      { label: words.settings[locale], href: `${href('/config/tools')}?settings` },
      posting(words.caches[locale], 'caches'),
      posting(words.search[locale], 'search'),
      posting(words.mail[locale], 'mail', failed === 0 ? words.noMail[locale] : undefined),
    ],
    sections: [
      {
        title: words.what[locale],
        pairs: [
          pair('caches', words.cachesText[locale]),
          pair('search', words.searchText[locale]),
          pair('mail', fill(words.mailText[locale], { n: failed.toLocaleString('th-TH') })),
          pair('settings', words.settingsText[locale]),
          { label: logWords.title[locale], value: { text: logWords.what[locale] } },
        ],
      },
    ],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}

const posting = (label: string, intent: string, lock?: string): Action => ({
  ...{ label, method: 'post', hidden: [{ name: 'intent', value: intent }] },
  ...(lock && { lock }),
})

async function failedMail(ctx: Context): Promise<number> {
  collectionOf(ctx, 'mail')
  const { n } = await from(ctx, 'mail')
    .select(sql<number>`count(*)`.as('n'))
    .where('state', '=', 'failed')
    .where('secret', '=', false)
    .executeTakeFirstOrThrow()
  return Number(n)
}

function saidOf({ locale }: Context, { searchParams }: URL): string | null {
  const done = searchParams.get('done')
  if (done === 'caches') return words.cachesDone[locale]
  if (done === 'search') return words.searchDone[locale]
  if (done === 'settings') return words.settingsDone[locale]
  const n = Number(searchParams.get('n'))
  return done === 'mail' && Number.isInteger(n) ? fill(words.mailDone[locale], { n: n.toLocaleString('th-TH') }) : null
}
