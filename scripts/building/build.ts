import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { compiled, root } from './built.ts'

const stampFile = join(root, 'build/stamp')

/** Builds pages and server unless what they are made from is what the last build was made from; one build at a time. */
export const buildIfStale = () => {
  const stamp = sourceStamp()
  if (isBuilt(stamp)) return
  const unlock = lock()
  try {
    if (!isBuilt(stamp)) build(stamp)
  } finally {
    unlock()
  }
}

const isBuilt = (stamp: string) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp

function build(stamp: string) {
  const command = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  rmSync(stampFile, { force: true })
  rmSync(compiled, { recursive: true, force: true })
  execFileSync(process.execPath, [command, 'build'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  packAssets()
  writeFileSync(stampFile, stamp)
}

/** A folder that only one process can make; one that a killed build left behind is taken over after five minutes. */
function lock() {
  const folder = join(root, 'node_modules/.wicha-build')
  for (;;) {
    try {
      mkdirSync(folder)
      return () => rmSync(folder, { recursive: true, force: true })
    } catch {
      const since = existsSync(folder) ? Date.now() - statSync(folder).mtimeMs : 0
      if (since > 300_000) rmSync(folder, { recursive: true, force: true })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
}

/** Scripts and styles are packed once here, as small as can be, and sent so for a year. */
function packAssets() {
  const folder = join(root, 'build/client')
  for (const name of globSync('**/*.{js,css,svg}', { cwd: folder })) {
    const file = join(folder, name)
    const bytes = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** A hash over every file that a build reads. */
function sourceStamp() {
  const hash = createHash('sha256')
  const sources = globSync(
    ['src/**/*', 'database/**/*', 'public/**/*', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'],
    {
      cwd: root,
      withFileTypes: true,
    },
  ).filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  for (const file of sources.map((entry) => join(entry.parentPath, entry.name)).toSorted())
    hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}
