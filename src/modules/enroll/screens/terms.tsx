import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './terms.server.ts'

export default function Terms() {
  return <ListScreen />
}
