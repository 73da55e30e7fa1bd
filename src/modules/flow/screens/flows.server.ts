import { href, type LoaderFunctionArgs } from 'react-router'
import { countTrouble } from '#platform/flow/runs/list-runs.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as list } from '#platform/office/screens/list.server.ts'
import type { Figure } from '#ui/office/description.ts'
import { runScreenWords as words } from '../words.ts'

export { action } from '#platform/office/screens/list.server.ts'

/** The default list of flows, with the numbers of unsure and failed runs. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const listed = await list(args)
  if (!listed.list) return listed
  const trouble = await countTrouble(ctx)
  const figure = (state: 'unsure' | 'failed'): Figure => ({
    label: words[state === 'unsure' ? 'unsureRuns' : 'failedRuns'][ctx.locale],
    value: trouble[state].toLocaleString('th-TH'),
    href: `${href('/setup/workflow/runs')}?state=${state}`,
  })
  const figures = [figure('unsure'), figure('failed'), ...(listed.list.figures ?? [])]
  return { ...listed, list: { ...listed.list, figures } }
}
