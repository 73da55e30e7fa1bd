import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './dashboard.server.ts'

/** The products of the shop: figures, then the list. */
export default function Dashboard() {
  return <ListScreen />
}
