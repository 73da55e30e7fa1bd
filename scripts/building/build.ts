import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root } from './built.ts'
import { takeBuild } from './builds.ts'

/**
 * Returns the folder of the build of the present sources. It builds if necessary, and protects the folder while this
 * process runs.
 */
export const buildIfStale = (): string =>
  takeBuild(join(root, 'build'), { name: sourceStamp().slice(0, 16), make: build })

function build(folder: string) {
  console.log('กำลังสร้างหน้าเว็บจากซอร์ส ใช้เวลาราวครึ่งนาที · Building the pages, in half a minute or so')
  const command = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production', WICHA_BUILD: relative(root, folder) }
  const { status, stderr } = spawnSync(process.execPath, [command, 'build'], {
    ...{ cwd: root, env, encoding: 'utf8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.stderr.write(stderr)
  if (status !== 0) throw new Error('สร้างหน้าเว็บไม่สำเร็จ · The pages could not be built')
  writeFileSync(join(folder, 'warnings'), stderr)
  packAssets(join(folder, 'client'))
}

/** Compresses scripts and styles once, as small as possible, because browsers cache them for a year. */
function packAssets(folder: string) {
  for (const name of globSync('**/*.{js,css,svg}', { cwd: folder })) {
    const file = join(folder, name)
    const bytes = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** Returns a hash over every file that a build reads. */
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
