import type { Listener } from '#platform/http/api/command.ts'
import { issueCertificates } from '../issuing/issue-certificates.server.ts'

/** A completed course that gives a certificate issues it. A second run issues nothing. */
const issueCompleted: Listener = async (ctx, { enrollID }) => {
  await issueCertificates(ctx, { enrollIDs: [String(enrollID)], kind: 'completion', issuedBy: '' })
}

export default issueCompleted
