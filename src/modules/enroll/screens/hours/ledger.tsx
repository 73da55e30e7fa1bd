import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './ledger.server.ts'

/** The ledger of credit hours. */
export default function Ledger() {
  return <ListScreen />
}
