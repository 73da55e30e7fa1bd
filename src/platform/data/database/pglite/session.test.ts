import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Session } from './session.ts'

/** A stub for PGlite: returns the statements it has seen, and fails on request. */
const stub = `
import { parentPort } from 'node:worker_threads'
const seen = []
parentPort.on('message', ({ id, text }) => {
  if (text === 'throw') throw new Error('out of memory')
  if (text === 'exit') process.exit(1)
  seen.push(text)
  parentPort.postMessage({ kind: 'result', id, result: { rows: [...seen] } })
})
parentPort.postMessage({ kind: 'ready' })
`

let folder: string
let session: Session
const lines: string[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wicha-session-'))
  const worker = join(folder, 'stub.mjs')
  writeFileSync(worker, stub)
  lines.length = 0
  session = await Session.open({ worker, folder, statementMs: 5000, log: (line) => lines.push(line) })
})
afterEach(async () => {
  await session.close()
  rmSync(folder, { recursive: true })
})

describe('the session of PGlite', () => {
  it.each([
    ['throw', 'broke down'],
    ['exit', 'has stopped'],
  ])('replaces a worker that ends with %s and listens again', async (text, reason) => {
    const heard: string[] = []
    await session.listen('purge', (payload) => heard.push(payload))
    const broken = session.query(text)
    const waiting = session.query('next')
    await expect(broken).rejects.toThrow(reason)
    expect((await waiting).rows).toEqual(['listen "purge"', 'next'])
    await expect.poll(() => heard).toEqual([''])
    expect(lines[0]).toContain('Opening it again')
  })

  it('serves in the order of asking and lets nobody into a turn', async () => {
    const first = session.exclusively(async (query) => {
      await query('a1')
      await new Promise((resolve) => setTimeout(resolve, 30))
      return query('a2')
    })
    await Promise.all([first, session.query('b'), session.query('c')])
    expect((await session.query('d')).rows).toEqual(['a1', 'a2', 'b', 'c', 'd'])
  })

  it('lets those who are waiting finish when it is closed, and refuses whoever comes later', async () => {
    const waiting = session.query('last')
    await session.close()
    expect((await waiting).rows).toEqual(['last'])
    await expect(session.query('late')).rejects.toThrow('closed')
  })
})
