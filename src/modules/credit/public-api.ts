export { creditMoveKinds } from './collections/credit-move.ts'
export { addLot, balanceOf, endLot, liveLots, movesOf, type NewLot, spendCredit } from './lots/credit-lots.server.ts'
export { returnCredit } from './lots/return-credit.server.ts'
export { packageOf, packagesForSale } from './lots/packages.server.ts'
