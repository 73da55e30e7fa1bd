import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './flows.server.ts'

/** The flows of the site, with the runs that wait for a decision. */
export default function Flows() {
  return <ListScreen />
}
