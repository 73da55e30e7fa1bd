import type { ReadUploadGrant } from '#platform/content/file/upload/upload-grant.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { findForm } from '../submissions/form/find-form.server.ts'
import { versionOf } from '../submissions/form/versions.server.ts'
import { issueOf } from '../submissions/issue.ts'
import { receiptOf } from '../submissions/receipt.server.ts'
import { readTicket, uploadOwner } from '../submissions/upload/ticket.server.ts'

/** A visitor uploads files for the field of a ticket, until the form is sent. */
const readGrant: ReadUploadGrant = async (ctx, sent) => {
  const ticket = readTicket(ctx, sent)
  if (!ticket) throw forbidden(issueOf('ticket', 'file'))
  await findForm(ctx, ticket.formID)
  const version = await versionOf(ctx, { formID: ticket.formID, number: ticket.version })
  const fields = version ? [...version.definition.fields, ...version.definition.sets.flatMap((set) => set.fields)] : []
  const field = fields.find(({ id, type }) => id === ticket.field && type === 'upload')
  if (!field || (await receiptOf(ctx, ticket))) throw forbidden(issueOf('ticket', 'file'))
  const types = field.fileTypeLimit.map((type) => type.trim().replace(/^\./, '').toLowerCase())
  return { owner: uploadOwner(ticket), types, most: field.fileSizeLimit * 2 ** 20 }
}

export default readGrant
