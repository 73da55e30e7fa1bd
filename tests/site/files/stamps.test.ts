import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stampApart } from '#platform/content/file/watermark/watermark-process.ts'
import { type Copy, Watermarks } from '#platform/content/file/watermark/watermarks.ts'
import { sweepCopies } from '#platform/content/file/watermark/sweep-copies.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'wicha-stamps-'))
const folder = join(dataDir, 'stamped')
const at = { now: Date.parse('2026-11-22T09:00:00Z') }
const aDay = 24 * 60 * 60_000
let whole: Buffer
const open = () => new Watermarks({ dataDir, root: process.cwd() }, () => at.now)

beforeAll(async () => {
  const document = await PDFDocument.create()
  document.addPage([300, 400])
  whole = Buffer.from(await document.save())
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** A document whose store counts its reads. */
const wanted = (id: string, { text = 'ลับ', content = whole }: { text?: string; content?: Buffer | null } = {}) => {
  const read = { times: 0 }
  const open = async () => {
    read.times++
    return content && Readable.from([content])
  }
  return { read, file: { id, sha256: id.repeat(4), bytes: content?.length ?? 0 }, text, open }
}

test('those who ask at once wait for one copy, and who asks later gets the same without its being made', async () => {
  const stamps = open()
  const document = wanted('one')
  const copies = (await Promise.all([1, 2, 3].map(() => stamps.of(document)))) as Copy[]
  expect(document.read.times).toBe(1)
  expect(new Set(copies.map(({ path, tag }) => `${path} ${tag}`)).size).toBe(1)
  const later = (await open().of(document)) as Copy
  expect([later, document.read.times]).toEqual([copies[0], 1])
  const bytes = await buffer((await stamps.open(later, null))!)
  expect([bytes.length, bytes.subarray(0, 5).toString()]).toEqual([later.bytes, '%PDF-'])
  expect(await buffer((await stamps.open(later, { from: 1, to: 3 }))!)).toEqual(Buffer.from('PDF'))
  expect(readdirSync(folder), 'nothing half-made is left').toHaveLength(1)
})

test('another text is another copy', async () => {
  const stamps = open()
  const [one, other] = (await Promise.all(['ก', 'ข'].map((text) => stamps.of(wanted('two', { text }))))) as Copy[]
  expect(one!.path).not.toBe(other!.path)
  expect(one!.tag).not.toBe(other!.tag)
})

test('a document that takes no mark is tried once, and again after a while', async () => {
  const stamps = open()
  const broken = wanted('broken', { content: Buffer.from('%PDF-1.7 nothing') })
  for (let n = 0; n < 3; n++) expect(await stamps.of(broken)).toBe('broken')
  expect(broken.read.times).toBe(1)
  at.now += 11 * 60_000
  expect(await stamps.of(broken)).toBe('broken')
  expect(broken.read.times).toBe(2)
  expect(readdirSync(folder).filter((name) => name.startsWith('broken'))).toEqual([])
})

test('a document that its store has lost has no copy, and one that is too large is not even read', async () => {
  const stamps = open()
  expect(await stamps.of(wanted('lost', { content: null }))).toBeNull()
  const large = wanted('large')
  expect(await stamps.of({ ...large, file: { ...large.file, bytes: 61 * 2 ** 20 } })).toBe('too-heavy')
  expect(large.read.times).toBe(0)
})

test('more than eight that wait are told to come back, and none is lost', async () => {
  const stamps = open()
  const all = Array.from({ length: 10 }, (_, n) => stamps.of(wanted(`many${n}`)).catch((error: Error) => error.message))
  const came = await Promise.all(all)
  expect(came.filter((each) => each === 'too-many')).toHaveLength(2)
  expect(await stamps.of(wanted('many9'))).toMatchObject({ bytes: expect.any(Number) })
})

test.each([
  ['time', { ms: 5, mb: 768 }],
  ['memory', { ms: 60_000, mb: 40 }],
])('a document that takes too much %s ends with its process', async (_what, limits) => {
  const from = join(dataDir, 'heavy.pdf')
  const document = await PDFDocument.create()
  for (let n = 0; n < 3000; n++) document.addPage([300, 400])
  writeFileSync(from, await document.save())
  const order = { from, to: join(dataDir, 'never.pdf'), text: 'ลับ' }
  const worker = join(process.cwd(), 'src/platform/content/file/watermark/worker.ts')
  expect(await stampApart(worker, { order, limits })).toBe('too-heavy')
})

test('copies that nobody asked for lately go, and the longest unasked where there is no room for all', async () => {
  const place = mkdtempSync(join(tmpdir(), 'wicha-copies-'))
  const put = (name: string, askedAt: number) => {
    writeFileSync(join(place, name), Buffer.alloc(1000))
    utimesSync(join(place, name), new Date(askedAt), new Date(askedAt))
  }
  for (const [n, name] of ['a', 'b', 'c', 'd'].entries()) put(name, at.now - n * 1000)
  put('old', at.now - aDay)
  put('old.pdf.0123456789ab.in', at.now - aDay)
  await sweepCopies(place, { now: at.now, most: 2500 })
  expect(readdirSync(place)).toEqual(['a', 'b'])
  await sweepCopies(place, { now: at.now, most: 10 })
  expect(readdirSync(place), 'the one that was just made stays').toEqual(['a'])
  await sweepCopies(join(place, 'none'), { now: at.now, most: 10 })
  rmSync(place, { recursive: true })
})

test('a copy that was swept meanwhile is made anew', async () => {
  const stamps = open()
  const document = wanted('again')
  const copy = (await stamps.of(document)) as Copy
  at.now += aDay + 1
  await stamps.sweep()
  expect(await stamps.open(copy, null)).toBeNull()
  expect(await stamps.of(document)).toEqual(copy)
  expect(document.read.times).toBe(2)
})
