import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** Bank accounts, files, rows, matches, decisions and audit differences are for managers. */
const rowCases: RowCases = async ({ admin, other, mark, kept, insert }) => {
  const letter = admin.site._id.slice(0, 6)
  const idOf = (kind: string) => `${kind}${letter}`.padEnd(24, '0')
  const account = { name: mark('bank account', 'managers'), bank: '004', account: '1234567890' }
  const accountID = kept('bank_account', await create(admin, 'bank_account', account), 'managers')
  const put = async (collection: string, row: { _id: string } & Record<string, unknown>) => {
    await insert(collection, row)
    kept(collection, row, 'managers')
    return row._id
  }
  const fileID = await put('bank_file', {
    ...{ _id: idOf('ba'), accountID, name: mark('bank file', 'managers'), kind: 'bill', sha256: `sum${letter}` },
    ...{ byName: '', state: 'done', rowCount: 1, done: 1, total: 700, earlierCount: 0, earlierTotal: 0 },
  })
  const rowID = await put('bank_row', {
    ...{ _id: idOf('bb'), fileID, accountID, key: `key${letter}`, line: 2, day: '2026-11-20' },
    ...{ payer: mark('bank payer', 'managers'), amount: 700, state: 'matched', isExact: false, suggestions: [] },
  })
  const orderID = idOf('bc')
  await insert('order', {
    ...{ _id: orderID, userID: other, item: 'x', price: 700, paid: 700, payment: 'bank', type: 'lesson' },
    ...{ approve: 'manual', status: 'เสร็จสมบูรณ์', process: 'done' },
  })
  const paymentID = idOf('bd')
  await insert('payment', {
    ...{ _id: paymentID, orderID, method: 'bank', reference: `${parseInt(letter, 16)}`, amount: 700, applied: 700 },
    ...{ receivedAt: new Date(admin.now).toISOString(), byName: '' },
  })
  await put('bank_match', {
    ...{ _id: idOf('be'), rowID, orderID, paymentID, amount: 700, rule: 'A', isAutomatic: true, undoneBy: '' },
    byName: mark('matched by', 'managers'),
  })
  await decided(put, { idOf, orderID, mark })
}
export default rowCases

type Put = (collection: string, row: { _id: string } & Record<string, unknown>) => Promise<string>
type Names = Pick<Parameters<RowCases>[0], 'mark'> & { idOf: (kind: string) => string; orderID: string }

async function decided(put: Put, { idOf, orderID, mark }: Names) {
  await put('money_decision', {
    ...{ _id: idOf('bf'), subject: `over/${orderID}`, amount: 5, decision: 'keep', byName: '' },
    note: mark('money decision', 'managers'),
  })
  await put('audit_difference', {
    ...{ _id: idOf('ca'), rule: 'orderPaid', subject: mark('audit', 'managers'), expected: '1', actual: '2' },
    isOpen: true,
  })
}
