import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { settingWords as words } from '../words.ts'

const most = 500

/** Returns the flows that may run after a form was sent, also those of other forms: several forms may share one. */
export const startableFlows = (ctx: Context) =>
  from(ctx, 'flow')
    .select(['flow._id', 'flow.name', 'flow.status', 'flow.formID'])
    .where('flow.trigger', '=', 'form')
    .orderBy('flow.name')
    .limit(most)
    .execute()

/** Describes the flows to choose from. A flow that names the form runs anyway. One that was chosen and is gone stays in the list. */
export async function describeFlows(
  ctx: Context,
  { formID, chosen }: { formID: string; chosen: string | null },
): Promise<{ value: string; label: string }[]> {
  const { locale } = ctx
  const flows = await startableFlows(ctx)
  const lost = chosen !== null && flows.every(({ _id }) => _id !== chosen)
  return [
    { value: '', label: words.noFlow[locale] },
    ...flows.map(({ _id, name, status, formID: own }) => ({
      value: _id,
      label: [name, status === 'active' ? '' : words.idleFlow[locale], own === formID ? words.ownFlow[locale] : '']
        .filter(Boolean)
        .join(' · '),
    })),
    ...(lost ? [{ value: chosen, label: words.lostFlow[locale] }] : []),
  ]
}
