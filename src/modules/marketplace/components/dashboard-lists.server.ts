import { href } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay, formatMonth } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import { screenWords as words } from '../screens/words.ts'

type Related = RecordDescription['related'][number]

const most = 10

/** The statements that wait for approval or payment, the oldest first. */
export const statementsToPay = async (ctx: Context): Promise<Related> => {
  const { locale } = ctx
  const due = await from(ctx, 'vendor_statement')
    .innerJoin(rows(ctx, 'vendor'), 'vendor._id', 'vendor_statement.vendorID')
    .select(['vendor_statement._id', 'vendor_statement.month', 'vendor_statement.total', 'vendor_statement.state'])
    .select('vendor.name')
    .where('vendor_statement.state', 'in', ['due', 'approved'])
    .orderBy('vendor_statement.month')
    .orderBy('vendor_statement._id')
    .limit(most)
    .execute()
  return {
    title: words.due[locale],
    list: {
      columns: [
        { name: 'name', label: words.seller[locale], kind: 'text' },
        { name: 'month', label: words.month[locale], kind: 'text' },
        { name: 'total', label: words.amount[locale], kind: 'money' },
        { name: 'state', label: words.state[locale], kind: 'text' },
      ],
      rows: due.map((one) => ({
        ...{ id: one._id, href: href('/marketplace/statement/detail/:id', { id: one._id }), actions: [] },
        cells: {
          name: { text: one.name },
          month: {
            text: formatMonth({ year: Number(one.month.slice(0, 4)), month: Number(one.month.slice(5)) }, locale),
          },
          total: { text: formatBaht(Number(one.total), { style: 'symbol', locale }) },
          state: { text: words[one.state === 'approved' ? 'approved' : 'dueState'][locale] },
        },
      })),
      empty: { title: words.noDue[locale] },
      words: listWords(locale),
    },
  }
}

/** The campaigns that lower prices today. */
export const campaignsThatRun = async (ctx: Context): Promise<Related> => {
  const { locale } = ctx
  const today = bangkokDay(ctx.now)
  const campaigns = await from(ctx, 'campaign')
    .select(['campaign._id', 'campaign.name', 'campaign.until'])
    .where('campaign.status', '=', true)
    .where('campaign.isSpent', '=', false)
    .where('campaign.from', '<=', today)
    .where('campaign.until', '>=', today)
    .orderBy('campaign.until')
    .orderBy('campaign._id')
    .limit(most)
    .execute()
  return {
    title: words.campaigns[locale],
    add: { label: words.addCampaign[locale], href: href('/marketplace/campaign/add') },
    list: {
      columns: [
        { name: 'name', label: words.name[locale], kind: 'text' },
        { name: 'until', label: words.until[locale], kind: 'date' },
      ],
      rows: campaigns.map((one) => ({
        ...{ id: one._id, href: href('/marketplace/campaign/detail/:id', { id: one._id }), actions: [] },
        cells: { name: { text: one.name }, until: { text: formatDay(one.until, { length: 'list', locale }) } },
      })),
      empty: { title: words.noCampaigns[locale] },
      words: listWords(locale),
    },
  }
}
