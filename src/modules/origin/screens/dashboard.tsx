import DashboardScreen from '#platform/office/screens/dashboard/dashboard-screen.tsx'

export { meta } from '#platform/office/screens/dashboard/dashboard-screen.tsx'
export { loader } from './dashboard.server.ts'

/** Everything that the owner of the installation manages. */
export default function Dashboard() {
  return <DashboardScreen />
}
