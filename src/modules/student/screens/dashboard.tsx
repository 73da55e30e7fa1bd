import { ListScreen } from '#platform/screens/list/list-screen.tsx'

export { meta } from '#platform/screens/list.tsx'
export { action, loader } from './dashboard.server.ts'

/** The learners of the site. */
export default function Dashboard() {
  return <ListScreen />
}
