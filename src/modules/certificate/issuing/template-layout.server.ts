import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { fileByKey } from '#platform/content/file/serving/file-by-key.ts'
import { editorWords as words } from '../components/editor/words.ts'
import type { PrintedCertificate } from '../pdf/printed-certificate.ts'
import { certificateLayout } from '../rules/layout.ts'
import { type CertificateLayout, imagesOf } from '../rules/layout-parts.ts'

/** Returns a template with its present layout. Throws not-found for any other id. */
export async function templateById(ctx: Context, _id: string) {
  if (!/^[0-9a-f]{24}$/.test(_id)) throw notFound()
  const template = await from(ctx, 'certificate_template')
    .selectAll()
    .where('certificate_template._id', '=', _id)
    .executeTakeFirst()
  if (!template) throw notFound()
  const versions = await from(ctx, 'certificate_template_version')
    .selectAll()
    .where('certificate_template_version.templateID', '=', _id)
    .orderBy('certificate_template_version.number', 'desc')
    .limit(50)
    .execute()
  const present = versions.find(({ number }) => number === template.current)
  if (!present) throw notFound()
  return { template, versions, layout: present.layout }
}

/** Reads a layout that a form sent. Throws invalid if it is not one, or if an image is not a file of the site. */
export async function readLayout(ctx: Context, sent: unknown): Promise<CertificateLayout> {
  const read = certificateLayout.safeParse(parsed(String(sent ?? '')))
  if (!read.success) throw invalid({ field: 'layout', code: 'wrong', ...words.wrong })
  for (const key of imagesOf(read.data))
    if ((await fileByKey(ctx, key)) === null) throw invalid({ field: 'layout', code: 'image', ...words.wrongImage })
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Saves a layout as the next version of a template. An unchanged one is not saved again. */
export const saveLayout = (ctx: Context, of: { templateID: string; layout: CertificateLayout }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
    await from(inside, 'certificate_template')
      .select('certificate_template._id')
      .where('certificate_template._id', '=', of.templateID)
      .forNoKeyUpdate()
      .execute()
    const { versions, layout } = await templateById(inside, of.templateID)
    if (JSON.stringify(layout) === JSON.stringify(of.layout)) return
    const number = versions[0]!.number + 1
    await record(inside, 'certificate_template_version', { ...of, number, by: ctx.viewer.name })
    await compute(inside, 'certificate_template', { _id: of.templateID, change: { current: number } })
  })

/** The facts of a preview: the longest learner and course names of the site. */
export async function longestFacts(ctx: Context, locale: 'th' | 'en'): Promise<PrintedCertificate> {
  const length = sql<number>`char_length("user".firstname || ' ' || "user".lastname)`
  const user = await from(ctx, 'user')
    .select(['user.firstname', 'user.lastname'])
    .where('user.role', '=', 'user')
    .orderBy(length, 'desc')
    .orderBy('user._id')
    .limit(1)
    .executeTakeFirst()
  const course = await from(ctx, 'course')
    .select(['course.name', 'course.hours'])
    .orderBy(sql`char_length(course.name)`, 'desc')
    .orderBy('course._id')
    .limit(1)
    .executeTakeFirst()
  const { siteName, siteNameEn } = ctx.site
  const day = nowOf(ctx)
  return {
    ...{ number: 'XXXX-2569-000001', code: '0000-0000-0000-0000', result: '', locale },
    name: user ? `${user.firstname} ${user.lastname}`.trim() : siteName,
    nameEn: siteNameEn,
    ...{ courseName: course?.name ?? siteName, hours: course?.hours || 6 },
    issuer: locale === 'en' && siteNameEn ? siteNameEn : siteName,
    ...{ completedOn: day.slice(0, 10), issuedAt: day, expiresAt: day },
  }
}
