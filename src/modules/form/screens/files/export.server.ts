import { noStore } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { exportFile, exportFormats } from '../../office/files/export-file.server.ts'
import { officeForm } from '../../office/form-of.server.ts'

/** The submissions of a form as a CSV or XLSX file. */
export const loader = loads(async (ctx, { params }) => {
  noStore(ctx)
  const format = exportFormats.find((one) => one === params['format'])
  const form = await officeForm(ctx, params['id'])
  if (!format) throw notFound()
  return exportFile(ctx, { formID: form._id, format })
})
