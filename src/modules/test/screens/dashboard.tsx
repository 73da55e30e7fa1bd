import DashboardScreen from '#platform/screens/dashboard/dashboard-screen.tsx'

export { meta } from '#platform/screens/dashboard/dashboard-screen.tsx'
export { loader } from './dashboard.server.ts'

/** What the collections of the site hold. */
export default function Dashboard() {
  return <DashboardScreen />
}
