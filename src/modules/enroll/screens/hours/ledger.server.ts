import { href, type LoaderFunctionArgs } from 'react-router'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as list } from '#platform/office/screens/list.server.ts'
import { hoursWords as words } from '../../hours/words.ts'

export { action } from '#platform/office/screens/list.server.ts'

/** The default list of the ledger. Administrators can add a correction. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const listed = await list(args)
  if (!listed.list || !isAtLeast(ctx.viewer, 'admin')) return listed
  const add = { href: href('/enroll/hours/add'), label: words.adjust[ctx.locale] }
  return { ...listed, list: { ...listed.list, add } }
}
