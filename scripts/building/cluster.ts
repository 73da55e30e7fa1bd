import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** The folder of PostgreSQL on Debian, with a folder for each version. */
const versions = '/usr/lib/postgresql'

/** A private PostgreSQL cluster, so that an existing one is never touched. */
export interface Cluster {
  url: string
  restart: (how: 'fast' | 'immediate') => Promise<void>
  /** Restarts it if it has stopped. Returns whether it had. */
  revive: () => Promise<boolean>
  remove: () => Promise<void>
}

/** Default settings: little memory and a small log, so that a start after a crash is short. */
const modest = ['shared_buffers=64MB', 'max_wal_size=64MB', 'min_wal_size=32MB']

/** Returns the programs of the newest installed PostgreSQL from 15 on, or null. */
function programs(): string | null {
  if (!existsSync(versions)) return null
  const newest = readdirSync(versions)
    .map(Number)
    .filter((version) => version >= 15)
    .toSorted((a, b) => b - a)
  return (
    newest.map((version) => join(versions, String(version), 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ??
    null
  )
}

/** Returns why no cluster is possible here, or null. */
export const whyNoCluster = () => (programs() ? null : `no PostgreSQL from 15 on is at ${versions}`)

/**
 * Creates and starts a cluster in a new folder under `place`, with an empty database `wicha`. `settings` are lines of
 * postgresql.conf.
 */
export const newCluster = async ({ place = tmpdir(), settings = modest } = {}): Promise<Cluster> => {
  const own = mkdtempSync(join(place, 'wicha-cluster-'))
  const folder = join(own, 'data')
  const port = await freePort()
  mkdirSync(folder, { mode: 0o700 })
  chmodSync(own, 0o755)
  const told = ['listen_addresses=127.0.0.1', ...settings].map((setting) => `-c ${setting}`).join(' ')
  const options = `-p ${port} -k ${folder} ${told}`
  const control = (...asked: string[]) => program('pg_ctl', ['-D', folder, '-l', join(folder, 'log'), '-w', ...asked])
  const remove = async () => {
    await control('-m', 'immediate', 'stop').catch(() => {})
    rmSync(own, { recursive: true, force: true })
  }
  try {
    if (isRoot) chownSync(folder, ...owner())
    await program('initdb', ['-D', folder, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8'])
    await control('-o', options, 'start')
    await program('createdb', ['-h', folder, '-p', String(port), '-U', 'postgres', 'wicha'])
  } catch (error) {
    await remove()
    throw error
  }
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
    remove,
  }
}

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root. */
const program = async (name: string, asked: readonly string[]): Promise<void> => {
  const path = join(programs()!, name)
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
