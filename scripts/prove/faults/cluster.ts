import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const programs = '/usr/lib/postgresql/15/bin'

/** A PostgreSQL of its own, so that one which others use is never touched. */
export interface Cluster {
  url: string
  restart: (how: 'fast' | 'immediate') => Promise<void>
  /** Starts it where it has ended by itself; whether it had. */
  revive: () => Promise<boolean>
  remove: () => Promise<void>
}

/** Why there can be none here; null where there can. */
export const whyNoCluster = () => (existsSync(join(programs, 'initdb')) ? null : `PostgreSQL is not at ${programs}`)

/** Makes and starts one in a folder of its own under `place`, with an empty database `wicha`. */
export const newCluster = async (place = tmpdir()): Promise<Cluster> => {
  const own = mkdtempSync(join(place, 'wicha-cluster-'))
  const folder = join(own, 'data')
  const port = await freePort()
  mkdirSync(folder, { mode: 0o700 })
  chmodSync(own, 0o755)
  if (isRoot) chownSync(folder, ...owner())
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=64MB -c max_wal_size=64MB -c min_wal_size=32MB`
  await program('initdb', ['-D', folder, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8'])
  const control = (...asked: string[]) => program('pg_ctl', ['-D', folder, '-l', join(folder, 'log'), '-w', ...asked])
  await control('-o', options, 'start')
  await program('createdb', ['-h', folder, '-p', String(port), '-U', 'postgres', 'wicha'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/wicha`,
    restart: (how) => control('-o', options, '-m', how, 'restart'),
    async revive() {
      const isUp = await control('status').then(
        () => true,
        () => false,
      )
      if (!isUp) await control('-o', options, 'start')
      return !isUp
    },
    async remove() {
      await control('-m', 'immediate', 'stop').catch(() => {})
      rmSync(own, { recursive: true, force: true })
    },
  }
}

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root. */
const program = async (name: string, asked: readonly string[]): Promise<void> => {
  const path = join(programs, name)
  const quiet = { cwd: tmpdir(), maxBuffer: 16 << 20 }
  await (isRoot ? run('runuser', ['-u', 'postgres', '--', path, ...asked], quiet) : run(path, asked, quiet))
}

function owner(): [number, number] {
  const idOf = (which: string) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
  return [idOf('-u'), idOf('-g')]
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
