import { join } from 'node:path'
import { readSettings } from '#platform/operations/config/settings.ts'
import { FolderInUse } from '#platform/data/database/failures.ts'
import { backUp, CannotRestore, restoreBackup } from '#platform/operations/installation/backup.ts'
import { moveIntoServer } from '#platform/operations/installation/move.ts'
import { migrations } from '../database/migrations/list.ts'
import { root } from './building/built.ts'

const help = `Usage: npm run backup [-- folder]
Writes the whole installation (DATA_DIR with its files and key, and the database) into one archive, wicha-….tar.gz, in the
folder, ./backups unless told. Stop the server first where it keeps the embedded database; with DATABASE_URL it may run, and
pg_dump is needed. The archive holds people's data and the key of their secrets: keep it as you keep those.

       npm run restore -- file.tar.gz
Puts an archive back into DATA_DIR, and into the empty database of DATABASE_URL where that is set: also one that came from an
embedded database, which is how an installation moves to PostgreSQL. The server must be stopped. A data folder that is there is moved beside it and not deleted.`

const reasons = {
  'no backup': 'ไฟล์นี้ไม่ใช่ไฟล์สำรองของวิชา\nThis file is no backup of Wicha.',
  'other database':
    'ไฟล์สำรองมาจาก PostgreSQL กรุณาตั้ง DATABASE_URL เป็นฐานข้อมูลว่าง\nThe backup came from PostgreSQL: set DATABASE_URL to an empty database.',
  'not empty': 'ฐานข้อมูลปลายทางมีข้อมูลอยู่แล้ว ใช้ฐานข้อมูลว่าง\nThe database has tables already: name an empty one.',
} as const

const [first, second, ...more] = process.argv.slice(2)
const isRestore = first === '--restore'

if (process.argv.includes('--help')) console.log(help)
else if (more.length > 0 || (isRestore ? !second : second || first?.startsWith('-'))) {
  console.error(help)
  process.exitCode = 1
} else process.exitCode = await carryOut().catch(fail)

async function carryOut(): Promise<number> {
  const settings = readSettings(process.env, root)
  const at = new Date()
  if (!isRestore) {
    const file = await backUp(settings, { folder: first ?? join(root, 'backups'), at })
    console.log(`สำรองข้อมูลแล้ว: ${file}\nBacked up.`)
    return 0
  }
  const before = await restoreBackup(settings, {
    ...{ file: second!, at },
    move: (place) => moveIntoServer({ ...place, root, migrations }),
  })
  console.log(`กู้คืนแล้วที่ ${settings.dataDir}${before ? `\nข้อมูลเดิมย้ายไปไว้ที่ ${before}` : ''}\nRestored.`)
  return 0
}

function fail(error: unknown): number {
  if (error instanceof CannotRestore) console.error(reasons[error.why])
  else if (error instanceof FolderInUse)
    console.error('หยุดระบบก่อน แล้วสั่งอีกครั้ง\nStop the server first: it holds the data folder.')
  else console.error((error as Error).message)
  return 1
}
