import DashboardScreen from '#platform/office/screens/dashboard/dashboard-screen.tsx'

export { meta } from '#platform/office/screens/dashboard/dashboard-screen.tsx'
export { loader } from './dashboard.server.ts'

/** What the collections of the site hold. */
export default function Dashboard() {
  return <DashboardScreen />
}
