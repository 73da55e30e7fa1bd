import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { usesOf } from '#platform/data/collection/listed/uses.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { askedOf, formOf } from '#platform/http/request.server.ts'
import { action as listAction, loader as list } from '#platform/office/screens/list.server.ts'
import type { Action, Row } from '#ui/office/description.ts'
import { codeWords as words } from '../words.ts'

/**
 * The default list of codes, with their use. A code that is used, or that the product itself knows, cannot be removed.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx, route } = askedOf(args)
  const listed = await list(args)
  if (!listed.list) return listed
  const uses = await usesOf(ctx, route?.presets?.['list'] ?? '')
  const system = await systemCodes(ctx, listed.list.rows)
  const column = { name: 'uses', label: words.uses[ctx.locale], kind: 'number' as const }
  const rows = listed.list.rows.map((row) => {
    const used = uses.get(row.cells['code']?.text ?? '') ?? 0
    return {
      ...row,
      cells: { ...row.cells, uses: { text: used.toLocaleString('th-TH') } },
      actions: locked(row.actions, reasonOf(ctx, { used, isSystem: system.has(row.id) })),
    }
  })
  return { ...listed, list: { ...listed.list, columns: [...listed.list.columns, column], rows } }
}

/** Removes or restores a code. A used code is not removed, whichever form requested it. */
export const action = async (args: ActionFunctionArgs) => {
  const { ctx } = askedOf(args)
  const form = await formOf(args.request)
  const intent = form.get('intent') ?? 'remove'
  if (intent !== 'remove') return isForMany(String(intent)) ? { problem: words.oneByOne[ctx.locale] } : listAction(args)
  const _id = String(form.get('_id') ?? '')
  const item = await from(ctx, 'code_item')
    .select(['list', 'code', 'isSystem'])
    .where('_id', '=', _id)
    .executeTakeFirst()
  const used = item ? ((await usesOf(ctx, item.list)).get(item.code) ?? 0) : 0
  const problem = item ? reasonOf(ctx, { used, isSystem: item.isSystem }) : null
  return problem ? { problem } : listAction(args)
}

/** Use is checked per code, so bulk removal is not available. */
const isForMany = (intent: string) => intent === 'bulk-remove'

async function systemCodes(ctx: Context, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const ids = rows.map(({ id }) => id)
  const found = await from(ctx, 'code_item')
    .select('_id')
    .where('_id', 'in', ids)
    .where('isSystem', '=', true)
    .execute()
  return new Set(found.map(({ _id }) => _id))
}

function reasonOf({ locale }: Context, { used, isSystem }: { used: number; isSystem: boolean }): string | null {
  if (isSystem) return words.system[locale]
  return used > 0 ? fill(words.used[locale], { n: used.toLocaleString('th-TH') }) : null
}

const locked = (actions: readonly Action[], reason: string | null): Action[] =>
  actions.map((action) => (reason && action.isDestructive ? { ...action, lock: reason } : action))
