import DashboardScreen from '#platform/office/screens/dashboard/dashboard-screen.tsx'

export { meta } from '#platform/office/screens/dashboard/dashboard-screen.tsx'
export { loader } from './dashboard.server.ts'

/** How far the site is set up. */
export default function Dashboard() {
  return <DashboardScreen />
}
