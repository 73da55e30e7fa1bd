import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The product as a user starts it: a process group on a free port, with a new data folder. */
export interface Running {
  port: number
  url: string
  dataDir: string
  process: ChildProcess
  /** Its whole output so far. */
  said: () => string
  /** Milliseconds from the start of the process to the line that says it is ready. */
  readyMs: number
  /** Stops it as a service manager does. Returns the milliseconds that it took. */
  stop: () => Promise<number>
  /** Kills the whole group at once, like a power failure. */
  kill: () => Promise<void>
}

export const demoPassword = 'wicha-2569'

export const newDataDir = () => {
  const folder = mkdtempSync(join(tmpdir(), 'wicha-data-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export const startServer = async (given: {
  dataDir: string
  env?: Record<string, string>
  /** Starts it from the sources, as developers do. */
  isDevelopment?: boolean
}): Promise<Running> => {
  const root = join(import.meta.dirname, '../..')
  const started = performance.now()
  const options = readFileSync(join(root, 'bin/node-options'), 'utf8').trim().split(' ')
  const script = join(root, given.isDevelopment ? 'scripts/dev.ts' : 'scripts/start.ts')
  const child = spawn(process.execPath, [...options, script], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: given.dataDir,
      DEMO_PASSWORD: demoPassword,
      DATABASE_URL: '',
      ...given.env,
    },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const said = hear(child)
  const port = await readyPort(child, said)
  const signal = async (name: NodeJS.Signals) => {
    const from = performance.now()
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, name)
    await ended
    return performance.now() - from
  }
  return {
    port,
    url: `http://localhost:${port}`,
    dataDir: given.dataDir,
    process: child,
    said,
    readyMs: performance.now() - started,
    stop: () => signal('SIGTERM'),
    kill: () => signal('SIGKILL').then(() => undefined),
  }
}

/** Returns the output of a process from now on. */
function hear(child: ChildProcess): () => string {
  let said = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  return () => said
}

/** Returns the port from the ready line. If the process ends before that, it fails with the output. */
function readyPort(child: ChildProcess, said: () => string) {
  return new Promise<number>((resolve, reject) => {
    child.stdout!.on('data', () => {
      const found = /Wicha is ready: http:\/\/localhost:(\d+)/.exec(said())
      if (found) resolve(Number(found[1]))
    })
    child.once('exit', () => reject(new Error(`the server ended before it was ready:\n${said()}`)))
  })
}
