import { href, type LoaderFunctionArgs } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import { rowsOfStatement } from '../ledger/close-month.server.ts'
import { banks } from '../rules/banks.ts'
import { screenWords as words } from './words.ts'

export { action } from '#platform/office/screens/show.server.ts'

/** The derived record, with the vendor and every row that the statement adds up. The browser prints it. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const id = args.params['id'] ?? ''
  const shown = await show(args)
  const { record } = shown
  const isAside = ({ isAside: aside }: RecordDescription['sections'][number]) => aside === true
  return {
    ...shown,
    record: {
      ...record,
      sections: [
        ...record.sections.filter((section) => !isAside(section)),
        ...(await vendorSection(ctx, id)),
        ...record.sections.filter(isAside),
      ],
      related: [await rowsSection(ctx, id)],
    },
  }
}

async function vendorSection(ctx: Context, id: string): Promise<RecordDescription['sections']> {
  const { locale } = ctx
  const statement = await from(ctx, 'vendor_statement')
    .select(['vendorID', 'bank', 'accountNumber', 'accountName'])
    .where('_id', '=', id)
    .executeTakeFirst()
  const vendor = await from(ctx, 'vendor')
    .selectAll()
    .where('vendor._id', '=', statement?.vendorID ?? '')
    .executeTakeFirst()
  if (!statement || !vendor) return []
  const paidTo = statement.accountNumber ? statement : vendor
  const bank = banks.find(({ value }) => value === paidTo.bank)?.label[locale] ?? ''
  const pair = (label: keyof typeof words, text: string) => ({ label: words[label][locale], value: { text } })
  return [
    {
      title: words.seller[locale],
      pairs: [
        pair('legalName', vendor.legalName),
        pair('taxId', vendor.taxId),
        pair('account', [bank, paidTo.accountNumber, paidTo.accountName].filter(Boolean).join(' ') || '–'),
      ],
    },
  ]
}

async function rowsSection(ctx: Context, id: string): Promise<RecordDescription['related'][number]> {
  const { locale } = ctx
  const rows = await rowsOfStatement(ctx, id)
  return {
    title: words.rows[locale],
    count: rows.length.toLocaleString('th-TH'),
    list: {
      columns: [
        { name: 'when', label: words.when[locale], kind: 'text' },
        { name: 'kind', label: words.kind[locale], kind: 'text' },
        { name: 'order', label: words.order[locale], kind: 'text' },
        { name: 'rate', label: words.rate[locale], kind: 'number' },
        { name: 'amount', label: words.amount[locale], kind: 'money' },
      ],
      rows: rows.map((row) => ({
        ...{ id: row._id, actions: [], href: href('/marketplace/ledger') },
        cells: {
          when: { text: formatInstant(row.at, { length: 'medium', locale }) },
          kind: { text: words[row.kind][locale] },
          order: { text: row.orderID ?? '–' },
          rate: { text: row.percent === null ? '–' : `${row.percent}%` },
          amount: { text: formatBaht(Number(row.amount), { style: 'symbol', locale }) },
        },
      })),
      empty: { title: words.noRows[locale] },
      words: listWords(locale),
    },
  }
}
