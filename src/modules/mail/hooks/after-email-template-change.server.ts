import type { AfterChange } from '#platform/http/api/command.ts'
import { nowOf } from '#platform/context.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { designOf } from '../sending/design-of.ts'
import { emailTemplateVersion } from '../tables.ts'

/** Keeps each saved version, which mails are rendered from. */
const keepVersion: AfterChange = async (ctx, { row }) => {
  await insertPrivate(ctx, emailTemplateVersion, {
    row: {
      ...{ templateID: row._id, version: Number(row['version']), isRemoved: false, createdAt: nowOf(ctx) },
      ...{ kind: row['kind'] === 'news' ? 'news' : 'transactional', design: JSON.stringify(designOf(row)) },
    },
    onConflict: { columns: ['templateID', 'version'], update: 'all' },
  })
}

export default keepVersion
