import { href } from 'react-router'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { defineBulkOperation } from '#platform/background/bulk-operation/define-bulk-operation.ts'
import { issueCertificates } from '../issuing/issue-certificates.server.ts'
import { bulkIssueKind } from '../issuing/jobs.ts'
import { officeWords as words } from '../office-words.ts'

/**
 * Issues certificates to many enrolments, 50 in a transaction. The state at each learner's turn decides, so a second run or a process that
 * takes over issues none twice.
 */
export default defineBulkOperation({
  ...{ kind: bulkIssueKind, itemsPerStep: 50, label: () => words.issuing },
  async step({ theirs, system }, { params }, items) {
    if (!isAtLeast(theirs.viewer, 'manager')) return { isStopped: true, done: 0, failed: 0 }
    const template = await from(system, 'certificate_template')
      .select('certificate_template.kind')
      .where('certificate_template._id', '=', params.templateID)
      .executeTakeFirst()
    if (!template) return { isStopped: true, done: 0, failed: 0 }
    const { templateID, takesIncomplete } = params
    const outcomes = await issueCertificates(system, {
      enrollIDs: items.map(({ content }) => content.enrollID),
      ...{ kind: template.kind, templateID, isForced: takesIncomplete, issuedBy: theirs.viewer.name },
    })
    const results = items.map(({ at, content }) => ({ at, outcome: outcomes.get(content.enrollID) ?? 'gone' }))
    return { outcomes: results, done: items.length, failed: 0 }
  },
  notice: (_system, { _id }) => ({ title: words.issueEnded, href: href('/certificate/issue/:id', { id: _id }) }),
})
