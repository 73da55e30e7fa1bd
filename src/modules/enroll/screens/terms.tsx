import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './terms.server.ts'

/** The academic terms, each with its enrolments. */
export default function Terms() {
  return <ListScreen />
}
