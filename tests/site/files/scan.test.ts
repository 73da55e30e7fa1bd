import { createServer, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { clamd } from '#platform/content/file/scan/scanner.ts'
import { bringBackFile } from '#platform/content/file/references/hide-file.ts'
import { sweepSite } from '#platform/content/file/references/sweep-files.ts'
import { openWithFiles, pdf, picture, upload } from './support.ts'

const drivers = await testDrivers()
const virus = `${pdf} EICAR-STANDARD`

/** A local scanner with the INSTREAM protocol. It reads length-prefixed pieces and finds one word. */
const openClamd = async () => {
  const at = { port: 0, isDeaf: false, said: null as string | null, seen: [] as string[], command: '' }
  const meet = (socket: Socket) => {
    let given = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (piece: Buffer) => {
      given = Buffer.concat([given, piece])
      const content = at.isDeaf ? null : streamed(given)
      if (content === null) return
      at.command = given.subarray(0, 9).toString()
      at.seen.push(content)
      const verdict = content.includes('EICAR') ? 'Eicar-Test-Signature FOUND' : 'OK'
      socket.end(`${at.said ?? `stream: ${verdict}`}\0`)
    })
  }
  const server = createServer(meet)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  at.port = (server.address() as { port: number }).port
  return { at, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** Returns the streamed data once the final empty piece has arrived. */
function streamed(given: Buffer): string | null {
  const pieces: Buffer[] = []
  for (let at = 'zINSTREAM\0'.length; at + 4 <= given.length;) {
    const length = given.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces).toString()
    pieces.push(given.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

test('the scanner is asked by INSTREAM, and what is no verdict is none', async () => {
  const { at, close } = await openClamd()
  const scan = clamd({ host: '127.0.0.1', port: at.port })
  const long = 'ก'.repeat(200_000)
  expect(await scan(Readable.from([Buffer.from(long), Buffer.from('!')]))).toEqual({ virus: null })
  expect([at.command, at.seen.at(-1) === `${long}!`]).toEqual(['zINSTREAM', true])
  expect(await scan(Readable.from([Buffer.from('EICAR')]))).toEqual({ virus: 'Eicar-Test-Signature' })
  for (const said of ['INSTREAM size limit exceeded. ERROR', '', 'stream: OK FOUND me', 'stream: OKAY']) {
    at.said = said
    await expect(scan(Readable.from([Buffer.from('x')])), said).rejects.toThrow('the scanner said')
  }
  await close()
  await expect(scan(Readable.from([Buffer.from('x')]))).rejects.toThrow(/ECONNREFUSED/)
})

describe.each(drivers)('a scan of what comes in, on $kind', (driver) => {
  let all: Awaited<ReturnType<typeof openWithFiles>>
  let scanner: Awaited<ReturnType<typeof openClamd>>
  beforeAll(async () => {
    scanner = await openClamd()
    all = await openWithFiles(driver, { CLAMD_HOST: `127.0.0.1:${scanner.at.port}` })
  })
  afterAll(async () => {
    await all.close()
    await scanner.close()
  })

  const viewer = (role: 'user' | 'admin') => all.academy.viewer(role)
  const send = async (content: Uint8Array | string, fields: Record<string, string> = {}) =>
    (await upload(all.pages, { content, fields, viewer: viewer('user'), name: 'งาน.pdf' })).body.data.key as string
  const open = (key: string, role: 'user' | 'admin' = 'user') =>
    all.pages.open({ path: `/${key}`, viewer: viewer(role) })
  const states = async () =>
    (await sql<{ scan: string }>`select scan from file order by _id`.execute(all.academy.database.kysely)).rows.map(
      ({ scan }) => scan,
    )
  const db = () => all.academy.database.kysely

  test('a file opens for nobody until the scanner has found nothing in it, a public picture neither', async () => {
    const stopped = all.academy.app.files.scan
    all.academy.app.files.scan = () => Promise.reject(new Error('out of reach'))
    const [paper, shown] = [await send(pdf), await send(await picture(8, 8).png(), { public: '1' })]
    for (const key of [paper, shown])
      for (const role of ['user', 'admin'] as const) {
        const { status, text, headers } = await open(key, role)
        expect([status, text.trim(), headers['retry-after']]).toEqual([
          503,
          'กำลังตรวจหาไวรัสในไฟล์นี้ กรุณารอสักครู่แล้วเปิดใหม่',
          '5',
        ])
        expect(headers['cache-control']).toContain('no-store')
      }
    expect((await all.pages.open({ path: `/${paper}` })).status, 'who may not open it learns nothing').toBe(404)
    all.academy.app.files.scan = stopped
    await sweepSite.work(all.academy.as('admin'), {} as Parameters<typeof sweepSite.work>[1])
    await all.academy.app.jobs.drain()
    await expect.poll(states).toEqual(['clean', 'clean'])
    for (const key of [paper, shown]) expect((await open(key)).status).toBe(200)
  })

  test('a file with a virus is put away for good, and who brought it is told in Thai', async () => {
    const key = await send(virus)
    await all.academy.app.jobs.drain()
    await expect.poll(async () => (await open(key)).status).toBe(404)
    expect((await open(key, 'admin')).status).toBe(404)
    const id = key.slice('upload/'.length, -'.pdf'.length)
    await expect(bringBackFile(all.academy.as('root'), id)).rejects.toMatchObject({ kind: 'not-found' })
    const { rows } = await sql<{ title: { th: string }; text: { th: string } }>`select title, text from notice
      where "user" = ${viewer('user').id}`.execute(db())
    expect(rows).toHaveLength(1)
    expect(rows[0]!.title.th).toBe('พบไวรัสในไฟล์ งาน.pdf')
    expect(rows[0]!.text.th).toContain('Eicar-Test-Signature')
    const [row] = (
      await sql<{ scan: string; isHidden: boolean }>`select scan, "removedAt" is not null as "isHidden"
      from file where _id = ${id}`.execute(db())
    ).rows
    expect(row).toEqual({ scan: 'infected', isHidden: true })
    const again = await all.pages.open({ path: `/space/file/detail/${id}`, viewer: all.academy.viewer('root') })
    expect(again.text).toContain('พบไวรัส ระบบกักไฟล์ไว้แล้ว')
  })
})
