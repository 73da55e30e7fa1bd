import { href } from 'react-router'
import { tellStaff } from '#platform/background/notifications/tell-staff.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { reconcileNotices as words } from '../words.ts'

/** Colleagues learn about a changed account, so that nobody redirects money alone. */
export async function announceAccount(ctx: Context, { _id, name }: { _id: string; name: string }): Promise<void> {
  const values = { name, by: ctx.viewer.name }
  await tellStaff(ctx, {
    title: { th: fill(words.accountChanged.th, values), en: fill(words.accountChanged.en, values) },
    text: { th: fill(words.accountChangedText.th, values), en: fill(words.accountChangedText.en, values) },
    about: { collection: 'bank_account', row: _id },
    href: href('/setup/bank-account/edit/:id', { id: _id }),
  })
}
