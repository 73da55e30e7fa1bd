import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { href } from 'react-router'
import type { App } from '#platform/context.ts'
import { setupToken } from '#platform/site/first-run.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { demo } from '../../../database/seeds/demo.ts'
import { benchSizes, seedBench } from './bench/seed-bench.ts'
import { seedDemo } from './seed-demo.ts'

/** Seeds what the settings request if the database has no site yet. Returns whether it had none. */
export const seedIfEmpty = async (app: App): Promise<boolean> => {
  if (existsSync(markOf(app))) throw new Error(brokenOff(app))
  if (await hasSites(app)) return false
  const { seed } = app.settings
  if (seed === 'empty') return true
  const password = app.settings.demoPassword ?? newPassword()
  mkdirSync(app.settings.dataDir, { recursive: true })
  writeFileSync(markOf(app), '')
  app.settings.log('กำลังเตรียมข้อมูลตัวอย่าง · Loading sample data')
  const sites = await seedDemo(app, demo, password)
  if (seed !== 'demo')
    await seedBench(sites.get('skills')!, { sizes: benchSizes[seed], hash: await hashPassword(password) })
  writeFileSync(accountsFile(app), accountsText(password), { mode: 0o600 })
  rmSync(markOf(app))
  return true
}

/** Prints one line with the URL of the product, then the demo's sites and accounts. */
export const announceReady = async (app: App) => {
  const { port } = app.settings
  console.log(`Wicha is ready: http://localhost:${port}`)
  const { rows } = await sql<{ hostname: string; siteName: string }>`
    select h.hostname, c."siteName" from hostname h join configuration c on c.site = h.site
    order by c."createdAt", h.hostname`.execute(app.database.kysely)
  for (const row of rows) console.log(`  http://${row.hostname}:${port}  ${row.siteName}`)
  if (accountsOf(app) !== '') console.log(accountsOf(app))
  if (rows.length === 0) console.log(`  ${beginWords}\n  http://localhost:${port}${beginAt(app)}`)
}

/** The URL where the first owner begins. Without the token it opens nothing. */
const beginAt = ({ sealing }: App) => `${href('/install/dashboard')}?token=${setupToken(sealing)}`
const beginWords = 'เปิดลิงก์นี้เพื่อติดตั้ง · open this link to begin:'

/** The demo's accounts as text for people, '' if there is no demo. */
export const accountsOf = (app: App) => (existsSync(accountsFile(app)) ? readFileSync(accountsFile(app), 'utf8') : '')

/** Exists while the demo is seeded. If the process is killed, this file remains beside a partial demo. */
const markOf = (app: App) => join(app.settings.dataDir, 'planting')

const brokenOff = ({
  settings,
}: App) => `การเตรียมข้อมูลตัวอย่างครั้งแรกถูกตัดกลางคัน โปรดลบโฟลเดอร์ ${settings.dataDir} (และล้างฐานข้อมูลใน DATABASE_URL ถ้ามี) แล้วเริ่มใหม่
The first planting was broken off: delete ${settings.dataDir} (and empty the database of DATABASE_URL, if set) and start again.`

const hasSites = async (app: App) => {
  const { rows } = await sql`select 1 from site limit 1`.execute(app.database.kysely)
  return rows.length > 0
}

const accountsFile = (app: App) => join(app.settings.dataDir, 'demo-accounts.txt')

function accountsText(password: string) {
  const names = [...demo.staff, ...demo.learners].map((one) => one.username)
  return [
    `  บัญชีตัวอย่าง · demo accounts: ${names.join(', ')}`,
    `  รหัสผ่าน · password: ${password}`,
    `  หลังบ้าน · back office: /member/login   ผู้เรียน · learners: /user/login`,
    '',
  ].join('\n')
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const newPassword = () => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
