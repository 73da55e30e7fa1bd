import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeBuild } from '../scripts/building/builds.ts'

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'wicha-builds-'))
})
afterEach(() => {
  rmSync(place, { recursive: true, force: true })
  rmSync(`${place}.made`, { force: true })
})

/** A process that takes the build, reports it, and uses it until it is stopped. With `ends` it stops without help. */
const process_ = (name: string, { ends = false, lasts = 0 } = {}) => {
  const script = `
    import { appendFileSync, writeFileSync } from 'node:fs'
    import { takeBuild } from ${JSON.stringify(join(import.meta.dirname, '../scripts/building/builds.ts'))}
    const make = (folder) => {
      appendFileSync(${JSON.stringify(`${place}.made`)}, '${name} ')
      writeFileSync(folder + '/page.js', '${name}')
      if (${lasts} > 0) console.log('building')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${lasts})
    }
    takeBuild(${JSON.stringify(place)}, { name: '${name}', make })
    console.log('taken')
    if (!${ends}) setInterval(() => {}, 1000)`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
}

const makes = (content: string) => (folder: string) => writeFileSync(join(folder, 'page.js'), content)
const neverMakes = () => {
  throw new Error('it is there already')
}
const builds = () => readdirSync(place).filter((name) => !['lock', 'current'].includes(name))

test('a build has a folder of its own, is made once, and is the newest one', () => {
  const folder = takeBuild(place, { name: 'one', make: makes('1') })
  expect(folder).toBe(join(place, 'one'))
  expect(readFileSync(join(folder, 'page.js'), 'utf8')).toBe('1')
  expect(takeBuild(place, { name: 'one', make: neverMakes })).toBe(folder)
  expect(readlinkSync(join(place, 'current'))).toBe('one')
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a build stays while a process serves from it, and goes after its %s',
  async (signal) => {
    const server = process_('old')
    await once(server.stdout, 'data')
    const user = process_('new', { ends: true })
    expect(await text(user.stdout)).toContain('taken')
    expect(readlinkSync(join(place, 'current'))).toBe('new')
    expect(readFileSync(join(place, 'old/page.js'), 'utf8')).toBe('old')

    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
    takeBuild(place, { name: 'new', make: neverMakes })
    expect(builds()).toEqual(['new'])
  },
)

test('two that want the same build at once make it once', async () => {
  const both = [process_('same', { ends: true, lasts: 300 }), process_('same', { ends: true, lasts: 300 })]
  const said = await Promise.all(both.map(({ stdout }) => text(stdout)))
  expect(said.map((words) => words.includes('taken'))).toEqual([true, true])
  expect(readFileSync(`${place}.made`, 'utf8')).toBe('same ')
})

test('a build that is killed holds nobody up, is no build, and is taken away', async () => {
  const builder = process_('broken', { lasts: 60_000 })
  await once(builder.stdout, 'data')
  const ended = once(builder, 'exit')
  builder.kill('SIGKILL')
  await ended
  expect(existsSync(join(place, 'broken'))).toBe(false)
  takeBuild(place, { name: 'broken', make: makes('whole') })
  expect(builds()).toEqual(['broken'])
  expect(readFileSync(join(place, 'broken/page.js'), 'utf8')).toBe('whole')
})

test('a build that fails says why, and leaves the newest one as it is', () => {
  takeBuild(place, { name: 'good', make: makes('1') })
  const fail = () => {
    throw new Error('a word too many')
  }
  expect(() => takeBuild(place, { name: 'bad', make: fail })).toThrow('a word too many')
  expect(readlinkSync(join(place, 'current'))).toBe('good')
  expect(builds()).toEqual(['good'])
})

test('what builds of an older version left there is taken away', () => {
  mkdirSync(join(place, 'client/assets'), { recursive: true })
  writeFileSync(join(place, 'stamp'), 'x')
  takeBuild(place, { name: 'one', make: makes('1') })
  expect(builds()).toEqual(['one'])
})
