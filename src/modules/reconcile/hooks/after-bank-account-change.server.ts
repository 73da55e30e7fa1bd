import { href } from 'react-router'
import { tellStaff } from '#platform/background/notifications/tell-staff.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { reconcileNotices as words } from '../words.ts'

const guarded = ['bank', 'account', 'billerId', 'isAutomatic'] as const

/** Colleagues learn about a changed account, so that nobody redirects money alone. */
const afterBankAccountChange: AfterChange = async (ctx, { before, row }) => {
  if (!before || guarded.every((name) => before[name] === row[name])) return
  const values = { name: String(row['name']), by: ctx.viewer.name }
  await tellStaff(ctx, {
    title: { th: fill(words.accountChanged.th, values), en: fill(words.accountChanged.en, values) },
    text: { th: fill(words.accountChangedText.th, values), en: fill(words.accountChangedText.en, values) },
    about: { collection: 'bank_account', row: row._id },
    href: href('/setup/bank-account/edit/:id', { id: row._id }),
  })
}

export default afterBankAccountChange
