import DashboardScreen from '#platform/office/screens/dashboard/dashboard-screen.tsx'

export { meta } from '#platform/office/screens/dashboard/dashboard-screen.tsx'
export { action, loader } from './dashboard.server.ts'

/** What the site is set to, at a glance. */
export default function Dashboard() {
  return <DashboardScreen />
}
