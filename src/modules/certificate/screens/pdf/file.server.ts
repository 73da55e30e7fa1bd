import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { statusLabel } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { type Context, noStore, nowOf } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { certificatePdf } from '../../issuing/read-certificate.server.ts'
import { mergePdfs } from '../../pdf/merge-pdfs.server.ts'
import { pdfResponse } from '../../pdf/pdf-response.ts'
import { type PrintedList, renderList } from '../../pdf/render-list.server.ts'
import { certificatesIn, choiceIn, learnersIn, maxRecords, settledChoice } from '../../pdf/course-learners.server.ts'
import { paperWords as paper, pdfWords as words } from './words.ts'

const limits = [{ most: 20, ms: 60_000 }]
type Settled = Awaited<ReturnType<typeof settledChoice>>

/** A document of a course as a PDF. */
export const loader = loads(async (ctx, { params, url }) => {
  noStore(ctx)
  const kind = params['kind'] ?? ''
  const choice = choiceIn(url)
  if (!choice || !Object.hasOwn(files, kind)) throw notFound()
  ctx.app.limits.count(`course pdf ${ctx.viewer.home} ${ctx.viewer.id}`, limits)
  const settled = await settledChoice(ctx, choice)
  const pdf = await files[kind as keyof typeof files](ctx, settled)
  return pdfResponse(pdf, { name: `${kind}-${bangkokDay(ctx.now)}.pdf` })
})

const files = {
  certificates: wholeCertificates,
  roster: async (ctx: Context, settled: Settled) => drawn(ctx, await rosterOf(ctx, settled)),
  attendance: async (ctx: Context, settled: Settled) => drawn(ctx, await sheetOf(ctx, settled)),
}

const drawn = (ctx: Context, list: PrintedList) => ctx.app.files.inTurn(() => renderList(list))

async function wholeCertificates(ctx: Context, settled: Settled): Promise<Buffer> {
  const found = await certificatesIn(ctx, settled)
  assertFits(found.length)
  return ctx.app.files.inTurn(() => mergePdfs(stored(ctx, found), settled.course.name))
}

async function* stored(ctx: Context, found: readonly { _id: string }[]) {
  for (const { _id } of found) {
    const file = await certificatePdf(ctx, _id)
    if (file) yield file.pdf
  }
}

function assertFits(n: number) {
  const said = (locale: 'th' | 'en') => fill(words.tooMany[locale], { n: maxRecords })
  if (n > maxRecords) throw invalid({ field: 'roundID', code: 'too-many', th: said('th'), en: said('en') })
  if (n === 0) throw notFound()
}

async function rosterOf(ctx: Context, settled: Settled): Promise<PrintedList> {
  const { locale } = ctx
  const learners = await learnersIn(ctx, settled)
  assertFits(learners.length)
  return {
    ...headOf(ctx, settled, { title: paper.roster[locale], n: learners.length }),
    rowHeight: 22,
    columns: [
      { label: paper.at[locale], share: 0.09, align: 'center' },
      { label: paper.name[locale], share: 0.47 },
      { label: paper.progress[locale], share: 0.22 },
      { label: paper.completedOn[locale], share: 0.22 },
    ],
    rows: learners.map((one, at) => [
      ...[String(at + 1), nameOf(one), one.analytics ? statusLabel(one.analytics.status)[locale] : ''],
      one.completedOn ? formatDay(one.completedOn, { length: 'medium', locale }) : '',
    ]),
  }
}

const maxSessions = 6

/** A sheet to sign, with a column for each of the next sessions. */
async function sheetOf(ctx: Context, settled: Settled): Promise<PrintedList> {
  const { locale } = ctx
  const learners = await learnersIn(ctx, settled)
  assertFits(learners.length)
  const days = await sessionDays(ctx, settled)
  const labels =
    days.length === 0 ? [paper.signature[locale]] : days.map((day) => formatDay(day, { length: 'list', locale }))
  const share = (0.91 - 0.37) / labels.length
  return {
    ...headOf(ctx, settled, { title: paper.attendance[locale], n: learners.length }),
    rowHeight: 28,
    columns: [
      { label: paper.at[locale], share: 0.09, align: 'center' },
      { label: paper.name[locale], share: 0.37 },
      ...labels.map((label) => ({ label, share, align: 'center' as const })),
    ],
    rows: learners.map((one, at) => [String(at + 1), nameOf(one)]),
  }
}

async function sessionDays(ctx: Context, { course, round }: Settled): Promise<string[]> {
  const found = await from(ctx, 'lesson_session')
    .select('lesson_session.startsAt')
    .where('lesson_session.courseID', '=', course._id)
    .where('lesson_session.cancelled', '=', false)
    .$if(round !== null, (query) =>
      query.where((is) =>
        is.or([is('lesson_session.roundID', '=', round!._id), is('lesson_session.roundID', 'is', null)]),
      ),
    )
    .orderBy('lesson_session.startsAt')
    .limit(maxSessions)
    .execute()
  return found.map(({ startsAt }) => startsAt)
}

function headOf(ctx: Context, { course, round }: Settled, { title, n }: { title: string; n: number }) {
  const { locale } = ctx
  const day = formatDay(bangkokDay(ctx.now), { length: 'long', locale })
  return {
    ...{ title, createdAt: nowOf(ctx) },
    subtitles: [
      course.name,
      [round ? fill(words.roundName[locale], { n: round.number }) : '', ctx.site.siteName].filter(Boolean).join(' · '),
    ],
    footer: fill(paper.sum[locale], { n, day }),
    page: (at: number, all: number) => fill(paper.page[locale], { n: at, all }),
  }
}

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`.trim()
