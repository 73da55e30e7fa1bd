import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { findBank } from '../../../questions/bank/crumbs.server.ts'
import { portableQuestions } from '../../../questions/bank/export-questions.server.ts'
import { fileWords as words, formatWords } from '../../../questions/bank/words.ts'
import { exampleQuestions } from '../../../questions/formats/example-questions.ts'
import { fileFormats, type QuestionFileFormat } from '../../../questions/formats/question-file.ts'
import { type QuestionFile, writeQuestionFile } from '../../../questions/formats/write-question-file.server.ts'
import { assertAuthor } from '../../../questions/store-version.server.ts'

/** An example table to fill in. */
export const loader = loads(async (ctx, { params }) => {
  assertAuthor(ctx)
  const bank = await bankOf(ctx, params['id'])
  const file = await writeQuestionFile(ctx, { items: exampleQuestions, format: 'xlsx', title: bank.name })
  return fileResponse(file, 'questions-example')
})

/** The questions of a bank with their keys as a file. Its author is notified, as after every export. */
export const action = acts(async (ctx, { params, form }) => {
  const bank = await bankOf(ctx, params['id'])
  const format = fileFormats.find((each) => each === form.get('format'))
  if (!format) throw invalid({ field: 'format', code: 'wrong', ...words.unknownFormat })
  const items = await portableQuestions(ctx, bank._id)
  const file = await writeQuestionFile(ctx, { items, format, title: bank.name })
  await notifyAuthor(ctx, { bank, format, count: items.length })
  return fileResponse(file, `questions-${bangkokDay(ctx.now)}`)
})

async function bankOf(ctx: Context, id = '') {
  const bank = await findBank(ctx, id)
  if (!bank) throw notFound()
  return bank
}

interface ExportFacts {
  bank: { _id: string; name: string }
  format: QuestionFileFormat
  count: number
}

function notifyAuthor(ctx: Context, { bank, format, count }: ExportFacts) {
  const text = (locale: 'th' | 'en') =>
    fill(words.exportedText[locale], { name: bank.name, n: count, format: inLocale(formatWords, locale)[format] })
  return notify(ctx, {
    to: ctx.viewer.id,
    title: words.exported,
    text: { th: text('th'), en: text('en') },
    href: href('/lesson/question/bank/detail/:id', { id: bank._id }),
  })
}

/** A file with keys is never cached. */
function fileResponse({ bytes, type, extension }: QuestionFile, name: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}.${extension}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}
