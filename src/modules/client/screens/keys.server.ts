import type { LoaderFunctionArgs } from 'react-router'
import { usageOf } from '#platform/http/api-key/call-log.ts'
import { keyPrefix } from '#platform/http/api-key/authenticate-call.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as list } from '#platform/office/screens/list.server.ts'
import type { Column } from '#ui/office/description.ts'
import { failedShare, lastUse } from '../components/describe-use.ts'
import { keyWords as words } from '../words.ts'

export { action } from '#platform/office/screens/list.server.ts'

/** The default list of keys, with the use of each. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const [listed, usage] = [await list(args), await usageOf(ctx)]
  if (!listed.list) return listed
  const column = (name: 'lastAt' | 'calls' | 'failedShare', kind: Column['kind']): Column => ({
    ...{ name, kind, label: words[name][ctx.locale] },
  })
  const columns = [
    ...listed.list.columns,
    column('lastAt', 'text'),
    column('calls', 'number'),
    column('failedShare', 'percent'),
  ]
  const rows = listed.list.rows.map((row) => ({
    ...row,
    under: keyPrefix + row.id,
    cells: {
      ...row.cells,
      lastAt: lastUse(ctx, usage.get(row.id), 'list'),
      calls: { text: (usage.get(row.id)?.calls ?? 0).toLocaleString('th-TH') },
      failedShare: failedShare(usage.get(row.id)),
    },
  }))
  return { ...listed, list: { ...listed.list, columns, rows } }
}
