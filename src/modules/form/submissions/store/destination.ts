import { invalid } from '#platform/errors/errors.ts'
import { issueOf } from '../issue.ts'

/** Throws invalid unless answers go to the collection of submissions (U30). The stored page says where, never a client. */
export function assertDestination(destination: string | null): void {
  if (destination !== null && destination !== '' && destination !== 'form') throw invalid(issueOf('destination'))
}
