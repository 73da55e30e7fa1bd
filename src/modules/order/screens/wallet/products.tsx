import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './products.server.ts'

/** The products that learners redeem with credit: figures, then the list. */
export default function CreditProducts() {
  return <ListScreen />
}
