import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hasPostgres } from '../../../tests/support/scratch-postgres.ts'
import { newFolder, newPlace, type Place, startAt } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { root } from '../../building/built.ts'
import { type Finding, finding, skipped } from '../scorecard.ts'
import { call } from './call.ts'
import { keptInWords, type Ledger } from './ledger.ts'
import { compared, tablesIn } from './rows.ts'
import { Writers } from './writers.ts'

const run = promisify(execFile)

/**
 * Checks backups made while eight writers work, restored elsewhere, and the move from the embedded database to a
 * server.
 */
export const verifyBackups = async (traces: CleanupStack): Promise<Finding[]> => {
  const embedded = await verifyEmbedded(traces)
  if (!(await hasPostgres()))
    return [...embedded.findings, skipped('backup of PostgreSQL, and the move to it', noServer)]
  return [...embedded.findings, await verifyServer(traces), await verifyMove(embedded, traces)]
}

const noServer = 'no server at DATABASE_URL or 127.0.0.1:5432'

interface Backup {
  file: string
  /** The writes acknowledged before it began, and the staff cookie to read them. */
  ledger: Ledger
  staff: string
}

/**
 * The embedded database belongs to its process. A backup beside it is refused, and works once the process has stopped.
 */
async function verifyEmbedded(traces: CleanupStack): Promise<Backup & { dataDir: string; findings: Finding[] }> {
  const place = await newPlace('PGlite', traces)
  const folder = await newFolder(traces)
  const server = await startAt(place, traces)
  const writers = await Writers.of(server.url)
  const stop = new AbortController()
  const writing = writers.write(stop.signal)
  await writers.answeredAgain()
  const isRefused = await backUp(place, folder).then(
    () => false,
    (error: Error & { stderr?: string }) => /Stop the server first/.test(error.stderr ?? ''),
  )
  await writers.answeredAgain()
  const ending = server.stop()
  await ending
  stop.abort()
  await writing
  const file = await backUp(place, folder)
  const made: Backup = { file, ledger: writers.ledger, staff: writers.staff }
  const found = await putBack(made, { place: await newPlace('PGlite', traces), traces })
  const refusal = isRefused ? 'refused while it runs' : 'made beside a running server'
  const line = finding('PGlite: stopped under 8 writers, backed up, put back in an empty place', {
    goal: '0 lost, 0 doubled, serves; refused while it runs',
    found: `${found.told}; ${refusal}`,
    isMet: found.isMet && isRefused,
  })
  return { ...made, dataDir: place.dataDir, findings: [line] }
}

async function verifyServer(traces: CleanupStack): Promise<Finding> {
  const place = await newPlace('PostgreSQL', traces)
  const server = await startAt(place, traces)
  const writers = await Writers.of(server.url)
  const stop = new AbortController()
  const writing = writers.write(stop.signal)
  for (let n = 0; n < 10; n++) await writers.answeredAgain()
  const ledger = writers.ledger.copy()
  const file = await backUp(place, await newFolder(traces))
  const meanwhile = writers.ledger.size - ledger.size
  stop.abort()
  await writing
  await server.stop()
  const found = await putBack(
    { file, ledger, staff: writers.staff },
    { place: await newPlace('PostgreSQL', traces), traces },
  )
  return finding('PostgreSQL: backed up under 8 writers, put back in an empty place', {
    goal: '0 lost, 0 doubled, serves',
    found: `${found.told}; ${meanwhile} more acknowledged meanwhile`,
    isMet: found.isMet && meanwhile > 0,
  })
}

/** Compares every table before and after the move, and starts the product on the server. */
async function verifyMove(backup: Backup & { dataDir: string }, traces: CleanupStack): Promise<Finding> {
  const place = await newPlace('PostgreSQL', traces)
  const before = await tablesIn({ dataDir: backup.dataDir, url: '' })
  await restore(place, backup.file)
  const { tables, rows, differing } = compared(before, await tablesIn(place))
  const found = await lookAt(backup, { place, traces })
  const same = differing.length === 0 ? 'all the same' : `these differ: ${differing.join(', ')}`
  return finding('move from PGlite to PostgreSQL, every row compared', {
    goal: 'all the same, serves',
    found: `${rows} rows in ${tables} tables, ${same}; ${found.told}`,
    isMet: differing.length === 0 && rows > 0 && found.isMet,
  })
}

async function putBack(backup: Backup, of: { place: Place; traces: CleanupStack }) {
  await restore(of.place, backup.file)
  return lookAt(backup, of)
}

/** Starts the restored installation, compares it with the acknowledged writes, and writes there. */
async function lookAt({ ledger, staff }: Backup, { place, traces }: { place: Place; traces: CleanupStack }) {
  const server = await startAt(place, traces)
  const page = await fetch(`${server.url}/cms/page/faq`)
  const made = await call(server.url, { path: '/course', body: { data: { name: 'หลังกู้คืน' } }, cookie: staff })
  const kept = await ledger.compare({ url: server.url, cookie: staff })
  await server.stop()
  const serves = page.status === 200 && made.status === 200
  console.log(`  put back at ${place.url ? 'PostgreSQL' : 'PGlite'}: ${keptInWords(kept)}`)
  return {
    told: `${keptInWords(kept)}, ${serves ? 'serves' : `page ${page.status}, write ${made.status}`}`,
    isMet: serves && kept.lost === 0 && kept.doubled === 0 && kept.acknowledged > 0,
  }
}

const command = (place: Place, ...asked: string[]) => {
  const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.url }
  return run(process.execPath, [join(root, 'scripts/backup.ts'), ...asked], { cwd: root, env })
}

/** Runs `npm run backup` and returns the archive that it names. */
async function backUp(place: Place, folder: string): Promise<string> {
  const { stdout } = await command(place, folder)
  return /: (\S+\.tar\.gz)/.exec(stdout)![1]!
}

/** `npm run restore`. */
const restore = (place: Place, file: string) => command(place, '--restore', file)
