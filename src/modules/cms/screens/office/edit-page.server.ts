import type { LoaderFunctionArgs } from 'react-router'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as edit } from '#platform/office/screens/edit.server.ts'
import { describeLeftOut } from '../../components/skipped-blocks/describe-left-out.server.ts'
import { describeBeside } from '../../page-audit/describe-search.server.ts'

export { action } from '#platform/office/screens/edit.server.ts'

/** The default form of a page, with its hidden blocks, its search preview and its problems. */
export const loader = async (args: LoaderFunctionArgs) => {
  const loaded = await edit(args)
  const { ctx } = askedOf(args)
  const _id = args.params['id'] ?? ''
  const [leftOut, beside] = await Promise.all([describeLeftOut(ctx, _id), describeBeside(ctx, _id)])
  return { ...loaded, leftOut, ...beside }
}
