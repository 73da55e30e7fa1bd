import DashboardScreen from '#platform/office/screens/dashboard/dashboard-screen.tsx'

export { meta } from '#platform/office/screens/dashboard/dashboard-screen.tsx'
export { loader } from './dashboard.server.ts'

/** The contents of the site's collections. */
export default function Dashboard() {
  return <DashboardScreen />
}
