import { ListScreen } from '#platform/screens/list/list-screen.tsx'

export { meta } from '#platform/screens/list.tsx'
export { action, loader } from './dashboard.server.ts'

/** What the institution owns: figures, then the assets themselves. */
export default function Dashboard() {
  return <ListScreen />
}
