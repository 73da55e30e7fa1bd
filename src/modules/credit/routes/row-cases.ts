import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** Packages for sale are for signed-in people. Lots and moves are for managers and their owner. */
const rowCases: RowCases = async ({ admin, own, other, mark, kept, insert }) => {
  const terms = { price: 500, credits: 550 }
  const live = await create(admin, 'credit_package', { ...terms, name: mark('credit-package-live', 'signed in') })
  kept('credit_package', live, 'signed in')
  const off = { ...terms, name: mark('credit-package-off', 'admins'), active: false }
  kept('credit_package', await create(admin, 'credit_package', off), 'admins')
  const site = admin.site._id.slice(0, 6) + admin.site._id.slice(-6)
  for (const [n, userID] of [own, other].entries()) {
    const owner = userID === own ? own : undefined
    const audience = owner ? ('owner and managers' as const) : ('managers' as const)
    const lot = { _id: `cb${n}${site}`.padEnd(24, '0') }
    const ref = mark(`credit-lot-${n}`, audience, owner)
    await insert('credit_lot', { ...lot, userID, ref, source: 'topup', amount: 10, left: 0 })
    kept('credit_lot', lot, audience, owner)
    const move = { _id: `cc${n}${site}`.padEnd(24, '0') }
    await insert('credit_move', {
      ...move,
      userID,
      kind: 'in',
      ref: mark(`credit-move-${n}`, audience, owner),
      amount: 10,
    })
    kept('credit_move', move, audience, owner)
  }
}
export default rowCases
