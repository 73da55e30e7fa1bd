import type { AfterRemove } from '#platform/http/api/command.ts'
import { updatePrivate } from '#platform/data/private-table/access.ts'
import { emailTemplateVersion } from '../tables.ts'

/** A removed template sends nothing, until it is restored. */
const markVersions: AfterRemove = async (ctx, { row, isBack }) => {
  await updatePrivate(ctx, emailTemplateVersion, { where: { templateID: row._id }, change: { isRemoved: !isBack } })
}

export default markVersions
