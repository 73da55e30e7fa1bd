import { data, href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { storedConditions } from '#platform/office/screens/list/matching.ts'
import { readListQuery } from '#platform/office/screens/list/list-query.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { askedRoster } from '../components/roster/asked.ts'
import { describeRoster } from '../components/roster/describe-roster.ts'
import { chosenRound, describeRounds, type RosterRound } from '../components/roster/roster-round.server.ts'
import { rosterFields } from '../components/roster/roster-fields.ts'
import { type Enrolments, most, readRoster } from '../components/roster/read-roster.ts'
import type { MadeFile } from '#ui/state/made-file.tsx'
import { rosterCsv, rosterXlsx } from '../components/roster/roster-files.ts'
import { type IdForm, layouts } from '../rules/roster.ts'
import { rosterWords as words } from '../components/roster/roster-words.ts'

/** The enrolments of the filtered list, course by course, as a school prints them (guide of the module). */
export const loader = loads(async (ctx, { url }) => {
  const { locale } = ctx
  const asked = askedRoster(url)
  const courses = await readRoster(ctx, url)
  const found = courses ?? []
  const round = await chosenRound(ctx, url)
  const choice = await describeRounds(ctx, { url, round, courses: found })
  const isBadDay = asked.day.written !== '' && asked.day.is === null
  return {
    title: pageTitle(ctx, words.heading[locale]),
    crumb: { href: listOf(url), label: words.enrolments[locale] },
    count: fill(words.count[locale], { people: number(sumOf(found)), courses: number(found.length) }),
    problem: courses === null ? tooMany(ctx) : isBadDay ? words.badDay[locale] : null,
    asked: { ...asked, day: asked.day.written },
    layouts: layouts.map((value) => ({ value, label: words[value][locale] })),
    idForms: [
      { value: 'none', label: words.idNone[locale] },
      { value: 'masked', label: words.idMasked[locale] },
    ],
    fields: Object.entries(rosterFields(ctx)).map(([value, { label }]) => ({ value, label: label[locale] })),
    rounds: choice?.rounds ?? null,
    kept: (choice?.kept ?? [...url.searchParams]).filter(([name]) => !own.includes(name)),
    sheets: sheetsOf(ctx, { url, courses: found, ids: asked.ids, round }),
    disclosures: mayRead(ctx) ? href('/enroll/disclosure') : null,
    words: inLocale(words, locale),
  }
})

/**
 * Exports what is shown. It also shows full citizen ids to viewers with permission who state a reason, and records it.
 */
export const action = acts(async (ctx, { form, url }) => {
  const intent = String(form.get('intent'))
  const make = Object.hasOwn(files, intent) ? files[intent as keyof typeof files] : null
  if (make) {
    return { file: await make(ctx, { ...(await readShown(ctx, url)), ids: askedRoster(url).ids }) }
  }
  if (intent !== 'show-full' && intent !== 'excel-full') throw notFound()
  if (!mayRead(ctx)) throw forbidden()
  const reason = oneLine(String(form.get('reason') ?? ''))
  if (reason.length < 5 || reason.length > 300)
    return data({ problem: words.noReason[ctx.locale], reason: reason.slice(0, 300) }, { status: 400 })
  const of = { ...(await readShown(ctx, url)), ids: 'full' as const }
  await disclose(ctx, { courses: of.courses, reason, as: intent === 'show-full' ? 'screen' : 'xlsx' })
  if (intent === 'excel-full') return { file: await files.excel(ctx, of) }
  return { sheets: sheetsOf(ctx, of), said: words.shownFull[ctx.locale] }
})

type Shown = { url: URL; courses: readonly Enrolments[]; round: RosterRound | undefined }
type ScreensRosterOptions = Shown & { ids: IdForm }

const readShown = async (ctx: Context, url: URL): Promise<Shown> => ({
  url,
  courses: (await readRoster(ctx, url)) ?? [],
  round: await chosenRound(ctx, url),
})

const files = {
  excel: (ctx: Context, of: ScreensRosterOptions): Promise<MadeFile> => rosterXlsx(ctx, fileOf(ctx, of)),
  csv: (ctx: Context, of: ScreensRosterOptions): MadeFile => rosterCsv(ctx, { ...fileOf(ctx, of), is874: false }),
  csv874: (ctx: Context, of: ScreensRosterOptions): MadeFile => rosterCsv(ctx, { ...fileOf(ctx, of), is874: true }),
}

function fileOf(ctx: Context, of: ScreensRosterOptions) {
  const { layout } = askedRoster(of.url)
  const name = `${words[layout][ctx.locale]} ${bangkokDay(ctx.now)}`
  return { sheets: sheetsOf(ctx, of), isSigned: layout === 'signin', name }
}

const sheetsOf = (ctx: Context, of: ScreensRosterOptions) =>
  describeRoster(ctx, { ...of, asked: askedRoster(of.url), isNarrowed: isNarrowed(ctx, of) })

/** The record is written before the full ids are shown. */
async function disclose(
  ctx: Context,
  { courses, reason, as }: { courses: readonly Enrolments[]; reason: string; as: 'screen' | 'xlsx' },
) {
  if (courses.length === 0) return
  const names = courses.map(({ name }) => name).join('\n')
  await record(ctx, 'id_disclosure', { reason, as, courses: names, people: sumOf(courses) })
}

const mayRead = (ctx: Context) => isReadable(ctx, collectionOf(ctx, 'user').fields['citizen'])

/** Whether the URL filters by more than courses and the round in the heading. */
function isNarrowed(ctx: Context, { url, round }: Shown): boolean {
  const collection = collectionOf(ctx, 'enroll')
  const query = readListQuery(url, collection)
  const conditions = storedConditions(ctx, collection, query)
  return (
    query.q !== '' ||
    url.searchParams.has('ids') ||
    conditions.some(({ field }) => field !== 'courseID' && !(round && field === 'roundID'))
  )
}

const own: readonly string[] = ['layout', 'citizen', 'round', 'day', 'place', 'field']

/** The URL of the list with its previous filters. */
function listOf({ searchParams }: URL): string {
  const query = new URLSearchParams(
    [...searchParams].filter(([name]) => !own.includes(name) && name !== 'ids'),
  ).toString()
  return href('/enroll/dashboard') + (query && `?${query}`)
}

const sumOf = (courses: readonly Enrolments[]) => courses.reduce((sum, { people }) => sum + people.length, 0)
const number = (n: number) => n.toLocaleString('th-TH')
const tooMany = ({ locale }: Context) =>
  fill(words.tooMany[locale], { people: number(most.people), courses: number(most.courses) })
