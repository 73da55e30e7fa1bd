import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressReport } from './report.ts'
import { readTheirs } from './theirs.ts'
import { readOurs } from './ours.ts'
import { root } from '../../building/built.ts'

const file = process.argv[2]
if (!file || file === '--help') {
  console.log(`node scripts/documents/address-data/compare.ts geography.json: compares the places that the product plants with the file of
github.com/thailand-geography-data/thailand-geography-json (MIT) and writes docs/address-data.md.`)
  process.exit(file ? 0 : 1)
}
const theirs = readTheirs(JSON.parse(readFileSync(file, 'utf8')))
writeFileSync(join(root, 'docs/address-data.md'), addressReport(await readOurs(), theirs))
