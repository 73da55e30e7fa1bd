import { setTimeout as sleep } from 'node:timers/promises'
import { askBuilder, pageOfBlocks, saveDraftBy } from '../../tests/journeys/support/blocks.ts'
import type { Academies } from './academies.ts'
import { ask, percentiles } from './load.ts'
import { type Finding, finding } from '../verify/scorecard.ts'
import type { Measured } from './parts.ts'
import { signIn, startDemos } from './servers.ts'
import { figure, table } from './table.ts'

const edits = 1000
/** Number of samples for a median. Edits continue between samples. */
const counted = 15
/** Number of edits between two publications. Each stores a version of the page. */
const publishedEvery = 5
const blocks = 60
/** Maximum ratio of an action's time at the end to its time after ten edits. */
const slowest = 1.5
/** Saves per minute and person are limited, so these take turns. */
const editors = ['superadmin', 'root']

const acts = ['draft saved', 'published', 'builder opened', 'versions listed', 'made for a visitor'] as const
type Times = Record<(typeof acts)[number], number[]>

/**
 * Edits a page of sixty blocks a thousand times. It compares the time of each action after ten edits and at the end.
 */
export const measureBuilder = async ({ traces }: Academies): Promise<Measured> => {
  const rows: string[][] = []
  const findings: Finding[] = []
  for (const { kind, port } of await startDemos(traces)) {
    const page = await startPage(port)
    const first = await edit(page, { from: 1, to: 10 + counted, countFrom: 10 })
    await edit(page, { from: 11 + counted, to: edits - counted, countFrom: edits })
    const last = await edit(page, { from: edits - counted + 1, to: edits, countFrom: edits - counted })
    const ratios = acts.map((act) => {
      const [early, late] = [first[act], last[act]].map((times) => percentiles(times).p50) as [number, number]
      rows.push([`${kind}, ${act}`, ...[early, late, late / early].map(figure)])
      return late / early
    })
    const longest = Math.max(...ratios)
    const claim = `a page edited ${edits} times on ${kind}: the act that became slowest, late ÷ early`
    const named = `${figure(longest)} (${acts[ratios.indexOf(longest)]})`
    findings.push(finding(claim, { goal: `≤ ${slowest}`, found: named, isMet: longest <= slowest }))
  }
  const head = ['one after another, p50 ms', 'after 10 edits', `after ${edits}`, 'late ÷ early']
  return { tables: [table(head, rows)], findings }
}

interface EditedPage {
  port: number
  url: string
  _id: string
  slug: string
  cookies: string[]
  revision: number
}

async function startPage(port: number): Promise<EditedPage> {
  const cookies: string[] = []
  for (const name of editors) cookies.push((await ask(port, signIn(name, 'backend'))).cookie)
  const slug = 'bench-edited'
  const data = { type: 'page', title: 'หน้าที่แก้พันครั้ง', slug, status: true, builder: pageOfBlocks(blocks, 'เริ่ม') }
  const made = await ask(port, { method: 'POST', path: '/api/post', cookie: cookies[0]!, body: { data } })
  const { _id } = JSON.parse(made.text) as { _id: string }
  return { port, url: `http://localhost:${port}`, _id, slug, cookies, revision: 0 }
}

/** Edits the page from one number to another. Actions from `countFrom` on are timed. */
async function edit(page: EditedPage, of: { from: number; to: number; countFrom: number }): Promise<Times> {
  const times = Object.fromEntries(acts.map((act) => [act, []])) as unknown as Times
  for (let n = of.from; n <= of.to; n++) {
    const isCounted = n >= of.countFrom
    const timed = async (act: keyof Times, what: () => Promise<unknown>) => {
      const from = performance.now()
      await what()
      if (isCounted) times[act].push(performance.now() - from)
    }
    const at = { url: page.url, cookie: page.cookies[n % editors.length]!, page: page._id }
    await timed('draft saved', () => saved(page, { at, n }))
    if (isCounted || n % publishedEvery === 0)
      await timed('published', () => askBuilder(at, { intent: 'publish', revision: String(page.revision) }))
    if (!isCounted) continue
    await timed('builder opened', () => opened(page, `/cms/builder/${page._id}.data`))
    await timed('versions listed', () => opened(page, `/cms/builder/${page._id}/versions.data`))
    await timed('made for a visitor', () => ask(page.port, { path: `/cms/page/${page.slug}?fresh=${n}` }))
  }
  return times
}

const opened = ({ port, cookies }: EditedPage, path: string) => ask(port, { path, cookie: cookies[0]! })

/** Saves one block of the page again. A wait after too many saves is not timed. The timed attempts are few. */
async function saved(page: EditedPage, { at, n }: { at: Parameters<typeof saveDraftBy>[0]; n: number }) {
  const sent = pageOfBlocks(blocks, 'เริ่ม')
  sent.rows[n % sent.rows.length]!.columns[0]!.objects[0]!.props.text = `ฉบับที่ ${n}`
  for (;;) {
    try {
      page.revision = await saveDraftBy(at, { page: sent, revision: page.revision })
      return
    } catch (error) {
      if (!String(error).includes('429')) throw error
      await sleep(2000)
    }
  }
}
