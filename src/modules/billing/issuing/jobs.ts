import { z } from 'zod'

const id = z.string().regex(/^[0-9a-f]{24}$/)

/** The queued job that gives numbers to the documents of a tax branch. */
export const numberDocumentsJob = { name: 'billing/number-documents', payload: z.object({ branch: id }) }

/** The queued job that writes the PDF of a numbered document and sends it. */
export const renderDocumentJob = { name: 'billing/render-document', payload: z.object({ document: id }) }
