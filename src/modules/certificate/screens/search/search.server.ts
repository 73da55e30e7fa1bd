import { data, href } from 'react-router'
import { type Context, noStore } from '#platform/context.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { certificateByCode, certificateByNumber } from '../../checking/check-certificate.server.ts'
import { describeCertificate } from '../../checking/describe-certificate.ts'
import { searchWords } from './words.ts'

/** The form; with the code of a QR code also what it says. Nobody lists certificates here. */
export const loader = loads(async (ctx, { url }) => {
  noStore(ctx)
  const words = wordsOf(ctx, { name: 'certificate.search', words: searchWords })
  const code = url.searchParams.get('code')
  return {
    title: pageTitle(ctx, words.title),
    words,
    here: href('/lesson/certification/search'),
    result: code === null || code === '' ? null : describe(ctx, await certificateByCode(ctx, code)),
  }
})

/** Checks a number with a family name. The answer is the same whichever of both is wrong. */
export const action = acts(async (ctx, { form }) => {
  const typed = { number: String(form.get('number') ?? ''), name: String(form.get('name') ?? '') }
  const result = describe(ctx, await certificateByNumber(ctx, typed))
  return data({ result }, { status: result.found ? 200 : 404 })
})

const describe = (ctx: Context, row: Awaited<ReturnType<typeof certificateByNumber>>) => ({
  found: row && describeCertificate(ctx, row),
})
