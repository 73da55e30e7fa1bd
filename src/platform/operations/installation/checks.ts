import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { probe } from '#platform/content/file/store/probe.ts'
import { lastBackup } from './last-backup.ts'

export const checkNames = [
  'database',
  'migrations',
  'storage',
  'disk',
  'bucket',
  'mail',
  'clock',
  'zone',
  'backup',
  'version',
] as const
export type CheckName = (typeof checkNames)[number]

/** `isRight` is null if it works but needs attention. `value` is the finding. */
export interface Check {
  name: CheckName
  isRight: boolean | null
  value: string
}

/** Minimum free space in bytes. */
const leastRoom = 1 << 30
/** Maximum age of the last backup in milliseconds. */
const oldestBackupMs = 7 * 86_400_000
/** Maximum difference between the clocks of process and database, in milliseconds. */
const mostDrift = 5000

/** Checks the environment of the product. A check that fails to run counts as a problem. */
export const installationChecks = async (ctx: Context): Promise<Check[]> => {
  const made = await Promise.all(
    checkNames.map(async (name): Promise<Check | null> => {
      try {
        const found = await checks[name](ctx)
        return found && { name, ...found }
      } catch (error) {
        ctx.app.settings.log(`installation check ${name}: ${String(error)}`)
        return { name, isRight: false, value: '–' }
      }
    }),
  )
  return made.filter((check) => check !== null)
}

/** Null if the check does not apply. */
type Found = Omit<Check, 'name'> | null

const checks: Record<CheckName, (ctx: Context) => Promise<Found> | Found> = {
  async database(ctx) {
    const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
      ctx[executor],
    )
    const { kind } = ctx.app.database
    return { isRight: true, value: `${kind === 'pglite' ? 'PGlite' : 'PostgreSQL'} ${rows[0]!.version.split(' ')[0]}` }
  },
  async migrations(ctx) {
    const { rows } = await sql<{ n: number; last: string }>`select count(*)::integer as n, max(name) as last
      from migration`.execute(ctx[executor])
    return { isRight: rows[0]!.n > 0, value: `${rows[0]!.n} · ${rows[0]!.last}` }
  },
  async storage({ app }) {
    await mkdir(app.settings.dataDir, { recursive: true })
    await access(app.settings.dataDir, constants.W_OK)
    return { isRight: true, value: app.settings.dataDir }
  },
  async disk({ app }) {
    const { bavail, bsize } = await statfs(app.settings.dataDir)
    const free = bavail * bsize
    return { isRight: free >= leastRoom, value: `${(free / 2 ** 30).toFixed(1)} GB` }
  },
  async bucket(ctx) {
    const { bucket } = ctx.app.settings
    return bucket && { isRight: 'ms' in (await probe(ctx, 'bucket')), value: bucket.bucket }
  },
  mail: ({ app }) => ({ isRight: app.mailer ? true : null, value: app.mailer ? 'SMTP' : '–' }),
  async clock(ctx) {
    const { rows } = await sql<{
      ms: number
    }>`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(ctx[executor])
    const drift = Math.abs(rows[0]!.ms - Date.now())
    return { isRight: drift <= mostDrift, value: `${(drift / 1000).toFixed(1)} s` }
  },
  zone() {
    const zone = { timeZone: 'Asia/Bangkok', timeZoneName: 'longOffset' } as const
    const part = new Intl.DateTimeFormat('en', zone).formatToParts(0).find(({ type }) => type === 'timeZoneName')
    return { isRight: part?.value === 'GMT+07:00', value: part?.value ?? '–' }
  },
  backup({ app, now, locale }) {
    const last = lastBackup(app.settings.dataDir)
    if (!last) return { isRight: null, value: '–' }
    const value = formatInstant(last.at, { length: 'short', locale })
    return { isRight: now - Date.parse(last.at) <= oldestBackupMs ? true : null, value }
  },
  version({ app }) {
    const { version } = JSON.parse(readFileSync(join(app.settings.root, 'package.json'), 'utf8')) as { version: string }
    return {
      isRight: process.versions.node.startsWith('24.'),
      value: `Wicha ${version} · Node ${process.versions.node}`,
    }
  },
}
