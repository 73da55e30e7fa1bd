import { askBuilder, pageOfBlocks, saveDraftBy } from '../../tests/support/builder.ts'
import { ask, percentiles } from './load.ts'
import type { Subject } from './servers.ts'
import { figure, table } from './table.ts'

const times = 20
const manyBlocks = 300
const fewBlocks = 30
const manyVersions = 1000
const fewVersions = 10

/** The page builder: what one save and one opening cost on a page of 300 blocks beside one of 30, and versions of a page published 1,000 times beside 10. */
export const builderTable = async (subjects: readonly Subject[]): Promise<string> => {
  const rows: string[][] = []
  for (const subject of subjects) {
    const [few, many] = [await costOf(subject, fewBlocks), await costOf(subject, manyBlocks)]
    for (const [name, at] of [['save', 'save'] as const, ['open', 'open'] as const])
      rows.push(rowOf(`${subject.kind}: ${name}, ${manyBlocks} ÷ ${fewBlocks} blocks`, few[at], many[at]))
    const [young, old] = [await versionsCost(subject, fewVersions), await versionsCost(subject, manyVersions)]
    for (const [name, at] of [
      ['list of versions', 'list'] as const,
      ['open', 'open'] as const,
      ['save', 'save'] as const,
    ])
      rows.push(rowOf(`${subject.kind}: ${name}, published ${manyVersions} ÷ ${fewVersions} times`, young[at], old[at]))
  }
  return table(['builder, p50', 'little, ms', 'much, ms', 'much ÷ little'], rows)
}

const rowOf = (name: string, little: number, much: number) => [
  name,
  figure(little),
  figure(much),
  figure(much / little),
]

let made = 0

async function newPage({ port, staff: cookie }: Subject) {
  const data = { type: 'page', title: 'วัดตัวสร้างหน้า', slug: `bench-builder-${port}-${++made}` }
  const { text } = await ask(port, { method: 'POST', path: '/api/post', cookie, body: { data } })
  return { url: `http://localhost:${port}`, cookie, page: (JSON.parse(text) as { _id: string })._id }
}

type At = Awaited<ReturnType<typeof newPage>>

const timed = async (act: (n: number) => Promise<unknown>) => {
  const all: number[] = []
  for (let n = 0; n < times; n++) {
    const from = performance.now()
    await act(n)
    all.push(performance.now() - from)
  }
  return percentiles(all).p50
}

const opened = async ({ url, cookie, page }: At, more = '') => {
  const answer = await fetch(`${url}/cms/builder/${page}${more}`, { headers: { cookie } })
  if (answer.status !== 200) throw new Error(`the builder answers ${answer.status}`)
  await answer.text()
}

async function costOf(subject: Subject, blocks: number) {
  const at = await newPage(subject)
  let revision = 0
  const save = await timed(async (n) => {
    revision = await saveDraftBy(at, { page: pageOfBlocks(blocks, `ครั้งที่ ${n}`), revision })
  })
  return { save, open: await timed(() => opened(at)) }
}

async function versionsCost(subject: Subject, versions: number) {
  const at = await newPage(subject)
  let revision = 0
  const write = async (n: number) => {
    revision = await saveDraftBy(at, { page: pageOfBlocks(30, `ฉบับที่ ${n}`), revision })
  }
  for (let n = 0; n < versions; n++) {
    await write(n).catch(async () => {
      // Who saves too often in a minute waits.
      await new Promise((resolve) => setTimeout(resolve, 61_000))
      await write(n)
    })
    await askBuilder(at, { intent: 'publish', revision: String(revision) })
  }
  const [list, open] = [await timed(() => opened(at, '/versions')), await timed(() => opened(at))]
  return { list, open, save: await timed((n) => write(versions + n)) }
}
