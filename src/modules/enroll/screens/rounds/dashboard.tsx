import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './dashboard.server.ts'

export default function RoundsDashboard() {
  return <ListScreen />
}
