import { createHash } from 'node:crypto'
import { href } from 'react-router'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { emailIssue } from '#domain/validation/email.ts'
import { absolute } from '#platform/site/absolute.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { certificatePaper } from '../issuing/certificate-paper.server.ts'
import { renderCertificateJob } from '../issuing/jobs.ts'
import { certificateById } from '../issuing/read-certificate.server.ts'
import { renderCertificate } from '../pdf/render-certificate.server.ts'
import { certificateFile } from '../tables.ts'
import { certificateWords as words } from '../words.ts'

/** Draws the file of a certificate outside any transaction, stores it with its hash, and tells its holder, once. */
export default defineJob({
  ...renderCertificateJob,
  work: async (ctx, task) => {
    const row = await certificateById(ctx, task.payload.certificate)
    const pdf = row && row.sha256 === null ? await drawn(ctx, row) : null
    await inTransaction(ctx, async (inside) => {
      if (row && pdf) await store(inside, { row, pdf })
      await task.finish(inside)
    })
  },
})

type Row = RowOf<'certification'>

const drawn = async (ctx: Context, row: Row) => {
  const paper = await certificatePaper(ctx, row)
  return ctx.app.files.inTurn(() => renderCertificate(paper))
}

async function store(inside: Context, { row, pdf }: { row: Row; pdf: Buffer }) {
  const isNew = await insertPrivate(inside, certificateFile, {
    row: { certificationID: row._id, pdf: pdf.toString('base64'), createdAt: nowOf(inside) },
    onConflict: { columns: ['certificationID'], update: 'nothing' },
  })
  if (!isNew) return
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  const file = `${row.number.replaceAll('/', '-')}.pdf`
  await compute(inside, 'certification', { _id: row._id, change: { file, sha256 } })
  if (row.status === 'issued') await tellHolder(inside, row)
}

async function tellHolder(ctx: Context, row: Row) {
  const path = href('/lesson/certification/:cid', { cid: row.courseID })
  const title = (locale: 'th' | 'en') => fill(words.issuedTitle[locale], { course: row.courseName })
  await notify(ctx, {
    ...{ to: row.userID, href: path, about: { collection: 'certification', row: row._id } },
    title: { th: title('th'), en: title('en') },
  })
  const user = await from(ctx, 'user').select('user.email').where('user._id', '=', row.userID).executeTakeFirst()
  if (!user?.email || emailIssue('to', user.email)) return
  await sendMail(ctx, {
    ...{ to: user.email, locale: row.locale },
    letter: {
      subject: title(row.locale),
      paragraphs: [fill(words.mailText[row.locale], { site: ctx.site.siteName, number: row.number })],
      action: { label: words.mailAction[row.locale], href: absolute(ctx, path) },
    },
  })
}
