import { ListScreen } from '#platform/screens/list/list-screen.tsx'

export { meta } from '#platform/screens/list.tsx'
export { action, loader } from './terms.server.ts'

/** The academic terms, each with its enrolments. */
export default function Terms() {
  return <ListScreen />
}
