import DashboardScreen from '#platform/office/screens/dashboard/dashboard-screen.tsx'

export { meta } from '#platform/office/screens/dashboard/dashboard-screen.tsx'
export { action, loader } from './dashboard.server.ts'

/** An overview of the site's settings. */
export default function Dashboard() {
  return <DashboardScreen />
}
