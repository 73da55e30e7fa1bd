import { sql } from 'kysely'
import type { RowCases, RowCaseTools } from '#platform/manifest/row-cases.ts'
import type { Academy } from '../support/academy.ts'
import type { SiteKey } from '../support/cast.ts'

const files = import.meta.glob<{ default: RowCases }>(
  ['../../src/modules/*/row-cases.ts', '../../src/modules/*/routes/row-cases.ts'],
  { eager: true },
)

/** The row cases of each module that has some, by its name. */
export const rowCasesOf: ReadonlyMap<string, RowCases> = new Map(
  Object.entries(files).map(([path, file]) => [/modules\/([^/]+)\//.exec(path)![1]!, file.default]),
)

/** Inserts rows of a site that no API call creates. */
export const insertInto =
  (academy: Academy, site: SiteKey): RowCaseTools['insert'] =>
  async (name, row) => {
    const table = sql.table(name)
    const now = new Date().toISOString()
    const of = { site: academy.as('root', site).site._id, createdAt: now, updatedAt: now, version: 1, search: '' }
    await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify([{ ...of, ...row }])}::jsonb)`.execute(
      academy.database.kysely,
    )
  }
