import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documents } from './documents/documents.ts'

const help = `Usage: node scripts/documents.ts [--check]
Writes docs/generated/ from the manifests and collections. With --check it only compares, and ends with 1 if a document is stale.`

const root = join(import.meta.dirname, '..')

if (process.argv.includes('--help')) console.log(help)
else if (process.argv.includes('--check')) check()
else write()

function check() {
  const stale = Object.entries(documents()).filter(([path, text]) => written(path) !== text)
  for (const [path] of stale) console.error(`${path} is stale: run node scripts/documents.ts`)
  process.exitCode = stale.length > 0 ? 1 : 0
}

function write() {
  for (const [path, text] of Object.entries(documents())) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(path)
  }
}

function written(path: string) {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null
}
