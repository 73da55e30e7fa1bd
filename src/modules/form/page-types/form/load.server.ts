import { bangkokDay, nextMidnight } from '#domain/thai-calendar/bangkok.ts'
import type { Locale } from '#domain/locale/locale.ts'
import type { PageTypeLoad } from '#platform/content/page/view/page-type.ts'
import { cacheUntil } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { latestVersion } from '../../submissions/form/versions.server.ts'
import { addressWords, dateWords, formWords, uploadWords } from '../../words.ts'

type InOneLanguage<Words> = { readonly [Word in keyof Words]: string }

export interface FormPageContent {
  _id: string
  /** Which version it shows; null before the first. */
  version: number | null
  courseID: string | null
  today: string
  locale: Locale
  words: InOneLanguage<typeof formWords>
  dates: InOneLanguage<typeof dateWords>
  address: InOneLanguage<typeof addressWords>
  uploads: InOneLanguage<typeof uploadWords>
}

/** What a form needs beside its fields. Pages of visitors are cached: no token, draft or value of a session is here. */
export const load: PageTypeLoad<FormPageContent> = async (ctx, { _id }) => {
  cacheUntil(ctx, Date.parse(nextMidnight(ctx.now)))
  const post = await from(ctx, 'post').select('post.course').where('post._id', '=', _id).executeTakeFirst()
  return {
    _id,
    version: (await latestVersion(ctx, _id))?.number ?? null,
    courseID: post?.course ?? null,
    today: bangkokDay(ctx.now),
    locale: ctx.locale,
    words: wordsOf(ctx, { name: 'form.page', words: formWords }),
    dates: wordsOf(ctx, { name: 'form.dates', words: dateWords }),
    address: wordsOf(ctx, { name: 'form.address', words: addressWords }),
    uploads: wordsOf(ctx, { name: 'form.uploads', words: uploadWords }),
  }
}
