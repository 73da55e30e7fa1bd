import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './posts.server.ts'

export default function Posts() {
  return <ListScreen />
}
