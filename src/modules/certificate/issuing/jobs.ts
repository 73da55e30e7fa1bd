import { z } from 'zod'
import { defineBulkKind } from '#platform/background/bulk-operation/bulk-kind.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)

/** The queued job that draws the file of an issued certificate and tells its holder. */
export const renderCertificateJob = { name: 'certificate/render-certificate', payload: z.object({ certificate: id }) }

/** Issues certificates to a list of enrolments. Each item is an enrolment. */
export const bulkIssueKind = defineBulkKind({
  name: 'certificate/issue-many',
  params: z.object({ courseID: id, templateID: id, takesIncomplete: z.boolean() }),
  content: z.object({ enrollID: id }),
})
