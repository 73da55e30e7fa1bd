import { type MetaFunction, useLoaderData } from 'react-router'
import { State } from '#ui/state/state.tsx'
import { DraftFace } from '../components/versions/draft-face.tsx'
import type { loader } from './draft.server.ts'

export { headers, loader } from './draft.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** A page as visitors would see it if its draft were published. */
export default function Draft() {
  const { page, said, words } = useLoaderData<typeof loader>()
  const empty = <State icon="file" title={words.blankTitle} text={words.blankText} />
  return <DraftFace page={page} words={words} said={said} empty={empty} />
}
