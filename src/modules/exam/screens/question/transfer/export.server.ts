import { href } from 'react-router'
import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { bankCrumbs, findBank } from '../../../questions/bank/crumbs.server.ts'
import { portableQuestions } from '../../../questions/bank/export-questions.server.ts'
import { bankWords, fileWords as words, formatWords } from '../../../questions/bank/words.ts'
import { lossWords } from '../../../questions/formats/loss-words.ts'
import { lossesOf } from '../../../questions/formats/losses.ts'
import { fileFormats } from '../../../questions/formats/question-file.ts'

const maxLosses = 300

/** Asks for a format, and lists what a file of it cannot keep. */
export const loader = loads(async (ctx, { params, url }) => {
  const { locale } = ctx
  const bank = await findBank(ctx, params['id'] ?? '')
  if (!bank) throw notFound()
  const format = fileFormats.find((each) => each === url.searchParams.get('format')) ?? 'gift'
  const items = await portableQuestions(ctx, bank._id)
  const losses = lossesOf(items, format)
  return {
    title: pageTitle(ctx, words.exportTitle[locale]),
    ...{ bank: bank.name, format, crumbs: bankCrumbs(ctx, bank), crumbsLabel: bankWords.crumbs[locale] },
    count: fill(words.count[locale], { n: items.length }),
    formats: fileFormats.map((value) => ({ value, label: formatWords[value][locale] })),
    losses: losses.slice(0, maxLosses).map(({ code, losses: parts }) => ({
      code,
      text: parts.map((loss) => lossWords[loss][locale]).join(' · '),
    })),
    more: losses.length > maxLosses ? fill(words.more[locale], { n: losses.length - maxLosses }) : null,
    file: href('/lesson/question/file/:id', { id: bank._id }),
    words: inLocale(words, locale),
  }
})
