import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ask, load, oneByOne, packedPage } from './load.ts'
import { type Finding, finding } from '../verify/scorecard.ts'
import type { Academies } from './academies.ts'
import type { Measured } from './parts.ts'
import { cpuMs, type Subject } from './servers.ts'
import { figure, table } from './table.ts'
import type { CleanupStack } from './cleanup-stack.ts'

/** A page with the cards of sixty courses, as an academy would build it. */
const slug = 'bench-sixty'
const path = `/cms/page/${slug}`

const goals = { madeMs: 5, share: 0.6 } as const

const warmUp = 200
const counted = 400

/** Measures the public pages: the cost of rendering a page of sixty cards, and of sending it from the cache. */
export const measurePublicPage = async (academies: Academies): Promise<Measured> => {
  const rows: string[][] = []
  const findings: Finding[] = []
  for (const subject of await academies.subjects()) {
    await plantSixty(subject)
    const page = await keptPage(subject.port)
    if (page.cards !== 60) throw new Error(`the page shows ${page.cards} courses`)
    const made = await cpuOf(subject.port, (n) => `${path}?fresh=${n}`)
    const plainPort = await startPlain(page.packed, academies.traces)
    const kept = await load(subject.port, () => ({ path }))
    const plain = await load(plainPort, () => ({ path }))
    const share = kept.perSecond / plain.perSecond
    rows.push([subject.kind, ...[page.packed.length / 1024, made, kept.perSecond, plain.perSecond, share].map(figure)])
    const cpu = { goal: `≤ ${goals.madeMs} ms`, found: `${figure(made)} ms`, isMet: made <= goals.madeMs }
    const http = { goal: `≥ ${goals.share}`, found: figure(share), isMet: share >= goals.share }
    findings.push(finding(`sixty cards made on ${subject.kind}, processor`, cpu))
    findings.push(finding(`sixty cards kept on ${subject.kind}, answers in a second ÷ node:http`, http))
  }
  const head = ['sixty cards', 'packed KiB', 'made, CPU ms', 'kept /s', 'node:http /s', 'kept ÷ node:http']
  return { tables: [table(head, rows)], findings }
}

export async function plantSixty({ port, staff: cookie }: Pick<Subject, 'port' | 'staff'>) {
  const objects = ['electric', 'food', 'safety'].map((category, n) => ({
    ...{ id: `o${n}`, type: 'course-list', version: 1 },
    props: { title: category, category, limit: 20 },
  }))
  const builder = { version: 1, rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects }] }] }
  const data = { type: 'page', title: 'หกสิบหลักสูตร', slug, status: true, builder }
  await ask(port, { method: 'POST', path: '/api/post', cookie, body: { data } })
}

/** Returns the CPU milliseconds of all cores for one response, with one request at a time. */
async function cpuOf(port: number, pathOf: (n: number) => string): Promise<number> {
  const agent = oneByOne()
  try {
    for (let n = 0; n < warmUp; n++) await ask(port, { path: pathOf(n) }, agent)
    const from = await cpuMs(port)
    for (let n = 0; n < counted; n++) await ask(port, { path: pathOf(warmUp + n) }, agent)
    return ((await cpuMs(port)) - from) / counted
  } finally {
    agent.destroy()
  }
}

/** Returns the bytes that a browser receives, and the number of course cards in them. */
async function keptPage(port: number): Promise<{ packed: Buffer; cards: number }> {
  const { text } = await ask(port, { path })
  const courses = new Set(text.match(/href="\/lesson\/detail\/[0-9a-f]{24}/g))
  return { packed: await packedPage(port, path), cards: courses.size }
}

/** Starts a minimal Node process that answers everything with these bytes. Returns its port. */
async function startPlain(bytes: Buffer, traces: CleanupStack): Promise<number> {
  const child = await traces.make(
    async () => spawn(process.execPath, ['-e', plainServer], { stdio: ['pipe', 'pipe', 'inherit'] }),
    (one) => one.kill(),
  )
  child.stdin.end(bytes)
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return Number(said.toString())
}

const plainServer = `
const chunks = []
process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
  const body = Buffer.concat(chunks)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length }
  const server = require('node:http').createServer((request, response) => response.writeHead(200, headers).end(body))
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))
})`
