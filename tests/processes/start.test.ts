import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ofSweep } from '../../scripts/testing/sweep.ts'
import { buildIfStale } from '../../scripts/building/build.ts'
import { newDataDir, startServer } from '../support/server.ts'

const data = newDataDir()
let build: string
beforeAll(() => {
  build = buildIfStale()
}, 300_000)
afterAll(() => data.remove())

const residentMB = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

test('the build warns of nothing', () => {
  expect(readFileSync(join(build, 'warnings'), 'utf8')).toBe('')
})

test(
  'starts, keeps its accounts for its owner only, idles below 600 MB, refuses a second process, starts again',
  { timeout: 480_000 },
  async () => {
    const first = await startServer({ dataDir: data.folder })
    expect(first.said()).toMatch(/^กำลังเตรียมข้อมูลตัวอย่าง · Loading sample data\nWicha is ready: http:\S+\n/)
    const accounts = join(data.folder, 'demo-accounts.txt')
    expect(statSync(accounts).mode & 0o777).toBe(0o600)
    expect(readFileSync(accounts, 'utf8')).toContain('somchai')
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    await expect(startServer({ dataDir: data.folder })).rejects.toThrow(data.folder)
    await first.stop()

    const second = await startServer({ dataDir: data.folder })
    for (const path of ['/', '/lesson/home', '/user/login']) expect((await fetch(second.url + path)).status).toBe(200)
    await sleep(ofSweep({ part: 5_000, whole: 20_000 }))
    const idle = residentMB(second.process.pid!)
    console.log(
      `start: first ${Math.round(first.readyMs)} ms, second ${Math.round(second.readyMs)} ms, idle ${Math.round(idle)} MB`,
    )
    expect(idle).toBeLessThan(600)
    await second.stop()
  },
)

test('a wrong setting stops the start with a sentence that names it', async () => {
  const empty = newDataDir()
  await expect(startServer({ dataDir: empty.folder, env: { PORT: 'many' } })).rejects.toThrow(/PORT/)
  empty.remove()
})

test('a first planting that was broken off is said, not built on', async () => {
  const half = newDataDir()
  writeFileSync(join(half.folder, 'planting'), '')
  await expect(startServer({ dataDir: half.folder })).rejects.toThrow(/ถูกตัดกลางคัน[^]*broken off/)
  half.remove()
})
