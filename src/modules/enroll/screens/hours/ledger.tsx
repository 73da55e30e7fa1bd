import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './ledger.server.ts'

export default function Ledger() {
  return <ListScreen />
}
