import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The product as a user starts it: a process group of its own, on a free port, in a data folder of its own. */
export interface Running {
  port: number
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything it has said so far. */
  said: () => string
  /** From the start of the process to the line that it is ready, in milliseconds. */
  readyMs: number
  /** Ends it as a service manager does and answers how long that took, in milliseconds. */
  stop: () => Promise<number>
  /** Ends the whole group at once, as a power button does. */
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
  /** As its developers start it, from the sources. */
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

/** What a process says from now on. */
function hear(child: ChildProcess): () => string {
  let said = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  return () => said
}

/** The port of the line that says it is ready; what it said instead when it ends before that. */
function readyPort(child: ChildProcess, said: () => string) {
  return new Promise<number>((resolve, reject) => {
    child.stdout!.on('data', () => {
      const found = /Wicha is ready: http:\/\/localhost:(\d+)/.exec(said())
      if (found) resolve(Number(found[1]))
    })
    child.once('exit', () => reject(new Error(`the server ended before it was ready:\n${said()}`)))
  })
}
