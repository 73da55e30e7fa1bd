import { z } from 'zod'

const id = z.string().regex(/^[0-9a-f]{24}$/)

/** The queued job that gives numbers to the documents of a tax branch. */
export const numberDocumentsJob = { name: 'billing/number-documents', payload: z.object({ branch: id }) }

/** The queued job that writes the PDF of a numbered document and sends it. */
export const renderDocumentJob = { name: 'billing/render-document', payload: z.object({ document: id }) }

/** The queued job that writes the e-Tax XML of a numbered document, or of its cancellation. */
export const writeXmlJob = {
  name: 'billing/write-xml',
  payload: z.object({ document: id, kind: z.enum(['document', 'cancellation']) }),
}
