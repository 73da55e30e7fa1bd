import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { formSetting } from '../store/tables.ts'

/** When a form takes answers, and what follows. Texts are empty where the product's own apply. */
export interface FormSettings {
  opensAt: string | null
  closesAt: string | null
  capacity: number | null
  isOncePerPerson: boolean
  isAnonymous: boolean
  retentionDays: number | null
  /** The `_id`s of people who are notified. */
  recipients: readonly string[]
  submitTitle: string
  sentSubject: string
  sentMessage: string
  acceptsOldVersionHours: number
  /** In baht. */
  orderPrice: number | null
  /** The `_id` of the flow that runs after a submit. */
  autoFlow: string | null
}

export const defaultSettings: FormSettings = {
  ...{ opensAt: null, closesAt: null, capacity: null, isOncePerPerson: false, isAnonymous: false },
  ...{ retentionDays: null, recipients: [], submitTitle: '', sentSubject: '', sentMessage: '' },
  ...{ acceptsOldVersionHours: 0, orderPrice: null, autoFlow: null },
}

/** Returns the settings of a form. */
export async function settingsOf(ctx: Context, formID: string): Promise<FormSettings> {
  const row = await fromPrivate(ctx, formSetting).selectAll().where('formID', '=', formID).executeTakeFirst()
  if (!row) return defaultSettings
  const { formID: _form, recipients, orderPrice, opensAt, closesAt, ...rest } = row
  return {
    ...rest,
    ...{ opensAt: isoOf(opensAt), closesAt: isoOf(closesAt) },
    recipients: JSON.parse(recipients) as string[],
    orderPrice: orderPrice === null ? null : Number(orderPrice),
  }
}

const isoOf = (at: string | Date | null) => (at === null ? null : new Date(at).toISOString())

/** Stores the settings of a form. */
export async function saveSettings(
  ctx: Context,
  { formID, settings }: { formID: string; settings: FormSettings },
): Promise<void> {
  const { recipients, orderPrice, ...rest } = settings
  const price = orderPrice === null ? null : orderPrice.toFixed(2)
  const row = { formID, ...rest, recipients: JSON.stringify(recipients), orderPrice: price }
  await insertPrivate(ctx, formSetting, { row, onConflict: { columns: ['formID'], update: 'all' } })
}
