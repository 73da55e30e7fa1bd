import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '../database/migrations/list.ts'
import { manifests } from '../src/app/modules.ts'
import { draftMigration } from '#platform/data/database/draft-migration.ts'
import { root } from './building/built.ts'

const what = process.argv[2]
if (!what || what === '--help' || !/^[a-z0-9-]+$/.test(what)) {
  console.log(`npm run migration what-it-does: drafts database/migrations/NNNN-what-it-does.ts with what the declarations ask for and
the migrations do not make yet. Read it, complete it, and add it to database/migrations/list.ts.`)
  process.exit(what === '--help' ? 0 : 1)
}
const last = Math.max(...migrations.map((one) => Number(one.name.slice(0, 4))))
const name = `${String(last + 1).padStart(4, '0')}-${what}`
const collections = manifests.flatMap((module) => module.collections)
const tables = manifests.flatMap((module) => module.tables)
const draft = await draftMigration({ name, collections, tables, migrations })
if (draft === '') console.log('The migrations make what is declared: there is nothing to draft.')
else {
  const file = join('database/migrations', `${name}.ts`)
  writeFileSync(join(root, file), draft)
  console.log(`${file} is drafted: read it, complete it, and add it to database/migrations/list.ts`)
}
process.exit(0)
