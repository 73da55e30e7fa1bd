import { createHash } from 'node:crypto'
import { href } from 'react-router'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import { emailIssue } from '#domain/validation/email.ts'
import { absolute } from '#platform/site/absolute.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { renderDocumentJob } from '../issuing/jobs.ts'
import { renderPdf } from '../pdf/render-pdf.server.ts'
import { printedDocument } from '../issuing/read-document.server.ts'
import { titles } from '../pdf/words.ts'
import { documentFile } from '../tables.ts'
import { mailWords } from '../words.ts'

/** Writes the PDF of a numbered document outside any transaction, stores it with its hash, and mails its buyer, once. */
export default defineJob({
  ...renderDocumentJob,
  work: async (ctx, task) => {
    const { document: documentID } = task.payload
    const found = await printedDocument(ctx, documentID)
    const pdf = found && found.sha256 === null ? await renderPdf(found.printed, 'original') : null
    await inTransaction(ctx, async (inside) => {
      const row = { documentID, pdf: pdf?.toString('base64') ?? '', createdAt: nowOf(ctx) }
      const onConflict = { columns: ['documentID' as const], update: 'nothing' as const }
      if (found && pdf && (await insertPrivate(inside, documentFile, { row, onConflict }))) {
        const sha256 = createHash('sha256').update(pdf).digest('hex')
        await compute(inside, 'tax_document', { _id: documentID, change: { sha256 } })
        await mailTo(inside, { documentID, ...found })
      }
      await task.finish(inside)
    })
  },
})

type Found = NonNullable<Awaited<ReturnType<typeof printedDocument>>>

/** The link opens the document after sign-in, so only a buyer with an account is mailed. */
async function mailTo(ctx: Context, { documentID, printed, email, userID }: Found & { documentID: string }) {
  if (!email || !userID || emailIssue('to', email)) return
  const { locale } = ctx
  const named = { title: titles[printed.kind][locale], number: printed.number, site: ctx.site.siteName }
  await sendMail(ctx, {
    to: email,
    letter: {
      subject: fill(mailWords.subject[locale], named),
      paragraphs: [fill(mailWords.text[locale], named)],
      action: {
        label: mailWords.action[locale],
        href: absolute(ctx, href('/billing/document/:id', { id: documentID })),
      },
    },
  })
}
